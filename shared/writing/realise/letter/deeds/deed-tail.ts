import { changeClause, isSpan } from "./measured-change.ts";
import { inPast, type Tense, tenseOf } from "./verbs.ts";

const mostWords = 15;

const lowerFirst = (text: string) =>
  /^\p{Lu}\p{Ll}/u.test(text) ? (text[0] ?? "").toLowerCase() + text.slice(1) : text;

/** "run time from four hours to 20 minutes" as a clause. */
function fromToOf(text: string): string | undefined {
  const [, what, how] = /^(.{3,50}?) (from .+ to .+)$/.exec(text) ?? [];
  if (what === undefined || how === undefined || !/\d/.test(text) || isSpan(what, how)) return undefined;
  // "took the month's end from 5 days to 2" has its verb.
  return tenseOf(text, false) === "past"
    ? `, and I ${lowerFirst(text)}`
    : `, and ${lowerFirst(what)} ${changeClause(how)}`;
}

/** A measured result as it may follow its deed: "run time from four hours to 20 minutes", "rejected rolls down 38 per cent", "test time 28 per cent shorter". */
export function resultOf(whole: string): string | undefined {
  if (/ (?:that|which|who) /.test(whole) || finite.test(whole.split(/, /).at(-1) ?? "")) return undefined;
  // "alert rules with the teams, 60 per cent fewer pages": only the last part is the result.
  const text = whole.split(/, /).at(-1) ?? whole;
  // "it cut the backlog from 190 lines to 20" has its verb.
  if (/^(?:it|this|that|we|they|the team) \p{L}+ .*\d/u.test(text)) return `, and ${lowerFirst(text)}`;
  const fromTo = fromToOf(text);
  if (fromTo !== undefined) return fromTo;
  const moved = /^(.{3,50}?) ((?:up|down)(?: by)? \S*\d.*)$/.exec(text);
  if (moved?.[1] !== undefined) return `, and ${lowerFirst(moved[1])} ${changeClause(moved[2] ?? "")}`;
  const isMeasure =
    /\b(?:up|down)(?: by)? \S*\d/.test(text) ||
    /\d\S*(?: (?:per cent|percent|%|times|points?|days?|hours?|minutes?))* (?:shorter|longer|faster|slower|less|fewer|lower|higher|more|better|quicker)\b/.test(
      text,
    );
  return isMeasure && !/^(?:and|but)\b/.test(text) ? `, with ${lowerFirst(text)}` : undefined;
}

const participle =
  /^(?:used|adopted|approved|read|shown|signed|published|shared|taken up|accepted|kept|funded|held) (?:by|in|for|as|on|at|across|to)\b/i;
const finite = /^\S+(?: \S+){0,4} (?:became|were|was|went|fell|rose|dropped|grew|moved)\b/i;

/** A part that goes on with a verb, or is a clause of its own, or a participle about the whole. */
function asClause(text: string, tense: Tense | undefined): string | undefined {
  if (participle.test(text)) return `, ${lowerFirst(text)}`;
  const last = text.split(/, /).at(-1) ?? text;
  if (finite.test(last)) return `, and ${lowerFirst(last)}`;
  const own = tense === undefined ? undefined : tenseOf(text, false);
  if (own === undefined) return undefined;
  const said = lowerFirst(text);
  if (own === tense || own === "any" || tense === "any") return `, and ${said}`;
  return tense === "past" ? `, and ${inPast(said)}` : `, and I ${said}`;
}

/** The parts of a line after its head. */
export interface Rest {
  /** Behind a colon or a dash. */
  detail: string | undefined;
  /** Behind semicolons. */
  more: readonly string[];
  /** Of the head's verb; undefined where it has none. */
  tense: Tense | undefined;
}

function fits(text: string): boolean {
  return text.split(/\s+/).length <= mostWords && !/\bI\b|[.!?:]\s/.test(text);
}

/**
 * What came of a deed, as it may follow its sentence; results with a figure first, then what else was done. Nothing
 * where no part fits: a letter may say less than the resume.
 */
export function tailOf({ detail, more, tense }: Rest): string {
  const parts = [...(detail === undefined ? [] : [detail]), ...more]
    .map((part) => (part.split(/: /)[0] ?? "").trim())
    .filter(fits);
  if (detail !== undefined && /^from .*\d.* to /.test(detail) && fits(detail))
    return `, which went ${detail}`;
  const results = parts.flatMap((part) =>
    finite.test(part) ? (asClause(part, tense) ?? []) : (resultOf(part) ?? []),
  );
  return results[0] ?? more.flatMap((part) => (fits(part) ? (asClause(part, tense) ?? []) : []))[0] ?? "";
}
