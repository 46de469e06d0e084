import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { type Joint, jointBetween } from "./joints.ts";

const oneOf =
  /(?:one|any) (?:or more )?of(?: the)?(?: following)?(?: (?:is|are) (?:a must|essential|required|mandatory|needed|expected))?$|(?:one|any) (?:[\w-]+ ){1,3}(?:out of|among)$/;

/** "such as A", "at least one of the following is a must: A", "one cloud provider out of A". */
function startsExamples(tokens: readonly Token[], term: Candidate): boolean {
  const before = tokens.slice(Math.max(0, term.first - farthestOne), term.first).map((t) => t.low);
  const text = before.join(" ");
  return / ?(such as|eg|e g|for example)$/.test(text) || oneOf.test(text);
}

const farthestOne = 8;

/** One member of the run is enough: an "or", an open end, a lead of examples, or a bracket of a kind. */
function isChoice(
  tokens: readonly Token[],
  terms: readonly Candidate[],
  at: number,
  run: Run,
  general: number | undefined,
): boolean {
  const last = terms[run.end - 1];
  const isList = run.end - at > 1;
  if (!isList && general === undefined) return false;
  if (isExamples(tokens, terms, at, run) || run.joints.includes("or") || endsOpenly(tokens, last))
    return true;
  const isShared = isList && holdsOr(tokens, last) && !run.joints.includes("and");
  return isShared || isBracketOfKind(tokens, terms, at, run, general);
}

function isExamples(tokens: readonly Token[], terms: readonly Candidate[], at: number, run: Run): boolean {
  return run.joints.includes("such-as") || startsExamples(tokens, terms[at] as Candidate);
}

/**
 * Group numbers of candidates that stand as alternatives in one sentence ("X or Y", "X/Y", "one of",
 * "such as A, B"); undefined for those that stand alone. Same order as the candidates.
 */
export function readAlternatives(
  tokens: readonly Token[],
  terms: readonly Candidate[],
): (number | undefined)[] {
  return withEquivalents(tokens, terms, runsOf(tokens, terms));
}

const beforeEquivalent = new Set(["a", "an", "the", "at", "least", "not", "less", "fewer", "than"]);

/** "a degree that meets the policy, or five years' equivalent experience": what stands for an award is one way with it. */
function isEquivalent(tokens: readonly Token[], { first, last }: Candidate): boolean {
  let at = first - 1;
  while (beforeEquivalent.has(tokens[at]?.low ?? "")) at -= 1;
  if (tokens[at]?.low !== "or") return false;
  return tokens.slice(first, last + 2).some(({ low }) => low === "equivalent");
}

function withEquivalents(
  tokens: readonly Token[],
  terms: readonly Candidate[],
  groups: (number | undefined)[],
): (number | undefined)[] {
  const award = terms.findIndex(({ kind }) => kind === "qualification");
  const at = terms.findIndex((term, n) => n > award && isEquivalent(tokens, term));
  if (award === -1 || at === -1 || groups[at] !== undefined) return groups;
  const group = groups[award] ?? Math.max(-1, ...groups.map((one) => one ?? -1)) + 1;
  return groups.map((one, n) => (n === at || n === award ? group : one));
}

function runsOf(tokens: readonly Token[], terms: readonly Candidate[]): (number | undefined)[] {
  const groups: (number | undefined)[] = terms.map(() => undefined);
  let next = 0;
  let at = 0;
  while (at < terms.length) {
    const run = listRun(tokens, terms, at);
    const general = namesKind(tokens, terms, at);
    if (isChoice(tokens, terms, at, run, general)) {
      const isOpen = isExamples(tokens, terms, at, run) || !run.joints.includes("or");
      // "coding or scripting languages (e.g. Python, Perl)": one choice, whatever its names.
      const group = (general === undefined ? undefined : groups[general]) ?? next;
      for (const i of alternativesOf(run, at, isOpen)) groups[i] = group;
      if (general !== undefined) groups[general] = group;
      next += 1;
    }
    at = run.end;
  }
  return groups;
}

