import { compareForm } from "../../domain/jobs/compare-form.ts";
import type { FieldName } from "../capture.ts";
import { countWords } from "../page/element-text.ts";
import { htmlText } from "../page/html-text.ts";
import type { PageDocument } from "../page/page-document.ts";
import type { PageLine } from "../page/page-lines.ts";
import { attributeOf } from "../page/page-node.ts";
import {
  isJsonObject,
  type JsonObject,
  type JsonValue,
  jsonAfter,
  tolerantJson,
} from "../page/tolerant-json.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import type { ReaderAnswer, Reading } from "./reading.ts";

/** Maximum size of a page's data: larger data holds the whole site, and deeply nested data is no ad. */
const MAX_DATA = 1_500_000;
const MAX_NODES = 20_000;
const LEAST_WORDS = 40;
/** A page that shows this many words shows its ad itself. */
const SHOWN_WORDS = 120;

const LABEL_KEY = /^(?:label|name|title|key|caption|(?:question|field|display)_?name)$/i;
const VALUE_KEY = /^(?:value|text|content|answer|(?:answer|display|field)_?value)$/i;
const KEYS: readonly (readonly [FieldName, RegExp])[] = [
  ["title", /^(?:(?:job|position|posting|vacancy|requisition|external)_?)?(?:title|name)$/i],
  ["company", /^(?:(?:company|employer|organi[sz]ation|advertiser|hiring_?organi[sz]ation)(?:_?name)?)$/i],
  ["location", /^(?:(?:job|primary|work)_?)?locations?(?:_?(?:name|label|text))?$/i],
];
const TEXT_KEY =
  /^(?:(?:job|external|full|posting|position)_?)?(?:desc(?:ription)?|content|body)(?:_?(?:str|html|text))?$/i;
const TEXT_LABEL = /^(?:(?:job|position|role) )?(?:description|summary|details)$/i;

type Found = { values: Map<FieldName, string>; texts: string[] };

function plain(value: JsonValue | undefined): string {
  return typeof value === "string" ? (/<[a-z]|&lt;/i.test(value) ? htmlText(value) : value.trim()) : "";
}

function textAt(node: JsonObject, key: RegExp): string {
  for (const [name, value] of Object.entries(node))
    if (key.test(name) && plain(value) !== "") return plain(value);
  return "";
}

/** An ad as an object with its own keys: `{jobTitle, location, description}`. */
function keyedAd(node: JsonObject): Found {
  const values = KEYS.flatMap(([field, key]): [FieldName, string][] => {
    const value = textAt(node, key);
    return value === "" || value.length > 160 ? [] : [[field, value]];
  });
  return { values: new Map(values), texts: [textAt(node, TEXT_KEY)] };
}

/** An ad as a list of questions and answers: `[{label: "Job Title", value: "Deckhand"}]`. */
function listedAd(rows: readonly JsonValue[]): Found {
  const found: Found = { values: new Map(), texts: [] };
  for (const row of rows.filter(isJsonObject)) {
    const [label, value] = [textAt(row, LABEL_KEY), textAt(row, VALUE_KEY)];
    const field = fieldOfLabel(label);
    if (field !== null && value !== "" && value.length <= 160 && !found.values.has(field))
      found.values.set(field, value);
    if (TEXT_LABEL.test(label) || countWords(value) >= LEAST_WORDS) found.texts.push(value);
  }
  return found;
}

function isWhole({ values, texts }: Found): boolean {
  return (values.get("title") ?? "").length > 2 && countWords(texts.join(" ")) >= LEAST_WORDS;
}

function adsIn(data: JsonValue): Found[] {
  const found: Found[] = [];
  const waiting: JsonValue[] = [data];
  for (let seen = 0; waiting.length > 0 && seen < MAX_NODES; seen += 1) {
    const node = waiting.pop();
    if (!isJsonObject(node) && !Array.isArray(node)) continue;
    const ad = Array.isArray(node) ? listedAd(node) : keyedAd(node);
    if (isWhole(ad)) found.push(ad);
    waiting.push(...(Array.isArray(node) ? node : Object.values(node)).slice(0, 2000));
  }
  return found;
}

/** Data for the page's own scripts: in data scripts, in a global variable, in hidden boxes. */
function dataOf(page: PageDocument): JsonValue[] {
  const scripts = page.scripts.map(({ type, text }) => {
    if (text.length > MAX_DATA || /ld\+json/i.test(type)) return undefined;
    if (/json/i.test(type)) return tolerantJson(text);
    const [marker] = /\b(?:window|self)\.[\w$]{2,40} {0,3}=/.exec(text) ?? [];
    return marker === undefined ? undefined : jsonAfter(text, marker);
  });
  const boxes = page.elements
    .filter(({ name, attribs }) => name === "input" && /^\s{0,5}[[{]/.test(attribs.value ?? ""))
    .map((box) => attributeOf(box, "value").slice(0, MAX_DATA));
  return [...scripts, ...boxes.map(tolerantJson)].filter((data) => data !== undefined);
}

/**
 * The ad in the data of a page that a script draws later: one complete ad, on a page that shows little text or shows
 * its title. Data with several ads is a list.
 */
export function readEmbedded(page: PageDocument, lines: readonly PageLine[]): ReaderAnswer {
  const none = { readings: [], descriptions: [] };
  const shown = lines.filter(({ words }) => words >= 8).reduce((sum, { words }) => sum + words, 0);
  if (shown >= SHOWN_WORDS) return none;
  const ads = dataOf(page).flatMap(adsIn);
  const titles = new Set(ads.map(({ values }) => compareForm(values.get("title") ?? "")));
  const [ad] = ads.sort((a, b) => b.values.size - a.values.size);
  if (ad === undefined || titles.size > 1) return none;
  const readings = [...ad.values].map(
    ([field, value]): Reading => ({
      field,
      value,
      confidence: 0.8,
      reader: "data",
      evidence: `data ${field}`,
    }),
  );
  return { readings, descriptions: [{ text: ad.texts.join("\n\n"), confidence: 0.8, reader: "data" }] };
}
