import { scoreBand } from "../resumes/score-bands.ts";

/** So long an ad is new (D-52). */
const newForDays = 7;
const dayMs = 86_400_000;
/** More are on the board. */
const mostShown = 2;

interface Listed {
  id: string;
  matchScore?: number | undefined;
  isOtherField?: boolean | undefined;
  firstSeenAt?: string | undefined;
  saved?: unknown;
  isDismissed?: boolean | undefined;
}

/**
 * The best of the week's new ads that home shows as cards, in the board's order: measured at 60 or more, of the
 * person's own field, not saved and not put away.
 * @param kept ads saved while they were here: they stay until the screen is left
 */
export function bestNewMatches<Job extends Listed>(
  jobs: readonly Job[],
  now: Date,
  kept: ReadonlySet<string> = new Set(),
): Job[] {
  const since = now.getTime() - newForDays * dayMs;
  return jobs
    .filter(({ id, matchScore, isOtherField, firstSeenAt, saved, isDismissed }) => {
      const isMatch = matchScore !== undefined && scoreBand(matchScore) !== "low" && !isOtherField;
      const isNew = firstSeenAt !== undefined && Date.parse(firstSeenAt) > since;
      return isMatch && isNew && !isDismissed && (!saved || kept.has(id));
    })
    .slice(0, mostShown);
}
