import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

/** A name that belongs to one entry of the resume: it may not be used for another. */
export interface Entity {
  /** A part is what a title's line says behind a comma or bar: often the employer, sometimes the ward. */
  kind: "employer" | "title" | "institution" | "part";
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

const titleBreak = /\s*(?:,|\||–| - | at )\s*/;

/** "The Tin Pelican" of "Sous Chef, The Tin Pelican": parts of a title that are no job. */
export function partsOf(position: string | undefined): string[] {
  const [, ...rest] = (position ?? "").split(titleBreak);
  return rest.filter((part) => part.length > 4 && /^\p{Lu}/u.test(part) && !namesJob(part));
}

export function readEntities(model: ResumeModel): Entity[] {
  const entities: Entity[] = [];
  const add = (kind: Entity["kind"], text: string | undefined, entry: number) => {
    const phrase = namePhrase(text ?? "");
    if (phrase.length >= 3) entities.push({ kind, phrase, entry });
  };
  model.work.forEach((work, entry) => {
    add("employer", work.name, entry);
    // "Brightbook (payroll SaaS, 350 staff)" is called Brightbook.
    if (/[([]/.test(work.name ?? "")) add("employer", work.name?.replace(/\s*[([][^()[\]]*[)\]]/g, ""), entry);
    add("title", work.position, entry);
    for (const part of partsOf(work.position)) {
      add("part", part, entry);
      add("title", work.position?.split(titleBreak)[0], entry);
    }
  });
  model.education.forEach(({ institution }, entry) => {
    add("institution", institution, entry);
  });
  return entities;
}
