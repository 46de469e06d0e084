import { readStandings } from "../importance.ts";
import { type PhraseList, phraseEnd } from "../phrase-list.ts";
import type { AdSentence } from "../read-ad-sections.ts";
import { findYears } from "../roles.ts";
import { gap, type Token } from "../tokenise.ts";
import type { Ask } from "./ask.ts";
import { findDriverLicences } from "./driver-licence.ts";
import { findNamedGates } from "./find-named-gates.ts";
import type { GateHit } from "./gate-hit.ts";
import { readWords } from "./gate-term.ts";
import { findHighRiskWork } from "./high-risk-work.ts";
import { findQualificationLevels } from "./qualification-level.ts";
import { findSalary } from "./salary.ts";
import { stateIn } from "./states.ts";

/** Not holding it yet is accepted. */
const obtainWords = readWords(
  "willing to obtain|willingness to obtain|able to obtain|ability to obtain|eligible to obtain|eligibility to obtain|eligible for|be willing to get|willing to get|capacity to obtain|" +
    "undergo|undertake|subject to|willing to complete|prepared to obtain|will be required to obtain|required to obtain|must obtain|obtain a|obtain and maintain|obtain an|satisfactory completion|successful completion|" +
    "willing to gain|ability to gain|able to gain|working towards|or be working towards|willing to acquire|ability to acquire|can obtain|need to complete|required to complete|will be conducted|willing to apply|prepared to undergo|pass a|will need to pass|eligibility for|studying towards|working toward",
);
/** What the employer gives. */
const offerWords = readWords(
  "free|we will pay|we pay|well pay|paid for|we cover|provided|we provide|we offer|we will provide|you will receive|reimbursed|reimbursement|funded|subsidised|discounted|at no cost|perks|staff benefits|we also offer|enjoy|access to free",
);
const negations = new Set(["no", "without", "never", "zero", "nor"]);

function holds(tokens: readonly Token[], list: PhraseList): boolean {
  return tokens.some((_, i) => phraseEnd(tokens, i, list) !== -1);
}

/** "no weekends", "no night shifts", "no on-call work". */
function isNegated(tokens: readonly Token[], hit: GateHit): boolean {
  for (let i = hit.first - 1; i >= Math.max(0, hit.first - 2); i -= 1) {
    const token = tokens[i];
    if (token === undefined || ((tokens[i + 1]?.gap ?? 0) & (gap.comma | gap.stop)) !== 0) return false;
    if (negations.has(token.low)) return true;
  }
  return false;
}

function yearsHits(tokens: readonly Token[]): GateHit[] {
  return findYears(tokens).map(({ years, first, last }) => ({
    id: "years",
    kind: "years",
    label: `${years} ${years === 1 ? "year" : "years"} of experience`,
    first,
    last,
    level: years,
  }));
}

/** No honest sentence names more; the limit keeps hostile ones linear. */
const mostHits = 40;

/** All that one sentence or line says about gates; named things first, none overlapping. */
export function findGates(text: string, tokens: readonly Token[]): GateHit[] {
  const kept: GateHit[] = [];
  const taken: boolean[] = [];
  const finders = [findHighRiskWork, findDriverLicences, findNamedGates, findSalary];
  const found = finders.flatMap((find) => find(text, tokens).slice(0, mostHits));
  const counted = [...findQualificationLevels(tokens), ...yearsHits(tokens)].slice(0, mostHits);
  for (const hit of [...found, ...counted]) {
    if (taken.slice(hit.first, hit.last).includes(true)) continue;
    for (let i = hit.first; i < hit.last; i += 1) taken[i] = true;
    kept.push(hit);
  }
  return kept.sort((a, b) => a.first - b.first);
}

/** Kinds that employers also give away: a free flu vaccine, a paid first aid course, relocation help. */
const givable: ReadonlySet<string> = new Set([
  "health",
  "first-aid",
  "cpr",
  "ticket",
  "own-vehicle",
  "rsa",
  "rcg",
  "driver-licence",
  "travel",
  "location",
  "qualification",
]);

function isGiven(sentence: AdSentence, hit: GateHit): boolean {
  return givable.has(hit.kind) && sentence.section === "ignore" && holds(sentence.tokens, offerWords);
}

/** "Australian citizen or permanent resident" asks for a right to work, not for citizenship. */
function isLooseCitizenship(hit: GateHit, hits: readonly GateHit[]): boolean {
  return hit.kind === "citizenship" && hits.some((h) => h.id === "work-rights");
}

