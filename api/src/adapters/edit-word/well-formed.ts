const tagName = /[^\s/>"'=<]+/y;
/** What begins so ends so, and holds no elements. */
const others = [
  ["<!--", "-->"],
  ["<?", "?>"],
  ["<![CDATA[", "]]>"],
] as const;

/**
 * True when a part is one element with all its tags closed in order, so that the places of its elements can be
 * believed. A DOCTYPE, which no part of a Word file has, is refused.
 */
export function isWellFormed(text: string): boolean {
  const open: string[] = [];
  let roots = 0;
  let done = text.startsWith("\ufeff") ? 1 : 0;
  for (let at = text.indexOf("<"); at !== -1; at = text.indexOf("<", done)) {
    if (open.length === 0 && text.slice(done, at).trim() !== "") return false;
    const tag = readTag(text, at);
    if (!tag) return false;
    done = tag.end;
    if (open.length === 0 && isElement(tag)) roots++;
    if (!follows(open, tag)) return false;
  }
  return open.length === 0 && roots === 1 && text.slice(done).trim() === "";
}

const isElement = ({ kind }: Tag) => kind === "open" || kind === "empty";

/** Notes a tag among the open ones. @returns false when it closes another than the last. */
function follows(open: string[], { kind, name }: Tag): boolean {
  if (kind === "open") open.push(name);
  return kind !== "close" || open.pop() === name;
}

interface Tag {
  kind: "open" | "close" | "empty" | "other";
  name: string;
  end: number;
}

function readTag(text: string, at: number): Tag | undefined {
  const other = others.find(([start]) => text.startsWith(start, at));
  if (other) {
    const end = text.indexOf(other[1], at + other[0].length);
    return end === -1 ? undefined : { kind: "other", name: "", end: end + other[1].length };
  }
  const closes = text[at + 1] === "/";
  tagName.lastIndex = at + (closes ? 2 : 1);
  const [name] = tagName.exec(text) ?? [];
  const last = name === undefined ? -1 : endOfTag(text, at);
  if (name === undefined || name.startsWith("!") || last === -1) return undefined;
  const kind = closes ? "close" : text[last - 1] === "/" ? "empty" : "open";
  return { kind, name, end: last + 1 };
}

/** The place of the sign that ends a tag; one in a quoted value does not. */
function endOfTag(text: string, from: number): number {
  let quote = "";
  for (let at = from + 1; at < text.length; at++) {
    const sign = text[at] ?? "";
    if (sign === "<") return -1;
    if (quote !== "") quote = sign === quote ? "" : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === ">") return at;
  }
  return -1;
}
