import { attributeOf, isElement, ownText, type PageElement, type PageNode } from "./page-node.ts";

/** No real page nests this deep; one that does would exhaust the stack of every later traversal. */
const MAX_DEPTH = 300;
const MAX_ELEMENTS = 60_000;

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

const NO_SIZE = /(?:^|;)\s{0,5}font-size\s{0,5}:\s{0,5}0(?:\.0{1,5})?(?:px|pt|r?em|%)?\s{0,5}(?:;|!|$)/i;

/** Pages use it to remove gaps between boxes that have their own size: then the text is visible. */
function hasNoSize(style: string, element: PageElement): boolean {
  if (!NO_SIZE.test(style)) return false;
  const below = element.children.filter(isElement);
  for (let child = below.pop(); child !== undefined; child = below.pop()) {
    const { class: names, style: own } = child.attribs;
    if (names !== undefined || (own !== undefined && /font/i.test(own))) return false;
    for (const one of child.children) if (isElement(one)) below.push(one);
  }
  return true;
}

/** True if people cannot see it, according to the element itself. */
export function isHidden(element: PageElement): boolean {
  if (NEVER_HIDDEN.has(element.name)) return false;
  const { hidden, style, class: names } = element.attribs;
  if (hidden !== undefined && hidden !== "until-found") return true;
  // AngularJS hides with this class alone; Breezy keeps its confirmation there.
  if (names?.includes("ng-hide") === true && /(?:^|\s)ng-hide(?:\s|$)/.test(names)) return true;
  if (style === undefined) return false;
  return /display\s{0,5}:\s{0,5}none/i.test(style) || hasNoSize(style, element);
}

function isNoise(element: PageElement): boolean {
  const { role, class: names, id } = element.attribs;
  if (NOISE_TAGS.has(element.name) || (role !== undefined && NOISE_ROLES.has(role))) return true;
  if (NEVER_HIDDEN.has(element.name)) return false;
  return [names, id].some((name) => name !== undefined && name.length < 2000 && NOISE_NAMES.test(name));
}

/** The result of one traversal of the tree: see the fields of the same name in PageDocument. */
export type CollectedElements = {
  elements: PageElement[];
  noise: Set<PageElement>;
  scripts: { type: string; text: string }[];
  metas: Map<string, string>;
};

/** Removes code, styles and hidden parts from the tree, and collects what later readers need. */
export function collectElements(root: { children: PageNode[] }, keepHidden: boolean): CollectedElements {
  const found: CollectedElements = { elements: [], noise: new Set(), scripts: [], metas: new Map() };
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
 * An incomplete tag swallows the next one as an attribute ("<br <footer"). What follows belonged to that part, and is
 * dropped if that part would have been.
 */
function beforeBrokenTag(children: PageNode[]): PageNode[] {
  const at = children.findIndex((child) => {
    if (!isElement(child)) return false;
    for (const name in child.attribs) if (name.startsWith("<") && NOISE_TAGS.has(name.slice(1))) return true;
    return false;
  });
  return at < 0 ? children : children.slice(0, at);
}

function keeps(child: PageNode, found: CollectedElements, keepHidden: boolean): boolean {
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
