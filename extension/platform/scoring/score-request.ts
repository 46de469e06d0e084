import type { PageSnapshot } from "#shared/job-ad/capture.ts";

/** What the worker hands to the document that scores: it has no storage of its own. */
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

/** MATCH of the page's ad; null where the page is no ad, or nothing can be compared. */
export interface PageScore {
  identityKey: string | null;
  value: number | null;
}

/** Only the request itself, from our own worker: no page, and no extension of others. */
export function isScoreRequest(received: unknown): received is ScoreRequest {
  return (
    typeof received === "object" && received !== null && "type" in received && received.type === "score-page"
  );
}
