import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { namesJob } from "#shared/engine/roles/job-titles.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";

/** A name that belongs to one entry of the resume: it may not be used for another. */
export interface Entity {
  /** `part` is another name at the head of a role: often the employer, sometimes the ward. */
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

/** True when the text contains the phrase as whole words. */
export function holdsPhrase(text: string, phrase: string): boolean {
  return phrase !== "" && ` ${text} `.includes(` ${phrase} `);
}

const titleBreak = /,|\||–|—|\t| - | at |[()]/;
const isNoName = /\d{4}|^(?:present|current|now|to|from|until|pty ltd)\b/i;

/** The lines at the head of a role, as written: title, employer and dates. */
function headLines(model: ResumeModel, entry: number): string[] {
  const work = model.work[entry];
  return (work?.lines ?? [])
    .map((id) => model.meta.lines[id]?.text ?? "")
    .filter((text) => text !== "" && work?.highlights.includes(text) !== true);
}

/**
 * Names at the head of a role that the parser may have put in another field: "The Tin Pelican" of "Sous Chef, The Tin
 * Pelican".
 */
export function partsOf(model: ResumeModel, entry: number): { jobs: string[]; names: string[] } {
  const parts = [model.work[entry]?.position ?? "", ...headLines(model, entry).slice(0, 3)]
    .flatMap((text) => text.split(titleBreak))
    .map((part) => part.trim())
    .filter(
      (part) =>
        part.length > 2 && part.split(" ").length < 8 && /^\p{Lu}|^\d/u.test(part) && !isNoName.test(part),
    );
  const isJob = (part: string) => namesJob(part) && !/\b(?:Pty|Ltd|Limited|Inc)\b/.test(part);
  return {
    jobs: [...new Set(parts.filter(isJob))],
    names: [...new Set(parts.filter((part) => !isJob(part)))],
  };
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
    if (/[([]/.test(work.name ?? ""))
      add("employer", work.name?.replace(/(?<!\s)\s*[([][^()[\]]*[)\]]/g, ""), entry);
    add("title", work.position, entry);
    const { jobs, names } = partsOf(model, entry);
    for (const name of names) add("part", name, entry);
    for (const job of jobs) if (job !== work.position) add("title", job, entry);
  });
  model.education.forEach(({ institution }, entry) => {
    add("institution", institution, entry);
  });
  return entities;
}
