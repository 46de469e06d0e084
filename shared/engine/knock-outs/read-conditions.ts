import type { AdSentence } from "../ad/ad-sentence.ts";
import { requirementsFirst } from "../ad/ad-sentences.ts";
import { readImportances } from "../ad/importance.ts";
import { gap, type Token, tokenise } from "../words/tokenise.ts";
import {
  holds,
  isGiven,
  isNegated,
  isOfOthers,
  obtainWords,
  type RequiredCondition,
} from "./condition-context.ts";
import { withAwardFields, yearsOfList } from "./demanded-hits.ts";
import { findKnockOuts, namedKnockOutsOf } from "./find-knock-outs.ts";
import type { KnockOutHit } from "./knock-out-term.ts";
import { stateIn } from "./states.ts";
import { withYearFields } from "./year-fields.ts";

/** A request with the words it rests on. */
interface PlacedCondition {
  hit: KnockOutHit;
  condition: RequiredCondition;
}

/** "Australian citizen or permanent resident" asks for a right to work, not for citizenship. */
function isLooseCitizenship(hit: KnockOutHit, hits: readonly KnockOutHit[]): boolean {
  return hit.kind === "citizenship" && hits.some((h) => h.id === "work-rights");
}

/** The ladder rung a sentence asks for: "C or MR" the lowest, "NV1 and NV2" the highest. */
function rungOf(tokens: readonly Token[], rungs: readonly PlacedCondition[]): PlacedCondition | undefined {
  const sorted = [...rungs].sort((a, b) => (a.condition.level ?? 0) - (b.condition.level ?? 0));
  const inside = tokens.slice(rungs[0]?.hit.first, rungs.at(-1)?.hit.last);
  const isChoice = inside.some((t) => t.low === "or" || (t.gap & gap.slash) !== 0);
  return isChoice ? sorted[0] : sorted.at(-1);
}

const choiceKinds: ReadonlySet<string> = new Set(["qualification", "ticket", "work-rights", "health"]);

/** "A diploma or a degree", "citizen, permanent resident or a visa": the question rests on all that it names. */
function wholeOf(chosen: PlacedCondition, rest: readonly PlacedCondition[]): RequiredCondition {
  if (!choiceKinds.has(chosen.condition.kind)) return chosen.condition;
  const start = Math.min(...rest.map(({ condition }) => condition.span.start));
  const end = Math.max(...rest.map(({ condition }) => condition.span.end));
  return { ...chosen.condition, span: { start, end } };
}

const ladders: ReadonlySet<string> = new Set([
  "security-clearance",
  "driver-licence",
  "work-rights",
  "qualification",
  "years",
]);
const stateKinds: ReadonlySet<string> = new Set(["children-check", "rsa", "rcg"]);

/** One ask per knock-out of a sentence: a demanded rung before a wished one, then by the words between. */
function choose(tokens: readonly Token[], placed: readonly PlacedCondition[]): RequiredCondition[] {
  const hits = placed.map((p) => p.hit);
  const byId = new Map<string, PlacedCondition[]>();
  for (const one of placed) {
    if (isLooseCitizenship(one.hit, hits)) continue;
    byId.set(one.hit.id, [...(byId.get(one.hit.id) ?? []), one]);
  }
  const loose = placed.filter(({ hit }) => isLooseCitizenship(hit, hits));
  return [...byId.values()].flatMap((all) => {
    const demanded = all.filter((p) => p.condition.mandatory);
    const rest = demanded.length > 0 ? demanded : all;
    const chosen = ladders.has(rest[0]?.hit.kind ?? "") ? rungOf(tokens, rest) : rest[0];
    if (chosen === undefined) return [];
    return [wholeOf(chosen, chosen.hit.id === "work-rights" ? [...rest, ...loose] : rest)];
  });
}

function labelOf(text: string, hit: KnockOutHit): string {
  const state = stateKinds.has(hit.kind) ? stateIn(text) : undefined;
  if (state !== undefined) return `${hit.label} (${state})`;
  const detail = details[hit.id]?.exec(text.slice(0, 600))?.[0];
  return detail === undefined ? hit.label : `${hit.label}: ${detail}`;
}

