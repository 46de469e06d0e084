import { isDateLine, isGreeting, type LetterPart, letterParts } from "#shared/resume/letters/letter-parts.ts";
import { headingSection } from "#shared/resume/reader/headings.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { child, elements, type XmlElement } from "../read-document/xml.ts";
import type { OpenedWord } from "./open-word.ts";
import { tracked } from "./paragraph-words.ts";
import { around, within } from "./word-body.ts";

/** Why letters cannot go into a file, beside why it cannot be changed at all. */
export type PlacelessReason = "no-place" | "boxed" | "held" | "tracked-changes";

export class Placeless extends Error {
  readonly reason: PlacelessReason;

  constructor(reason: PlacelessReason) {
    super(reason);
    this.name = "Placeless";
    this.reason = reason;
  }
}

/** A child of the body with the lines that are read of it. */
export interface Block {
  element: XmlElement;
  lines: { text: string; paragraph: ParagraphPart; part?: LetterPart }[];
}

/** Where in a file a letter is. */
export interface LetterPlace {
  blocks: readonly Block[];
  /** They go; those with words tell how the letter's parts look. */
  replaced: readonly Block[];
  /** The letter goes before this block, or at the body's end. */
  before: Block | undefined;
  /** A signature's picture that stays: the name goes after it. */
  signature: Block | undefined;
}

/** Beyond it text above an empty end is no letterhead. */
const mostAbove = { lines: 12, words: 90 } as const;
/** Where nobody is greeted, a date has so many lines below it at most. */
const mostBelowDate = 3;

/**
 * Where the letter is in a file: from its date or greeting to its last paragraph, or at the empty end of a file
 * without one.
 * @throws Placeless when that is not certain.
 */
export function findLetterPlace(opened: OpenedWord): LetterPlace {
  for (const { name } of within(opened.body.root))
    if (tracked.test(name)) throw new Placeless("tracked-changes");
  const blocks = blocksOf(opened);
  const start = startOf(blocks);
  if (start === undefined) throw new Placeless(isBoxed(opened, blocks) ? "boxed" : "no-place");
  const end = endOf(blocks, start);
  return placeIn(blocks, start, end);
}

function blocksOf({ body, lines }: OpenedWord): Block[] {
  const own = child(body.root, "w:body");
  const blocks = (own ? elements(own) : [])
    .filter(({ name }) => ["w:p", "w:tbl", "w:sdt"].includes(name))
    .map((element): Block => ({ element, lines: [] }));
  const byElement = new Map(blocks.map((one) => [one.element, one]));
  for (const { text, cells } of lines) {
    const paragraph = cells[0]?.paragraph;
    if (!paragraph) continue;
    const top = [paragraph.element, ...around(body, paragraph.element)].find((one) => byElement.has(one));
    if (top) byElement.get(top)?.lines.push({ text, paragraph });
  }
  return blocks;
}

/** A paragraph of the body itself, or a control around some: a table's cell has other neighbours. */
function isOpen({ element, lines }: Block): boolean {
  if (element.name === "w:tbl") return false;
  const names = new Set([...within(element)].map(({ name }) => name));
  if (names.has("w:tbl")) return false;
  return element.name === "w:sdt" || lines.every(({ paragraph }) => paragraph.element === element);
}

function startOf(blocks: readonly Block[]): number | undefined {
  const has = (test: (line: string) => boolean) => (block: Block) =>
    isOpen(block) && block.lines.some(({ text }) => test(text));
  const greeting = blocks.findIndex(has(isGreeting));
  if (greeting !== -1) {
    const dated = blocks.slice(0, greeting).findLastIndex(has(isDateLine));
    return dated === -1 ? greeting : dated;
  }
  const date = blocks.findLastIndex(has(isDateLine));
  const below = date === -1 ? [] : blocks.slice(date + 1).flatMap(({ lines }) => lines);
  if (date !== -1 && below.length <= mostBelowDate) return date;
  return emptyEnd(blocks);
}

