import { printable } from "#shared/domain/resumes/printable.ts";
import type { ResumeLine, ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { findDates } from "./dates.ts";
import { splitInlineHeadings } from "./inline-headings.ts";
import { readResume } from "./read-resume.ts";
import { splitTextLines, type TextLine } from "./text-lines.ts";

/**
 * One line as a document shows it. `text` carries no list mark. Headers of entries are "entry", the lines
 * under them (employer, place, dates) "detail".
 */
export interface DocumentLine {
  kind: "name" | "label" | "contact" | "heading" | "entry" | "detail" | "item" | "text";
  text: string;
  /** Dates that may stand at the right-hand end of this line: they follow `text` in reading order. */
  date?: string;
  /** An item of a list inside a list. */
  isNested?: true;
  /** An empty line stood before it; only letters show it. */
  gap?: true;
}

/** Pictures of symbol fonts mean nothing in another font: where text goes on after them they part it. */
const pictures = /\s*\p{Co}[\p{Co}\s]*/gu;
const atStart = /^[\p{Co}\s]+/u;
/** Two of them join letters of scripts such as Hindi and stay. */
const invisible =
  /(?!\u200c|\u200d)(?:\p{Cf}|\p{Variation_Selector}|\p{Noncharacter_Code_Point}|[\u007f-\u009f])/gu;

/** Text that can stand in any document: composed letters, no invisible signs, bullets for symbol-font pictures. */
export function documentText(text: string): string {
  return printable(text)
    .normalize("NFC")
    .replace(invisible, "")
    .split("\n")
    .map((line) => line.replace(atStart, "").replace(pictures, " \u2022 "))
    .join("\n");
}

/**
 * The lines of a resume text in order, told apart for a document. Nothing but rulings, list marks and empty
 * lines is left out. Dates are set apart only where the resume still reads the same with them in the line.
 */
export function documentLines(text: string): DocumentLine[] {
  const clean = documentText(text);
  const model = readResume(clean);
  const lines = splitInlineHeadings(splitTextLines(clean)).map((line, index, all) =>
    documentLine(line, index, { model, all }),
  );
  const apart = withDatesApart(lines, model);
  if (apart.length === lines.length && apart.every((line) => line.date === undefined)) return lines;
  return isSameWork(model, readResume(plainText(apart))) ? apart : lines;
}

/** The lines as plain text: dates behind their line, list marks before items. */
export function plainText(lines: readonly DocumentLine[]): string {
  return lines
    .map(({ kind, text, date, isNested }) => {
      const mark = isNested === true ? "– " : "• ";
      const gap = kind === "heading" ? "\n" : "";
      return `${gap}${kind === "item" ? mark : ""}${text}${date === undefined ? "" : `\t${date}`}`;
    })
    .join("\n");
}

interface Surroundings {
  model: ResumeModel;
  all: readonly TextLine[];
}

function documentLine(line: TextLine, index: number, { model, all }: Surroundings): DocumentLine {
  const { text } = line;
  const read = model.meta.lines[index];
  if (read?.heading) return { kind: "heading", text };
  if (line.bullet)
    return isNested(all, index) ? { kind: "item", text, isNested: true } : { kind: "item", text };
  if (read?.section === "header") return headerLine(text, index, model);
  return { kind: read === undefined ? "text" : bodyKind(read, all, model), text };
}

function headerLine(text: string, index: number, { basics }: ResumeModel): DocumentLine {
  const isName = index === 0 && !/@|\d{4}/.test(text);
  if (isName || (index < 3 && text === basics.name)) return { kind: "name", text };
  return { kind: text === basics.label ? "label" : "contact", text };
}

const longestDetail = 110;

/** Header lines of an entry stand above its first item; prose is text. */
function bodyKind(read: ResumeLine, all: readonly TextLine[], model: ResumeModel): DocumentLine["kind"] {
  const entry = read.work === undefined ? schoolEntry(read, model) : model.work[read.work]?.lines;
  if (entry === undefined) return "text";
  if (entry[0] === read.id) return entry.length > 1 ? "entry" : "text";
  const above = entry.filter((id) => id < read.id);
  const isBelowItems = above.some((id) => all[id]?.bullet === true);
  const isProse = read.text.length > longestDetail || /[a-z]{2}[.;]$/.test(read.text);
  const isLate = above.length > 2;
  return isBelowItems || isProse || isLate ? "text" : "detail";
}

function schoolEntry(read: ResumeLine, { education }: ResumeModel): number[] | undefined {
  return education.find((one) => one.lines.includes(read.id))?.lines;
}

/** A mark that differs from the first of its list opens a list inside it. */
function isNested(all: readonly TextLine[], index: number): boolean {
  let first = index;
  while (all[first - 1]?.bullet === true) first -= 1;
  return all[index]?.mark !== all[first]?.mark;
}

const gapBeforeDates = /(?:\t\s*| {3,})(?=\S)/g;

/** Dates after a wide gap, or alone on the line below a header line, belong at its right-hand end. */
function withDatesApart(lines: readonly DocumentLine[], model: ResumeModel): DocumentLine[] {
  const apart: DocumentLine[] = [];
  lines.forEach((line, index) => {
    const above = apart.at(-1);
    const isSameEntry = model.meta.lines[index]?.work === model.meta.lines[index - 1]?.work;
    const isHeader = above?.kind === "entry" || above?.kind === "detail";
    const mayTake = isHeader && above.date === undefined && !/\d{4}/.test(above.text);
    if (mayTake && isSameEntry && line.kind === "detail" && isOnlyDates(line.text))
      apart[apart.length - 1] = { ...above, date: line.text };
    else apart.push(splitAtGap(line));
  });
  return apart;
}

function splitAtGap(line: DocumentLine): DocumentLine {
  if (line.kind !== "entry" && line.kind !== "detail") return line;
  const gap = [...line.text.matchAll(gapBeforeDates)].at(-1);
  if (gap === undefined) return line;
  const date = line.text.slice(gap.index).trim();
  const text = line.text.slice(0, gap.index).trim();
  return isOnlyDates(date) && text !== "" ? { ...line, text, date } : line;
}

function isOnlyDates(text: string): boolean {
  const { range } = findDates(text);
  if (range === undefined) return false;
  const rest = text.slice(0, range.from) + text.slice(range.to);
  return /^[\s()[\].,]*$/.test(rest);
}

function isSameWork(a: ResumeModel, b: ResumeModel): boolean {
  const told = ({ work, education, basics }: ResumeModel) =>
    JSON.stringify([
      basics.name,
      work.map((one) => [one.name, one.position, one.startDate, one.endDate, one.highlights.length]),
      education.map((one) => [one.institution, one.studyType, one.startDate, one.endDate]),
    ]);
  return told(a) === told(b);
}
