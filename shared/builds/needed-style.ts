/** A rule or statement as it stands: `.a{…}` has a body, `@layer a,b;` has none. */
interface Block {
  head: string;
  body: string | undefined;
}

/**
 * Of a built style sheet what a page needs that stands whole in its HTML: the rules all of whose classes occur there,
 * in their order. A class inside of `:not()`, `:is()` and their like is no reason to leave a rule out.
 */
export function neededStyle(css: string, html: string): string {
  return keepNeeded(css, classesIn(html));
}

function keepNeeded(css: string, classes: ReadonlySet<string>): string {
  const kept = blocksOf(css).map(({ head, body }) => {
    if (body === undefined) return `${head};`;
    if (!head.startsWith("@")) return isNeeded(head, classes) ? `${head}{${body}}` : "";
    if (!/^@(layer|media|supports|container)\b/.test(head)) return `${head}{${body}}`;
    const inside = keepNeeded(body, classes);
    // An empty layer still takes its place among the others.
    return inside === "" && !head.startsWith("@layer") ? "" : `${head}{${inside}}`;
  });
  return kept.join("");
}

/** Strings, escapes and comments are one piece each: what looks like a brace in them is none. */
const pieces = /\/\*[\s\S]*?\*\/|"(?:[^"\\]|\\[\s\S])*"|'(?:[^'\\]|\\[\s\S])*'|\\[\s\S]|[^"'\\/]|\//g;

function blocksOf(css: string): Block[] {
  const all = [...css.trim().matchAll(pieces)]
    .map(([piece]) => piece)
    .filter((piece) => !piece.startsWith("/*"));
  const blocks: Block[] = [];
  for (let start = 0; start < all.length; ) {
    let stop = start;
    while (stop < all.length && all[stop] !== ";" && all[stop] !== "{") stop += 1;
    const end = all[stop] === ";" ? stop : endOfBody(all, stop);
    if (end < 0) throw new Error(`The style sheet ends inside of ${all.slice(start, start + 80).join("")}`);
    const body = end > stop ? all.slice(stop + 1, end).join("") : undefined;
    blocks.push({ head: all.slice(start, stop).join("").trim(), body });
    start = end + 1;
  }
  return blocks;
}

/** Where the brace closes that opens here; -1 where there is none, or it does not. */
function endOfBody(all: readonly string[], open: number): number {
  let depth = 0;
  for (let at = open; at < all.length; at += 1) {
    if (all[at] === "{") depth += 1;
    if (all[at] === "}") depth -= 1;
    if (depth === 0) return at;
  }
  return -1;
}

function isNeeded(selectors: string, classes: ReadonlySet<string>): boolean {
  return atDepthNone(selectors)
    .split(/(?<!\\),/)
    .some((selector) => classNamesIn(selector).every((name) => classes.has(name)));
}

/** The selectors without what stands in brackets of any kind. */
function atDepthNone(selectors: string): string {
  let depth = 0;
  let text = "";
  for (const [piece] of selectors.matchAll(pieces)) {
    if (piece === ")" || piece === "]") depth -= 1;
    else if (piece === "(" || piece === "[") depth += 1;
    else if (depth === 0) text += piece;
  }
  return text;
}

function classNamesIn(selector: string): string[] {
  const names = selector.matchAll(/\.((?:\\[0-9a-f]{1,6} ?|\\[\s\S]|[\w-])+)/gi);
  return [...names].map(([, name = ""]) =>
    name.replace(/\\(?:([0-9a-f]{1,6}) ?|([\s\S]))/gi, (_all, code?: string, sign = "") =>
      code === undefined ? sign : String.fromCodePoint(Number.parseInt(code, 16)),
    ),
  );
}

const marks: Readonly<Record<string, string>> = {
  "&amp;": "&",
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
};

function classesIn(html: string): Set<string> {
  const values = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, value = ""]) => value);
  const plain = values.join(" ").replace(/&(amp|quot|#x27|lt|gt);/g, (mark) => marks[mark] ?? mark);
  return new Set(plain.split(/\s+/));
}
