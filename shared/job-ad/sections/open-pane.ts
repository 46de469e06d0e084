import type { PageDocument } from "../page/page-document.ts";
import { type PageLine, pageLines } from "../page/page-lines.ts";
import { elementsIn, isElement, type PageElement } from "../page/page-node.ts";
import { adTalk } from "../words/ad-talk.ts";
import { countAdCues } from "../words/field-labels.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { cardHeadings, countJobLinks } from "./page-indicators.ts";

const PANE_WORDS = 60;
/** Maximum number of links to jobs inside the pane: the ad may link to itself and to its form. */
const OWN_LINKS = 2;
/** Running text, and the short lines between, such as headings of the ad's sections. */
type Run = { long: PageLine[]; talk: string[]; words: number };

/** The longest running text without links or headings of cards in between. */
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

/** The largest container around the text without cards of other ads; null if that is the whole page. */
function containerOf(page: PageDocument, block: PageElement): PageElement | null {
  let container = block;
  for (;;) {
    const parent = container.parent;
    if (!isElement(parent) || container === page.body) return null;
    if (countJobLinks(elementsIn(parent)) > OWN_LINKS) return container;
    container = parent;
  }
}

/** A text that is long and contains words typical of ads. */
function adRun(lines: readonly PageLine[]): Run | null {
  const run = longestRun(lines);
  return run !== null && countAdCues(run.talk.join("\n")) >= 3 ? run : null;
}

/** On some boards the open ad is a dialog over the list: read only if the page behind it shows no ad. */
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

/** The container of a long text with words of an ad, next to or over a list; null on a list without one. */
export function openPane(page: PageDocument, lines: readonly PageLine[]): PageElement | null {
  const block = adRun(lines)?.long[0]?.block;
  const beside = block === undefined ? null : containerOf(page, block);
  return beside ?? openDialog(page);
}
