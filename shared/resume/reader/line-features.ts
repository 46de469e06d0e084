import { separators } from "#shared/language/line-words.ts";
import { headingKind } from "./headings.ts";
import type { LineFacts, SegmentFacts } from "./line-facts.ts";

/** What a line of a resume is; the meaning of each label is in `docs/labelled-resumes.md`. */
export const lineLabels = [
  "NAME",
  "TAG",
  "CONTACT",
  "HEAD",
  "SUB",
  "BANNER",
  "JOB",
  "JOB+",
  "NOTE",
  "POINT",
  "TABLE",
  "PROSE",
  "BREAK",
  "EDU",
  "EDU+",
  "EDUNOTE",
  "CERT",
  "SKILL",
  "SUMMARY",
  "REF",
  "OTHER",
] as const;
export type LineLabel = (typeof lineLabels)[number];

/** The place of a value between edges, from 0. */
export function bucket(value: number, edges: readonly number[]): number {
  let at = 0;
  while (at < edges.length && value > (edges[at] ?? 0)) at += 1;
  return at;
}

const wordEdges = [1, 2, 3, 4, 6, 8, 11, 15, 22, 35];

/** One letter for what a segment most looks like. */
function segmentSign(one: SegmentFacts): string {
  if (one.isDate) return "D";
  if (one.isPlace) return "P";
  if (one.classes.has("degree") && !one.classes.has("organisation")) return "G";
  if (one.classes.has("institution")) return "I";
  if (one.endsInTitle) return "T";
  if (one.classes.has("company-end") || one.classes.has("organisation")) return "E";
  if (one.classes.has("title-head")) return "t";
  if (one.classes.has("team-part")) return "U";
  if (one.classes.has("duration")) return "L";
  if (one.classes.has("contract")) return "C";
  return one.isSmall ? "s" : "x";
}

const separatorSigns = ["_", ",", "-", "|", "\t", "(", ")", ":", "", "/", "."];

/** The segments of a line as signs ("T,E|D"): lines of one kind look alike in a document. */
export function lineShape(facts: LineFacts): string {
  return facts.segments
    .slice(0, 6)
    .map(
      (one, at) =>
        `${at === 0 ? "" : (separatorSigns[facts.words[one.first]?.separator ?? 0] ?? "")}${segmentSign(one)}`,
    )
    .join("");
}

/** Shape without what the words mean: where dates, names and small words are, with mark and gap. */
export function lineLook(facts: LineFacts): string {
  const { line, words } = facts;
  const signs = new Set<string>();
  for (const one of words.slice(1)) signs.add(separatorSigns[one.separator] ?? "");
  return `${line.mark === undefined ? "" : "m"}${facts.datePlace}${facts.isCapitals ? "C" : facts.capitalShare > 0.6 ? "T" : "s"}${bucket(facts.plainCount, [0, 3, 6, 12])}${[...signs].sort().join("")}`;
}

const verbEnding = /^(?:\p{Lu}|\p{Ll})\p{Ll}+(?:ed|ing|es|s|en)$/u;

function firstWordFeatures({ words }: LineFacts): string[] {
  const first = words.find((one) => one.date === undefined);
  const last = words.findLast((one) => one.date === undefined);
  if (first === undefined) return ["first=none"];
  const features = [`first=${first.low}`, `end3=${first.low.slice(-3)}`, `last=${last?.low ?? ""}`];
  if (verbEnding.test(first.text)) features.push(`verb=${first.low.slice(-2)}`);
  for (const name of first.classes) features.push(`first:${name}`);
  for (const name of last?.classes ?? []) features.push(`last:${name}`);
  return features;
}

function endSign(text: string): string {
  const last = text.at(-1) ?? "";
  if (/\p{L}/u.test(last)) return "letter";
  return /\d/.test(last) ? "digit" : last;
}

/** Features of a line by itself that its neighbours see too. */
function coreFeatures(facts: LineFacts): string[] {
  const { line, segments } = facts;
  const kind = headingKind(line.text);
  const classes = new Set(segments.flatMap((one) => [...one.classes]));
  const features = [
    `n=${bucket(facts.plainCount, wordEdges)}`,
    `mark=${line.mark === undefined ? "-" : line.mark === "1" ? "1" : "m"}`,
    `gap=${line.gapBefore}`,
    `date=${facts.dates}/${facts.datePlace}`,
    `caps=${facts.isCapitals}/${bucket(facts.capitalShare, [0.01, 0.34, 0.67, 0.99])}`,
    `end=${endSign(line.text)}`,
  ];
  if (kind !== undefined) features.push(`heading=${kind}`);
  if (facts.hasContact) features.push("contact");
  if (facts.isFirstPerson) features.push("person");
  if (line.ruled) features.push("ruled");
  if (segments.some((one) => one.endsInTitle)) features.push("title");
  if (segments.some((one) => one.isPlace)) features.push("place");
  for (const name of [
    "organisation",
    "company-end",
    "institution",
    "degree",
    "credential",
    "break",
    "referee",
    "label",
    "heading",
    "title-head",
  ] as const)
    if (classes.has(name)) features.push(`has:${name}`);
  return features;
}