/** The ladder rung a sentence asks for: "C or MR" the lowest, "NV1 and NV2" the highest. */
function rungOf(tokens: readonly Token[], hits: readonly GateHit[], id: string): GateHit | undefined {
  const rungs = hits.filter((h) => h.id === id);
  const first = rungs[0];
  if (first === undefined || rungs.length === 1) return first;
  const inside = tokens.slice(first.first, rungs.at(-1)?.last);
  const isChoice = inside.some((t) => t.low === "or" || (t.gap & gap.slash) !== 0) || id === "work-rights";
  const sorted = [...rungs].sort((a, b) => (a.level ?? 0) - (b.level ?? 0));
  return isChoice ? sorted[0] : sorted.at(-1);
}

const ladders: ReadonlySet<string> = new Set([
  "security-clearance",
  "driver-licence",
  "work-rights",
  "qualification",
  "years",
]);
const stateKinds: ReadonlySet<string> = new Set(["children-check", "rsa", "rcg"]);

function choose(tokens: readonly Token[], hits: readonly GateHit[]): GateHit[] {
  return hits.filter((hit, i) => {
    if (isLooseCitizenship(hit, hits)) return false;
    if (ladders.has(hit.kind)) return rungOf(tokens, hits, hit.id) === hit;
    return hits.findIndex((h) => h.id === hit.id) === i;
  });
}

function labelOf(text: string, hit: GateHit): string {
  const state = stateKinds.has(hit.kind) ? stateIn(text) : undefined;
  if (state !== undefined) return `${hit.label} (${state})`;
  const detail = details[hit.id]?.exec(text.slice(0, 600))?.[0];
  return detail === undefined ? hit.label : `${hit.label}: ${detail}`;
}

/** Numbers that belong to the question: swing, share of travel, office days, age of the check. */
const details: Readonly<Record<string, RegExp>> = {
  "roster:fifo": /\b\d{1,2} ?[:/] ?\d{1,2}\b/,
  "travel:travel": /\b(?:up to )?\d{1,3} ?%/,
  "location:on-site": /\b(?:\d|one|two|three|four|five)(?: ?(?:-|to) ?\d)? days?\b(?: (?:a|per) week)?/i,
  "police-check":
    /\b(?:less than|within|under|no older than|not older than|in the last|issued in the last) (?:the last )?(?:\d{1,2}|three|six|twelve) months\b/i,
};

/** Offers are no demand: pay on offer, and sponsorship on offer. */
function isOffer(hit: GateHit): boolean {
  return hit.id === "work-rights:sponsorship" || hit.kind === "salary";
}

/** "No sponsorship" and "no pay below" negate something else than the gate itself. */
const statedKinds: ReadonlySet<string> = new Set(["work-rights", "salary"]);

function askOf(text: string, sentence: AdSentence, hit: GateHit): Omit<Ask, "mandatory" | "obtain"> {
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

function asksOf(text: string, sentence: AdSentence): Ask[] {
  const { tokens } = sentence;
  const found = findGates(text, tokens).filter((hit) => !isNegated(tokens, hit) && !isGiven(sentence, hit));
  const hits = choose(tokens, found);
  if (hits.length === 0) return [];
  const isSofter = sentence.section === "preferred" || sentence.section === "nice";
  // Without a cue a gate is a demand: checks often stand under "How to apply", which asks for no skill.
  const standings = readStandings({ ...sentence, section: isSofter ? sentence.section : "must" }, hits);
  const obtain = holds(tokens, obtainWords);
  return hits.flatMap((hit, i): Ask[] => {
    const importance = standings[i]?.importance ?? null;
    if (importance === null && !statedKinds.has(hit.kind)) return [];
    const isDemand = importance === "must" || (obtain && !isSofter);
    return [{ ...askOf(text, sentence, hit), mandatory: !isOffer(hit) && isDemand, obtain }];
  });
}

/** True when `b` says more about the same gate than the earlier `a`. */
function isStricter(b: Ask, a: Ask): boolean {
  if (a.mandatory !== b.mandatory) return b.mandatory;
  const rise = (b.level ?? 0) - (a.level ?? 0);
  // The lowest number of years, and the award named first, are what the ad takes as enough.
  if (a.kind === "years") return rise < 0;
  if (a.kind === "qualification") return false;
  return rise === 0 ? a.obtain && !b.obtain : rise > 0;
}

/** Every gate the ad names, once each, in ad order. */
export function readAsks(text: string, sentences: readonly AdSentence[]): Ask[] {
  const all = new Map<string, Ask>();
  for (const sentence of sentences) {
    for (const ask of asksOf(text, sentence)) {
      const known = all.get(ask.id);
      if (known === undefined || isStricter(ask, known)) all.set(ask.id, ask);
    }
  }
  if (all.has("work-rights")) all.delete("work-rights:sponsorship");
  if (all.has("citizenship")) all.delete("work-rights");
  return [...all.values()].sort((a, b) => a.span.start - b.span.start);
}
