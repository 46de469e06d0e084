import { browser, currentTab } from "../browser.ts";
import { pageAccentFill, pageControl, pageSuccess } from "./page-colours.ts";

/** Words of the ad to underline on its page. */
export interface PageMark {
  words: string;
  /** The ad's sentence that contains them; the same words elsewhere on the page are not underlined. */
  sentence: string;
  state: "shown" | "partly" | "missing";
}

/** `unsupported`: the browser cannot underline without changing the page. `closed`: we may not read the page. */
export type MarksAnswer = { found: number } | "unsupported" | "closed";

const name = (state: PageMark["state"]) => `kelpie-${state}`;
/** Visible by the line alone, on light and dark pages, without taking space. */
const css = `
::highlight(${name("shown")}) { text-decoration: underline solid 2px ${pageSuccess}; background-color: color-mix(in srgb, ${pageSuccess} 16%, transparent) }
::highlight(${name("partly")}) { text-decoration: underline dashed 2px ${pageAccentFill}; background-color: color-mix(in srgb, ${pageAccentFill} 16%, transparent) }
::highlight(${name("missing")}) { text-decoration: underline dotted 2px ${pageControl} }`;

/**
 * Underlines words with the browser's highlight API: no element of the page is added or changed, and nothing moves.
 * Serialised, so it refers to nothing outside itself. Without marks it removes the existing ones.
 * @returns how many of the marks were found; null if the browser has no highlights.
 */
export function drawMarks(marks: readonly PageMark[]): number | null {
  if (typeof Highlight !== "function" || !("highlights" in CSS)) return null;
  for (const state of ["shown", "partly", "missing"]) CSS.highlights.delete(`kelpie-${state}`);
  if (marks.length === 0) return 0;
  // The page's words with single spaces, and the position of each letter.
  let text = "";
  const places: { node: Text; at: number }[] = [];
  const add = (letter: string, node: Text, at: number) => {
    const isSpace = /\s/.test(letter);
    if (isSpace && (text === "" || text.endsWith(" "))) return;
    text += isSpace ? " " : letter;
    places.push({ node, at });
  };
  const readText = () => {
    const silent = "script,style,noscript,template,textarea,select,[hidden]";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let block: Element | null | undefined;
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      if (node.parentElement?.closest(silent) !== null) continue;
      const own = node.parentElement.closest("p,li,h1,h2,h3,h4,h5,td,th,dt,dd,div,section,article");
      if (own !== block) add(" ", node, 0);
      block = own;
      for (let at = 0; at < node.data.length; at += 1) add(node.data.charAt(at), node, at);
    }
  };
  const tidy = (words: string): string => words.replace(/\s+/g, " ").trim();
  const isFree = (at: number): boolean => !/[\p{L}\p{N}]/u.test(text.charAt(at));
  const wholeWords = (words: string): number => {
    let at = text.indexOf(words);
    while (at !== -1 && !(isFree(at - 1) && isFree(at + words.length))) at = text.indexOf(words, at + 1);
    return at;
  };
  const rangeOf = ({ words, sentence }: PageMark): Range | undefined => {
    const [own, around] = [tidy(words), tidy(sentence)];
    if (own === "") return undefined;
    const [inside, start] = [around.indexOf(own), text.indexOf(around)];
    // The ad's sentence may combine several lines of the page: then look for the words alone, as whole words.
    const from = inside === -1 || start === -1 ? wholeWords(own) : start + inside;
    const [first, last] = [places[from], places[from + own.length - 1]];
    if (first === undefined || last === undefined) return undefined;
    const range = document.createRange();
    range.setStart(first.node, first.at);
    range.setEnd(last.node, last.at + 1);
    return range;
  };
  readText();
  const found = marks.flatMap((mark) => {
    const range = rangeOf(mark);
    return range === undefined ? [] : [{ state: mark.state, range }];
  });
  for (const state of ["shown", "partly", "missing"]) {
    const ranges = found.filter((one) => one.state === state).map(({ range }) => range);
    if (ranges.length > 0) CSS.highlights.set(`kelpie-${state}`, new Highlight(...ranges));
  }
  return found.length;
}

async function onPage(tabId: number, marks: PageMark[]): Promise<MarksAnswer> {
  const target = { tabId };
  const [answer] = await browser.scripting
    .executeScript({ target, func: drawMarks, args: [marks] })
    .catch(() => []);
  if (answer === undefined) return "closed";
  return answer.result == null ? "unsupported" : { found: answer.result };
}

/** Underlines the ad's words on the active page, and returns its tab. */
export async function showMarks(marks: PageMark[]): Promise<{ tabId: number; answer: MarksAnswer }> {
  const tabId = (await currentTab())?.id ?? -1;
  // Remove it first, so that the page does not have the same rules twice.
  await browser.scripting.removeCSS({ target: { tabId }, css }).catch(() => undefined);
  await browser.scripting.insertCSS({ target: { tabId }, css }).catch(() => undefined);
  return { tabId, answer: await onPage(tabId, marks) };
}

/** Removes the underlines. */
export async function hideMarks(tabId: number): Promise<void> {
  await onPage(tabId, []);
  await browser.scripting.removeCSS({ target: { tabId }, css }).catch(() => undefined);
}
