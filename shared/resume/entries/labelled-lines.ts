import type { ResumeLine, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { headingSection } from "../sections.ts";
import type { TextLine } from "../text-lines.ts";

/** A name of a part, a colon and what stands in it. */
const labelled = /^(\p{L}[\p{L} &/,]{3,40}):\s+(?=\S)/u;
const award =
  /\b(?:bachelor|master|masters|diploma|certificate|cert|degree|b\.?sc|m\.?sc|ph\.?d|mba|hsc|vce|year 1[0-2]|course)\b/i;
const languages = /^(?:languages|language skills)$/i;

/** The part that a line's own label names; undefined where it names none, or what follows does not fit it. */
function sectionOf(line: TextLine): ResumeSection | undefined {
  const [whole = "", label = ""] = labelled.exec(line.text.slice(0, 80)) ?? [];
  if (whole === "" || line.bullet) return undefined;
  if (languages.test(label)) return "other";
  const section = headingSection({ text: label, bullet: false, gapBefore: true });
  if (section === "certificates") return section;
  return section === "education" && award.test(line.text) ? section : undefined;
}

/** Parts in which a labelled line may have been left. */
const mayHold: ReadonlySet<ResumeSection> = new Set(["work", "summary", "header"]);

/**
 * "Studies: Certificate IV in Conveyancing (2016)." as a line of its own among the jobs of a resume that tells them in running
 * text: its label says where it belongs, unless that part has a heading of its own. Changes the sections of the lines given.
 */
export function findLabelledLines(lines: readonly ResumeLine[], texts: readonly TextLine[]): void {
  const known = new Set(lines.flatMap((line) => (line.heading === true ? [line.section] : [])));
  for (const line of lines) {
    const source = texts[line.id];
    if (line.heading === true || !mayHold.has(line.section) || source === undefined) continue;
    const section = sectionOf(source);
    if (section !== undefined && (section === "other" || !known.has(section))) line.section = section;
  }
}
