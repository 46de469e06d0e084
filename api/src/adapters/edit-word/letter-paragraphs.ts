import type { DocumentLine } from "#shared/resume/document/document-lines.ts";
import { type LetterPart, letterParts } from "#shared/resume/letters/letter-parts.ts";
import { drawnMark, type ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { child, elements } from "../read-document/xml.ts";
import { filledLines } from "./file-lines.ts";
import type { LetterSamples } from "./letter-samples.ts";
import { propertiesOf } from "./new-paragraph.ts";
import { mainForm, piecesOf } from "./paragraph-words.ts";
import { runOf, wordsOf } from "./splice.ts";
import { sourceOf, type WordBody } from "./word-body.ts";

/** A line of a letter as it reads. */
export interface LetterLine {
  text: string;
  part: LetterPart;
  /** It is parted from the line above. */
  gap: boolean;
}

/** The lines of a letter, with what each of them is. */
export function partLines(lines: readonly DocumentLine[]): LetterLine[] {
  const read = lines.flatMap(({ kind, text, gap }) =>
    filledLines(text.replaceAll("\t", " ")).map((one) => ({
      text: kind === "item" ? drawnMark + one : one,
      gap: gap === true,
    })),
  );
  const parts = letterParts(read.map(({ text }) => text));
  return read.map((line, at) => ({ ...line, part: parts[at] ?? "body" }));
}

/** The source of a letter's paragraphs, each with the look of its kind in the file. */
export function letterSource(body: WordBody, samples: LetterSamples, lines: readonly LetterLine[]): string {
  let source = "";
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as LetterLine;
    const like = samples.of(line.part);
    const count = groupFrom(lines, at, samples.isSpaced(like?.element ?? samples.blank));
    const above = lines[at - 1];
    if (above) source += blankSource(body, samples).repeat(blanksAbove(samples, above, line));
    source += paragraphSource(body, samples, lines.slice(at, at + count));
    at += count;
  }
  return source;
}

/** Lines that are close together are one paragraph where paragraphs have space between them. */
function groupFrom(lines: readonly LetterLine[], from: number, isSpaced: boolean): number {
  const part = lines[from]?.part;
  if (!isSpaced || part === "item") return 1;
  const end = lines.findIndex((line, at) => at > from && (line.gap || line.part !== part));
  return (end === -1 ? lines.length : end) - from;
}

function blanksAbove(samples: LetterSamples, above: LetterLine, line: LetterLine): number {
  if (above.part === line.part && !line.gap) return 0;
  const shown = samples.blanksBetween(above.part, line.part);
  if (shown !== undefined) return shown;
  if (!line.gap) return 0;
  const usual = samples.blanksBetween("body", "body");
  if (usual !== undefined) return usual;
  const like = samples.of(above.part)?.element ?? samples.blank;
  return samples.isSpaced(like) ? 0 : 1;
}

/** An empty paragraph as the letter has them. */
function blankSource(body: WordBody, samples: LetterSamples): string {
  const like = samples.blank ?? samples.of("body")?.element;
  return `<w:p>${like ? propertiesOf(body, like) : ""}</w:p>`;
}

function paragraphSource(body: WordBody, samples: LetterSamples, lines: readonly LetterLine[]): string {
  const [first] = lines;
  const like = first && samples.of(first.part);
  if (!like) return plainParagraph(body, samples, lines);
  const form = mainForm(piecesOf(body, like));
  const properties = form?.properties ?? "";
  const [indent = ""] = /^\t*/.exec(like.text) ?? [];
  const tabs = indent === "" ? "" : `<w:r>${properties}${"<w:tab/>".repeat(indent.length)}</w:r>`;
  return `<w:p>${propertiesOf(body, like.element)}${tabs}${runs(properties, words(lines, like))}</w:p>`;
}

/** A list mark that the file's numbering draws is not written. */
function words(lines: readonly LetterLine[], like: ParagraphPart): string[] {
  return lines.map(({ text }) =>
    like.isMarked && text.startsWith(drawnMark) ? text.slice(drawnMark.length) : text,
  );
}

/** In an empty file the look is that of its empty paragraph's mark. */
function plainParagraph(body: WordBody, samples: LetterSamples, lines: readonly LetterLine[]): string {
  const own = samples.blank && child(samples.blank, "w:pPr");
  const mark = own && child(own, "w:rPr");
  const isPlain =
    mark && elements(mark).every(({ name }) => !/^w:(?:ins|del|moveFrom|moveTo|rPrChange)$/.test(name));
  const look = mark && isPlain ? sourceOf(body, mark) : "";
  const frame = samples.blank ? propertiesOf(body, samples.blank) : "";
  return `<w:p>${frame}${runs(
    look,
    lines.map(({ text }) => text),
  )}</w:p>`;
}

function runs(properties: string, texts: readonly string[]): string {
  const [first = "", ...more] = texts;
  const rest = more.map((text) => `<w:r>${properties}<w:br/>${wordsOf(text)}</w:r>`);
  return runOf(properties, first) + rest.join("");
}