function ownFeatures(facts: LineFacts): string[] {
  const { line, words, segments } = facts;
  const features = [...firstWordFeatures(facts)];
  const shape = lineShape(facts);
  features.push(`shape=${shape}`, `shape3=${shape.slice(0, 3)}`, `segments=${Math.min(segments.length, 6)}`);
  features.push(`look=${lineLook(facts)}`);
  features.push(`length=${bucket(line.text.length, [8, 16, 25, 40, 60, 90, 140, 220])}`);
  features.push(`printed=${Math.min(line.printed, 4)}`, `indent=${bucket(line.indent, [0, 2, 4, 8, 16])}`);
  const first = segments[0];
  const lastSegment = segments.at(-1);
  if (first?.endsInTitle) features.push("first-segment:title");
  if (lastSegment?.endsInTitle) features.push("last-segment:title");
  segments.forEach((one, at) => {
    const place = at === 0 ? "first" : at === segments.length - 1 ? "last" : "mid";
    for (const name of one.classes) features.push(`${place}~${name}`);
  });
  const colon = /^([^:]{2,30}):(\s|$)/.exec(line.text);
  if (colon !== null) {
    features.push(`label=${(colon[1] ?? "").trim().toLowerCase()}`, colon[2] === "" ? "colon-end" : "colon");
  }
  const seen = new Set<string>();
  for (const one of words.slice(0, 40))
    if (one.date === undefined && one.separator !== separators.line) seen.add(one.low);
  for (const low of seen) features.push(`w=${low}`);
  return features;
}

export interface DocumentFacts {
  hasMarks: boolean;
  hasGaps: boolean;
}

/** What the whole document does: list marks, empty lines. */
function documentFacts(all: readonly LineFacts[]): DocumentFacts {
  const marked = all.filter(({ line }) => line.mark !== undefined).length;
  const gaps = all.filter(({ line }) => line.gapBefore).length;
  return { hasMarks: marked * 6 > all.length, hasGaps: gaps > 3 };
}

/** The last heading above that everybody knows; headings inside roles do not count. */
function knownHeadings(all: readonly LineFacts[]): { kind: string; distance: number }[] {
  let kind = "none";
  let distance = 0;
  return all.map(({ line, plainCount }) => {
    const own = plainCount > 6 ? undefined : headingKind(line.text);
    distance += 1;
    if (own !== undefined && own !== "inner") {
      kind = own;
      distance = 0;
    }
    return { kind, distance };
  });
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]/gu, "");

/** Lines that say what another line says: "again" for any, "name" where they begin like the first line (headers of pages). */
function repeatedLines(all: readonly LineFacts[]): string[] {
  const counts = new Map<string, number>();
  const texts = all.map(({ line }) => lettersOf(line.text));
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  const name = texts[0] ?? "";
  return texts.map((text, at) => {
    if (at > 0 && name.length > 5 && text.startsWith(name)) return "name";
    if (at > 0 && name.length > 5 && text.includes(name)) return "has-name";
    return (counts.get(text) ?? 0) > 1 ? "again" : "no";
  });
}

const neighbours = [
  [-1, "p"],
  [1, "q"],
  [-2, "pp"],
  [2, "qq"],
] as const;

/** A feature as its neighbours see it. There are few, and a cached string is looked up faster than a new one. */
const seenBefore = new Map<string, readonly string[]>();
const mostSeen = 2000;

function asNeighbour(feature: string): readonly string[] {
  const known = seenBefore.get(feature);
  if (known !== undefined) return known;
  const names = neighbours.map(([, name]) => `${name}:${feature}`);
  if (seenBefore.size >= mostSeen) seenBefore.clear();
  seenBefore.set(feature, names);
  return names;
}

/** Features of every line, the first pass: the line, its neighbours, its place. */
export function lineFeatures(all: readonly LineFacts[]): string[][] {
  const core = all.map(coreFeatures);
  const seen = core.map((features) => features.map(asNeighbour));
  const shapes = all.map(lineShape);
  const { hasMarks, hasGaps } = documentFacts(all);
  const headings = knownHeadings(all);
  const repeats = repeatedLines(all);
  return all.map((facts, at) => {
    const own = core[at] ?? [];
    const features = ["bias", ...own, ...ownFeatures(facts), `repeats=${repeats[at]}`];
    neighbours.forEach(([offset, name], n) => {
      const other = seen[at + offset];
      if (other === undefined) features.push(`${name}:none`);
      else for (const names of other) features.push(names[n] as string);
    });
    const { kind, distance } = headings[at] ?? { kind: "none", distance: 0 };
    const mark = facts.line.mark === undefined ? "-" : "m";
    features.push(
      `under=${kind}`,
      `under=${kind}/${bucket(distance, [0, 1, 2, 4])}`,
      `under=${kind}/${mark}/${facts.datePlace}`,
      `under=${kind}/${(shapes[at] ?? "").slice(0, 3)}`,
      `place=${bucket(at, [0, 1, 2, 4, 8])}`,
      `part=${bucket(at / Math.max(1, all.length), [0.1, 0.25, 0.5, 0.75, 0.9])}`,
      `marks=${hasMarks}/${mark}`,
      `gaps=${hasGaps}/${facts.line.gapBefore}`,
      `around=${shapes[at - 1]?.slice(0, 2)}/${shapes[at]?.slice(0, 2)}/${shapes[at + 1]?.slice(0, 2)}`,
      `next-shape=${shapes[at + 1]?.slice(0, 4)}/${mark}`,
      `last-shape=${shapes[at - 1]?.slice(0, 4)}/${mark}`,
      `marks-around=${all[at - 1]?.line.mark === undefined ? "-" : "m"}${mark}${all[at + 1]?.line.mark === undefined ? "-" : "m"}/${facts.datePlace}`,
    );
    return features;
  });
}
