import { changeJson, fieldsOf } from "./raw-json.ts";

/** MATCH of an ad with the resume at that time; `contentAt` is when the resume was last changed. */
export interface CachedScore {
  value: number;
  resumeId: unknown;
  contentAt: unknown;
}

const mostScores = 300;

function withScore(before: unknown, identityKey: string, score: CachedScore): object {
  const others = Object.entries(fieldsOf(before)).filter(([key]) => key !== identityKey);
  return Object.fromEntries([...others, [identityKey, score]].slice(-mostScores));
}

/** Stores the score of an ad for the icon's badge, and drops the oldest. */
export function cacheScore(identityKey: string, score: CachedScore): Promise<void> {
  return changeJson("local", "scores", (before) => withScore(before, identityKey, score));
}
