import { type Separator, separators } from "#shared/language/line-words.ts";
import type { HeadGroup, HeadWord } from "./head-groups.ts";
import { headingKind } from "./headings.ts";
import type { LineFacts } from "./line-facts.ts";

/** What a word of a head is part of. */
export const wordLabels = ["O", "T", "E", "U", "P", "D", "G", "I", "X"] as const;
export type WordLabel = (typeof wordLabels)[number];

function bucket(value: number, edges: readonly number[]): number {
  let at = 0;
  while (at < edges.length && value > (edges[at] ?? 0)) at += 1;
  return at;
}

function shapeOf(text: string): string {
  if (/^\d+$/.test(text)) return `d${Math.min(text.length, 5)}`;
  if (/\d/.test(text)) return "mixed";
  if (/^\p{Lu}{2,}$/u.test(text)) return text.length > 5 ? "CAPS" : "ABC";
  if (/^\p{Lu}/u.test(text)) return "Cap";
  return /^\p{Ll}/u.test(text) ? "small" : "sign";
}

/** One head's words with what is known of the segments and of the document. */
export interface HeadContext {
  group: HeadGroup;
  words: readonly HeadWord[];
  /** Signs of the segments: what each most looks like. */
  signs: readonly string[];
  facts: readonly LineFacts[];
  /** Words that the headline, the summary or the contact line hold. */
  headline: ReadonlySet<string>;
  homeTown: ReadonlySet<string>;
  /** How many heads of the document hold the segment's words. */
  repeated: readonly number[];
}

function signOf(own: readonly HeadWord[]): string {
  if (own.some((one) => one.date !== undefined)) return "D";
  const has = (name: HeadWord["classes"][number]) => own.some((one) => one.classes.includes(name));
  const isPlace = own.every(
    (one) =>
      one.isLocality ||
      /^\d{4}$/.test(one.low) ||
      one.classes.includes("state") ||
      one.classes.includes("country"),
  );
  if (isPlace) return "P";
  const last = own.at(-1);
  if (has("company-end")) return "E";
  if (has("degree") && !has("organisation")) return "G";
  if (last?.classes.includes("title-head")) return "T";
  if (last?.classes.includes("organisation") || last?.classes.includes("institution")) return "E";
  if (has("title-head") && !has("organisation")) return "t";
  if (has("organisation") || has("institution")) return "e";
  if (
    own.every(
      (one) => one.classes.includes("contract") || one.classes.includes("duration") || /^\d+$/.test(one.low),
    )
  )
    return "C";
  if (has("team-part")) return "U";
  if (own.every((one) => one.classes.includes("label"))) return "L";
  return /^\p{Ll}/u.test(own[0]?.text ?? "") ? "s" : "x";
}

const segmentKey = (own: readonly HeadWord[]) => own.map((one) => one.low).join(" ");

function segmentWords(words: readonly HeadWord[]): HeadWord[][] {
  const list: HeadWord[][] = [];
  for (const word of words) {
    const own = list[word.segment] ?? [];
    list[word.segment] = [...own, word];
  }
  return list;
}

/** All heads of a document with their contexts. */
export function headContexts(
  groups: readonly HeadGroup[],
  facts: readonly LineFacts[],
  wordsOf: (group: HeadGroup) => HeadWord[],
  labels: readonly string[],
): HeadContext[] {
  const headline = new Set<string>();
  const homeTown = new Set<string>();
  facts.forEach((one, at) => {
    if (labels[at] === "TAG" || labels[at] === "SUMMARY")
      for (const word of one.words) headline.add(word.low);
    if (labels[at] === "CONTACT")
      for (const word of one.words) if (/^\p{Lu}/u.test(word.text)) homeTown.add(word.low);
  });
  const counts = new Map<string, number>();
  const all = groups.map((group) => {
    const words = wordsOf(group);
    const segments = segmentWords(words);
    for (const key of new Set(segments.map(segmentKey))) counts.set(key, (counts.get(key) ?? 0) + 1);
    return { group, words, segments };
  });
  return all.map(({ group, words, segments }) => ({
    group,
    words,
    signs: segments.map(signOf),
    facts,
    headline,
    homeTown,
    repeated: segments.map((own) => counts.get(segmentKey(own)) ?? 0),
  }));
}

const signs = ["_", ",", "-", "|", "t", "(", ")", ":", "n", "/", "."];
const sign = (separator: Separator | undefined) =>
  separator === undefined ? "$" : (signs[separator] ?? "_");

