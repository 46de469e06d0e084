import type { LetterPart } from "#shared/resume/letters/letter-parts.ts";
import type { ParagraphPart } from "../read-document/docx-paragraphs.ts";
import { attribute, child, children, readXml, type XmlElement } from "../read-document/xml.ts";
import type { Block } from "./letter-place.ts";
import type { WordFile } from "./word-archive.ts";

/** Paragraphs of the file that tell how each part of a letter looks. */
export interface LetterSamples {
  of(part: LetterPart): ParagraphPart | undefined;
  /** An empty paragraph of the letter. */
  blank: XmlElement | undefined;
  /** Empty paragraphs between two parts that follow each other, where the file shows it. */
  blanksBetween(part: LetterPart, next: LetterPart): number | undefined;
  /** A paragraph has space of its own above or below it. */
  isSpaced(element: XmlElement | undefined): boolean;
}

/** Whose look a part takes where the file has none of its kind. */
const others: Record<LetterPart, readonly LetterPart[]> = {
  sender: ["address", "greeting", "body"],
  date: ["address", "greeting", "body"],
  address: ["greeting", "body"],
  subject: ["body", "greeting"],
  greeting: ["body", "address", "date"],
  body: ["greeting", "sign-off", "address", "date"],
  item: ["body", "greeting"],
  "sign-off": ["body", "greeting", "name", "date"],
  name: ["sign-off", "body", "greeting", "date"],
};

/** So many words make a paragraph of a letter's body; a line of fewer may be a heading. */
const runningWords = 8;
const mostBlanks = 4;

export function readSamples(replaced: readonly Block[], file: WordFile): LetterSamples {
  const blank = replaced.find(isBlank)?.element;
  const spaces = readSpaces(file);
  const gaps = readGaps(replaced);
  return {
    of: (part) =>
      [part, ...others[part]].map((one) => sampleOf(replaced, one)).find((one) => one !== undefined),
    blank,
    blanksBetween: (part, next) => gaps.get(`${part} ${next}`),
    isSpaced: (element) => spaces(element) >= leastSpace,
  };
}

const isBlank = ({ element, lines }: Block) => element.name === "w:p" && lines.length === 0;

function sampleOf(replaced: readonly Block[], part: LetterPart): ParagraphPart | undefined {
  const own = replaced.flatMap(({ lines }) => lines).filter((line) => line.part === part);
  const plain = part === "item" ? own : own.filter(({ paragraph }) => !isNumbered(paragraph));
  const running = plain.find(({ text }) => text.split(/\s+/).length >= runningWords);
  return (part === "body" ? (running ?? plain[0]) : plain[0])?.paragraph;
}

const isNumbered = ({ element }: ParagraphPart) => child(child(element, "w:pPr"), "w:numPr") !== undefined;

function readGaps(replaced: readonly Block[]): Map<string, number> {
  const gaps = new Map<string, number>();
  let last: LetterPart | undefined;
  let blanks = 0;
  for (const block of replaced) {
    if (isBlank(block)) blanks++;
    for (const { part } of block.lines) {
      const key = `${last} ${part}`;
      // Lines of one address are together; what parts two paragraphs of the text is the widest that occurs.
      if (last !== undefined) gaps.set(key, Math.max(gaps.get(key) ?? 0, Math.min(blanks, mostBlanks)));
      last = part;
      blanks = 0;
    }
  }
  return gaps;
}

/** Twentieths of a point above and below a paragraph from which it needs no empty one beside it. */
const leastSpace = 60;

/** Space above and below a paragraph: its own, its style's, or the file's. */
function readSpaces({ parts }: WordFile): (element: XmlElement | undefined) => number {
  const styles = parts["word/styles.xml"];
  const root = styles && readXml(styles);
  const all = root ? children(root, "w:style") : [];
  const defaults = child(child(child(root, "w:docDefaults"), "w:pPrDefault"), "w:pPr");
  const usual = all.find((one) => attribute(one, "w:type") === "paragraph" && attribute(one, "w:default"));
  const styleOf = (id: string | undefined) => all.find((one) => attribute(one, "w:styleId") === id);
  return (element) => {
    const own = child(element, "w:pPr");
    const chain = [own];
    let style = styleOf(attribute(child(own, "w:pStyle"), "w:val")) ?? usual;
    while (style && chain.length < 12) {
      chain.push(child(style, "w:pPr"));
      style = styleOf(attribute(child(style, "w:basedOn"), "w:val"));
    }
    chain.push(defaults);
    const side = (name: "w:before" | "w:after") =>
      Number(
        chain.map((one) => attribute(child(one, "w:spacing"), name)).find((one) => one !== undefined) ?? 0,
      );
    const isClose = chain.some((one) => child(one, "w:contextualSpacing") !== undefined);
    return isClose ? 0 : side("w:before") + side("w:after");
  };
}
