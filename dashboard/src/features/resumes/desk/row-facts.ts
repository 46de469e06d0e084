import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "#shared/resume/read-resume.ts";

export type RowKind = "name" | "contact" | "heading" | "entry" | "bullet" | "text";

export interface RowFacts {
  kind: RowKind;
  /** Length of white space and list mark in front. */
  lead: number;
}

const listMark = /^[\s•▪●◦‣➢✓►■*–—-]*/u;
const squeezed = (text: string) => text.replace(/\s+/g, "");
/** Rows that the reader may have joined or left out before the next one it names. */
const lookAhead = 3;

/** A task without a mark is no head of its role: many people write whole sentences there. */
function isHead({ id, text, section, work }: ResumeLine, model: ResumeModel): boolean {
  if (section === "work") return work === undefined || !model.work[work]?.highlights.includes(text);
  return section === "education" && model.education.some(({ lines }) => lines[0] === id);
}

function kindOf(line: ResumeLine | undefined, isFirst: boolean, model: ResumeModel): RowKind {
  if (line === undefined) return "text";
  if (line.heading) return "heading";
  if (line.section === "header") return isFirst ? "name" : "contact";
  return isHead(line, model) ? "entry" : "text";
}

/** What each row of a text is, by the reader that the score uses too. */
export function factsOf(rows: readonly string[]): RowFacts[] {
  const model = readResume(rows.join("\n"));
  const { lines } = model.meta;
  const top = rows.findIndex((row) => row.trim() !== "");
  let next = 0;
  return rows.map((row, at) => {
    const lead = listMark.exec(row)?.[0] ?? "";
    const near = lines.slice(next, next + lookAhead);
    const found = near.findIndex(({ text }) => text !== "" && squeezed(row).includes(squeezed(text)));
    const line = near[found];
    if (line) next += found + 1;
    const isBullet = lead.trim() !== "";
    return { kind: isBullet ? "bullet" : kindOf(line, at === top, model), lead: lead.length };
  });
}
