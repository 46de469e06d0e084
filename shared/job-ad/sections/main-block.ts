import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { isElement, type PageElement } from "../page/page-node.ts";
import { isNamed } from "../words/name-hints.ts";

/** The element that contains the ad's running text, and the number of words of that text. */
export type MainBlock = { element: PageElement; words: number };

type Entry = readonly [PageElement, number];

/** Number of words of running text; links, short lines and headings belong to menus and cards. */
function weight(line: PageLine): number {
  if (line.isLink || line.heading > 0) return 0;
  return line.words >= 8 || (line.isItem && line.words >= 3) ? line.words : 0;
}

/**
 * The smallest element that contains nearly all running text: descends from the body while one child contains 80 % of
 * it. A block named "description" is preferred if it contains at least half.
 */
export function mainBlock(page: PageDocument, lines: readonly PageLine[]): MainBlock | null {
  if (page.body === null) return null;
  const words = new Map<PageElement, number>();
  for (const line of lines) {
    const own = weight(line);
    if (own === 0) continue;
    for (
      let here: unknown = line.block;
      isElement(here as PageElement);
      here = (here as PageElement).parent
    ) {
      words.set(here as PageElement, (words.get(here as PageElement) ?? 0) + own);
    }
  }
  const total = words.get(page.body) ?? 0;
  if (total < 20) return null;
  // The outermost block named "description" contains all sections; looser names ("details") also wrap headers.
  const named = [...words].filter(
    ([element, held]) => held >= total * 0.5 && isNamed(element, "description"),
  );
  const strict = named.filter(([element]) =>
    /desc/i.test(`${element.attribs.class ?? ""} ${element.attribs.id ?? ""}`),
  );
  const most = strict.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || entry[1] > best[1] ? entry : best),
    undefined,
  );
  const least = named.reduce<Entry | undefined>(
    (best, entry) => (best === undefined || entry[1] < best[1] ? entry : best),
    undefined,
  );
  const chosen = most ?? least;
  if (chosen !== undefined) return { element: chosen[0], words: chosen[1] };
  return descend(page.body, words);
}

function descend(body: PageElement, words: ReadonlyMap<PageElement, number>): MainBlock {
  let element = body;
  let held = words.get(body) ?? 0;
  for (;;) {
    const child = element.children.find(
      (node): node is PageElement => isElement(node) && (words.get(node) ?? 0) >= held * 0.8,
    );
    if (child === undefined || ["p", "li", "ul"].includes(child.name)) return { element, words: held };
    element = child;
    held = words.get(child) ?? held;
  }
}
