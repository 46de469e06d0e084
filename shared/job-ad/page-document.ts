import { type CheerioAPI, load } from "cheerio/slim";
import { readAddress } from "../domain/jobs/job-identity.ts";
import type { PageSnapshot } from "./capture.ts";
import { cutDeepHtml } from "./cut-deep-html.ts";

export type PageNode = ReturnType<CheerioAPI["root"]>[number]["children"][number];
export type PageElement = Extract<PageNode, { attribs: unknown }>;

/** A parsed page: the tree without code and hidden parts, the code as text, and what the head says. */
export type PageDocument = {
  select: (selector: string, root?: PageElement) => PageElement[];
  body: PageElement | null;
  /** Every element left in the tree, in document order. */
  elements: readonly PageElement[];
  /** Parts that never hold the ad: navigation, footers, dialogs, forms. Readers with a hook inside may ignore it. */
  noise: ReadonlySet<PageElement>;
  scripts: readonly { type: string; text: string }[];
  metas: ReadonlyMap<string, string>;
  title: string;
  lang: string;
  canonical: string | null;
  url: URL | null;
  html: string;
};

/** Nothing real nests so deep; a page that does would exhaust the stack of every later walk. */
const MAX_DEPTH = 300;
const MAX_ELEMENTS = 60_000;
const MAX_HTML = 5_000_000;

const DROPPED = new Set([
  "style",
  "svg",
  "noscript",
  "template",
  "link",
  "path",
  "iframe",
  "object",
  "canvas",
]);
const NEVER_HIDDEN = new Set(["html", "body", "main", "article"]);
const NOISE_TAGS = new Set(["nav", "footer", "dialog", "aside"]);
const NOISE_ROLES = new Set([
  "navigation",
  "contentinfo",
  "dialog",
  "alertdialog",
  "search",
  "complementary",
]);
const NOISE_NAMES =
  /(?:^|[\s_-])(?:cookies?|consent|onetrust|didomi|gdpr|cookiebot|cc-window|modal|navbar|site-nav|breadcrumbs?|footer|related-jobs|similar-jobs|recommended|skip-link|newsletter|job-alert)(?=$|[\s_-])/i;

export function isElement(node: PageNode | null | undefined): node is PageElement {
  return node !== null && node !== undefined && "attribs" in node;
}

export function attributeOf(element: PageElement, name: string): string {
  return element.attribs[name] ?? "";
}

function isHidden(element: PageElement): boolean {
  if (NEVER_HIDDEN.has(element.name)) return false;
  const { hidden, style } = element.attribs;
  if (hidden !== undefined && hidden !== "until-found") return true;
  return style !== undefined && /display\s{0,5}:\s{0,5}none/i.test(style);
}

function isNoise(element: PageElement): boolean {
  const { role, class: names, id } = element.attribs;
  if (NOISE_TAGS.has(element.name) || (role !== undefined && NOISE_ROLES.has(role))) return true;
  if (NEVER_HIDDEN.has(element.name)) return false;
  return [names, id].some((name) => name !== undefined && name.length < 2000 && NOISE_NAMES.test(name));
}

type Harvest = {
  elements: PageElement[];
  noise: Set<PageElement>;
  scripts: { type: string; text: string }[];
  metas: Map<string, string>;
};

function ownText(element: PageElement): string {
  let text = "";
  for (const child of element.children) if ("data" in child) text += child.data;
  return text;
}

/** Takes code, styles and hidden parts out of the tree, and keeps what later readers ask for. */
function harvest(root: { children: PageNode[] }, keepHidden: boolean): Harvest {
  const found: Harvest = { elements: [], noise: new Set(), scripts: [], metas: new Map() };
  const visit = (node: { children: PageNode[] }, depth: number): void => {
    if (depth > MAX_DEPTH || found.elements.length > MAX_ELEMENTS) {
      node.children = [];
      return;
    }
    const kept = beforeBrokenTag(node.children).filter((child) => keeps(child, found, keepHidden));
    if (kept.length !== node.children.length) node.children = kept;
    for (const child of kept) {
      if (!isElement(child)) continue;
      found.elements.push(child);
      visit(child, depth + 1);
    }
  };
  visit(root, 0);
  return found;
}

/**
 * A tag cut short swallows the next one as an attribute ("<br <footer"): what follows belonged to that part,
 * and is dropped when that part would have been.
 */
function beforeBrokenTag(children: PageNode[]): PageNode[] {
  const at = children.findIndex((child) => {
    if (!isElement(child)) return false;
    for (const name in child.attribs) if (name.startsWith("<") && NOISE_TAGS.has(name.slice(1))) return true;
    return false;
  });
  return at < 0 ? children : children.slice(0, at);
}

function keeps(child: PageNode, found: Harvest, keepHidden: boolean): boolean {
  if (!isElement(child)) return "data" in child && child.type === ("text" as typeof child.type);
  if (child.name === "script") {
    found.scripts.push({ type: attributeOf(child, "type"), text: ownText(child) });
    return false;
  }
  if (child.name === "meta") addMeta(child, found.metas);
  if (DROPPED.has(child.name) && !(child.name === "link" && attributeOf(child, "itemprop") !== "")) {
    return child.name === "link" && /canonical/i.test(attributeOf(child, "rel"));
  }
  if (!keepHidden && isHidden(child)) return false;
  if (isNoise(child)) found.noise.add(child);
  return true;
}

function addMeta(meta: PageElement, metas: Map<string, string>): void {
  const name = (attributeOf(meta, "property") || attributeOf(meta, "name")).toLowerCase();
  const content = attributeOf(meta, "content").trim().slice(0, 2000);
  if (name !== "" && content !== "" && !metas.has(name)) metas.set(name, content);
}

function hasText(elements: readonly PageElement[], enough: number): boolean {
  let length = 0;
  for (const element of elements) {
    length += ownText(element).trim().length;
    if (length >= enough) return true;
  }
  return false;
}

/**
 * A hook whose class, id or test id is nowhere in the text cannot match: most hooks of most readers end here,
 * at a fraction of the cost of a walk over the tree.
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

/** Parses a page once for all readers. Never throws; oversized or absurdly deep pages are cut. */
export function openPage(snapshot: PageSnapshot): PageDocument {
  const html = cutDeepHtml(snapshot.html.slice(0, MAX_HTML));
  // A fragment without a body (an API's answer) has several roots; the walks want one.
  const whole = /<body[\s>]/i.test(html) ? html : `<body>${html}</body>`;
  const parse = (): CheerioAPI => load(whole, { xml: { xmlMode: false, decodeEntities: true } });
  let $ = parse();
  let found = harvest($.root()[0] ?? { children: [] }, false);
  if (html.length > 2000 && !hasText(found.elements, 200)) {
    // Anti-flicker styles hide the whole page until its scripts have run; a saved copy stays hidden.
    $ = parse();
    found = harvest($.root()[0] ?? { children: [] }, true);
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
      return []; // a hook this parser does not know is a hook that does not match
    }
  };
  return describe(snapshot, html, found, select);
}

function describe(
  snapshot: PageSnapshot,
  html: string,
  found: Harvest,
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
  };
}
