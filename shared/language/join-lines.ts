import { isDateRange } from "./date-lines.ts";
import type { PrintedLine } from "./printed-lines.ts";
import { type TaggerItem, type TaggerModel, tagSequence } from "./sequence-tagger.ts";
import { hasWordClass } from "./word-classes.ts";

/** A point, sentence group or heading: one printed line, or several that were wrapped. */
export interface TextLine extends PrintedLine {
  /** Offset of its end in the source. */
  end: number;
  /** How many printed lines it was. */
  printed: number;
}

export const joinLabels = ["starts", "continues"] as const;

const wordSign = /[\p{L}\p{N}&'’]/u;

/** The last word of a line, without what follows it. A loop: a line may be as long as the text. */
function lastWordOf(text: string): string {
  let end = text.length;
  while (end > 0 && !wordSign.test(text[end - 1] ?? "")) end -= 1;
  let start = end;
  while (start > 0 && wordSign.test(text[start - 1] ?? "")) start -= 1;
  return text.slice(start, end);
}

const firstWord = /[\p{L}\p{N}&'’]+/u;

function bucket(value: number, edges: readonly number[]): number {
  let at = 0;
  while (at < edges.length && value > (edges[at] ?? 0)) at += 1;
  return at;
}

/** No page is narrower: shorter lines end where their text ends. */
const leastWidth = 44;

/** Printed width, with indent and mark. */
const widthOf = (line: PrintedLine) => line.column + line.text.length;

function classOf(low: string): string {
  if (hasWordClass(low, "function")) return "f";
  if (/^\d/.test(low)) return "d";
  return hasWordClass(low, "title-head") ? "t" : "w";
}

function ending(text: string): string {
  const last = text.at(-1) ?? "";
  if (/[.!?]/.test(last)) return "stop";
  if (/[,;]/.test(last)) return "comma";
  if (last === ":") return "colon";
  if (/[-\u2013\u2014/&]/.test(last)) return "dash";
  if (/[)\]]/.test(last)) return "close";
  return /\d/.test(last) ? "digit" : "letter";
}

