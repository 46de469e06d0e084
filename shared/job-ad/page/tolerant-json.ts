export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
export type JsonObject = { [key: string]: JsonValue };

export function isJsonObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parse(text: string): JsonValue | undefined {
  try {
    return JSON.parse(text) as JsonValue;
  } catch {
    return undefined;
  }
}

function unwrapped(text: string): string {
  return text
    .replace(/^[\s\ufeff]*(?:(?:\/\/|\/\*)\s*)?(?:<!\[CDATA\[|<!--)(?:\s*(?:\/\/|\*\/))?/, "")
    .replace(/(?:(?:\/\/|\/\*)\s*|(?<!\s)\s+)?(?:\]\]>|-->)\s*(?:\*\/\s*)?$/, "")
    .trim()
    .replace(/;$/, "");
}

function unescaped(text: string): string {
  return text
    .replace(/&quot;|&#34;|&#x22;/gi, '"')
    .replace(/&#39;|&apos;/gi, "'")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&amp;/g, "&");
}

const CONTROL: Record<string, string> = { "\n": "\\n", "\r": "\\r", "\t": "\\t" };

function plainControl(char: string): string {
  return char < " " ? (CONTROL[char] ?? " ") : char;
}

/** A valid JSON escape; for an invalid one ("\\$") only the character. `at` is the backslash's index. */
function legalEscape(text: string, at: number): string {
  const next = text[at + 1] ?? "";
  if (/["\\/bfnrt]/.test(next)) return `\\${next}`;
  if (next === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(at + 2, at + 6))) return "\\u";
  return plainControl(next);
}

/** The repaired string that starts with the quote at `start`, and where it ends. */
function repairedString(text: string, start: number): { text: string; end: number } {
  const out = ['"'];
  let at = start + 1;
  for (; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char === '"') break;
    if (char === "\\") {
      out.push(legalEscape(text, at));
      at += 1;
    } else out.push(plainControl(char));
  }
  out.push('"');
  return { text: out.join(""), end: at };
}

/** True if a value ended and the next one begins without a comma. */
function lacksComma(last: string, char: string): boolean {
  if (last !== '"' && last !== "}" && last !== "]") return false;
  return char === '"' || ((char === "{" || char === "[") && last !== '"');
}

/**
 * One pass over the text that repairs common errors of pages: raw control characters and invalid escapes in strings,
 * trailing and missing commas.
 */
function repaired(text: string): string {
  const out: string[] = [];
  let last = "";
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] ?? "";
    if (char.trim() === "") continue;
    if ((char === "}" || char === "]") && last === ",") out.pop();
    if (lacksComma(last, char)) out.push(",");
    if (char === '"') {
      const string = repairedString(text, at);
      out.push(string.text);
      at = string.end;
    } else out.push(char);
    last = char;
  }
  return out.join("");
}

/** Parses JSON as pages really write it: strictly, then repaired, then with decoded entities. Undefined if all fail. */
export function tolerantJson(text: string): JsonValue | undefined {
  const bare = unwrapped(text);
  if (bare === "") return undefined;
  const strict = parse(bare);
  if (strict !== undefined) return strict;
  const fixed = parse(repaired(bare));
  if (fixed !== undefined) return fixed;
  const decoded = unescaped(bare);
  return decoded === bare ? undefined : (parse(decoded) ?? parse(repaired(decoded)));
}

/** The end of the object that starts at `start`, by matching braces outside strings; -1 if it never ends. */
function endOfObject(script: string, start: number): number {
  let depth = 0;
  let inString = false;
  for (let at = start; at < script.length; at += 1) {
    const char = script[at];
    if (char === "\\") at += 1;
    else if (char === '"') inString = !inString;
    else if (!inString && char === "{") depth += 1;
    else if (!inString && char === "}") depth -= 1;
    if (depth === 0) return at + 1;
  }
  return -1;
}

/**
 * The JSON object after a marker in a script ("window.__appData = {..."), found by matching braces, not by the next
 * semicolon. Undefined if there is none.
 */
export function jsonAfter(script: string, marker: string): JsonValue | undefined {
  const at = script.indexOf(marker);
  const start = at < 0 ? -1 : script.indexOf("{", at + marker.length);
  if (start < 0 || start - at - marker.length > 40) return undefined;
  const end = endOfObject(script, start);
  if (end < 0) return undefined;
  const text = script.slice(start, end);
  // `undefined` is valid in a script but not in JSON.
  return parse(text) ?? tolerantJson(text.replace(/:\s{0,5}undefined\b/g, ":null"));
}

/** The value at a path of keys, or undefined. */
export function jsonAt(value: JsonValue | undefined, ...path: string[]): JsonValue | undefined {
  let here = value;
  for (const key of path) here = isJsonObject(here) ? here[key] : undefined;
  return here;
}

/** The text at a path of keys; "" if it is not a text or a number. */
export function jsonText(value: JsonValue | undefined, ...path: string[]): string {
  const found = jsonAt(value, ...path);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? String(found) : "";
}
