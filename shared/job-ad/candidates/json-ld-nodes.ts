import { tidyLine } from "../page/element-text.ts";
import { htmlText } from "../page/html-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import { isJsonObject, type JsonObject, type JsonValue, tolerantJson } from "../page/tolerant-json.ts";

const MAX_TEXT = 1_000_000;
const MAX_DEPTH = 50;
const MAX_NODES = 200;
/** Properties in which sites nest other nodes. */
const NESTING = ["@graph", "mainEntity", "mainEntityOfPage", "itemListElement", "item", "hiringOrganization"];

/** Keys without the "schema:" prefix and with a lower-case first letter, because some sites write PascalCase. */
function plainKeys(node: JsonObject): JsonObject {
  const plain: JsonObject = {};
  for (const [key, value] of Object.entries(node)) {
    const bare = key.replace(/^(?:https?:\/\/schema\.org\/|schema:)/, "");
    plain[/^[A-Z]/.test(bare) ? bare.charAt(0).toLowerCase() + bare.slice(1) : bare] = value;
  }
  return plain;
}

/** True if the node's type (text or list, with or without the schema.org address) is one of these. */
export function isOfType(node: JsonObject, ...types: string[]): boolean {
  const own = node["@type"] ?? node.type ?? null;
  const names = Array.isArray(own) ? own : [own];
  return names.some(
    (name) =>
      typeof name === "string" &&
      types.includes(
        name
          .replace(/^.*[/:]/, "")
          .trim()
          .toLowerCase(),
      ),
  );
}

function bestText(scripts: readonly { type: string; text: string }[]): string[] {
  const texts: string[] = [];
  let left = MAX_TEXT;
  for (const { type, text } of scripts) {
    if (!/ld\+json/i.test(type) || text.length > left) continue;
    left -= text.length;
    texts.push(text);
  }
  return texts;
}

/**
 * Every object of the page's JSON-LD, flattened, with plain keys: at most 1 MB of text, depth 50, 200 nodes. A script
 * that cannot be parsed is skipped; never throws.
 */
export function jsonLdNodes(page: PageDocument): JsonObject[] {
  const nodes: JsonObject[] = [];
  const collect = (value: JsonValue | undefined, depth: number): void => {
    if (value === undefined || depth > MAX_DEPTH || nodes.length >= MAX_NODES) return;
    if (Array.isArray(value)) {
      for (const item of value.slice(0, MAX_NODES)) collect(item, depth + 1);
      return;
    }
    if (!isJsonObject(value)) return;
    const node = plainKeys(value);
    nodes.push(node);
    for (const key of NESTING) collect(node[key], depth + 1);
  };
  for (const text of bestText(page.scripts)) {
    const value = tolerantJson(text);
    if (value !== undefined) collect(value, 0);
  }
  return nodes;
}

/** One value or a list of them, as a list. */
export function list(value: JsonValue | undefined): JsonValue[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Plain one-line text: entities decoded, tags removed. */
export function line(text: string): string {
  return /[&<]/.test(text) ? tidyLine(htmlText(text).replace(/\n/g, " ")) : tidyLine(text);
}
