import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Source } from "../verify/claim.ts";

/** A statement of the person, numbered after the resume's lines. */
export interface StatedLine {
  id: number;
  section: "stated";
  text: string;
}

const mostCharacters = 40_000;
const longestLine = 800;

/** False for contact details and other people's names, which no writer needs. */
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

/** What the person stated besides the resume, as lines after its last one. */
export function statedLines(model: ResumeModel, sources: readonly Source[]): StatedLine[] {
  return sources.map(({ text }, at) => ({ id: model.meta.lines.length + at, section: "stated", text }));
}

/** "12 | work 2 | Wrote SQL queries": number, section, the role it belongs to, the words. */
export function numbered(
  lines: readonly (ResumeLine | StatedLine)[],
  hide: (text: string) => string,
): string {
  return lines
    .map((line) => {
      const { id, section, text } = line;
      const place = "work" in line && line.work !== undefined ? `${section} ${line.work + 1}` : section;
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
