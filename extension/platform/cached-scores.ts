import { changeJson, fieldsOf } from "./stored-json.ts";

/** MATCH of an ad against a resume as it was then; `contentAt` is when that was changed last. */
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

/** Keeps the score of an ad for the icon's badge; the oldest goes first. */
export function cacheScore(identityKey: string, score: CachedScore): Promise<void> {
  return changeJson("local", "scores", (before) => withScore(before, identityKey, score));
}
