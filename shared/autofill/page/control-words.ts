import { tidy } from "../fold.ts";
import { coversSelect, isDrawnControl, isFaceOfOther, isTwinOfDrawn } from "./custom-control.ts";
import { isPlaceholderText } from "./placeholder.ts";

const CONTROLS =
  "input:not([type=hidden]):not([type=submit]):not([type=button]):not([type=image]):not([type=reset]),textarea,select,[contenteditable=''],[contenteditable=true]";
const SILENT = new Set([
  "SCRIPT",
  "STYLE",
  "TEMPLATE",
  "NOSCRIPT",
  "SELECT",
  "OPTION",
  "TEXTAREA",
  "SVG",
  "DATALIST",
]);
const GENERIC =
  /\b(?:choose (?:a )?files?|browse|or|drag (?:and|&) drop (?:here)?|drop (?:your )?files? here(?: to upload)?|click to upload|drop to upload|select\.*|no file (?:chosen|selected)|datei (?:ausw\u00e4hlen|hinzuf\u00fcgen)|keine datei(?: ausgew\u00e4hlt)?|choisir un fichier|optional|required|type your response|enter manually|attach|file (?:input|upload)|upload (?:a )?files?|upload|dropbox|google drive)\b|[*\u2731:()|]/gi;

/**
 * True for controls that a person may fill in: no hidden inputs, and only those buttons that act as a list or an
 * answer.
 */
export function isControl(element: Element): boolean {
  if (element.matches(CONTROLS)) return !isTwinOfDrawn(element) && !isFaceOfOther(element);
  return isDrawnControl(element) && !coversSelect(element);
}

function isUnseen(element: Element): boolean {
  return (
    SILENT.has(element.tagName.toUpperCase()) ||
    element.hasAttribute("hidden") ||
    /display:\s*none/.test(element.getAttribute("style") ?? "") ||
    element.getAttribute("role") === "listbox"
  );
}

/** The text that a person reads in an element, without code, options and the text of controls. */
export function wordsOf(root: Element, limit = 400): string {
  const parts: string[] = [];
  let length = 0;
  const visit = (node: Node): void => {
    if (length > limit) return;
    if (node.nodeType === 3) {
      const text = node.textContent ?? "";
      parts.push(text);
      length += text.trim().length;
    } else if (node.nodeType === 1 && !isUnseen(node as Element)) {
      for (const child of node.childNodes) visit(child);
      parts.push(" ");
    }
  };
  visit(root);
  return tidy(parts.join("")).slice(0, limit);
}

/** False for 'Choose file', 'or', '*': words that do not describe the question. */
export function saysSomething(text: string): boolean {
  return /\p{L}{2}/u.test(text.replace(GENERIC, " "));
}

const HEADING = /^H[1-6]$/;

/** True for the label of one button or box of a group: it says an answer, not the question. */
function isLabelOf(element: Element, own: ReadonlySet<Element>): boolean {
  if (element.tagName !== "LABEL") return false;
  const labelled = (element as HTMLLabelElement).control;
  return labelled !== null && own.has(labelled) && own.size > 1;
}

type Around = { before: string; after: string; hasOthers: boolean };

/** Collects the words before and after a control, or a group of them, up to the next control on either side. */
class WordsAround implements Around {
  before = "";
  after = "";
  hasOthers = false;
  private isPast = false;
  private isOver = false;
  private readonly own: ReadonlySet<Element>;

  /** The options of a list, which a page that draws its own list repeats next to it. */
  private readonly offered: ReadonlySet<string>;

  constructor(parent: Element, own: ReadonlySet<Element>) {
    this.own = own;
    const lists = Array.from(own).filter((one): one is HTMLSelectElement => one.tagName === "SELECT");
    const options = lists
      .flatMap((list) => Array.from(list.options))
      .filter(({ value, text }) => value !== "" || isPlaceholderText(text));
    this.offered = new Set(options.map(({ text }) => tidy(text)));
    for (const child of parent.childNodes) this.visit(child);
  }

  private visit(node: Node): void {
    if (this.isOver) return;
    if (node.nodeType === 3) this.add(node.textContent ?? "");
    if (node.nodeType !== 1) return;
    const element = node as Element;
    if (this.own.has(element)) this.isPast = true;
    else if (isLabelOf(element, this.own))
      this.isPast ||= Array.from(this.own).some((one) => element.contains(one));
    else if (isControl(element)) this.meetOther();
    else if (!isUnseen(element)) this.enter(element);
  }

  private add(words: string): void {
    if (words.trim() !== "" && this.offered.has(tidy(words))) return;
    if (this.isPast) this.after += words;
    else this.before += words;
  }

  private meetOther(): void {
    this.hasOthers = true;
    if (this.isPast) this.isOver = true;
    else this.before = "";
  }

  private enter(element: Element): void {
    if (!this.isPast && HEADING.test(element.tagName)) this.before = "";
    for (const child of element.childNodes) this.visit(child);
    this.add(" ");
  }
}

function isFile(element: Element): boolean {
  return element.getAttribute("type") === "file";
}

/** The words at one level around the controls; empty if the next level may have better ones. */
function wordsAt(parent: Element, own: readonly Element[]): string {
  const { before, after, hasOthers } = new WordsAround(parent, new Set(own));
  const isWhole = own.every((element) => parent.contains(element));
  // The purpose of a file is often written below its button.
  if (isWhole && !hasOthers && own.some(isFile) && saysSomething(before))
    return tidy(`${before} ${after}`).slice(0, 300);
  if ((isWhole || hasOthers) && saysSomething(before)) return tidy(before).slice(-300);
  return isWhole && !hasOthers && saysSomething(after) ? tidy(`${before} ${after}`).slice(0, 300) : "";
}

/** The nearest meaningful words next to a control or a group; empty if there are none. */
export function wordsBeside(own: readonly Element[]): string {
  let place: Element | null = own[0] ?? null;
  for (let step = 0; step < 9 && place !== null; step += 1) {
    const parent: Element | null = place.parentElement ?? hostOf(place);
    if (parent === null || parent.tagName === "BODY") return "";
    const words = wordsAt(parent, own);
    if (words !== "" || parent.tagName === "FORM") return words;
    place = parent;
  }
  return "";
}

function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return "host" in root ? (root as ShadowRoot).host : null;
}