/** "relocate to Broome", "based in Port Hedland": the place belongs to the question. */
const namedPlace =
  /(?<=\b(?:based|live|living|reside|located|relocate|relocation|commute) (?:in|within|to|near) )[A-Z][\w'-]{1,30}(?: [A-Z][\w'-]{1,30}){0,2}/;

/** Numbers that belong to the question: swing, share of travel, office days, age of the check. */
const details: Readonly<Record<string, RegExp>> = {
  "roster:fifo": /\b\d{1,2} ?[:/] ?\d{1,2}\b/,
  "roster:hours":
    /\b(?:mon|tues?|wed|thu|thurs?|fri|sat|sun)(?:day|nesday|rsday|urday)?s?\b(?: ?(?:-|–|to|and) ?(?:thu|thurs?|fri|sat|sun)(?:day|rsday|urday)?s?\b)?/i,
  "location:based-in": namedPlace,
  "location:relocate": namedPlace,
  "roster:swing": /\b\d{1,2}(?: days)? on[ ,]+(?:and )?\d{1,2}(?: days)? off\b|\b\d{1,2} ?[:/] ?\d{1,2}\b/i,
  "travel:travel": /\b(?:up to )?\d{1,3} ?%/,
  "location:on-site": /\b(?:\d|one|two|three|four|five)(?: ?(?:-|to) ?\d)? days?\b(?: (?:a|per) week)?/i,
  "police-check":
    /\b(?:less than|within|under|no older than|not older than|in the last|issued in the last) (?:the last )?(?:\d{1,2}|three|six|twelve) months\b/i,
};

/** Offers are no requirement: pay on offer, and sponsorship on offer. */
function isOffer(hit: KnockOutHit): boolean {
  return hit.id === "work-rights:sponsorship" || hit.kind === "salary";
}

/** "No sponsorship" and "no pay below" negate something else than the knock-out itself. */
const statedKinds: ReadonlySet<string> = new Set(["work-rights", "salary"]);

function conditionOf(
  text: string,
  sentence: AdSentence,
  hit: KnockOutHit,
): Omit<RequiredCondition, "mandatory" | "obtain"> {
  const own = text.slice(sentence.start, sentence.end);
  const first = sentence.tokens[hit.first];
  const last = sentence.tokens[hit.last - 1];
  const state = stateKinds.has(hit.kind) ? stateIn(own) : undefined;
  return {
    id: hit.id,
    kind: hit.kind,
    label: labelOf(own, hit),
    text: own,
    sentence: { start: sentence.start, end: sentence.end },
    span: { start: first?.start ?? sentence.start, end: last?.end ?? sentence.end },
    ...(hit.level === undefined ? {} : { level: hit.level }),
    ...(state === undefined ? {} : { state }),
  };
}

/** What one is, or what the work is like, cannot be got later on. */
const fixedKinds: ReadonlySet<string> = new Set([
  "work-rights",
  "citizenship",
  "years",
  "salary",
  "roster",
  "location",
  "travel",
]);

/** "Teach the Bachelor of Nursing", "mentor Cert III educators": the award is somebody else's. */
function tellsDuty(sentence: AdSentence): boolean {
  return sentence.zone === "duties";
}

