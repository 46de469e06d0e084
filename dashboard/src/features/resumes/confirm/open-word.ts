import { strFromU8, unzipSync } from "fflate";

/** A paragraph of a Word file, as plain as its words and their weight. */
export interface WordParagraph {
  text: string;
  isBold: boolean;
  isHeading: boolean;
  isListed: boolean;
}

/** Paragraphs under each other, or the cells of a table's row beside each other. */
export interface WordBlock {
  cells: WordParagraph[][];
  /** Printed at the top or foot of every page. */
  isEdge: boolean;
}

/** A part larger than this is no resume's text. */
const mostBytes = 20 * 1024 * 1024;
const wanted = /^word\/(?:document|header\d*|footer\d*)\.xml$/;

const childrenOf = (element: Element, name: string) =>
  [...element.children].filter((one) => one.nodeName === name);
const childOf = (element: Element | undefined, name: string) =>
  element && [...element.children].find((one) => one.nodeName === name);

/** Text boxes and pictures stand in two forms, the second for old programs. */
const isOtherForm = (one: Element) => one.nodeName === "mc:Fallback";
const isGone = (one: Element) => ["w:del", "w:moveFrom", "w:pPr", "w:txbxContent"].includes(one.nodeName);

/** Whether a switch such as <w:b/> is on. */
function isOn(element: Element | undefined): boolean {
  const value = element?.getAttribute("w:val");
  return element !== undefined && value !== "0" && value !== "false" && value !== "none";
}

interface Run {
  text: string;
  isBold: boolean;
}

function runsOf(element: Element): Run[] {
  return [...element.children].flatMap((one) => {
    if (isGone(one) || isOtherForm(one)) return [];
    if (one.nodeName !== "w:r") return runsOf(one);
    const look = childOf(one, "w:rPr");
    if (isOn(childOf(look, "w:vanish"))) return [];
    const text = [...one.children].map(wordsOf).join("");
    return [{ text, isBold: isOn(childOf(look, "w:b")) }, ...runsOf(one)];
  });
}

function wordsOf({ nodeName, textContent }: Element): string {
  if (nodeName === "w:t") return textContent ?? "";
  if (nodeName === "w:tab") return "\t";
  if (nodeName === "w:noBreakHyphen") return "-";
  return nodeName === "w:br" || nodeName === "w:cr" ? "\n" : "";
}

function paragraphOf(element: Element): WordParagraph {
  const runs = runsOf(element).filter(({ text }) => text.trim() !== "");
  const shape = childOf(element, "w:pPr");
  const style = childOf(shape, "w:pStyle")?.getAttribute("w:val") ?? "";
  return {
    text: runsOf(element)
      .map(({ text }) => text)
      .join("")
      .trim(),
    isBold: runs.length > 0 && runs.every(({ isBold }) => isBold),
    isHeading: /^(?:heading|title)/i.test(style),
    isListed: childOf(shape, "w:numPr") !== undefined,
  };
}

/** The paragraph, and what is in text boxes that hang on it. */
function withBoxes(element: Element): WordParagraph[] {
  const boxes = [...element.getElementsByTagName("w:txbxContent")].filter(
    (box) => box.closest("Fallback") === null && box.parentElement?.closest("txbxContent") === null,
  );
  const all = [paragraphOf(element), ...boxes.flatMap((box) => paragraphsIn(box))];
  return all.filter(({ text }) => text !== "");
}

function paragraphsIn(element: Element): WordParagraph[] {
  return [...element.children].flatMap((one) => {
    if (one.nodeName === "w:p") return withBoxes(one);
    return isGone(one) || isOtherForm(one) ? [] : paragraphsIn(one);
  });
}

function blocksIn(element: Element): WordParagraph[][][] {
  return [...element.children].flatMap((one) => {
    if (one.nodeName === "w:p") return withBoxes(one).map((paragraph) => [[paragraph]]);
    if (one.nodeName === "w:tbl")
      return childrenOf(one, "w:tr").map((row) =>
        childrenOf(row, "w:tc")
          .map(paragraphsIn)
          .filter((cell) => cell.length > 0),
      );
    return isGone(one) ? [] : blocksIn(one);
  });
}

function read(xml: string): Element {
  const part = new DOMParser().parseFromString(xml, "application/xml");
  if (part.getElementsByTagName("parsererror").length > 0) throw new Error("damaged part");
  return part.documentElement;
}

/**
 * What a Word file says, in its order, read anew from the file itself and not by the reader whose work is checked.
 * @throws Error where the file is damaged or larger than a resume can be.
 */
export function openWord(bytes: Uint8Array): WordBlock[] {
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      if (wanted.test(name) && originalSize > mostBytes) throw new Error("too large");
      return wanted.test(name);
    },
  });
  const blocksOf = (name: string, isEdge: boolean): WordBlock[] => {
    const part = parts[name];
    const cells = part ? blocksIn(read(strFromU8(part))) : [];
    return cells.filter((row) => row.length > 0).map((row) => ({ cells: row, isEdge }));
  };
  const edges = (kind: string) =>
    Object.keys(parts)
      .filter((name) => name.startsWith(`word/${kind}`))
      .sort()
      .flatMap((name) => blocksOf(name, true));
  if (!parts["word/document.xml"]) throw new Error("no text");
  return [...edges("header"), ...blocksOf("word/document.xml", false), ...edges("footer")];
}
