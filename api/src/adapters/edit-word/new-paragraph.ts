import { headingSection } from "#shared/resume/reader/headings.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { child, elements, type XmlElement } from "../read-document/xml.ts";
import { type FormedPiece, mainForm, piecesOf, Unplaced } from "./paragraph-words.ts";
import { withoutDrawnMark } from "./replace-words.ts";
import { runOf, type Splice, spliced, wordsOf } from "./splice.ts";
import { placeOf, sourceOf, type WordBody } from "./word-body.ts";

/** A list mark that is typed, with the space after it. */
const typedMark = /^\s*[•▪●◦‣➢✓►■*–—-]\s+/u;
/** From so many words on a line is running text, whose look a new line may take. */
const runningWords = 6;

/**
 * The source of a paragraph with the properties of another one: its style, numbering and indents, its list mark, and
 * the look of most of its words.
 * @throws Unplaced when the two are not of one kind.
 */
export function newParagraph(body: WordBody, like: ParagraphPart, text: string): string {
  const pieces = piecesOf(body, like);
  const visible = pieces.map((piece) => piece.text).join("");
  const words = withoutDrawnMark(like, 0, text);
  const [mark = ""] = typedMark.exec(visible) ?? [];
  const [ownMark = ""] = typedMark.exec(words) ?? [];
  if ((mark === "") !== (ownMark === "")) throw new Unplaced("list-mark");
  const rest = visible.slice(mark.length).trim();
  const newWords = words.slice(ownMark.length).trim();
  if (/[\t\n]/.test(rest) || /[\t\n]/.test(newWords)) throw new Unplaced("tabs");
  if (!like.isMarked && mark === "" && !isRunningText(rest)) throw new Unplaced("no-neighbour");
  const form = mainForm(pieces.filter(({ from, text: own }) => from + own.length > mark.length));
  if (!form) throw new Unplaced("no-neighbour");
  const runs = markRuns(body, pieces, mark.length) + runOf(form.properties, newWords);
  return `<w:p>${propertiesOf(body, like.element)}${runs}</w:p>`;
}

function isRunningText(line: string): boolean {
  return line.split(/\s+/).length >= runningWords && headingSection(line) === undefined;
}

/** What makes a paragraph begin a page or end a section belongs to that one alone. */
const ownOnly = ["w:sectPr", "w:pageBreakBefore", "w:framePr"];

/** The source of a paragraph's properties, without what belongs to it alone. */
export function propertiesOf(body: WordBody, element: XmlElement): string {
  const properties = child(element, "w:pPr");
  if (!properties) return "";
  const { from } = placeOf(properties);
  const cuts = elements(properties)
    .filter(({ name }) => ownOnly.includes(name))
    .map((one): Splice => {
      const place = placeOf(one);
      return { from: place.from - from, to: place.to - from, text: "" };
    });
  return spliced(sourceOf(body, properties), cuts);
}

/** The runs of a typed mark as they are. */
function markRuns(body: WordBody, pieces: readonly FormedPiece[], length: number): string {
  return pieces
    .filter(({ from, text }) => from < length && text !== "")
    .map(({ from, text, element, properties }) => {
      const isWhole = from + text.length <= length;
      const content = isWhole ? sourceOf(body, element) : wordsOf(text.slice(0, length - from));
      return `<w:r>${properties}${content}</w:r>`;
    })
    .join("");
}
