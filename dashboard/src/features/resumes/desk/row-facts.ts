import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
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

function kindOf(line: ResumeLine | undefined, isFirst: boolean): RowKind {
  if (line?.heading) return "heading";
  if (line?.section === "header") return isFirst ? "name" : "contact";
  return line?.section === "work" || line?.section === "education" ? "entry" : "text";
}

/** What each row of a text is, by the reader that the score uses too. */
export function factsOf(rows: readonly string[]): RowFacts[] {
  const { lines } = readResume(rows.join("\n")).meta;
  const top = rows.findIndex((row) => row.trim() !== "");
  let next = 0;
  return rows.map((row, at) => {
    const lead = listMark.exec(row)?.[0] ?? "";
    const near = lines.slice(next, next + lookAhead);
    const found = near.findIndex(({ text }) => text !== "" && squeezed(row).includes(squeezed(text)));
    const line = near[found];
    if (line) next += found + 1;
    const isBullet = lead.trim() !== "";
    return { kind: isBullet ? "bullet" : kindOf(line, at === top), lead: lead.length };
  });
}
