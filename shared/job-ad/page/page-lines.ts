import { isBlock, isForScreenReaders, tidyLine } from "./element-text.ts";
import type { PageDocument } from "./page-document.ts";
import { isElement, type PageElement, type PageNode } from "./page-node.ts";

/** One line as laid out: the inline text of a block, split into the pieces of its inline elements. */
export type PageLine = {
  text: string;
  /** Pieces of the line, in order; a label and its value are often two pieces of one line. */
  pieces: readonly { text: string; element: PageElement; isHidden: boolean }[];
  /** Block element that contains the line. */
  block: PageElement;
  /** 1 to 6 inside a heading, else 0. */
  heading: number;
  isLink: boolean;
  isItem: boolean;
  words: number;
};

const SKIPPED = new Set(["button", "select", "option", "textarea", "input", "head", "datalist"]);
const MAX_LINES = 6000;

type Piece = PageLine["pieces"][number];
type Context = { block: PageElement; heading: number; isLink: boolean; isItem: boolean; isHidden: boolean };

/** Collects pieces until a block ends, then makes a line of them. */
class LineMaker {
  readonly lines: PageLine[] = [];
  private pieces: Piece[] = [];
  private context: Context | null = null;

  add(text: string, element: PageElement, here: Context): void {
    if (this.context !== null && this.context.block !== here.block) this.endLine();
    const isLink = here.isLink && (this.pieces.length === 0 || (this.context?.isLink ?? true));
    this.context = { ...here, isLink };
    this.pieces.push({ text, element, isHidden: here.isHidden });
  }

  endLine(): void {
    const pieces = this.pieces
      .map((piece) => ({ ...piece, text: tidyLine(piece.text) }))
      .filter(({ text }) => text !== "");
    this.pieces = [];
    if (pieces.length === 0 || this.context === null || this.lines.length >= MAX_LINES) return;
    const shown = pieces.filter(({ isHidden }) => !isHidden).map(({ text }) => text);
    const text = shown.join(" ");
    const { isHidden: _, ...context } = this.context;
    this.lines.push({ ...context, text, pieces, words: text === "" ? 0 : text.split(" ").length });
  }
}

function inside(node: PageElement, here: Context): Context {
  return {
    block: isBlock(node) ? node : here.block,
    heading: /^h[1-6]$/.test(node.name) ? Number(node.name.slice(1)) : here.heading,
    isLink: here.isLink || node.name === "a",
    isItem: here.isItem || node.name === "li",
    isHidden: here.isHidden || isForScreenReaders(node),
  };
}

/**
 * The page, or one container of it, as lines in reading order, without navigation, footers, dialogs and controls.
 * Hidden labels stay as hidden pieces, because they name the value next to them.
 */
export function pageLines(page: PageDocument, root: PageElement | null = page.body): PageLine[] {
  if (root === null) return [];
  const maker = new LineMaker();
  const addText = (node: PageNode, here: Context): void => {
    if (!("data" in node) || node.data.trim() === "") return;
    maker.add(node.data, isElement(node.parent) ? node.parent : here.block, here);
  };
  const walk = (element: PageElement, here: Context): void => {
    const isBreak = isBlock(element) || element.name === "br";
    if (isBreak) maker.endLine();
    for (const child of element.children) {
      if (!isElement(child)) addText(child, here);
      else if (!page.noise.has(child) && !SKIPPED.has(child.name)) walk(child, inside(child, here));
    }
    if (isBreak) maker.endLine();
  };
  const start: Context = { block: root, heading: 0, isLink: false, isItem: false, isHidden: false };
  walk(root, inside(root, start));
  maker.endLine();
  return maker.lines;
}
