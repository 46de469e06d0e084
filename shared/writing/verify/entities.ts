import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

/** A name that belongs to one entry of the resume: it may not be used for another. */
export interface Entity {
  kind: "employer" | "title" | "institution";
  /** The words as one lower-case phrase, company endings left out. */
  phrase: string;
  /** Index into `work`, or into `education` for an institution. */
  entry: number;
}

const companyEndings = new Set([
  "pty",
  "ltd",
  "limited",
  "inc",
  "llc",
  "plc",
  "co",
  "corp",
  "proprietary",
  "the",
]);

/** "Pty", "Ltd", "the": words of a name that a writer may leave out. */
export function isCompanyEnding(low: string): boolean {
  return companyEndings.has(low);
}

/** Words of a name without company endings: "Derwent Builders Pty Ltd" and "Derwent Builders" agree. */
export function namePhrase(text: string): string {
  return tokenise(text)
    .map((token) => token.low)
    .filter((word) => !companyEndings.has(word))
    .join(" ");
}

/** True when the phrase stands in the text as whole words. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return phrase !== "" && ` ${text} `.includes(` ${phrase} `);
}

export function readEntities(model: ResumeModel): Entity[] {
  const entities: Entity[] = [];
  const add = (kind: Entity["kind"], text: string | undefined, entry: number) => {
    const phrase = namePhrase(text ?? "");
    if (phrase.length >= 3) entities.push({ kind, phrase, entry });
  };
  model.work.forEach((work, entry) => {
    add("employer", work.name, entry);
    add("title", work.position, entry);
  });
  model.education.forEach(({ institution }, entry) => {
    add("institution", institution, entry);
  });
  return entities;
}