/** Features of every word of a head. */
export function wordFeatures(context: HeadContext): string[][] {
  const { words, group, signs: segmentSigns, facts } = context;
  const lastSegment = segmentSigns.length - 1;
  const plainSigns = segmentSigns.filter((one) => one !== "D" && one !== "P" && one !== "C");
  const shape = segmentSigns.join("").slice(0, 8);
  return words.map((word, at) => {
    const before = words[at - 1];
    const after = words[at + 1];
    const first = words.findIndex((one) => one.segment === word.segment);
    const end = words.findLastIndex((one) => one.segment === word.segment) + 1;
    const own = segmentSigns[word.segment] ?? "x";
    const lead = words[first];
    const tail = words[end - 1];
    const previous = words[first - 1];
    const colonLabel = previous !== undefined && lead?.separator === separators.colon ? previous.low : "";
    const line = facts[word.line];
    const size = end - first;
    const features = [
      "bias",
      `w=${word.date === undefined ? word.low : "DATE"}`,
      `s3=${word.low.slice(-3)}`,
      `s4=${word.low.slice(-4)}`,
      `shape=${shapeOf(word.text)}`,
      `p=${before?.low ?? "^"}`,
      `q=${after?.low ?? "$"}`,
      `sep=${sign(word.separator)}${sign(after?.separator)}`,
      `own=${own}`,
      `own=${own}/${at - first}/${end - at}`.slice(0, 12),
      `size=${bucket(size, [1, 2, 3, 5, 8])}/${own}`,
      `lead=${sign(lead?.separator)}/${own}`,
      `around=${segmentSigns[word.segment - 1] ?? "^"}${own}${segmentSigns[word.segment + 1] ?? "$"}`,
      `around5=${segmentSigns[word.segment - 2] ?? "^"}${segmentSigns[word.segment - 1] ?? "^"}${own}${segmentSigns[word.segment + 1] ?? "$"}${segmentSigns[word.segment + 2] ?? "$"}`,
      `head=${shape}/${word.segment}`,
      `kind=${group.kind}/${own}`,
      `kind=${group.kind}`,
      `line=${Math.min(word.lineInHead, 3)}/${own}`,
      `line=${Math.min(word.lineInHead, 3)}/${group.lines.length > 3 ? 4 : group.lines.length}/${own}`,
      `segment=${Math.min(word.segment, 4)}/${own}`,
      `from-end=${Math.min(lastSegment - word.segment, 4)}/${own}`,
      `plain=${plainSigns.length > 4 ? 5 : plainSigns.length}/${own}`,
      `tail=${tail?.low ?? ""}`,
      `lead-word=${lead?.low ?? ""}`,
      `before-segment=${previous?.low ?? "^"}`,
      `repeated=${Math.min(context.repeated[word.segment] ?? 0, 3)}/${own}`,
      `alone=${size === (line?.words.length ?? 0)}/${own}/${group.lines.length > 3 ? 4 : group.lines.length}`,
      `caps=${/^[^\p{Ll}]+$/u.test(word.text)}/${line?.isCapitals}`,
    ];
    for (const name of word.classes)
      features.push(`c:${name}`, `c:${name}/${end - at === 1 ? "last" : "mid"}`);
    for (const name of before?.classes ?? []) features.push(`pc:${name}`);
    for (const name of after?.classes ?? []) features.push(`qc:${name}`);
    if (word.isLocality)
      features.push("locality", `locality/${own}`, `locality/${own}/${sign(lead?.separator)}`);
    const segmentClasses = new Set(words.slice(first, end).flatMap((one) => [...one.classes]));
    for (const name of segmentClasses) features.push(`sc:${name}`);
    if (context.headline.has(word.low)) features.push("headline");
    if (context.homeTown.has(word.low)) features.push("home");
    if (colonLabel !== "") features.push(`colon=${colonLabel}`);
    if (
      previous?.low === "at" ||
      previous?.low === "@" ||
      previous?.low === "for" ||
      previous?.low === "with"
    )
      features.push(`led:${previous.low}`);
    const hasOther = (wanted: string) => segmentSigns.some((one, n) => n !== word.segment && one === wanted);
    features.push(
      `others=${hasOther("T")}${hasOther("E")}/${own}`,
      `others=${hasOther("T") || hasOther("t")}${hasOther("E") || hasOther("e")}${hasOther("P")}/${own}`,
    );
    if (headingKind(line?.line.text ?? "") !== undefined) features.push("heading");
    return features;
  });
}

