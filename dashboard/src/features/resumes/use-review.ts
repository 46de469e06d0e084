import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import type { Optimisation } from "#shared/contract/resumes.ts";
import type { Proposals } from "#shared/writing/decisions.ts";
import { proposalsOf } from "#shared/writing/proposals.ts";
import { readValue, writeValue } from "../../platform/browser-storage.ts";
import { newReview, type Review, usedProposals } from "./review.ts";
import { reviewedResult } from "./reviewed-result.ts";
import { optimisedEntry } from "./stored-analysis.ts";
import { keepAnalysis, type OptimizerResult, readAnalysis, reviewKey } from "./stored-result.ts";
import { useLocalScore } from "./use-local-score.ts";

const decision = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("accepted") }),
  z.object({ kind: z.literal("refused") }),
  z.object({ kind: z.literal("edited"), text: z.string() }),
]);
export const storedReview = z.object({
  of: z.string(),
  text: z.string(),
  decisions: z.record(z.string(), decision),
  draft: z.nullable(z.string()),
});

function readReview(optimizedText: string): Review {
  const stored = readValue("session", reviewKey, storedReview);
  return stored?.of === optimizedText ? stored : newReview(optimizedText);
}

export interface Reviewed {
  review: Review;
  change: (next: Review) => void;
  proposals: Proposals;
  /** The answer with what was measured from the text as the person left it. */
  current: Optimisation;
}

/**
 * A result with the person's decisions about it, kept in the tab. The score follows them at once, measured here; an
 * untouched result shows the server's numbers.
 */
export function useReview({ optimisation, original }: OptimizerResult): Reviewed {
  const [review, setReview] = useState(() => readReview(optimisation.optimizedText));
  const proposals = useMemo(() => proposalsOf(original.originalText, optimisation), [original, optimisation]);
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
      keepAnalysis(optimisedEntry(original, current));
  }, [original, current]);

  const change = (next: Review) => {
    setReview(next);
    writeValue("session", reviewKey, next);
  };
  return { review, change, proposals, current };
}
