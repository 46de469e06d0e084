import type { PageDocument } from "../page/page-document.ts";
import { type PageLine, pageLines } from "../page/page-lines.ts";
import { elementsIn, isElement, type PageElement } from "../page/page-node.ts";
import { adTalk } from "../words/ad-talk.ts";
import { countAdCues } from "../words/field-labels.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { cardHeadings, countJobLinks } from "./page-indicators.ts";

const PANE_WORDS = 60;
/** The ad in a pane may link to itself and to where one applies. */
const OWN_LINKS = 2;
/** Running text, and the short lines between: headings of an ad's parts are talk too. */
type Run = { long: PageLine[]; talk: string[]; words: number };

/** The longest run of running text that no link and no card's heading interrupts. */
function longestRun(lines: readonly PageLine[]): Run | null {
  const heads = cardHeadings(lines);
  const runs: Run[] = [{ long: [], talk: [], words: 0 }];
  for (const line of lines) {
    if (line.isLink || heads.has(line)) runs.push({ long: [], talk: [], words: 0 });
    const run = runs.at(-1);
    if (run === undefined || line.isLink || heads.has(line)) continue;
    run.talk.push(line.text);
    if (line.words < 8 && !line.isItem) continue;
    run.long.push(line);
    run.words += line.words;
  }
  const longest = runs.reduce((most, run) => (run.words > most.words ? run : most));
  return longest.words >= PANE_WORDS ? longest : null;
}

/** The largest container around the text that holds no cards of other ads; null when that is the whole page. */
function containerOf(page: PageDocument, block: PageElement): PageElement | null {
  let container = block;
  for (;;) {
    const parent = container.parent;
    if (!isElement(parent) || container === page.body) return null;
    if (countJobLinks(elementsIn(parent)) > OWN_LINKS) return container;
    container = parent;
  }
}

/** The run of an ad's own text: long, and with an ad's talk. */
function adRun(lines: readonly PageLine[]): Run | null {
  const run = longestRun(lines);
  return run !== null && countAdCues(run.talk.join("\n")) >= 3 ? run : null;
}

/** The ad that a board slides over its list is a dialog: read only where the page beside it shows no ad. */
function openDialog(page: PageDocument): PageElement | null {
  for (const element of page.noise) {
    if (element.name !== "dialog" && element.attribs.role !== "dialog") continue;
    const lines = pageLines(page, element);
    const isShortAd = lines.some(({ heading, text }) => heading > 0 && looksLikeRole(text));
    const talk = isShortAd ? adTalk(lines.map(({ text }) => text).join("\n")) : [];
    if (talk.length >= 3 || adRun(lines) !== null) return element;
  }
  return null;
}

/** The container of a long text with an ad's talk, beside or over a list; null on a list without one. */
export function openPane(page: PageDocument, lines: readonly PageLine[]): PageElement | null {
  const block = adRun(lines)?.long[0]?.block;
  const beside = block === undefined ? null : containerOf(page, block);
  return beside ?? openDialog(page);
}
