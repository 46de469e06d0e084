import { companyCompareForm, compareForm } from "../../domain/jobs/compare-form.ts";
import { isLocalityName } from "../../language/word-classes.ts";
import { fieldOfLabel } from "../words/field-labels.ts";
import { isRemotePlace, looksLikePlace } from "../words/place-words.ts";
import { looksLikeRole } from "../words/role-words.ts";
import { type Candidate, type ChosenField, sourcesOf } from "./candidate.ts";
import { compact, type PageFacts } from "./page-facts.ts";
import type { Reading } from "./reading.ts";

/** The chosen values of other fields; "" if not chosen yet. */
export type Chosen = { title: string; location: string };

const ORGANISATION =
  /\b(?:university|universität|college|school|council|shire|city of|hospital|health|care|services?|group|department|bank|foundation|society|club|association|institute|agency|pty|ltd|limited|gmbh|inc|llc|corp|company|co|union|church|centre|partners|industries|solutions|recruit\w{0,6})\b/i;
const AU_PLACE = /\b(?:nsw|vic|qld|wa|sa|tas|act|nt)\b|\b\d{4}\b|\baustralia\b/i;
/** Words of menus, bars and controls. */
const MENU =
  /\b(?:search|menu|languages?|account|sign|log ?in|skip|cookies?|share|save|back|home|jobs?|careers?|posted|help|contact|page|view|apply|similar|related)\b/i;
/** Pay, dates, numbers and kinds of work: facts that a page shows next to names. */
const OTHER_FACT =
  /\d{3}|[$€£%]|\b(?:full|part)[- ]?time\b|\b(?:casual|contract|permanent|temporary|apply|description|requirements?)\b|\b20\d\d\b/i;
const STREET = /^\d{1,5}[a-z]? |\b(?:street|st|road|rd|avenue|ave|blvd|drive|level \d)\b/i;

function count(texts: string, part: string): number {
  if (part.length < 3) return 0;
  let found = 0;
  for (let at = texts.indexOf(part); at >= 0 && found < 3; at = texts.indexOf(part, at + part.length))
    found += 1;
  return found;
}

function size(words: number): string {
  return words > 9 ? "10+" : words > 5 ? "6-9" : words > 2 ? "3-5" : String(words);
}

/** Thresholds of a source's trust, which is fixed before the page is seen. */
const TRUSTS = [0.5, 0.54, 0.6, 0.65, 0.75, 0.85, 0.95];
/** Readers of the visible page. */
const ON_PAGE = new Set(["labels", "lines", "headings", "names"]);

/** True if it comes from the site's own reader, its data, a label, or the link to the employer. */
function isFirm({ reader, evidence }: Reading): boolean {
  return evidence === "company link" || !["meta", "lines", "headings", "names"].includes(reader);
}

