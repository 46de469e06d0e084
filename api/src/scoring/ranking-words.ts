import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";

const mostWords = 40;

/** A resume's titles and skills: what ranks ads before the engine reads them. Pure. */
export function rankingWords(text: string): string[] {
  return wordsOfModel(readResume(text));
}

/** The same of a resume that was read. */
export function wordsOfModel(model: ResumeModel): string[] {
  const titles = model.work.map(({ position }) => position ?? "");
  const skills = model.skills.flatMap(({ name, keywords }) => [name ?? "", ...(keywords ?? [])]);
  const words =
    [...titles, ...skills]
      .join(" ")
      .toLowerCase()
      .match(/[\p{L}\p{N}]{2,}/gu) ?? [];
  return [...new Set(words)].slice(0, mostWords);
}
