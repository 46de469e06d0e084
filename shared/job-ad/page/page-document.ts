import { type CheerioAPI, load } from "cheerio/slim";
import { compareForm } from "../../domain/jobs/compare-form.ts";
import { readAddress } from "../../domain/jobs/job-identity.ts";
import type { PageSnapshot } from "../capture.ts";
import { type CollectedElements, collectElements } from "./collect-elements.ts";
import { cutDeepHtml } from "./html-text.ts";
import { attributeOf, isElement, ownText, type PageElement } from "./page-node.ts";

/** A parsed page: the tree without code and hidden parts, the code as text, and the metadata of the head. */
export type PageDocument = {
  select: (selector: string, root?: PageElement) => PageElement[];
  body: PageElement | null;
  /** Every element left in the tree, in document order. */
  elements: readonly PageElement[];
  /**
   * Parts that never contain the ad: navigation, footers, dialogs, forms. A reader with a selector inside may ignore
   * this.
   */
  noise: ReadonlySet<PageElement>;
  scripts: readonly { type: string; text: string }[];
  metas: ReadonlyMap<string, string>;
  title: string;
  lang: string;
  canonical: string | null;
  url: URL | null;
  html: string;
  /** Headings (in compare form) that are not visible according to the browser; empty without hints. */
  hiddenHeadings: ReadonlySet<string>;
};

const MAX_HTML = 5_000_000;

function hasText(elements: readonly PageElement[], enough: number): boolean {
  let length = 0;
  for (const element of elements) {
    length += ownText(element).trim().length;
    if (length >= enough) return true;
  }
  return false;
}

/**
 * A selector whose class, id or test id is not in the text cannot match. Most selectors of most readers are ruled out
 * here, much faster than by a traversal.
 */
function canMatch(selector: string, isInHtml: (token: string) => boolean): boolean {
  for (const [, quoted, name] of selector.matchAll(/="([^"]+)"|[.#]([\w-]+)/g)) {
    const token = quoted ?? name;
    if (token !== undefined && !isInHtml(token)) return false;
  }
  return true;
}

function remembered(html: string): (token: string) => boolean {
  const known = new Map<string, boolean>();
  return (token) => {
    const before = known.get(token);
    if (before !== undefined) return before;
    const isThere = html.includes(token);
    known.set(token, isThere);
    return isThere;
  };
}

/** Parses a page once for all readers. Never throws; too large or too deep pages are cut. */
export function openPage(snapshot: PageSnapshot): PageDocument {
  const html = cutDeepHtml(snapshot.html.slice(0, MAX_HTML));
  // A fragment without a body (an API's answer) has several roots, and the traversals need one.
  const whole = /<body[\s>]/i.test(html) ? html : `<body>${html}</body>`;
  const parse = (): CheerioAPI => load(whole, { xml: { xmlMode: false, decodeEntities: true } });
  let $ = parse();
  let found = collectElements($.root()[0] ?? { children: [] }, false);
  if (html.length > 2000 && !hasText(found.elements, 200)) {
    // Anti-flicker styles hide the whole page until its scripts have run; a saved copy stays hidden.
    $ = parse();
    found = collectElements($.root()[0] ?? { children: [] }, true);
  }
  const isInHtml = remembered(html);
  const select = (selector: string, root?: PageElement): PageElement[] => {
    const live = selector.includes(":not(")
      ? selector
      : selector
          .split(",")
          .filter((part) => canMatch(part, isInHtml))
          .join(",");
    if (live === "") return [];
    try {
      const matches = root === undefined ? $(live) : $(root).find(live);
      return matches.toArray().filter(isElement);
    } catch {
      return []; // a selector this parser does not know is a selector that does not match
    }
  };
  return describe(snapshot, html, found, select);
}

function describe(
  snapshot: PageSnapshot,
  html: string,
  found: CollectedElements,
  select: PageDocument["select"],
): PageDocument {
  const named = (name: string): PageElement | undefined =>
    found.elements.find((element) => element.name === name);
  const titleElement = named("title");
  const link = found.elements.find(
    (element) => element.name === "link" && /canonical/i.test(attributeOf(element, "rel")),
  );
  const root = named("html");
  return {
    ...found,
    select,
    body: named("body") ?? root ?? found.elements[0] ?? null,
    title: (titleElement === undefined ? snapshot.title : ownText(titleElement)).trim().slice(0, 400),
    lang: (root === undefined ? "" : attributeOf(root, "lang")) || snapshot.lang,
    canonical: link === undefined ? null : attributeOf(link, "href"),
    url: readAddress(snapshot.url),
    html,
    hiddenHeadings: hiddenHeadings(snapshot),
  };
}

/**
 * A hidden heading whose text is also a visible heading does not count, because pages repeat the title in hidden
 * copies.
 */
function hiddenHeadings(snapshot: PageSnapshot): Set<string> {
  const headings = (snapshot.hints?.headings ?? []).map(({ text, visible }) => ({
    form: compareForm(text),
    visible,
  }));
  const shown = new Set(headings.filter(({ visible }) => visible).map(({ form }) => form));
  return new Set(headings.filter(({ form }) => !shown.has(form)).map(({ form }) => form));
}