/** "geospatial (PostGIS, Mapbox)": the bracket gives examples of a kind; that of a suite lists its parts. */
function isBracketOfKind(
  tokens: readonly Token[],
  terms: readonly Candidate[],
  at: number,
  run: Run,
  general: number | undefined,
): boolean {
  if (general === undefined || terms[general]?.kind === "tool" || run.end - at < 2) return false;
  const opens = tokens.slice(terms[general]?.last, (terms[at]?.first ?? 0) + 1);
  return opens.some((t) => (t.gap & gap.open) !== 0) && run.joints.every((joint) => joint === "comma");
}

const mostBetween = 5;
const leadsToMembers = new Set(["including", "incl", "like"]);

/** The general term before a bracket of choices: "a CRM (Salesforce or Zendesk)". */
function namesKind(tokens: readonly Token[], terms: readonly Candidate[], at: number): number | undefined {
  const term = terms[at];
  const before = terms[at - 1];
  if (term === undefined || before === undefined || before.kind === "qualification") return undefined;
  const between = tokens.slice(before.last, term.first + 1);
  // "methods, including A, B or C"
  if (between.length === 2 && leadsToMembers.has(between[0]?.low ?? "")) return at - 1;
  const opens = between.filter((t) => (t.gap & gap.open) !== 0);
  // "(e.g., Python": the comma behind the lead parts no list.
  const isLed = between.length > 1 && between.at(-2)?.low === "g";
  const isListed = between.some(
    ({ gap: bits, low }, n) =>
      ((bits & (gap.comma | gap.close)) !== 0 && !(isLed && n === between.length - 1)) ||
      low === "and" ||
      low === "or",
  );
  return opens.length === 1 && between.length <= mostBetween && !isListed ? at - 1 : undefined;
}

const openEnds =
  /^(?:and |or )?or (?:a |an |the |any |some )?(?:similar|alike|equivalent|equal|like|other|others|comparable|related|alternative)/;

/** Behind a list of which any member will do. */
const anyWillDo =
  /^(?:it )?(?:doesnt|does not) matter which|^whichever|^take your pick|^at least (?:one|two|most|some) of (?:them|these|those)|^(?:any|either|one) (?:of (?:them|these|those) )?(?:is fine|will do|is enough)/;

/** "…, or similar", "or the like", "or equivalent"; "…, doesn't matter which", "…, at least most of them". */
function endsOpenly(tokens: readonly Token[], term: Candidate | undefined): boolean {
  if (term === undefined) return false;
  const behind = tokens
    .slice(term.last, term.last + 5)
    .map((t) => t.low)
    .join(" ");
  return openEnds.test(behind) || anyWillDo.test(behind);
}

interface Run {
  end: number;
  joints: Joint[];
}

function listRun(tokens: readonly Token[], terms: readonly Candidate[], at: number): Run {
  const joints: Joint[] = [];
  let end = at + 1;
  while (end < terms.length) {
    const a = terms[end - 1];
    const b = terms[end];
    if (a === undefined || b === undefined) break;
    const joint = jointBetween(tokens, a, b);
    if (joint === null) break;
    joints.push(joint);
    end += 1;
  }
  return { end, joints };
}

/** "government, academic or not-for-profit": the last phrase of the list holds the "or". */
function holdsOr(tokens: readonly Token[], term: Candidate | undefined): boolean {
  return term !== undefined && tokens.slice(term.first, term.last).some((t) => t.low === "or");
}

/** The members of the alternative: back from the last "or" over commas and further "or"s, not over "and". */
function alternativesOf(run: Run, at: number, isExamples: boolean): number[] {
  if (isExamples) {
    // "a certificate, dementia training (for example A or B)": the examples are of the last before them.
    let kind = Math.max(0, run.joints.indexOf("such-as"));
    // "PropertyMe, or another system like Console": what the kind is named beside is one way, too.
    while (kind > 0 && run.joints[kind - 1] === "or") kind -= 1;
    return Array.from({ length: run.end - at - kind }, (_, i) => at + kind + i);
  }
  const lastOr = run.joints.lastIndexOf("or");
  let first = lastOr;
  while (first > 0 && (run.joints[first - 1] === "comma" || run.joints[first - 1] === "or")) first -= 1;
  return Array.from({ length: lastOr + 2 - first }, (_, i) => at + first + i);
}
