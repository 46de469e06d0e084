import type { SourcedLine } from "../read-document/docx-lines.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { normaliseText } from "../read-document/normalise-text.ts";
import { checkParagraph, Unplaced } from "./paragraph-words.ts";
import { replaceWords, withoutDrawnMark } from "./replace-words.ts";
import type { Splice } from "./splice.ts";
import { type WordBody, within } from "./word-body.ts";

/** A line as the reader tells it, none empty. */
export interface FileLine {
  text: string;
  cells: SourcedLine["cells"];
  /** One of several that a single line of the file is read as. */
  isBroken: boolean;
}

/** The lines that count when two texts are compared: blank ones and space at the ends do not. */
export function filledLines(text: string): string[] {
  return normaliseText(text)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

export function fileLines(lines: readonly SourcedLine[]): FileLine[] {
  return lines.flatMap(({ text, cells }) => {
    const own = filledLines(text);
    return own.map((line) => ({ text: line, cells, isBroken: own.length > 1 }));
  });
}

/** Splices that give a line other words. @throws Unplaced */
export function replaceLine(body: WordBody, line: FileLine, wanted: string): Splice[] {
  if (line.isBroken) throw new Unplaced("line-breaks");
  const [only, ...more] = line.cells;
  if (!only) throw new Unplaced("header");
  if (more.length === 0)
    return replaceWords(body, only.paragraph, only.line, withoutDrawnMark(only.paragraph, only.line, wanted));
  const parts = wanted.split("\t");
  const splices = line.cells.flatMap(({ paragraph, line: at }) => {
    const own = paragraph.text.split("\n")[at] ?? "";
    const words = parts.splice(0, own.split("\t").length).join("\t");
    if (words.trim() === own.trim()) return [];
    return replaceWords(body, paragraph, at, withoutDrawnMark(paragraph, at, words));
  });
  if (parts.length > 0) throw new Unplaced("tabs");
  return splices;
}

/** The paragraph that is this line and nothing else. @throws Unplaced */
export function paragraphOf(body: WordBody, line: FileLine): ParagraphPart {
  const [only, ...more] = line.cells;
  if (!only) throw new Unplaced("header");
  if (more.length > 0) throw new Unplaced("table");
  checkParagraph(body, only.paragraph);
  const isShared = only.paragraph.text.trim().includes("\n");
  // A text box hangs on this paragraph and is read after it.
  const hasBox = [...within(only.paragraph.element)].some(({ name }) => name === "w:txbxContent");
  if (isShared || line.isBroken) throw new Unplaced("line-breaks");
  if (hasBox) throw new Unplaced("text-box");
  return only.paragraph;
}
