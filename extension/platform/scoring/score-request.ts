import type { PageSnapshot } from "#shared/job-ad/capture.ts";

/** The worker's request to the document that scores, which has no storage. */
export interface ScoreRequest {
  type: "score-page";
  snapshot: PageSnapshot;
  /** As stored and not validated: the code that scores validates it. */
  resume: unknown;
  gateAnswers: unknown;
  siteHooks: unknown;
  /** ISO time of the reading. */
  at: string;
}

/** MATCH of the page's ad; null if the page is not an ad, or nothing can be compared. */
export interface PageScore {
  identityKey: string | null;
  value: number | null;
}

/** True only for the request itself from our own worker, not from a page or another extension. */
export function isScoreRequest(received: unknown): received is ScoreRequest {
  return (
    typeof received === "object" && received !== null && "type" in received && received.type === "score-page"
  );
}
