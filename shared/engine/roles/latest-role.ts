import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { isCareerBreak } from "./career-gaps.ts";

/** "present" is later than any date; a year and a month of it are not compared further than the year. */
function endsLater(one: WorkEntry, other: WorkEntry): boolean {
  const [mine = "", theirs = ""] = [one, other].map(({ endDate }) => endDate);
  if (mine === "" || theirs === "" || mine === theirs) return false;
  if (mine === "present" || theirs === "present") return mine === "present";
  const length = Math.min(mine.length, theirs.length);
  return mine.slice(0, length) > theirs.slice(0, length);
}

/**
 * Whether nobody can say that another role came after this one: none ended later, and of roles without an end the
 * first in the list counts. A break from work is no role.
 * @param at place in `work`.
 */
export function isLatestRole(work: readonly WorkEntry[], at: number): boolean {
  const own = work[at];
  if (own === undefined) return false;
  const others = work.filter((one, place) => place !== at && !isCareerBreak(one.position ?? ""));
  const first = work.findIndex((one) => !isCareerBreak(one.position ?? ""));
  return own.endDate === undefined ? at === first : !others.some((one) => endsLater(one, own));
}