/** Features of any field: its sources, and where else the value is on the page. */
function shared(candidate: Candidate, all: readonly Candidate[], facts: PageFacts): string[] {
  const form = compareForm(candidate.value);
  const sources = new Set(candidate.readings.map((one) => sourcesOf(one)[0]));
  const from = new Set(candidate.readings.flatMap(sourcesOf));
  const others = all.filter((one) => one !== candidate).map(({ value }) => compareForm(value));
  const holders = all.filter(
    (one) => one !== candidate && form.length > 3 && compareForm(one.value).includes(form),
  );
  const isInFirm = holders.some((one) => one.readings.some(isFirm));
  const isInLine = holders.some(({ readings }) => readings.some(({ reader }) => ON_PAGE.has(reader)));
  const around = others.filter((other) => other.length > 3 && form.includes(other)).length;
  return [
    ...[...from].map((source) => `from ${source}`),
    ...TRUSTS.filter((step) => candidate.readings.some(({ confidence }) => confidence >= step)).map(
      (step) => `trust ${step}`,
    ),
    `sources ${Math.min(4, sources.size)}`,
    `words ${size(form.split(" ").length)}`,
    isInFirm ? "inside a firm one" : isInLine ? "inside a line" : holders.length > 0 ? "inside another" : "",
    around > 0 ? "around another" : "",
    facts.titles.some((title) => title.includes(form)) ? "in page title" : "",
    facts.titles.some((title) => title.startsWith(form)) ? "starts page title" : "",
    facts.titles.includes(form) ? "is page title" : "",
    /[.:;!?]$/.test(candidate.value) ? "ends in a stop" : "",
    /^\p{Ll}/u.test(candidate.value) ? "small letter" : "",
    /^[^\p{L}\p{N}(]/u.test(candidate.value) ? "symbol first" : "",
    /\d/.test(candidate.value) ? "digit" : "",
    /[|·•]| \/ /.test(candidate.value) ? "several facts" : "",
  ];
}

/** The position of a title's line, relative to the text and to its repetitions. */
function titlePlace(form: string, { lines, bodyAt }: PageFacts): string[] {
  const at = lines.findIndex((line) => line.words > 0 && compareForm(line.text) === form);
  const line = lines[at];
  if (line === undefined) return ["not a line"];
  const distance =
    bodyAt < 0 ? "no text" : at > bodyAt ? "after text" : bodyAt - at <= 12 ? "near text" : "far";
  const heads = lines.filter(({ heading, words }) => heading > 0 && words > 0);
  const isOnly = line.heading > 0 && heads.filter(({ heading }) => heading === line.heading).length === 1;
  const next = lines.slice(at + 1, at + 4);
  return [
    distance,
    line === heads[0] ? "first heading" : "",
    isOnly ? "only heading of its level" : "",
    line.isLink ? "link" : "",
    line.isItem ? "item" : "",
    next[0] !== undefined && next[0].heading > 0 ? "heading below" : "",
    next.some(({ text }) => looksLikePlace(text)) ? "place below" : "",
    next.some(({ text }) => fieldOfLabel(text.split(":")[0] ?? "") !== null) ? "label below" : "",
  ];
}

function titleFeatures(value: string, facts: PageFacts): string[] {
  const form = compareForm(value);
  const words = form.split(/[^\p{L}\p{N}]+/u).filter((word) => word.length > 2);
  const known = words.filter((word) => facts.path.includes(compact(word))).length;
  return [
    ...titlePlace(form, facts),
    looksLikeRole(value) ? "role" : "",
    looksLikePlace(value) ? "place" : "",
    words.length > 0 && known === words.length
      ? "in address"
      : known * 2 > words.length
        ? "half in address"
        : "",
    facts.host.includes(compact(value)) ? "in host" : "",
  ];
}

/** Whether the value is a town or suburb of Australia, begins or ends with one, or joins two. */
function localityFeatures(value: string): string[] {
  const words = compareForm(value)
    .split(/[\s,()/&-]+/)
    .filter((word) => word !== "");
  const isTown = (from: number, to?: number): boolean => isLocalityName(words.slice(from, to).join(" "));
  const lengths = [1, 2, 3].filter((length) => length < words.length);
  return [
    isTown(0) ? "locality" : "",
    lengths.some((length) => isTown(0, length)) ? "begins with a locality" : "",
    lengths.some((length) => isTown(-length)) ? "ends in a locality" : "",
  ];
}

function placeFeatures(
  { value, readings }: Candidate,
  all: readonly Candidate[],
  facts: PageFacts,
  { title }: Chosen,
): string[] {
  const form = compareForm(value);
  const isBeside = (one: { readings: readonly Reading[] }): boolean =>
    one.readings.some(({ evidence }) => evidence.startsWith("place next"));
  const isLabelled = (one: { readings: readonly Reading[] }): boolean =>
    one.readings.some(({ reader }) => reader === "labels");
  return [
    looksLikePlace(value) ? "place" : "",
    !isBeside({ readings }) && all.some(isBeside) ? "another is beside the title" : "",
    !isLabelled({ readings }) && all.some(isLabelled) ? "another is labelled" : "",
    isRemotePlace(value) ? "remote" : "",
    OTHER_FACT.test(value) ? "other fact" : "",
    ...localityFeatures(value),
    AU_PLACE.test(value) ? "Australian" : "",
    STREET.test(value) ? "street" : "",
    looksLikeRole(value) ? "role" : "",
    ORGANISATION.test(value) ? "organisation" : "",
    count(facts.prose, form) > 0 ? "in text" : "",
    facts.path.includes(compact(value)) ? "in address" : "",
    facts.host.includes(compact(value)) ? "in host" : "",
    compareForm(title).includes(form) ? "in title" : "",
  ];
}

/** Short texts name parts of the page more often than its owner. */
const WEAK = /^(?:top|above|next|below|header|logo)\b/;

function companyFeatures(
  { value, readings }: Candidate,
  facts: PageFacts,
  { title, location }: Chosen,
): string[] {
  const form = companyCompareForm(value);
  const letters = compact(form);
  const isLong = letters.length > 3;
  const spoken = count(facts.prose, form);
  const isInHost = isLong && facts.host.includes(letters);
  const isInPath = isLong && facts.path.includes(letters);
  const isTitled = facts.titles.some((text) => text.includes(form));
  const isWeak = readings.every(({ reader, evidence }) => reader === "meta" && WEAK.test(evidence));
  return [
    looksLikePlace(value) ? "place" : "",
    isLocalityName(form) ? "locality" : "",
    looksLikeRole(value) ? "role" : "",
    OTHER_FACT.test(value) ? "other fact" : "",
    MENU.test(value) ? "menu" : "",
    ORGANISATION.test(value) ? "organisation" : "",
    `in text ${Math.min(2, spoken)}`,
    isLong && count(facts.whole, form) > 1 ? "repeated" : "",
    isLong && count(facts.whole, form) > 2 ? "repeated often" : "",
    isInHost ? "in host" : "",
    isLong && !isInHost && facts.host.includes(letters.slice(0, 6)) ? "begins in host" : "",
    isInPath ? "in address" : "",
    isWeak && spoken === 0 && !isInHost && !isInPath && !isTitled ? "nothing else says so" : "",
    compareForm(title).includes(form) ? "in title" : "",
    compareForm(location).includes(form) ? "in place" : "",
  ];
}

/** The features of one candidate; deterministic, and without words of the page. */
export function candidateFeatures(
  field: ChosenField,
  candidate: Candidate,
  all: readonly Candidate[],
  facts: PageFacts,
  chosen: Chosen,
): string[] {
  const { value } = candidate;
  const own =
    field === "title"
      ? titleFeatures(value, facts)
      : field === "location"
        ? placeFeatures(candidate, all, facts, chosen)
        : companyFeatures(candidate, facts, chosen);
  return [...shared(candidate, all, facts), ...own].filter((feature) => feature !== "");
}
