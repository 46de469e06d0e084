import type { RequirementKind, RequirementTerm } from "../analysis.ts";
import { requirementWords, smallWords } from "../evidence/requirement-words.ts";
import { findKnockOuts } from "../knock-outs/find-knock-outs.ts";
import { findTermsIn } from "../vocabulary/terms/find-terms.ts";
import { findLicenceClasses } from "../vocabulary/terms/licence-classes.ts";
import type { Token } from "../words/tokenise.ts";

const adjective = /^[\p{L}-]{4,}(?:al|ic|ive|ary|ory|ous|ed)$/iu;
const nouns = new Set(
  "music traffic hospital rental disposal appraisal archive retail email excel portal".split(" "),
);

/** "orthopaedic", "post-operative": a word that says nothing without the one that follows it. */
function isAdjective(text: string, kind: RequirementKind): boolean {
  return kind !== "tool" && adjective.test(text) && !nouns.has(text.toLowerCase());
}

/** The terms of the term lists in a line, in their order. */
export function termsIn(text: string, tokens: readonly Token[]): RequirementTerm[] {
  const listed = findTermsIn(text, tokens).map(({ term, start, end, first, last }) => ({
    id: term.id,
    text: text.slice(start, end),
    kind: term.kind,
    span: { start, end },
    first,
    last,
  }));
  const classes = findLicenceClasses(text, tokens).flatMap(({ id, first, last }) => {
    const span = { start: tokens[first]?.start ?? 0, end: tokens[last - 1]?.end ?? 0 };
    const isListed = listed.some((one) => one.first < last && first < one.last);
    return isListed
      ? []
      : [{ id, text: text.slice(span.start, span.end), kind: "licence" as const, span, first, last }];
  });
  return [...listed, ...classes]
    .sort((a, b) => a.first - b.first)
    .map(({ first: _f, last: _l, ...term }) => ({
      ...term,
      ...(isAdjective(term.text, term.kind) && { isAdjective: true as const }),
    }));
}

const paperKinds: ReadonlySet<string> = new Set([
  "ahpra",
  "driver-licence",
  "white-card",
  "high-risk-work",
  "rsa",
  "rcg",
  "first-aid",
  "cpr",
  "ticket",
]);

/** What a requirement is for; work that is done is no credential. */
export function kindOfTerms(
  text: string,
  tokens: readonly Token[],
  terms: readonly RequirementTerm[],
  isDuty: boolean,
): RequirementKind {
  if (!isDuty) {
    // "IB Diploma Programme" is a subject that is taught, and no award.
    const inName = (at: number) =>
      terms.some(
        ({ kind, span }) =>
          kind !== "qualification" && kind !== "licence" && span.start <= at && at < span.end,
      );
    const kinds = findKnockOuts(text, tokens)
      .filter(({ first }) => !inName(tokens[first]?.start ?? -1))
      .map(({ kind }) => kind);
    if (kinds.includes("qualification") || terms.some(({ kind }) => kind === "qualification"))
      return "qualification";
    if (terms.some(({ kind }) => kind === "licence") || kinds.some((kind) => paperKinds.has(kind)))
      return "licence";
  }
  if (terms.length === 0) return "hard";
  if (terms.every(({ kind }) => kind === "soft")) return "soft";
  return terms.every(({ kind }) => kind === "tool") ? "tool" : "hard";
}

/** A word that only requirements. */
export const isEmpty = ({ low }: Token) => requirementWords.has(low) || smallWords.has(low);

/** The one term of the lists that the line is, beside words that only requirement. */
export function wholeTerm(tokens: readonly Token[], terms: readonly RequirementTerm[]): string | undefined {
  const [term] = terms;
  if (terms.length !== 1 || term === undefined) return undefined;
  const rest = tokens.filter(({ start, end }) => start < term.span.start || end > term.span.end);
  return rest.every(isEmpty) ? term.id : undefined;
}
