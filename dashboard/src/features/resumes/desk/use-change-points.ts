import type { Proposals } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { useLocalScore } from "../optimizer/use-local-score.ts";
import { decide, type Review } from "../review/review.ts";
import type { Reviewed } from "../review/use-review.ts";
import type { DeskAd } from "./use-desk-changes.ts";

/** Time at one change before it is measured: J held down walks on without it. */
const restMs = 250;

interface Measured {
  review: Review;
  proposals: Proposals;
  current: Proposal | undefined;
  score: number;
  resume: Reviewed["resume"];
  ad: DeskAd;
}

/** What one change brings: two runs of the engine, with it (what stands on the screen) and without it. */
export function useChangePoints({ review, proposals, current, score, resume, ad }: Measured): number | null {
  const without = current ? decide(review, proposals, current, { kind: "refused" }).text : "";
  const analysis = useLocalScore({
    resumeText: without === review.text ? "" : without,
    ...(resume.resumeEdits && { resumeEdits: resume.resumeEdits }),
    adText: ad.text,
    title: ad.title,
    company: ad.company,
    pauseMs: restMs,
  });
  const value = analysis?.match.value;
  return value === undefined || value === null ? null : score - value;
}
