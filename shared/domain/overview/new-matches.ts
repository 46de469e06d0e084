import { scoreBand } from "../resumes/score-bands.ts";

/** Number of days for which an ad is new (D-52). */
const newForDays = 7;
const dayMs = 86_400_000;
/** Maximum number of cards; the board has the others. */
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
 * The best new ads of the week, which home shows as cards in the board's order: a score of 60 or more, in the
 * person's field, neither saved nor dismissed.
 * @param kept ads that were saved here: they stay until the person leaves the screen
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
