import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { isElement, type PageElement } from "../page/page-node.ts";
import { countAdCues } from "../words/field-labels.ts";
import { cardHeadings, countJobLinks } from "./page-signs.ts";

const PANE_WORDS = 80;
/** The ad in a pane may link to itself and to where one applies. */
const OWN_LINKS = 2;
/** The longest run of running text that no link and no card's heading interrupts. */
function longestRun(lines: readonly PageLine[]): PageLine[] {
  const heads = cardHeadings(lines);
  let longest: PageLine[] = [];
  let run: PageLine[] = [];
  let most = 0;
  let words = 0;
  for (const line of lines) {
    if (line.isLink || heads.has(line)) [run, words] = [[], 0];
    else if (line.words >= 8 || line.isItem) {
      run.push(line);
      words += line.words;
    }
    if (words > most) [longest, most] = [[...run], words];
  }
  return most >= PANE_WORDS ? longest : [];
}

function elementsIn(element: PageElement): PageElement[] {
  const inner = element.children.filter(isElement);
  return [element, ...inner.flatMap(elementsIn)];
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

/** The container of a long text with an ad's talk, beside a list; null on a list without one. */
export function openPane(page: PageDocument, lines: readonly PageLine[]): PageElement | null {
  const run = longestRun(lines);
  const block = run[0]?.block;
  if (block === undefined || countAdCues(run.map(({ text }) => text).join("\n")) < 3) return null;
  return containerOf(page, block);
}
