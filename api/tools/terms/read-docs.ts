import { blankCode, blankQuotes } from "./blank-quotes.ts";
import type { TextPiece } from "./text-piece.ts";

/** The paragraphs of a page without code, link targets and quotes. */
export function readDocs(file: string, text: string): TextPiece[] {
  const pieces: TextPiece[] = [];
  let line = 1;
  for (const paragraph of blankCode(text).split(/(\n[ \t]*\n)/)) {
    if (paragraph.trim() !== "") pieces.push({ place: "docs", file, line, text: blankQuotes(paragraph) });
    line += paragraph.split("\n").length - 1;
  }
  return pieces;
}
