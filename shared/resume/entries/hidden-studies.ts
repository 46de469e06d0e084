import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";
import { isLeftOff } from "#shared/engine/words/left-off.ts";
import type { TextLine } from "../text-lines.ts";
import { findSpan } from "./entry-names.ts";

const study =
  /\b(?:bachelor|master|masters|diploma|b\.?sc|m\.?sc|ph\.?d|mba|degree|graduated|semester abroad|exchange semester|studies)\b/i;
const school =
  /\b(?:university|universität|université|universidad|universiteit|uni|college|tafe|polytechnic|hochschule|institute of technology)\b/i;
const worker =
  /\b(?:lecturer|teacher|tutor|assistant|professor|researcher|fellow|officer|manager|engineer|developer|coordinator|administrator|librarian)s?\b/i;

function isStudy(text: string): boolean {
  return study.test(text) && school.test(text) && !worker.test(text);
}

const degree =
  /^(?:bachelor|masters?|diploma|advanced diploma|graduate (?:certificate|diploma)|doctor|ph\.?d|mba|b\.?sc|hsc|vce|sace|wace|qce|tce)\b/i;

/** "Bits of paper": degrees and licences in one part, and no part of its own for studies. Changes the lines given. */
export function findStudiesAmongPapers(lines: readonly ResumeLine[]): void {
  if (lines.some((line) => line.section === "education")) return;
  for (const line of lines)
    if (
      line.section === "certificates" &&
      line.heading !== true &&
      degree.test(line.text) &&
      !isLeftOff(line.text)
    )
      line.section = "education";
}

/**
 * Studies may follow the jobs without a heading of their own: where there is no education section, the entries at the
 * end of the work section that name a degree and a school are one. Changes the sections of the lines given.
 */
export function findHiddenStudies(lines: readonly ResumeLine[], texts: readonly TextLine[]): void {
  if (lines.some((line) => line.section === "education")) return;
  const heads = lines.filter((line) => {
    const source = texts[line.id];
    if (line.section !== "work" || line.heading === true || source === undefined) return false;
    return !source.bullet && findSpan(source) !== undefined;
  });
  const lastJob = heads.findLastIndex((head) => !isStudy(head.text));
  const first = heads[lastJob + 1];
  if (first === undefined || lastJob === -1) return;
  for (const line of lines) if (line.id >= first.id && line.section === "work") line.section = "education";
}
