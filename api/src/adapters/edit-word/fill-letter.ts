import { main, readDocxLines } from "../read-document/read-docx.ts";
import { hasSameParts, isUntouchedSame } from "./check-edited.ts";
import { fileLines } from "./file-lines.ts";
import { type LetterLine, letterSource } from "./letter-paragraphs.ts";
import { type Block, findLetterPlace, type LetterPlace } from "./letter-place.ts";
import { readSamples } from "./letter-samples.ts";
import { withoutShownSender } from "./letterhead-words.ts";
import type { OpenedWord } from "./open-word.ts";
import { type Splice, spliced } from "./splice.ts";
import { isWellFormed } from "./well-formed.ts";
import { openWordFile, writeWordFile } from "./word-archive.ts";
import { placeOf, readWordBody, Unchangeable, type WordBody } from "./word-body.ts";

export interface FilledLetter {
  bytes: Uint8Array;
  /** Lines of the letter that the file shows already: the sender's own block. */
  left: string[];
  /** The lines of the body that the file now reads as. */
  lines: string[];
}

/**
 * A letter in the person's own letterhead: its paragraphs are where the file's own letter was and look like
 * that one's; header, footer, pictures, styles and every other paragraph stay byte for byte. The sender's block goes
 * where the letterhead shows all of it. Checked before it is handed over.
 * @throws Placeless, Unchangeable when that cannot be done for certain.
 */
export function fillLetter(opened: OpenedWord, letter: readonly LetterLine[]): FilledLetter {
  const place = findLetterPlace(opened);
  const staying = place.blocks.filter((one) => !place.replaced.includes(one));
  const { lines, left } = withoutShownSender(opened, staying, letter);
  const { before, after } = parted(lines, place);
  const samples = readSamples(place.replaced, opened.file);
  const source = (part: readonly LetterLine[]) => letterSource(opened.body, samples, part);
  const splices = [
    ...place.replaced.map(({ element }): Splice => ({ ...placeOf(element), text: "" })),
    insertion(startOf(place, opened.body), source(before)),
    ...(place.signature ? [insertion(placeOf(place.signature.element).to, source(after))] : []),
  ];
  const written = merged(splices);
  const changedSource = spliced(opened.body.source, written);
  const changed = writeWordFile(opened.file, changedSource);
  const expected = expectedLines(place, before, after);
  if (!isProven({ opened, changed, source: changedSource, splices: written, expected }))
    throw new Unchangeable("not-proven", "letterhead");
  return { bytes: changed, left, lines: expected };
}

/** The name goes below a signature's picture that stays. */
function parted(lines: readonly LetterLine[], { signature }: LetterPlace) {
  const name = signature ? lines.findIndex(({ part }) => part === "name") : -1;
  return name === -1
    ? { before: lines, after: [] }
    : { before: lines.slice(0, name), after: lines.slice(name) };
}

const insertion = (at: number, text: string): Splice => ({ from: at, to: at, text });

function startOf({ before, blocks }: LetterPlace, body: WordBody): number {
  if (before) return placeOf(before.element).from;
  const last = blocks.at(-1);
  if (!last) throw new Unchangeable("damaged", `no paragraphs in ${body.source.length} signs`);
  return placeOf(last.element).to;
}

/** Insertions first where a paragraph that goes begins at the same place. */
function merged(splices: readonly Splice[]): Splice[] {
  return splices
    .filter(({ from, to, text }) => to > from || text !== "")
    .sort((a, b) => a.from - b.from || a.to - b.to);
}

function expectedLines(
  place: LetterPlace,
  before: readonly LetterLine[],
  after: readonly LetterLine[],
): string[] {
  const texts = (lines: readonly LetterLine[]) => lines.map(({ text }) => text);
  const own = (block: Block) => (place.replaced.includes(block) ? [] : block.lines.map(({ text }) => text));
  const all = place.blocks.flatMap((block) => [
    ...(block === place.before ? texts(before) : []),
    ...own(block),
    ...(block === place.signature ? texts(after) : []),
  ]);
  return place.before ? all : [...all, ...texts(before)];
}

interface Proof {
  opened: OpenedWord;
  changed: Uint8Array;
  source: string;
  splices: readonly Splice[];
  expected: readonly string[];
}

/** Read anew from its bytes: the same parts, untouched paragraphs as they were, and exactly the letter's lines. */
function isProven({ opened, changed, source, splices, expected }: Proof): boolean {
  const { parts } = openWordFile(changed);
  if (!isWellFormed(source) || !hasSameParts(opened.file.parts, parts)) return false;
  if (!isUntouchedSame({ opened, source, splices })) return false;
  const body = readWordBody(parts[main] ?? new Uint8Array());
  const read = fileLines(readDocxLines(changed, body.root)).filter(({ cells }) => cells.length > 0);
  return read.map(({ text }) => text).join("\n") === expected.join("\n");
}
