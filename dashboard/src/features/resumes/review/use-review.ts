import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import * as z from "zod/mini";
import type { Optimisation } from "#shared/contract/resumes/optimisation.ts";
import type { Analysis, MatchResult, Requirement } from "#shared/engine/analysis.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { integrationSuggestions, nextSteps } from "#shared/resume/next-steps.ts";
import { missingTerms } from "#shared/writing/bank/questions-for.ts";
import type { Proposals } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { proposalsOf } from "#shared/writing/changes/proposals.ts";
import { readValue, writeValue } from "../../../platform/browser/browser-storage.ts";
import { useEvidenceBank } from "../../../platform/use-evidence-bank.ts";
import { optimisedEntry } from "../analysis/stored-analysis.ts";
import { useLocalScore } from "../optimizer/use-local-score.ts";
import { type OptimizerResult, readAnalysis, reviewKey, saveAnalysis } from "../result/stored-result.ts";
import { newReview, type Review, usedProposals } from "./review.ts";
import { useStatements } from "./use-statements.ts";

interface ReviewedText {
  originalText: string;
  /** The text as the person left it. */
  text: string;
  /** What was proposed and is in it. */
  used: readonly Proposal[];
}

/** The answer as it is after the person's decisions; every number is measured from the text that they chose. */
function reviewedResult(
  answer: Optimisation,
  { originalText, text, used }: ReviewedText,
  analysis: Analysis,
): Optimisation {
  const { hardSkills, softSkills, formatting, ...fields } = analysis.fields;
  const [had, has] = [originalText.toLowerCase(), text.toLowerCase()];
  const isAdded = (term: string) => has.includes(term.toLowerCase()) && !had.includes(term.toLowerCase());
  return {
    ...answer,
    ...fields,
    powerEditAnalysis: { hardSkills, softSkills, formatting },
    optimizedText: text,
    addedKeywords: fields.foundKeywords.filter(isAdded),
    improvements: countedReasons(used),
    suggestions: nextSteps(analysis),
    lineByLineSuggestions: used.flatMap((one) =>
      one.kind === "rewrite" ? [{ original: one.before, improved: one.after, reason: one.reason }] : [],
    ),
    keywordIntegrationSuggestions: integrationSuggestions(analysis),
    analysis,
  };
}

function countedReasons(used: readonly Proposal[]): string[] {
  const counts = new Map<string, number>();
  for (const { reason } of used) if (reason) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].map(([reason, count]) => (count > 1 ? `${reason} (${count} places)` : reason));
}

const decision = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("accepted") }),
  z.object({ kind: z.literal("refused") }),
  z.object({ kind: z.literal("edited"), text: z.string() }),
]);
const insertion = z.object({
  id: z.string(),
  kind: z.literal("insert"),
  statement: z.string(),
  row: z.number(),
  lead: z.string(),
  place: z.enum(["row", "list"]),
  label: z.string(),
  after: z.string(),
  reason: z.string(),
});
export const storedReview = z.object({
  of: z.string(),
  text: z.string(),
  decisions: z.record(z.string(), decision),
  draft: z.nullable(z.string()),
  insertions: z.catch(z.array(insertion), []),
});

function readReview({ id, optimizedText }: Optimisation): Review {
  const stored = readValue("session", reviewKey(id), storedReview);
  return stored?.of === optimizedText ? stored : newReview(optimizedText);
}

export interface Reviewed {
  review: Review;
  change: (next: Review) => void;
  proposals: Proposals;
  /** What the answer's text shows of the ad, whatever was added since. */
  match: MatchResult;
  /** What it asks for and that text does not show; the dearest first. */
  missing: readonly Requirement[];
  /** The text that the proposals are about. */
  resume: Pick<MeasuredResume, "resumeText" | "resumeEdits">;
  /** The answer with what was measured from the text as the person left it. */
  current: Optimisation;
}

/**
 * A result with the person's decisions about it, stored in the tab. The score follows them at once, measured here; an
 * untouched result shows the server's numbers.
 */
export function useReview({ optimisation, original }: OptimizerResult): Reviewed {
  const [review, setReview] = useState(() => readReview(optimisation));
  const latest = useRef(review);
  const written = useMemo(() => proposalsOf(original.originalText, optimisation), [original, optimisation]);
  const missing = useMemo(() => missingTerms(optimisation.analysis.match), [optimisation]);
  const { insertions } = review;
  const proposals = useMemo(
    () => ({ source: written.source, all: [...written.all, ...insertions] }),
    [written, insertions],
  );
  const isTouched = review.text !== optimisation.optimizedText;
  const analysis = useLocalScore({
    resumeText: isTouched ? review.text : "",
    resumeEdits: original.resumeEdits,
    adText: original.jobDescription,
    title: original.jobTitle,
    company: original.company,
    pauseMs: 0,
  });
  const current = useMemo(() => {
    if (!isTouched || !analysis) return { ...optimisation, optimizedText: review.text };
    const used = usedProposals(review, proposals);
    return reviewedResult(
      optimisation,
      { originalText: original.originalText, text: review.text, used },
      analysis,
    );
  }, [isTouched, analysis, optimisation, original, review, proposals]);

  useEffect(() => {
    // The analysis screen shows this result too, unless it was given another analysis since.
    const shown = readAnalysis();
    if (shown?.optimizedText !== undefined && shown.originalText === original.originalText)
      saveAnalysis(optimisedEntry(original, current));
  }, [original, current]);

  const { id } = optimisation;
  const change = useCallback(
    (next: Review) => {
      latest.current = next;
      setReview(next);
      writeValue("session", reviewKey(id), next);
    },
    [id],
  );
  const resume = useMemo(
    () => ({ resumeText: written.source, resumeEdits: original.resumeEdits }),
    [written, original],
  );
  const facts = useEvidenceBank().data?.facts;
  useStatements({ facts, missing, resume, latest, change });
  return { review, change, proposals, match: optimisation.analysis.match, missing, resume, current };
}
