import { tidyLine } from "../page/element-text.ts";
import { htmlText } from "../page/html-text.ts";
import type { JsonValue } from "../page/tolerant-json.ts";

/** One value or a list of them, as a list. */
export function list(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Plain one-line text: entities decoded, tags gone. */
export function line(text: string): string {
  return /[&<]/.test(text) ? tidyLine(htmlText(text).replace(/\n/g, " ")) : tidyLine(text);
}
