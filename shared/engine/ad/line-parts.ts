import type { Requirement } from "../analysis.ts";
import { type Criterion, readCriterion } from "../evidence/criterion.ts";
import { findKnockOuts } from "../knock-outs/find-knock-outs.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { awardRanges } from "./awards.ts";
import { kindOfTerms, termsIn, wholeTerm } from "./line-terms.ts";

/** What joins a part to the one before it. */
type Joint = "and" | "or" | "comma" | "examples";

interface Segment {
  first: number;
  last: number;
  joint: Joint;
}

const hard = gap.semicolon | gap.stop | gap.colon | gap.newline | gap.mark;
const soft = gap.comma | gap.open | gap.close;
const ands = new Set(["and", "plus", "including", "with", "while", "as"]);
const examples = /^(?:such as|eg|e g|like|for example)$/;

/** Positions inside a name or an award: no part begins there. */
function boundWords(text: string, { tokens, units }: Criterion): Set<number> {
  const bound = new Set<number>();
  const bind = (first: number, last: number) => {
    for (let at = first + 1; at < last; at += 1) bound.add(at);
  };
  for (const { first, roots } of units) bind(first, first + roots.length);
  for (const { first, last } of awardRanges(tokens)) bind(first, last);
  for (const { first, last } of findKnockOuts(text, tokens)) bind(first, last);
  return bound;
}

function jointAt(tokens: readonly Token[], at: number): { joint: Joint; skip: number } | undefined {
  const token = tokens[at];
  if (token === undefined) return undefined;
  const two = `${token.low} ${tokens[at + 1]?.low ?? ""}`;
  if (examples.test(two)) return { joint: "examples", skip: 2 };
  if (examples.test(token.low)) return { joint: "examples", skip: 1 };
  if (token.low === "or") return { joint: "or", skip: 1 };
  if (token.low === "and" && tokens[at + 1]?.low === "or") return { joint: "or", skip: 2 };
  if (ands.has(token.low)) return { joint: "and", skip: 1 };
  if ((token.gap & gap.open) !== 0) return { joint: "comma", skip: 0 };
  if ((token.gap & gap.slash) !== 0) return { joint: "or", skip: 0 };
  if ((token.gap & hard) !== 0) return { joint: "and", skip: 0 };
  return (token.gap & soft) !== 0 ? { joint: "comma", skip: 0 } : undefined;
}

function segmentsOf(text: string, criterion: Criterion): Segment[] {
  const { tokens } = criterion;
  const bound = boundWords(text, criterion);
  const segments: Segment[] = [];
  let first = 0;
  let joint: Joint = "and";
  for (let at = 1; at < tokens.length; at += 1) {
    const found = bound.has(at) ? undefined : jointAt(tokens, at);
    if (found === undefined) continue;
    if (at > first) segments.push({ first, last: at, joint });
    // ", or": the word says more than the comma.
    joint = at === first && found.joint === "comma" ? joint : found.joint;
    first = at + found.skip;
    at = Math.max(at, first - 1);
  }
  if (first < tokens.length) segments.push({ first, last: tokens.length, joint });
  return segments;
}

/** A segment without a word of its own goes with the next one, the last with the one before. */
function withWords(segments: readonly Segment[], { units }: Criterion): Segment[] {
  const says = ({ first, last }: Segment) =>
    units.some((unit) => unit.weight >= 1 && unit.first >= first && unit.first < last);
  const kept: Segment[] = [];
  let open: Segment | undefined;
  for (const segment of segments) {
    const whole: Segment = open === undefined ? segment : { ...open, last: segment.last };
    open = undefined;
    if (says(whole)) kept.push(whole);
    else open = whole;
  }
  const last = kept.at(-1);
  if (open === undefined) return kept;
  if (last === undefined) return [open];
  kept[kept.length - 1] = { ...last, last: open.last };
  return kept;
}

/** Numbers of the groups of alternatives: "A, B or C", "such as A or B"; each other segment is its own. */
function groupsOf(segments: readonly Segment[]): number[] {
  const groups = segments.map((_, at) => at);
  for (let at = 1; at < segments.length; at += 1) {
    const joint = segments[at]?.joint;
    if (joint === "examples") {
      // "software such as Xero, MYOB": each example and the general word.
      for (
        let next = at;
        next < segments.length && (next === at || segments[next]?.joint !== "and");
        next += 1
      )
        groups[next] = groups[at - 1] ?? at;
    } else if (joint === "or") {
      let from = at - 1;
      while (from > 0 && segments[from]?.joint === "comma") from -= 1;
      const group = groups[from] ?? from;
      for (let next = from; next <= at; next += 1) groups[next] = group;
    }
  }
  return groups;
}

const known = new WeakMap<Requirement, { ad: string; parts: readonly Requirement[] }>();

/**
 * What a line asks for one by one, each a span of it: "Xero or MYOB" two alternatives of one group, "payroll and
 * reporting" two requirements. One part where the line names one thing, or was not read from the ad.
 */
export function partsOfLine(requirement: Requirement, ad: string): readonly Requirement[] {
  if (requirement.terms === undefined) return [requirement];
  const before = known.get(requirement);
  if (before?.ad === ad) return before.parts;
  const parts = readParts(requirement, ad);
  known.set(requirement, { ad, parts });
  return parts;
}

function readParts(requirement: Requirement, ad: string): readonly Requirement[] {
  const { span, importance } = requirement;
  const text = ad.slice(span.start, span.end);
  const criterion = readCriterion(text);
  const segments = withWords(segmentsOf(text, criterion), criterion);
  const groups = groupsOf(segments);
  return segments.map(({ first, last }, at): Requirement => {
    const tokens = criterion.tokens.slice(first, last);
    const start = tokens[0]?.start ?? 0;
    const end = tokens.at(-1)?.end ?? start;
    const terms = termsIn(text, tokens);
    const canonicalId = wholeTerm(tokens, terms);
    const isChoice = groups.filter((group) => group === groups[at]).length > 1;
    return {
      id: `${requirement.id}#${at}`,
      term: text.slice(start, end),
      ...(canonicalId === undefined ? {} : { canonicalId }),
      aliases: [],
      importance,
      kind: kindOfTerms(text, tokens, terms, importance === "duty"),
      span: { start: span.start + start, end: span.start + end },
      sentence: span,
      ...(isChoice ? { groupId: `${requirement.id}#g${groups[at]}` } : {}),
      core: requirement.core,
      origin: canonicalId === undefined ? "pattern" : "vocab",
    };
  });
}