function beginning(text: string): string {
  const first = text[0] ?? "";
  if (/\p{Ll}/u.test(first)) return "small";
  if (/\p{Lu}/u.test(first)) return /^\p{Lu}{2}/u.test(text) ? "capitals" : "capital";
  if (/\d/.test(first)) return "digit";
  return /[([]/.test(first) ? "open" : "sign";
}

/** Whether a bracket is opened and not closed. */
function isOpen(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

const contact = /@[\w.-]+\.\w|(?:\+?\d[\s()-]?){8,}|https?:|www\./i;
/** A line that begins with an address of the web or of e-mail is a value of its own. */
const address = /^(?:https?:|www\.|linkedin\.com|github\.com|[\w.+-]+@[\w-]+\.\w)/i;
const year = /(?:19|20)\d\d/;
const dateEdge = {
  end: /(?:(?:19|20)\d\d|present|current|now|ongoing|date)[)\]]?$/i,
  start: /^[([]?(?:\p{L}{3,9}\.? )?(?:\d{1,2}[/.])?(?:19|20)\d\d/iu,
};

/** Whether the line ends or begins with a date, holds one, or none. */
function dateSign(text: string, atEnd: boolean): string {
  if ((atEnd ? dateEdge.end : dateEdge.start).test(text)) return "E";
  return year.test(text) ? "y" : "n";
}

/** Few words, all of them words of headings. */
function isHeadingLike(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
  const isKnown = (low: string) =>
    hasWordClass(low, "heading") || hasWordClass(low, "label") || hasWordClass(low, "function");
  return words.length > 0 && words.length < 6 && words.every(isKnown);
}

function widestNear(lines: readonly PrintedLine[], at: number): number {
  let most = leastWidth;
  for (let n = Math.max(0, at - 6); n < Math.min(lines.length, at + 7); n += 1) {
    const line = lines[n];
    if (line !== undefined) most = Math.max(most, widthOf(line));
  }
  return most;
}

const smallStep = [-12, -6, -2, 0, 3, 8, 20, 40];

/** Widths of the document: the widest line, the usual widest, and how many lines end only because the next word had no room. */
interface Widths {
  most: number;
  usual: number;
  /** Lines whose next word had no room, by tens of a percent. */
  full: number;
  /** Those of them that go on with a small letter. */
  fullSmall: number;
  smallShare: number;
}

/** Columns that the line above would have needed for the first word of this one. */
function neededWidth(lines: readonly PrintedLine[], at: number): number {
  const [line, before] = [lines[at], lines[at - 1]];
  if (line === undefined || before === undefined) return 0;
  return widthOf(before) + 1 + (/^\S+/.exec(line.text)?.[0].length ?? 0);
}

function documentWidths(lines: readonly PrintedLine[]): Widths {
  const widths = lines.map(widthOf).sort((a, b) => a - b);
  const most = Math.max(leastWidth, widths.at(-1) ?? 0);
  const plain = lines.map((_, at) => at).filter((at) => at > 0 && lines[at]?.mark === undefined);
  const full = plain.filter((at) => neededWidth(lines, at) > most && !lines[at]?.gapBefore);
  const isSmall = (at: number) => /^\p{Ll}/u.test(lines[at]?.text ?? "");
  return {
    most,
    usual: Math.max(leastWidth, widths[Math.floor(widths.length * 0.95)] ?? 0),
    full: bucket(full.length / Math.max(1, lines.length), [0.01, 0.04, 0.1, 0.2, 0.35]),
    fullSmall: bucket(full.filter(isSmall).length, [0, 1, 3, 8]),
    smallShare: lines.filter((line) => /^\p{Ll}/u.test(line.text)).length / Math.max(1, lines.length),
  };
}

function joinFeatures(lines: readonly PrintedLine[], at: number, document: Widths): string[] {
  const line = lines[at];
  const before = lines[at - 1];
  if (line === undefined || before === undefined) return ["first"];
  const own = firstWord.exec(line.text)?.[0] ?? "";
  const above = lastWordOf(before.text).toLowerCase();
  const need = neededWidth(lines, at);
  const slack = bucket(document.usual - need, smallStep);
  const room = need > document.most ? "full" : "room";
  const near = bucket(widestNear(lines, at) - need, smallStep);
  const begins = beginning(line.text);
  const ends = ending(before.text);
  const isBelowMark = before.mark !== undefined;
  const shift = line.indent - before.indent;
  const hang =
    before.mark !== undefined && line.mark === undefined && Math.abs(line.indent - before.column) < 2;
  const gap = line.gapBefore ? "g" : "n";
  const marks = `${before.mark === undefined ? "-" : "m"}${line.mark === undefined ? "-" : "m"}`;
  const length = bucket(before.text.length, [15, 30, 45, 60, 75, 90, 110]);
  const ownLength = bucket(line.text.length, [8, 15, 30, 45, 60, 75, 90, 110]);
  const features = [
    "bias",
    `gap=${gap}`,
    `marks=${marks}`,
    `begins=${begins}`,
    `ends=${ends}`,
    `edge=${ends}/${begins}/${gap}`,
    `marks+begins=${marks}/${begins}/${gap}`,
    `slack=${slack}`,
    `near=${near}`,
    `near+edge=${near}/${ends}/${begins}`,
    `near+marks=${near}/${marks}/${gap}`,
    `slack+begins=${slack}/${begins}/${marks}`,
    `above=${classOf(above)}`,
    `above+begins=${classOf(above)}/${begins}/${near < 4 ? "full" : "short"}`,
    `own=${classOf(own.toLowerCase())}/${begins}`,
    `length=${length}`,
    `ownLength=${ownLength}`,
    `length+edge=${length}/${ends}/${begins}`,
    `shift=${bucket(shift, [-3, -1, 0, 1, 3, 6])}/${marks}`,
    `hang=${hang}/${begins}`,
    `open=${isOpen(before.text)}`,
    `small=${document.smallShare > 0.5}/${begins}/${ends}`,
    `small=${bucket(document.smallShare, [0.08, 0.2, 0.4])}/${begins}/${ends}/${gap}/${marks}`,
    `small=${bucket(document.smallShare, [0.08, 0.2, 0.4])}/${begins}/${bucket(line.text.split(" ").length, [1, 2, 4])}/${marks}`,
    `room=${room}/${gap}/${marks}`,
    `room=${room}/${document.full}/${document.fullSmall}`,
    `room=${room}/${document.full}/${begins}/${ends}`,
    `room=${room}/${document.fullSmall}/${begins}/${gap}`,
    `room=${room}/${begins}/${ends}/${classOf(above)}`,
    `width=${bucket(document.most, [54, 70, 85, 105, 130])}/${room}/${begins}`,
    `before-room=${neededWidth(lines, at - 1) > document.most}/${room}/${begins}`,
    `after-room=${neededWidth(lines, at + 1) > document.most}/${room}/${begins}`,
    `ruled=${before.ruled === true || line.ruled === true}`,
  ];
  if (isBelowMark) features.push(`below=${begins}/${near}/${ends}`);
  const heading = isHeadingLike(line.text);
  features.push(
    `w=${above}`,
    `v=${own.toLowerCase()}`,
    `heading=${heading}/${begins}`,
    `heading-above=${isHeadingLike(before.text)}/${begins}`,
    `heading=${heading}/${room}/${gap}`,
    `date=${dateSign(before.text, true)}${dateSign(line.text, false)}/${ends}/${begins}`,
    `date=${dateSign(before.text, true)}${dateSign(line.text, false)}/${room}`,
    `contact=${contact.test(before.text)}${contact.test(line.text)}/${begins}`,
    `words=${bucket(line.text.split(" ").length, [1, 2, 4, 8])}/${begins}/${room}/${ends}`,
  );
  const next = lines[at + 1];
  features.push(
    `next=${next === undefined ? "end" : `${next.mark === undefined ? "-" : "m"}${next.gapBefore ? "g" : "n"}`}/${marks}`,
  );
  return features;
}

/** "Software: Excel" is a line of its own. */
const labelled = /^\p{Lu}[\p{L} &/]{1,30}:\s/u;

/** What never goes on with the line above: the first line, list items, addresses, labelled values, the same line again. */
function opensLine(line: PrintedLine, above: PrintedLine | undefined): boolean {
  if (above === undefined || line.mark !== undefined || line.text === above.text) return true;
  return address.test(line.text) || labelled.test(line.text);
}

const nameAlone = /^\p{Lu}[\p{L}'\u2019.-]*(?: \p{Lu}[\p{L}'\u2019.-]*){1,3}$/u;

/** The name at the head of a resume ends its line: "tree climber" below it is no part of it. */
const isBelowName = (lines: readonly PrintedLine[], at: number) =>
  at === 1 && nameAlone.test(lines[0]?.text ?? "");

/** Dates alone on a line below one that had room for them were never wrapped off it. */
function isDateBelow(lines: readonly PrintedLine[], at: number, { most }: Widths): boolean {
  const text = lines[at]?.text ?? "";
  return isDateRange(text) && neededWidth(lines, at) <= most;
}

/** The items of the line joiner; its model is trained with the same features. */
export function joinItems(lines: readonly PrintedLine[]): TaggerItem[] {
  const document = documentWidths(lines);
  return lines.map((line, at) => ({
    features: joinFeatures(lines, at, document),
    step: 0,
    ...(opensLine(line, lines[at - 1]) || isBelowName(lines, at) || isDateBelow(lines, at, document)
      ? { forbidden: [1] }
      : {}),
  }));
}

/**
 * Joins printed lines that a wrapped text was cut into. `continues` says for each line whether it goes on with the
 * one above.
 */
export function joinPrintedLines(lines: readonly PrintedLine[], continues: readonly boolean[]): TextLine[] {
  const result: TextLine[] = [];
  lines.forEach((line, at) => {
    const last = result.at(-1);
    const end = line.start + line.text.length;
    if (last === undefined || continues[at] !== true) result.push({ ...line, end, printed: 1 });
    else Object.assign(last, { text: `${last.text} ${line.text}`, end, printed: last.printed + 1 });
  });
  return result;
}

/** Which printed lines go on with the line above them, by the trained joiner. */
export function findContinued(model: TaggerModel, lines: readonly PrintedLine[]): boolean[] {
  return tagSequence(model, joinItems(lines)).map(({ label }) => label === 1);
}