function conditionsOf(text: string, sentence: AdSentence): RequiredCondition[] {
  const { tokens } = sentence;
  const named = namedKnockOutsOf(text, sentence);
  const found = [...findKnockOuts(text, tokens, named), ...yearsOfList(sentence)];
  const isTaught = tellsDuty(sentence);
  const hits = withYearFields(tokens, withAwardFields(tokens, found)).filter(
    (hit) =>
      !isNegated(tokens, hit) &&
      !isGiven(sentence, hit) &&
      !isOfOthers(sentence, hit) &&
      !(isTaught && hit.kind === "qualification"),
  );
  if (hits.length === 0) return [];
  const isSofter = sentence.zone === "preferred";
  // Without a cue a knock-out is a requirement: checks are often under "How to apply", which asks for no skill.
  const standings = readImportances({ ...sentence, zone: isSofter ? sentence.zone : "requirements" }, hits);
  const mayObtain = holds(tokens, obtainWords);
  const placed = hits.flatMap((hit, i): PlacedCondition[] => {
    const importance = standings[i]?.importance ?? null;
    if (importance === null && !statedKinds.has(hit.kind)) return [];
    const obtain = mayObtain && !fixedKinds.has(hit.kind);
    const isDemand = importance === "must" || (obtain && !isSofter);
    return [
      {
        hit,
        condition: { ...conditionOf(text, sentence, hit), mandatory: !isOffer(hit) && isDemand, obtain },
      },
    ];
  });
  return choose(tokens, placed);
}

/** Five years of one thing and two of another, a diploma and a wished degree, a car and a wished truck: two questions. */
function isAnother(first: RequiredCondition, other: RequiredCondition): boolean {
  if (first.level === other.level || first.sentence.start === other.sentence.start) return false;
  // A class that is welcome beside the one that is demanded.
  if (first.kind === "driver-licence") return first.mandatory !== other.mandatory;
  return first.kind === "years" || first.kind === "qualification";
}

/** A further question of a kind has its rung in its id; an answer to the kind serves it too. */
function keepBeside(all: Map<string, RequiredCondition>, other: RequiredCondition): void {
  const id = `${other.kind}:${other.level}`;
  if (!all.has(id)) all.set(id, { ...other, id });
}

const longestTitle = 300;

/** True when `b` says more about the same knock-out than the earlier `a`. */
function isStricter(b: RequiredCondition, a: RequiredCondition): boolean {
  if (a.mandatory !== b.mandatory) return b.mandatory;
  const rise = (b.level ?? 0) - (a.level ?? 0);
  // The lowest number of years, and the award named first, are what the ad takes as enough.
  if (a.kind === "years") return rise < 0;
  if (a.kind === "qualification") return false;
  // An amount says more than a grade.
  if (a.kind === "salary") return b.label.startsWith("$") && !a.label.startsWith("$");
  return rise === 0 ? a.obtain && !b.obtain : rise > 0;
}

/** Kinds that a title states as a condition: "Welder (full working rights)", "Fitter - FIFO 8/6". */
const titleKinds: ReadonlySet<string> = new Set([
  "work-rights",
  "citizenship",
  "security-clearance",
  "roster",
  "location",
]);

/** What the title asks. It is outside the ad's text, so that its spans are empty. */
function titleConditions(title: string): RequiredCondition[] {
  const nowhere = { start: 0, end: 0 };
  const tokens = tokenise(title);
  const sentence = {
    start: 0,
    end: title.length,
    tokens,
    zone: "requirements",
    literal: false,
    line: -1,
  } as const;
  const conditions = conditionsOf(title, { ...sentence, tokens }).filter((condition) =>
    titleKinds.has(condition.kind),
  );
  return conditions.map((condition) => ({ ...condition, sentence: nowhere, span: nowhere }));
}

/** Every knock-out the ad names, once each, in ad order; those of its title first, where only that names them. */
export function readConditions(
  text: string,
  sentences: readonly AdSentence[],
  title = "",
): RequiredCondition[] {
  const all = new Map<string, RequiredCondition>();
  for (const condition of [
    ...requirementsFirst(sentences).flatMap((s) => conditionsOf(text, s)),
    ...titleConditions(title.slice(0, longestTitle)),
  ]) {
    const known = all.get(condition.id);
    if (known === undefined) {
      all.set(condition.id, condition);
      continue;
    }
    const [first, other] = isStricter(condition, known) ? [condition, known] : [known, condition];
    all.set(first.id, first);
    if (isAnother(first, other)) keepBeside(all, other);
  }
  if (all.has("work-rights")) all.delete("work-rights:sponsorship");
  if (all.has("citizenship")) all.delete("work-rights");
  return [...all.values()].sort((a, b) => a.span.start - b.span.start);
}