/** The first of the empty paragraphs at the end, below a few lines of contacts at most. */
function emptyEnd(blocks: readonly Block[]): number | undefined {
  const from = blocks.findLastIndex((one) => one.lines.length > 0 || one.element.name !== "w:p") + 1;
  const above = blocks.flatMap(({ lines }) => lines.map(({ text }) => text));
  const words = above.join(" ").split(/\s+/).length;
  // A resume, however short, is no letterhead.
  const isResume = above.some((text) => headingSection(text) !== undefined);
  if (isResume) return undefined;
  if (from >= blocks.length || above.length > mostAbove.lines || words > mostAbove.words) return undefined;
  return from;
}

function isBoxed({ lines }: OpenedWord, blocks: readonly Block[]): boolean {
  return lines.some(({ text }) => isGreeting(text)) && !blocks.some((one) => isOpen(one) && hasGreeting(one));
}

const hasGreeting = ({ lines }: Block) => lines.some(({ text }) => isGreeting(text));

/** Past the last paragraph of the letter: what follows a table at the end is the letterhead's. */
function endOf(blocks: readonly Block[], start: number): number {
  const table = blocks.findIndex((one, at) => at >= start && !isOpen(one) && !isHeld(one.element));
  if (table === -1) return blocks.length;
  if (blocks.slice(table).some((one) => isOpen(one) && one.lines.length > 0)) throw new Placeless("boxed");
  return table;
}

const anchors =
  /^(?:w:(?:drawing|pict|object|sectPr|footnoteReference|endnoteReference|commentReference|commentRangeStart|commentRangeEnd|permStart|permEnd|altChunk)|mc:AlternateContent)$/;

/** More than words hangs on it. */
const isHeld = (element: XmlElement) => [...within(element)].some(({ name }) => anchors.test(name));

function placeIn(blocks: readonly Block[], start: number, end: number): LetterPlace {
  const range = blocks.slice(start, end);
  const parts = letterParts(range.flatMap(({ lines }) => lines.map(({ text }) => text)));
  for (const block of range)
    for (const line of block.lines) {
      const part = parts.shift();
      if (part) line.part = part;
    }
  const held = range.filter(({ element }) => isHeld(element));
  if (held.some(({ lines }) => lines.length > 0)) throw new Placeless("held");
  const [top, below] = [held.filter(isAboveIn(range)), held.filter(isBelowIn(range))];
  if (top.length + below.length < held.length) throw new Placeless("held");
  const replaced = range.filter((one) => !held.includes(one));
  if (!isBalanced(replaced)) throw new Placeless("held");
  const first = top.at(-1);
  const before = blocks[first ? blocks.indexOf(first) + 1 : start];
  return { blocks, replaced, before, signature: below.at(-1) };
}

/** Nothing of the letter's own text is above it. */
const isAboveIn = (range: readonly Block[]) => (block: Block) =>
  range.slice(0, range.indexOf(block)).every(({ lines }) => lines.every(({ part }) => isTop(part)));

const isTop = (part: LetterPart | undefined) =>
  part !== undefined && ["sender", "date", "address"].includes(part);

const isBelowIn = (range: readonly Block[]) => (block: Block) =>
  range
    .slice(0, range.indexOf(block))
    .some(({ lines }) => lines.some(({ part }) => part === "sign-off" || part === "name"));

/** Bookmarks and fields that begin in what goes end there too. */
function isBalanced(blocks: readonly Block[]): boolean {
  const open = new Set<string | undefined>();
  let fields = 0;
  for (const one of blocks.flatMap(({ element }) => [...within(element)])) {
    const id = one.attributes["w:id"];
    if (one.name === "w:bookmarkStart") open.add(id);
    if (one.name === "w:bookmarkEnd" && !open.delete(id)) return false;
    if (one.name === "w:fldChar") fields += { begin: 1, end: -1 }[one.attributes["w:fldCharType"] ?? ""] ?? 0;
    if (fields < 0) return false;
  }
  return open.size === 0 && fields === 0;
}
