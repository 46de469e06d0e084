import { numberWords } from "#shared/domain/number-words.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { mergedYears } from "../roles/roles.ts";
import { monthUnits, splitJoinedLength, yearUnits } from "../words/lengths-of-time.ts";
import type { Token } from "../words/tokenise.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const decade = 10;

function numberAt(tokens: readonly Token[], at: number): number | undefined {
  const low = tokens[at]?.low ?? "";
  if (low === "decade") return decade;
  return numberWords.get(low) ?? (/^\d{1,2}(?:\.\d)?$/.test(low) ? Number(low) : undefined);
}

/** Words that may come between the number and "years": "five or more full years", "3-5 years", "four and a half years". */
const reach = 5;
const monthsInYear = 12;

/** "in its last six months" is a stretch of something, "three of the last five years" three years. */
const remaining = new Set(["last", "past", "final", "first"]);
/** "two exhibitions a year" tells how often. */
const each = new Set(["a", "an", "per", "each", "every"]);
const deadlines = new Set(["within", "next", "coming"]);

/** "obtain it within five years" tells until when. */
function isDeadline(tokens: readonly Token[], at: number): boolean {
  return tokens.slice(Math.max(0, at - reach), at).some(({ low }) => deadlines.has(low));
}

function unitAt(tokens: readonly Token[], at: number): number | undefined {
  const low = tokens[at]?.low ?? "";
  const next = tokens[at + 1]?.low;
  if (next === "ago" || next === "old" || next === "left" || isDeadline(tokens, at)) return undefined;
  if (each.has(tokens[at - 1]?.low ?? "")) return undefined;
  if (yearUnits.has(low)) return 1;
  return monthUnits.has(low) ? monthsInYear : undefined;
}

function leastBefore(tokens: readonly Token[], at: number): number | undefined {
  const named: number[] = [];
  for (let i = Math.max(0, at - reach); i < at; i += 1) {
    const value = numberAt(tokens, i);
    if (value !== undefined && !remaining.has(tokens[i - 1]?.low ?? "")) named.push(value);
  }
  return named.length === 0 ? undefined : Math.min(...named);
}

/**
 * The length of time that a phrase names, in years; the lower bound of a range. "12 months" is 1. Undefined when
 * it names none, or an age or a moment ("two years ago", "18 years old").
 */
export function readYears(tokens: readonly Token[]): number | undefined {
  for (let at = 0; at < tokens.length; at += 1) {
    const whole = splitJoinedLength(tokens[at]?.low ?? "");
    if (whole !== undefined) return whole.count / (yearUnits.has(whole.unit) ? 1 : monthsInYear);
    const unit = unitAt(tokens, at);
    const least = unit === undefined ? undefined : leastBefore(tokens, at);
    if (unit !== undefined && least !== undefined) return least / unit;
  }
  return undefined;
}

/** How much of the field each line and each role shows, 0 to 1. */
export interface FieldInRoles {
  ofLine: (line: EvidenceLine) => number;
  ofRole: (role: number) => number;
}

const relevantFrom = 0.5;
/** A summary tells its years of one thing in a line with others. */
const statedFrom = 0.75;
/** Rounding of date ranges: eleven months count as a year. */
const slack = 0.1;

/** Years in roles that show the field, or a stated length beside the field, against the years required. */
export function proveYears(
  asked: number,
  lines: readonly EvidenceLine[],
  field: FieldInRoles,
  person: { model: ResumeModel; asOf: string },
): Proof {
  const roles = new Set(
    person.model.work.map((_, role) => role).filter((role) => field.ofRole(role) >= relevantFrom),
  );
  const years = mergedYears(person.model, roles, person.asOf);
  const stated = lines
    .filter(({ line, pasted }) => (line.section === "summary" || line.section === "header") && !pasted)
    .map((line) => ({ line, years: field.ofLine(line) >= statedFrom ? (readYears(line.tokens) ?? 0) : 0 }))
    .reduce<{ line?: EvidenceLine; years: number }>((top, one) => (one.years > top.years ? one : top), {
      years: 0,
    });
  const first = lines.find(({ line }) => line.work !== undefined && roles.has(line.work));
  const line = stated.years >= asked || first === undefined ? (stated.line ?? first) : first;
  const most = Math.max(years, stated.years);
  if (line === undefined || most === 0) return { credit: 0 };
  if (most + slack >= asked) return { credit: 1, line };
  return { credit: 0.5, line };
}

/** Nobody is told of in a resume before this age. */
const youngest = 14;
const oldest = 25;
const ageWords = new Set(
  "must be is are at least a minimum of aged age over above older old or and years year you currently legally the".split(
    " ",
  ),
);

/** "18 or over", "over 18", "18 and above" */
function plainAge(tokens: readonly Token[]): number | undefined {
  const form =
    /^(?:(?:must be |be |aged |are )*(?:over |at least |aged )?(1[5-9]|2[01])(?: or| and)?(?: over| above| older| plus)?)$/;
  const line = tokens.map(({ low }) => low).join(" ");
  const [, age] = form.exec(line) ?? [];
  return age === undefined || !/over|above|older|plus|at least|aged/.test(line) ? undefined : Number(age);
}

/**
 * "at least 16 years of age", "18 years or older": the age that a phrase asks for; undefined when it asks for none, or
 * for something else with it ("patients aged 18 years and over").
 */
export function readAge(tokens: readonly Token[]): number | undefined {
  const plain = plainAge(tokens);
  if (plain !== undefined) return plain;
  const at = tokens.findIndex(({ low }) => yearUnits.has(low));
  const age = at < 1 ? undefined : numberAt(tokens, at - 1);
  const isAge = tokens
    .slice(at + 1)
    .some(({ low }) => low === "age" || low === "old" || low === "older" || low === "over");
  if (age === undefined || age < youngest || age > oldest || !isAge) return undefined;
  return tokens.every(({ low }, n) => n === at - 1 || ageWords.has(low)) ? age : undefined;
}

/** Whoever began to work so long ago is that old. */
export function proveAge(
  age: number,
  lines: readonly EvidenceLine[],
  { model, asOf }: { model: ResumeModel; asOf: string },
): Proof {
  const years = mergedYears(model, new Set(model.work.keys()), asOf);
  const line = lines.find((one) => one.line.work !== undefined);
  return line !== undefined && youngest + years >= age ? { credit: 1, line } : { credit: 0 };
}
