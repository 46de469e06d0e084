import { ENGINE_VERSION } from "#shared/engine/engine-version.ts";

/** A stored score says which engine made it. */
export function scoreColumns(matchScore: number | null) {
  return { matchScore, scoreEngine: matchScore === null ? null : ENGINE_VERSION };
}