/** What the first pass found for a word. */
export interface FirstWord {
  label: number;
  probabilities: Float64Array;
}

/** Where a segment is: heads of one document are built alike. */
const slotKeys = (context: HeadContext, segment: number): string[] => {
  const word = context.words.find((one) => one.segment === segment);
  const count = context.signs.length;
  const dates = context.signs.map((one) => (one === "D" ? "D" : ".")).join("");
  const lineSegments = new Set(
    context.words.filter((one) => one.lineInHead === word?.lineInHead).map((one) => one.segment),
  );
  const inLine = [...lineSegments].indexOf(segment);
  return [
    `${context.group.kind}/${segment}/${count}/${dates}`,
    `${context.group.kind}/${word?.lineInHead ?? 0}/${inLine}/${sign(word?.separator)}`,
  ];
};

/** Features of the second pass: labels of the neighbours, and of the segments that are at the same place in other heads. */
export function secondWordFeatures(
  contexts: readonly HeadContext[],
  first: readonly (readonly FirstWord[])[],
): string[][][] {
  const count = wordLabels.length;
  const sums = new Map<string, Float64Array>();
  const shares = contexts.map((context, n) =>
    context.signs.map((_, segment) => {
      const own = new Float64Array(count);
      context.words.forEach((word, at) => {
        if (word.segment !== segment) return;
        const size = context.words.filter((one) => one.segment === segment).length;
        first[n]?.[at]?.probabilities.forEach((share, label) => {
          own[label] = (own[label] ?? 0) + share / size;
        });
      });
      for (const key of slotKeys(context, segment)) {
        const sum = sums.get(key) ?? new Float64Array(count + 1);
        for (let label = 0; label < count; label += 1) sum[label] = (sum[label] ?? 0) + (own[label] ?? 0);
        sum[count] = (sum[count] ?? 0) + 1;
        sums.set(key, sum);
      }
      return own;
    }),
  );
  const bestOf = (values: Float64Array): [string, number] => {
    let best = 0;
    for (let label = 1; label < count; label += 1)
      if ((values[label] ?? 0) > (values[best] ?? 0)) best = label;
    return [wordLabels[best] ?? "O", values[best] ?? 0];
  };
  return contexts.map((context, n) => {
    const found = context.signs.map((_, segment) => bestOf(shares[n]?.[segment] ?? new Float64Array(count)));
    const votes = context.signs.map((_, segment) =>
      slotKeys(context, segment).map((key) => {
        const own = shares[n]?.[segment] ?? new Float64Array(count);
        const sum = sums.get(key) ?? new Float64Array(count + 1);
        const others = (sum[count] ?? 0) - 1;
        if (others < 1) return "none";
        const [label, share] = bestOf(sum.map((value, at) => value - (own[at] ?? 0)));
        return `${label}/${bucket(share / others, [0.4, 0.65, 0.85])}/${others > 1 ? 2 : 1}`;
      }),
    );
    const all = found.map(([label]) => label);
    return context.words.map((word, at) => {
      const own = first[n]?.[at];
      const label = wordLabels[own?.label ?? 0] ?? "O";
      const sure = bucket(own?.probabilities[own.label] ?? 0, [0.5, 0.7, 0.9, 0.98]);
      const others = (wanted: string) =>
        all.some((one, segment) => segment !== word.segment && one === wanted);
      const features = [
        `1:${label}/${sure}`,
        `1s:${all[word.segment]}`,
        `1p:${all[word.segment - 1] ?? "^"}`,
        `1q:${all[word.segment + 1] ?? "$"}`,
        `1around:${all[word.segment - 1] ?? "^"}${all[word.segment]}${all[word.segment + 1] ?? "$"}`,
        `1others:${others("T")}${others("E")}/${label}/${sure}`,
        `1others:${others("T")}${others("E")}${others("P")}${others("U")}/${context.signs[word.segment]}`,
      ];
      (votes[word.segment] ?? []).forEach((vote, key) => {
        features.push(
          `vote${key}:${vote}`,
          `vote${key}:${vote[0]}/${label}/${sure}`,
          `vote${key}:${vote[0]}/${context.signs[word.segment]}`,
        );
      });
      return features;
    });
  });
}
