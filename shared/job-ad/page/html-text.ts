import { load } from "cheerio/slim";
import { isHidden } from "./collect-elements.ts";
import { blockText } from "./element-text.ts";
import { isElement, type PageElement } from "./page-node.ts";

/** Tags that nest and are always closed, by their first two letters; one-letter tags end there. */
const NESTING = new Set([
  "di",
  "sp",
  "se",
  "st",
  "ul",
  "ol",
  "dl",
  "ta",
  "fo",
  "em",
  "b>",
  "b ",
  "i>",
  "i ",
  "a>",
  "a ",
]);

/**
 * Cuts the text where tags nest deeper than on any real page, because the parser's cost grows with depth. It counts
 * without a match object per tag, because it runs over every page.
 */
export function cutDeepHtml(html: string): string {
  let depth = 0;
  for (let at = html.indexOf("<"); at >= 0; at = html.indexOf("<", at + 1)) {
    const isEnd = html.charCodeAt(at + 1) === 47;
    const start = isEnd ? at + 2 : at + 1;
    if (!NESTING.has(html.slice(start, start + 2).toLowerCase())) continue;
    depth = Math.max(0, depth + (isEnd ? -1 : 1));
    if (depth > 1500) return html.slice(0, at);
  }
  return html;
}

const TAG = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|i|h[1-6]|span|a|table|section)\b[^<>]{0,500}>/i;
const ESCAPED_TAG = /&(?:amp;)?lt;\/?[a-z]/i;
const MAX_HTML = 1_000_000;

function parsedText(html: string): string {
  // Limit the depth first: a fragment from a script is as hostile as the page.
  const $ = load(`<div>${cutDeepHtml(html)}</div>`, { xml: { xmlMode: false, decodeEntities: true } });
  $("script,style,template,noscript").remove();
  const stack: { node: PageElement; depth: number }[] = $.root()
    .children()
    .toArray()
    .filter(isElement)
    .map((node) => ({ node, depth: 0 }));
  const roots = stack.map(({ node }) => node);
  for (let top = stack.pop(); top !== undefined; top = stack.pop()) {
    const { node, depth } = top;
    if (depth > 200) node.children = [];
    node.children = node.children.filter((child) => !isElement(child) || !isHidden(child));
    for (const child of node.children) if (isElement(child)) stack.push({ node: child, depth: depth + 1 });
  }
  return blockText(roots);
}

/**
 * Plain text of an HTML fragment in data (JSON-LD, embedded state): escaped once or twice, plain text with line
 * breaks, or with literal "\n". Never throws; returns at most 100 KB.
 */
export function htmlText(fragment: string): string {
  let html = fragment.slice(0, MAX_HTML);
  if (!/\n/.test(html) || /\\n.*\\n/.test(html)) html = html.replace(/\\r/g, "").replace(/\\n/g, "\n");
  for (let round = 0; round < 3 && ESCAPED_TAG.test(html) && !TAG.test(html); round += 1) {
    html = html
      .replace(/&amp;/g, "&")
      .replace(/&lt;/g, "<")
      .replace(/&gt;/g, ">")
      .replace(/&quot;/g, '"');
  }
  if (!TAG.test(html)) html = html.replace(/\r?\n/g, "<br>");
  else if (!/<(?:br|p|li|div)\b/i.test(html)) html = html.replace(/\n/g, "<br>");
  return parsedText(html);
}
