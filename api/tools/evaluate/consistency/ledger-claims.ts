import type { Analysis } from "#shared/engine/analysis.ts";
import { holdsWords } from "#shared/engine/keywords.ts";
import { ledgerOf, missingFirst } from "#shared/engine/ledger.ts";

/** A statement of one screen that another screen, or the texts, contradict. */
export interface Contradiction {
  surface: string;
  what: string;
  found: unknown;
  expected: unknown;
}

const overlaps = (a: { start: number; end: number }, b: { start: number; end: number }) =>
  a.start < b.end && b.start < a.end;

/** Every found keyword is in the resume, no missing one is, and the percentage is their share. */
function keywordClaims({ fields }: Analysis, resumeText: string, surface: string): Contradiction[] {
  const { foundKeywords, missingKeywords, keywordMatchPercentage } = fields;
  const all = foundKeywords.length + missingKeywords.length;
  const share = all === 0 ? null : Math.floor((100 * foundKeywords.length) / all + 0.5);
  return [
    ...foundKeywords
      .filter((one) => !holdsWords(resumeText, one))
      .map((one) => ({ surface, what: "a keyword that is not there", found: one, expected: "missing" })),
    ...missingKeywords
      .filter((one) => holdsWords(resumeText, one))
      .map((one) => ({ surface, what: "a keyword that is there", found: one, expected: "found" })),
    ...(share === keywordMatchPercentage
      ? []
      : [{ surface, what: "keyword match", found: keywordMatchPercentage, expected: share }]),
  ];
}

/** A shown requirement quotes a line of the resume; a missing one is missing on every screen. */
function proofClaims({ match }: Analysis, resumeText: string, surface: string): Contradiction[] {
  const ledger = ledgerOf(match);
  const resume = resumeText.replace(/\s+/g, " ");
  const unquoted = ledger.flatMap(({ term, best: { evidence } }) => {
    const quote = evidence.resumeLine?.replace(/\s+/g, " ");
    const isQuoted = quote !== undefined && quote !== "" && resume.includes(quote);
    return evidence.credit > 0 && !isQuoted && (evidence.parts ?? []).length === 0
      ? [
          {
            surface,
            what: `shown without a line of the resume: ${term}`,
            found: quote ?? "",
            expected: "a quote",
          },
        ]
      : [];
  });
  const gaps = new Set(missingFirst(ledger).map(({ id }) => id));
  const shownGaps = ledger
    .filter(
      ({ id, state, worth }) => gaps.has(id) !== (state === "missing") || (state === "shown" && worth > 0),
    )
    .map(({ term, state, worth }) => ({
      surface,
      what: `both shown and a gap: ${term}`,
      found: worth,
      expected: state,
    }));
  const held = (match.cap?.missing ?? []).flatMap((term) => {
    const entry = ledger.find((one) => one.members.some(({ requirement }) => requirement.term === term));
    return entry?.state === "shown"
      ? [{ surface, what: `holds the number down and is shown: ${term}`, found: "capped", expected: "shown" }]
      : [];
  });
  return [...unquoted, ...shownGaps, ...held];
}

/** A condition that is met is missing nowhere, and one that the person fails is shown nowhere. */
function conditionClaims({ match, knockOuts }: Analysis, surface: string): Contradiction[] {
  const capped = new Set(match.cap?.missing ?? []);
  return ledgerOf(match).flatMap(({ term, state, members }) =>
    knockOuts
      .filter(({ ask }) =>
        members.some(
          ({ requirement }) => requirement.kind === "licence" && overlaps(requirement.span, ask.span),
        ),
      )
      .flatMap(({ ask, result }) => {
        const isDenied = (result === "pass" && capped.has(term)) || (result === "fail" && state === "shown");
        return isDenied
          ? [{ surface, what: `condition and requirement: ${ask.value}`, found: state, expected: result }]
          : [];
      }),
  );
}

/** The contradictions within one analysis. */
export function claimsOf(analysis: Analysis, resumeText: string, surface: string): Contradiction[] {
  return [
    ...keywordClaims(analysis, resumeText, surface),
    ...proofClaims(analysis, resumeText, surface),
    ...conditionClaims(analysis, surface),
  ];
}
