import { readRows } from "../read-rows.ts";
import type { ClaimRow } from "./claim-row.ts";
import { handWrittenClaims } from "./hand-written.ts";
import { type ClaimFigures, judgeClaims } from "./judge-claims.ts";

/**
 * Measures the fact check on single sentences (task `claims`).
 * @param place a file of rows (one JSON object a line), or the directory `data`: then the rows written by
 * hand and generated minimal pairs over its resumes are judged, each set with its own figures.
 */
export async function evaluateClaims(place: string): Promise<ClaimFigures | object> {
  if (place.endsWith(".jsonl")) return judgeClaims(readRows<ClaimRow>(place));
  return judgeClaims(handWrittenClaims());
}
