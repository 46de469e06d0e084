import type { State } from "#shared/domain/australia.ts";
import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { Span } from "../analysis.ts";
import type { AdSentence } from "../read-ad/read-ad-sections.ts";
import { type PhraseList, phraseEnd } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { type KnockOutHit, readWords } from "./knock-out-term.ts";

/** Not holding it yet is accepted. */
export const obtainWords = readWords(
  "willing to obtain|willingness to obtain|able to obtain|ability to obtain|eligible to obtain|eligibility to obtain|eligible for|be willing to get|willing to get|capacity to obtain|" +
    "undergo|undertake|subject to|willing to complete|prepared to obtain|will be required to obtain|required to obtain|must obtain|obtain a|obtain and maintain|obtain an|satisfactory completion|successful completion|" +
    "willing to gain|ability to gain|able to gain|working towards|or be working towards|willing to acquire|ability to acquire|can obtain|need to complete|required to complete|will be conducted|willing to apply|prepared to undergo|pass a|will need to pass|eligibility for|studying towards|working toward",
);
/** What the employer gives. */
const offerWords = readWords(
  "free|we will pay|we pay|well pay|paid for|we cover|provided|we provide|we offer|we will provide|you will receive|reimbursed|reimbursement|funded|subsidised|discounted|at no cost|perks|staff benefits|we also offer|enjoy|access to free",
);
const negations = new Set(["no", "not", "without", "never", "zero", "nor"]);

/** One of the phrases stands among the words. */
export function holds(tokens: readonly Token[], list: PhraseList): boolean {
  return tokens.some((_, i) => phraseEnd(tokens, i, list) !== -1);
}

/** "no weekends", "no night shifts", "no on-call work". */
export function isNegated(tokens: readonly Token[], hit: KnockOutHit): boolean {
  for (let i = hit.first - 1; i >= Math.max(0, hit.first - 2); i -= 1) {
    const token = tokens[i];
    if (token === undefined || ((tokens[i + 1]?.gap ?? 0) & (gap.comma | gap.stop)) !== 0) return false;
    if (negations.has(token.low)) return true;
  }
  return false;
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

const demands = new Set(
  "must required require requires essential mandatory need needed hold have".split(" "),
);

/** "Process police checks for new staff": done with the papers of others. */
const handled = new Set(
  "process processing conduct conducting administer administering coordinate coordinating arrange arranging organise organising track tracking monitor monitoring verify verifying manage managing run running initiate initiating".split(
    " ",
  ),
);
const papersOfOthers: ReadonlySet<string> = new Set([
  "police-check",
  "children-check",
  "ndis-check",
  "work-rights",
  "citizenship",
]);

const handleReach = 4;

function isHandled({ zone, tokens }: AdSentence, { kind, first }: KnockOutHit): boolean {
  if (!papersOfOthers.has(kind) || (zone !== "duties" && zone !== "role")) return false;
  return tokens.slice(Math.max(0, first - handleReach), first).some(({ low }) => handled.has(low));
}

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** "Applications close: Sunday, 12th April": a date, and no Sunday at work. */
function isDate(tokens: readonly Token[], { kind, last }: KnockOutHit): boolean {
  const [day, month] = [tokens[last]?.low ?? "", tokens[last + 1]?.low ?? ""];
  return kind === "roster" && /^\d{1,2}(?:st|nd|rd|th)?$/.test(day) && months.test(month);
}

/** "teach English as a second language": what is taught. */
function isTaught(tokens: readonly Token[], { id, first, last }: KnockOutHit): boolean {
  if (!id.startsWith("ticket:language")) return false;
  const around = tokens.slice(Math.max(0, first - 3), last + 4).map(({ low }) => low);
  return /(?:^| )english as an? (?:second|additional|foreign)(?: |$)/.test(around.join(" "));
}

/** What the words around make something else than a question to the reader. */
export function isOfOthers(sentence: AdSentence, hit: KnockOutHit): boolean {
  return isHandled(sentence, hit) || isDate(sentence.tokens, hit) || isTaught(sentence.tokens, hit);
}

/** The sentence offers the thing instead of asking for it. */
export function isGiven(sentence: AdSentence, hit: KnockOutHit): boolean {
  // "40 % off your own car", "after twelve months you can move on": of what one is given, no word asks for these.
  if (sentence.zone === "benefits" && (hit.kind === "own-vehicle" || hit.kind === "years")) return true;
  // "43 per cent of families speak a language other than English": said of others.
  if (sentence.zone === "company" && hit.id.startsWith("ticket:language")) return true;
  if (!givable.has(hit.kind) || sentence.zone !== "benefits") return false;
  if (holds(sentence.tokens, offerWords)) return true;
  return !hit.id.startsWith("ticket:language") && !sentence.tokens.some(({ low }) => demands.has(low));
}

/** What the ad asks about one knock-out, before anything is known of the person. */
export interface Ask {
  id: string;
  kind: KnockOutKind;
  label: string;
  /** The ad's sentence, folded no further than its own text. */
  text: string;
  sentence: Span;
  span: Span;
  mandatory: boolean;
  obtain: boolean;
  level?: number;
  state?: State;
}
