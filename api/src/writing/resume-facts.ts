import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";

const mostCharacters = 40_000;
const longestLine = 800;

/** Contacts and other people's names serve no writer. */
const kept = (line: ResumeLine) =>
  line.section !== "header" &&
  line.section !== "referees" &&
  line.heading !== true &&
  line.text.length <= longestLine;

/** The lines a model gets, in order, as many as fit. */
export function factLines(model: ResumeModel): ResumeLine[] {
  let left = mostCharacters;
  return model.meta.lines.filter(kept).filter((line) => {
    left -= line.text.length + 30;
    return left > 0;
  });
}

/** "12 | work 2 | Wrote SQL queries": number, section, the role it belongs to, the words. */
export function numbered(lines: readonly ResumeLine[], hide: (text: string) => string): string {
  return lines
    .map(({ id, section, work, text }) => {
      const place = work === undefined ? section : `${section} ${work + 1}`;
      return `${id} | ${place} | ${hide(text)}`;
    })
    .join("\n");
}

const mostAdCharacters = 16_000;

/** The ad as data. */
export function adMaterial(ad: { text: string; title?: string; company?: string }): string {
  const head = [ad.title && `Title: ${ad.title}`, ad.company && `Employer: ${ad.company}`].filter(Boolean);
  return [...head, ad.text].join("\n").slice(0, mostAdCharacters);
}
