import { numberWords } from "#shared/domain/number-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import type { Quantity, QuantityBound, QuantityUnit } from "./frame.ts";

const scales: ReadonlyMap<string, number> = new Map(
  Object.entries({
    k: 1e3,
    thousand: 1e3,
    m: 1e6,
    million: 1e6,
    mil: 1e6,
    billion: 1e9,
  }),
);

/** Nouns of people whom one leads, teaches or looks after; endings of trades are found by form. */
const people = new Set(
  (
    "people staff employees team casuals volunteers apprentices trainees cadets graduates juniors students workers members officers nurses carers teachers educators engineers developers " +
    "technicians operators pickers packers loaders drivers electricians fitters labourers tradespeople subcontractors contractors analysts consultants assistants guards cooks chefs waiters " +
    "cleaners clerks accountants designers testers supervisors managers colleagues reports ftes fte children residents patients clients participants customers users guests attendees"
  ).split(" "),
);

const times = new Set("times calls orders covers tickets cases".split(" "));
const atLeast = new Set("over least minimum above exceeding".split(" "));
const atMost = new Set("under below within maximum most".split(" "));
const about = new Set("about around approximately roughly some nearly almost".split(" "));

function numberOf(low: string): number | undefined {
  // "The one who": a pronoun as often as a number.
  const word = low === "one" ? undefined : numberWords.get(low);
  if (word !== undefined) return word;
  const digits = /^(\d+(?:\.\d+)?)(k|m)?$/.exec(low);
  return digits === null ? undefined : Number(digits[1]) * (scales.get(digits[2] ?? "") ?? 1);
}

function boundBefore(tokens: readonly Token[], at: number): QuantityBound {
  for (let i = at - 1; i >= Math.max(0, at - 2); i -= 1) {
    const low = tokens[i]?.low ?? "";
    if (atLeast.has(low)) return "at least";
    if (atMost.has(low)) return "at most";
    if (about.has(low)) return "about";
  }
  return "exact";
}

function unitOf(low: string): QuantityUnit {
  if (people.has(low)) return "people";
  if (low === "year" || low === "years") return "years";
  if (low === "month" || low === "months") return "months";
  return times.has(low) ? "times" : "things";
}

/** Words that may come between a number and its noun: "five to seven senior people". */
const nounReach = 3;
const clauseEnd = gap.comma | gap.semicolon | gap.stop | gap.open | gap.close;

function nounAfter(tokens: readonly Token[], from: number): { noun?: string; unit: QuantityUnit } {
  const next = tokens[from]?.low;
  if (next === undefined) return { unit: "things" };
  for (let i = from; i < Math.min(tokens.length, from + nounReach); i += 1) {
    const token = tokens[i];
    if (token === undefined || (i > from && (token.gap & clauseEnd) !== 0)) break;
    const unit = unitOf(token.low);
    if (unit !== "things") return { noun: token.low, unit };
  }
  return { noun: next, unit: "things" };
}

/** "team of 14", "crew of six": the noun comes before. */
function countsTeam(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 2]?.low ?? "";
  return (
    tokens[at - 1]?.low === "of" &&
    (before === "team" || before === "crew" || before === "staff" || before === "group")
  );
}

function isMoney(text: string, token: Token): boolean {
  return text[token.start - 1] === "$";
}

function isPercent(text: string, tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.low;
  return (
    text[tokens[at]?.end ?? text.length] === "%" ||
    next === "percent" ||
    (next === "per" && tokens[at + 2]?.low === "cent")
  );
}

function quantityAt(text: string, tokens: readonly Token[], at: number): Quantity | undefined {
  const token = tokens[at];
  const value = token === undefined ? undefined : numberOf(token.low);
  if (token === undefined || value === undefined) return undefined;
  const next = tokens[at + 1]?.low ?? "";
  const isRange = next === "to" && numberOf(tokens[at + 2]?.low ?? "") !== undefined;
  const bound = isRange || text[token.end] === "+" ? "at least" : boundBefore(tokens, at);
  const scale = scales.get(next) ?? 1;
  if (isMoney(text, token)) return { value: value * scale, unit: "money", bound };
  if (isPercent(text, tokens, at)) return { value, unit: "percent", bound };
  if (countsTeam(tokens, at)) return { value, unit: "people", bound, noun: "team" };
  const counted = nounAfter(tokens, at + (isRange ? 3 : scale === 1 ? 1 : 2));
  return { value: value * scale, bound, ...counted };
}

const year = /^(?:19|20)\d{2}$/;

/** The quantities among tokens `first` to `last` of a line; years of the calendar are none. Linear. */
export function readQuantities(
  text: string,
  tokens: readonly Token[],
  first: number,
  last: number,
): Quantity[] {
  const found: Quantity[] = [];
  for (let at = first; at < last; at += 1) {
    if (year.test(tokens[at]?.low ?? "")) continue;
    const quantity = quantityAt(text, tokens, at);
    if (quantity === undefined) continue;
    found.push(quantity);
    // "14 to 18" is one quantity, of its lower bound.
    if (tokens[at + 1]?.low === "to") at += 2;
  }
  return found;
}
