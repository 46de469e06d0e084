import { load } from "cheerio/slim";
import { cutDeepHtml } from "./cut-deep-html.ts";
import { blockText } from "./element-text.ts";
import { isHidden } from "./harvest.ts";
import { isElement, type PageElement } from "./page-node.ts";

const TAG = /<\/?(?:p|br|ul|ol|li|div|strong|b|em|i|h[1-6]|span|a|table|section)\b[^<>]{0,500}>/i;
const ESCAPED_TAG = /&(?:amp;)?lt;\/?[a-z]/i;
const MAX_HTML = 1_000_000;

function parsedText(html: string): string {
  // Depth: a fragment comes from a script and is as hostile as the page; cut before the walk recurses.
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
 * Plain text of an HTML fragment out of data (JSON-LD, embedded state): escaped once or twice, plain text with
 * line breaks, or with literal "\n". Never throws; at most 100 KB come back.
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
