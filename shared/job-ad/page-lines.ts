import { isBlock, isForScreenReaders, tidyLine } from "./element-text.ts";
import { isElement, type PageDocument, type PageElement, type PageNode } from "./page-document.ts";

/** One line as laid out: a block's run of inline text, cut into the pieces its inline elements make. */
export type PageLine = {
  text: string;
  /** Pieces of the line, in order; a label and its value are often two pieces of one line. */
  pieces: readonly { text: string; element: PageElement; isHidden: boolean }[];
  /** Block element that holds the line. */
  block: PageElement;
  /** 1 to 6 inside a heading, else 0. */
  heading: number;
  isLink: boolean;
  isItem: boolean;
  words: number;
};

const SKIPPED = new Set(["button", "select", "option", "textarea", "input", "head", "datalist"]);
const MAX_LINES = 6000;

type Context = { block: PageElement; heading: number; isLink: boolean; isItem: boolean; isHidden: boolean };

/**
 * The page, or one container of it, as lines in reading order, without navigation, footers, dialogs and controls. Hidden labels are kept
 * as hidden pieces: they name the value beside them.
 */
export function pageLines(page: PageDocument, root: PageElement | null = page.body): PageLine[] {
  const lines: PageLine[] = [];
  let pieces: { text: string; element: PageElement; isHidden: boolean }[] = [];
  let context: Context | null = null;

  const flush = (): void => {
    const seen = pieces
      .map((piece) => ({ ...piece, text: tidyLine(piece.text) }))
      .filter(({ text }) => text !== "");
    pieces = [];
    if (seen.length === 0 || context === null || lines.length >= MAX_LINES) return;
    const text = tidyLine(
      seen
        .filter(({ isHidden }) => !isHidden)
        .map((piece) => piece.text)
        .join(" "),
    );
    const { block, heading, isLink, isItem } = context;
    lines.push({
      text,
      pieces: seen,
      block,
      heading,
      isLink,
      isItem,
      words: text === "" ? 0 : text.split(" ").length,
    });
  };

  const walk = (node: PageNode, here: Context): void => {
    if ("data" in node) {
      if (node.data.trim() === "") return;
      if (context === null || context.block !== here.block) flush();
      context = { ...here, isLink: here.isLink && (pieces.length === 0 || (context?.isLink ?? true)) };
      const element = isElement(node.parent) ? node.parent : here.block;
      pieces.push({ text: node.data, element, isHidden: here.isHidden });
      return;
    }
    if (!isElement(node) || (node !== root && page.noise.has(node)) || SKIPPED.has(node.name)) return;
    const isNewBlock = isBlock(node) || node.name === "br";
    if (isNewBlock) flush();
    const next: Context = {
      block: isBlock(node) ? node : here.block,
      heading: /^h[1-6]$/.test(node.name) ? Number(node.name.slice(1)) : here.heading,
      isLink: here.isLink || node.name === "a",
      isItem: here.isItem || node.name === "li",
      isHidden: here.isHidden || isForScreenReaders(node),
    };
    for (const child of node.children) walk(child, next);
    if (isNewBlock) flush();
  };

  if (root !== null) {
    walk(root, { block: root, heading: 0, isLink: false, isItem: false, isHidden: false });
    flush();
  }
  return lines;
}
