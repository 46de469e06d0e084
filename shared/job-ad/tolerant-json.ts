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
    .replace(/^[\s\ufeff]*(?:\/\/|\/\*)?\s*(?:<!\[CDATA\[|<!--)(?:\s*(?:\/\/|\*\/))?/, "")
    .replace(/(?:\/\/|\/\*)?\s*(?:\]\]>|-->)\s*(?:\*\/)?\s*$/, "")
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

/**
 * One pass over the text that repairs what pages get wrong: raw control characters and invalid escapes inside
 * strings, trailing and missing commas between values (capture.md section 5).
 */
function repaired(text: string): string {
  const out: string[] = [];
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? "";
    if (inString) {
      if (char === "\\") {
        const next = text[index + 1] ?? "";
        index += 1;
        if (/["\\/bfnrt]/.test(next)) out.push(char, next);
        else if (next === "u" && /^[0-9a-fA-F]{4}/.test(text.slice(index + 1, index + 5))) out.push("\\u");
        else if (next < " ") out.push(CONTROL[next] ?? " ");
        else out.push(next);
      } else if (char === '"') {
        inString = false;
        out.push(char);
      } else out.push(char < " " ? (CONTROL[char] ?? " ") : char);
    } else if (char === '"') {
      inString = true;
      const before = lastSolid(out);
      if (before === '"' || before === "}" || before === "]") out.push(",");
      out.push(char);
    } else {
      if (char === "}" || char === "]") dropTrailingComma(out);
      if ((char === "{" || char === "[") && lastSolid(out) === "}") out.push(",");
      out.push(char);
    }
  }
  return out.join("");
}

function lastSolid(out: readonly string[]): string {
  for (let index = out.length - 1; index >= 0; index -= 1) {
    const char = out[index] ?? "";
    if (char.trim() !== "") return char;
  }
  return "";
}

function dropTrailingComma(out: string[]): void {
  for (let index = out.length - 1; index >= 0; index -= 1) {
    const char = out[index] ?? "";
    if (char.trim() === "") continue;
    if (char === ",") out[index] = " ";
    return;
  }
}

/** Reads JSON as pages really write it: strict first, then repaired, then entity-decoded. Undefined when hopeless. */
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

/**
 * The JSON value that follows a marker in a script ("window.__appData = {..."), found by matching braces
 * outside strings, not by looking for the next semicolon (capture.md section 4). Undefined when not there.
 */
export function jsonAfter(script: string, marker: string): JsonValue | undefined {
  const at = script.indexOf(marker);
  if (at < 0) return undefined;
  const start = script.indexOf("{", at + marker.length);
  if (start < 0 || start - at - marker.length > 40) return undefined;
  let depth = 0;
  let inString = false;
  for (let index = start; index < script.length; index += 1) {
    const code = script.charCodeAt(index);
    if (inString) {
      if (code === 92) index += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 123) depth += 1;
    else if (code === 125) {
      depth -= 1;
      // `undefined` is legal in a script and not in JSON.
      if (depth === 0) {
        const text = script.slice(start, index + 1);
        return parse(text) ?? tolerantJson(text.replace(/:\s*undefined\b/g, ":null"));
      }
    }
  }
  return undefined;
}

/** The value at a path of keys, or undefined. */
export function jsonAt(value: JsonValue | undefined, ...path: string[]): JsonValue | undefined {
  let here = value;
  for (const key of path) here = isJsonObject(here) ? here[key] : undefined;
  return here;
}

/** The text at a path of keys; "" when it is not a text or a number. */
export function jsonText(value: JsonValue | undefined, ...path: string[]): string {
  const found = jsonAt(value, ...path);
  return typeof found === "string" ? found.trim() : typeof found === "number" ? String(found) : "";
}
