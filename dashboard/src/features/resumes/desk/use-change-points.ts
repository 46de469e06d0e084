import type { Proposals } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { useLocalScore } from "../optimizer/use-local-score.ts";
import { decide, type Review } from "../review/review.ts";
import type { Reviewed } from "../review/use-review.ts";

/** Time at one change before it is measured: J held down walks on without it. */
const restMs = 250;

/** The ad that a change is measured against. */
export interface DeskAd {
  text: string;
  title: string;
  company: string;
}

interface Measured {
  review: Review;
  proposals: Proposals;
  current: Proposal | undefined;
  resume: Reviewed["resume"];
  ad: DeskAd;
}

/** What one change brings: two runs of the engine on the same ad, with it (as the text is) and without it. */
export function useChangePoints({ review, proposals, current, resume, ad }: Measured): number | null {
  const { text } = review;
  const without = current ? decide(review, proposals, current, { kind: "refused" }).text : text;
  const isAsked = without !== text;
  const input = {
    ...(resume.resumeEdits && { resumeEdits: resume.resumeEdits }),
    ...{ adText: ad.text, title: ad.title, company: ad.company, pauseMs: restMs },
  };
  const now = useLocalScore({ ...input, resumeText: isAsked ? text : "" })?.match.value;
  const then = useLocalScore({ ...input, resumeText: isAsked ? without : "" })?.match.value;
  return typeof now === "number" && typeof then === "number" ? now - then : null;
}
