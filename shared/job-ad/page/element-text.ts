import { attributeOf, isElement, type PageElement, type PageNode } from "./page-node.ts";

const BLOCKS = new Set(
  "address article aside blockquote body center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr legend li main menu nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
);
const PARAGRAPHS = new Set("p ul ol h1 h2 h3 h4 h5 h6 table dl blockquote pre section article".split(" "));
const CONTROLS = new Set("button select option textarea input label datalist".split(" "));
const SCREEN_READER =
  /(?:^|\s)(?:sr-only|visually-?hidden|screen-?reader(?:-text)?|accessibility-hidden|a11y-hidden|visuallyhidden|u-hidden-visually)(?=$|\s)/i;
const MAX_TEXT = 100_000;

export function isBlock(element: PageElement): boolean {
  return BLOCKS.has(element.name);
}

/** Text only for screen readers: not visible, although it often is the label of a value. */
export function isForScreenReaders(element: PageElement): boolean {
  const names = attributeOf(element, "class");
  return names !== "" && names.length < 2000 && SCREEN_READER.test(names);
}

/** One line of text: NBSP and line breaks become single spaces, zero-width characters are removed. */
export function tidyLine(text: string): string {
  return text
    .replace(/[\u200b-\u200d\u2060\ufeff\u00ad]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** The visible text of an element, as one line. */
export function elementText(root: PageElement): string {
  let text = "";
  const walk = (node: PageNode): void => {
    if (text.length > 5000) return;
    if ("data" in node) text += node.data;
    if (!isElement(node) || isForScreenReaders(node) || node.name === "select") return;
    if (isBlock(node) || node.name === "br") text += " ";
    for (const child of node.children) walk(child);
    if (isBlock(node)) text += " ";
  };
  for (const child of root.children) walk(child);
  return tidyLine(text);
}

/** Collects lines as a reader sees them: bullets as "- ", a blank line between blocks. */
class TextBlocks {
  private lines: string[] = [];
  private line = "";
  private length = 0;
  private bullet = false;

  add(text: string): void {
    if (this.length < MAX_TEXT) this.line += text;
  }
  open(element: PageElement): void {
    if (PARAGRAPHS.has(element.name)) this.endBlock();
    else if (element.name === "li") this.startItem();
    else if (element.name === "br" || isBlock(element)) this.endLine();
  }
  close(element: PageElement): void {
    if (PARAGRAPHS.has(element.name)) this.endBlock();
    else if (isBlock(element)) this.endLine();
  }
  startItem(): void {
    this.endLine();
    this.bullet = true;
  }
  endLine(): void {
    const text = tidyLine(this.line).replace(/^[•·▪●◦‣]\s*/, "- ");
    this.line = "";
    if (text === "") return;
    const isMarked = this.bullet && !text.startsWith("- ");
    this.bullet = false;
    this.lines.push(isMarked ? `- ${text}` : text);
    this.length += text.length + 3;
  }
  endBlock(): void {
    this.endLine();
    if (this.lines.length > 0 && this.lines[this.lines.length - 1] !== "") this.lines.push("");
  }
  text(): string {
    this.endLine();
    return this.lines.join("\n").trim().slice(0, MAX_TEXT);
  }
}

/**
 * The text of an ad's body: with bullets and a blank line between blocks, without controls, hidden labels and the
 * parts of `without` (navigation and dialogs inside the block). At most 100 KB.
 */
export function blockText(roots: readonly PageElement[], without?: ReadonlySet<PageElement>): string {
  const blocks = new TextBlocks();
  const isLeftOut = (element: PageElement): boolean =>
    without?.has(element) === true || CONTROLS.has(element.name) || isForScreenReaders(element);
  const walk = (element: PageElement): void => {
    blocks.open(element);
    for (const child of element.children) {
      if ("data" in child) blocks.add(child.data);
      if (isElement(child) && !isLeftOut(child)) walk(child);
    }
    blocks.close(element);
  };
  for (const root of roots) {
    blocks.endBlock();
    walk(root);
  }
  return blocks.text();
}

export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
}
