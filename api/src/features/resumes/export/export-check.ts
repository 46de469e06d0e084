import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { splitPrintedLines, withoutLead } from "#shared/language/printed-lines.ts";
import { documentText } from "#shared/resume/document/document-lines.ts";
import { readResume } from "#shared/resume/read-resume.ts";

/**
 * The words of a text in order, whatever parts them. List marks and rulings at the start of lines are no
 * words; letters that only look different (NFKC) are the same.
 */
export function documentWords(text: string): string[] {
  let lines = documentText(text).normalize("NFKC").split("\n");
  for (let before = -1; before !== lines.join("").length; ) {
    before = lines.join("").length;
    lines = splitPrintedLines(lines.join("\n")).map((line) => withoutLead(line.text));
  }
  return lines.flatMap((line) => line.split(/\s+/)).filter(Boolean);
}

/** True when both texts hold the same words in the same order. */
export function hasSameWords(text: string, readBack: string): boolean {
  return documentWords(text).join(" ") === documentWords(readBack).join(" ");
}

/** What every employer's system looks for; none of it may read otherwise. */
function keyFields({ basics, work }: ResumeModel): string[] {
  return [
    `name ${basics.name}`,
    `email ${basics.email}`,
    `phone ${basics.phone}`,
    ...work.map((entry) => `work ${entry.position} / ${entry.name}`),
  ];
}

function otherFields({ basics, work, education, skills, certificates, referees }: ResumeModel): string[] {
  const { label, location, profiles, workRights } = basics;
  return [
    ...[label, location, ...profiles, workRights].flatMap((value) => value ?? []),
    ...work.flatMap((entry) => [`${entry.startDate}`, `${entry.endDate}`]),
    ...education.flatMap((entry) => [`${entry.institution}`, `${entry.studyType}`, `${entry.endDate}`]),
    ...skills.flatMap((group) => group.keywords),
    ...certificates.map((one) => one.name),
    ...referees.map((one) => one.name),
  ];
}

/** Share of the text fields that must read the same from the file (docs/engine.md, Writing). */
const leastShare = 0.95;

const squeezed = (values: readonly string[]) =>
  values.map((value) => value.normalize("NFKC").replace(/\s+/g, " "));

/**
 * What of a resume does not read the same from its file; empty when the file is as good as the text. A file
 * keeps empty lines as space, and a reader may or may not give them back: the text counts either way.
 */
export function findLostFields(text: string, readBack: string): string[] {
  const lost = lostFrom(text, readBack);
  return lost.length === 0 ? lost : lostFrom(text.replace(/\n{2,}/g, "\n"), readBack);
}

function lostFrom(text: string, readBack: string): string[] {
  const [wanted, got] = [readResume(documentText(text)), readResume(documentText(readBack))];
  const keys = new Set(squeezed(keyFields(got)));
  const lost = squeezed(keyFields(wanted)).filter((field) => !keys.has(field));
  const fields = squeezed(otherFields(wanted));
  const found = new Set(squeezed(otherFields(got)));
  const missing = fields.filter((field) => !found.has(field));
  const total = fields.length + keyFields(wanted).length;
  const share = total === 0 ? 1 : 1 - (missing.length + lost.length) / total;
  return lost.length > 0 || share < leastShare ? [...lost, ...missing] : [];
}
