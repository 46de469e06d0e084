import { printable } from "#shared/domain/resumes/printable.ts";
import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "../read-resume.ts";
import type { DocumentLine } from "./document-flow.ts";
import { type DraftLine, joinLoneNumbers, setDatesApart } from "./document-flow.ts";

export type { DocumentLine } from "./document-flow.ts";

/** Pictures of symbol fonts mean nothing in another font: where text goes on after them they part it. */
const pictures = /(?:(?<!\s)\s+)?\p{Co}[\p{Co}\s]*/gu;
const atStart = /^[\p{Co}\s]+/u;
/** Two of them join letters of scripts such as Hindi and stay. */
const invisible =
  /(?!\u200c|\u200d)(?:\p{Cf}|\p{Variation_Selector}|\p{Noncharacter_Code_Point}|[\u007f-\u009f])/gu;

/** Text that any document can hold: composed letters, no invisible characters, bullets for symbol-font pictures. */
export function documentText(text: string): string {
  return printable(text)
    .normalize("NFC")
    .replace(invisible, "")
    .split("\n")
    .map((line) => (/\p{Co}/u.test(line) ? line.replace(atStart, "").replace(pictures, " \u2022 ") : line))
    .join("\n");
}

/**
 * The lines of a resume text in order, told apart for a document. Nothing but rulings, list marks and empty
 * lines is left out. Broken lines are joined and dates set apart only where the resume still reads the same.
 */
export function documentLines(text: string): DocumentLine[] {
  const clean = documentText(text);
  const model = readResume(clean);
  const plain = joinLoneNumbers(draftLines(model));
  const apart = setDatesApart(plain);
  const best = historyKey(readResume(plainText(apart))) === historyKey(model) ? apart : plain;
  return best.map(({ work, ...line }) => ({
    ...line,
    ...strongIn(line, model, work),
  }));
}

const groupName = /^[^:]{2,30}:(?=\s\S)/;

/** What is set bold inside a line: the employer under a title, the name of a group of skills. */
function strongIn(
  { kind, text }: DocumentLine,
  { work }: ResumeModel,
  entry?: number,
): Pick<DocumentLine, "strong"> {
  const employer = entry === undefined ? undefined : work[entry]?.name;
  const from = kind === "detail" && employer !== undefined ? text.indexOf(employer) : -1;
  if (employer !== undefined && from >= 0) return { strong: { from, to: from + employer.length } };
  const group = kind === "text" && text.length <= longestGroup ? groupName.exec(text)?.[0] : undefined;
  return group === undefined ? {} : { strong: { from: 0, to: group.length } };
}

/** The lines as plain text: dates behind their line, list marks before items. */
export function plainText(lines: readonly DocumentLine[]): string {
  return lines
    .map(({ kind, text, date, isNested }) => {
      const mark = isNested === true ? "– " : "• ";
      const gap = kind === "heading" || kind === "entry" ? "\n" : "";
      return `${gap}${kind === "item" ? mark : ""}${text}${date === undefined ? "" : `\t${date}`}`;
    })
    .join("\n");
}

/** What a resume says about a life, to compare two readings of it. */
export function historyKey({ work, education, basics }: ResumeModel): string {
  return JSON.stringify([
    basics.name,
    work.map((one) => [one.name, one.position, one.startDate, one.endDate]),
    education.map((one) => [one.institution, one.studyType, one.startDate, one.endDate]),
  ]);
}

function draftLines(model: ResumeModel): DraftLine[] {
  const { lines } = model.meta;
  return lines.map((read, index) => {
    const line: DraftLine = { kind: kindOf(read, model), text: read.text, work: read.work };
    return line.kind === "item" && isNested(lines, index) ? { ...line, isNested: true } : line;
  });
}

function kindOf(read: ResumeLine, model: ResumeModel): DocumentLine["kind"] {
  if (read.heading) return "heading";
  if (read.mark !== undefined) return "item";
  return read.section === "header" ? headerKind(read, model) : bodyKind(read, model);
}

function headerKind({ id, text }: ResumeLine, { basics }: ResumeModel): DocumentLine["kind"] {
  const isName = id === 0 && !/@|\d{4}/.test(text);
  if (isName || (id < 3 && text === basics.name)) return "name";
  return text === basics.label ? "label" : "contact";
}

const longestDetail = 110;
/** A line of skills; longer ones with a colon are prose. */
const longestGroup = 240;

/** Header lines of an entry come before its first item; prose is text. */
function bodyKind(read: ResumeLine, model: ResumeModel): DocumentLine["kind"] {
  const entry = read.work === undefined ? schoolEntry(read, model) : model.work[read.work]?.lines;
  if (entry === undefined) return "text";
  if (entry[0] === read.id) return entry.length > 1 ? "entry" : "text";
  const above = entry.filter((id) => id < read.id);
  const isBelowItems = above.some((id) => model.meta.lines[id]?.mark !== undefined);
  const isProse = read.text.length > longestDetail || /[a-z]{2}[.;]$/.test(read.text);
  return isBelowItems || isProse || above.length > 2 ? "text" : "detail";
}

function schoolEntry(read: ResumeLine, { education }: ResumeModel): number[] | undefined {
  return education.find((one) => one.lines.includes(read.id))?.lines;
}

/** A mark that differs from the first of its list opens a list inside it. */
function isNested(all: readonly ResumeLine[], index: number): boolean {
  let first = index;
  while (all[first - 1]?.mark !== undefined) first -= 1;
  return all[index]?.mark !== all[first]?.mark;
}
