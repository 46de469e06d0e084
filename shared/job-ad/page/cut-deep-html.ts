/** Tags that nest and are always closed, by their first two letters; one-letter tags end right there. */
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
 * Cuts the text where tags nest deeper than on any real page: the parser's cost grows with depth. Counts by
 * hand, without a match object per tag: this runs over every page.
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
