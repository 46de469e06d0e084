import { numberWords } from "#shared/domain/number-words.ts";
import type { AdSentence } from "../ad/ad-sentence.ts";
import { awardRanges } from "../ad/awards.ts";
import { findYears } from "../roles/roles.ts";
import { isLasting, monthUnits, yearUnits } from "../words/lengths-of-time.ts";
import { gap, type Token } from "../words/tokenise.ts";
import type { KnockOutHit } from "./knock-out-term.ts";

const notAsked = new Set(
  "ago line old age aged contract probation term fixed tenure history warranty".split(" "),
);
const mostYears = 20;
const mostMonths = 60;
const units: ReadonlyMap<string, "year" | "month"> = new Map([
  ...[...yearUnits].map((word) => [word, "year"] as const),
  ...[...monthUnits].map((word) => [word, "month"] as const),
]);

function numberOf(low: string): number {
  if (low === "couple") return 2;
  return /^\d{1,2}$/.test(low) ? Number(low) : (numberWords.get(low) ?? 0);
}

function countAt(tokens: readonly Token[], unit: number): { value: number; first: number } | undefined {
  for (let at = unit - 1; at >= Math.max(0, unit - 3); at -= 1) {
    const value = numberOf(tokens[at]?.low ?? "");
    if (value <= 0) continue;
    const before = tokens[at - 1]?.low ?? "";
    if (((tokens[at]?.gap ?? 0) & gap.dash) !== 0 && /^\d{1,2}$/.test(before))
      return { value: Number(before), first: at - 1 };
    const least = numberOf(tokens[at - 2]?.low ?? "");
    return before === "to" && least > 0 && least < value
      ? { value: least, first: at - 2 }
      : { value, first: at };
  }
  return undefined;
}

/** The years or months whose unit is at `at`, where a requirement of experience counts in them. */
function askedAt(sentence: AdSentence, at: number): KnockOutHit | undefined {
  const { tokens } = sentence;
  const unit = units.get(tokens[at]?.low ?? "");
  const count = unit === undefined ? undefined : countAt(tokens, at);
  if (unit === undefined || count === undefined) return undefined;
  if (count.value > (unit === "year" ? mostYears : mostMonths)) return undefined;
  const behind = tokens.slice(at + 1, at + 4).map((t) => t.low);
  // "12 months with a view to extension": how long the contract runs.
  if (behind.join(" ") === "with a view") return undefined;
  // "months old", "years of age": how old a thing may be; "12 months in a kitchen" goes on with where.
  if (isLasting(tokens, at) || behind.some((low) => notAsked.has(low))) return undefined;
  if (!goesOn(behind, unit) && !opensItem(sentence, count.first, unit) && !isFor(tokens, count.first))
    return undefined;
  const label = `${count.value} ${unit}${count.value === 1 ? "" : "s"} of experience`;
  const level = unit === "year" ? count.value : Math.round((count.value / 12) * 10) / 10;
  return { id: "years", kind: "years", label, first: count.first, last: at + 1, level };
}

/**
 * Years and months in a list of requirements: there "12 months in a customer facing job" asks, without the word experience
 * beside it. Those that `findYears` knows are left to it.
 */
export function yearsOfList(sentence: AdSentence): KnockOutHit[] {
  const { tokens, zone } = sentence;
  const isDemand = zone === "requirements" || zone === "preferred" || sentence.likely === "requirements";
  if (!isDemand) return [];
  const known = findYears(tokens);
  return tokens.flatMap((_, at) => {
    const isKnown = known.some((k) => k.first <= at && at < k.last);
    const asked = at === 0 || isKnown ? undefined : askedAt(sentence, at);
    return asked === undefined ? [] : [asked];
  });
}

const leastLead = 2;

/** "4+ yrs data engineering", "around 3 years post-trade": an item that begins with its years asks for them. */
function opensItem({ item, tokens }: AdSentence, first: number, unit: string): boolean {
  return (
    unit === "year" &&
    item === true &&
    first <= leastLead &&
    !tokens.slice(0, first).some(({ low }) => low === "within")
  );
}

const whereWords = new Set("in of as with working on within beside behind across under at doing".split(" "));

function goesOn([next = "", second]: readonly string[], unit: string): boolean {
  if (whereWords.has(next)) return true;
  // "12 months or more in insurance claims"
  if (next === "or" && (second === "more" || second === "longer" || second === "above")) return true;
  // "six months including probation", "three months during winter": how long, of something else.
  if (next === "including" || next === "during") return false;
  return next.endsWith("ing") || (unit === "year" && (next === "or" || next === "plus"));
}

/** "You've been a buyer for 3+ years". */
function isFor(tokens: readonly Token[], first: number): boolean {
  const reach = tokens.slice(Math.max(0, first - farthestBeen), first);
  return reach.at(-1)?.low === "for" && reach.some(({ low }) => low === "been" || low === "worked");
}

const farthestBeen = 8;

/** The hits with each award widened to its fields: "Bachelor of Commerce or Economics". */
export function withAwardFields(tokens: readonly Token[], hits: readonly KnockOutHit[]): KnockOutHit[] {
  if (!hits.some(({ kind }) => kind === "qualification")) return [...hits];
  const awards = awardRanges(tokens);
  return hits.map((hit) => {
    if (hit.kind !== "qualification") return hit;
    const award = awards.find((a) => a.first < hit.last && hit.first < a.last);
    return award === undefined
      ? hit
      : { ...hit, first: Math.min(hit.first, award.first), last: Math.max(hit.last, award.last) };
  });
}
