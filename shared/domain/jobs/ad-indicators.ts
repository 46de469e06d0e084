import { daysBetween, plainDay } from "../dates.ts";
import { counted } from "../text.ts";

/** The known dates of an ad. Days are `YYYY-MM-DD`; null is unknown. */
export interface AdDays {
  /** The first day on which the person or the board saw this ad. */
  firstSeen: string | null;
  /** The posting day that the ad now gives, or the day it was saved again. */
  postedOn: string | null;
  /** True if it had the same words then. */
  hasSameWords: boolean;
  closes: string | null;
  /** True if the board no longer lists it or calls it closed. */
  isClosed: boolean;
  today: string;
}

export interface AdIndicator {
  kind: "reposted" | "closed" | "past-closing" | "long-open";
  /** The indicator with the facts behind it: what was seen, and when. */
  text: string;
}

/** In days: a new date within a week is a correction, after a week a new posting. */
const repostFrom = 7;
/** Most vacancies are filled in six to eight weeks. */
const longFrom = 60;

/**
 * Indicators that an ad may no longer lead to a job: posted again, closed, past its closing date, long open. They
 * state what was seen, never that the job does not exist. Pure; an unknown day gives no indicator. decision: D-89.
 */
export function adIndicators({
  firstSeen,
  postedOn,
  hasSameWords,
  closes,
  isClosed,
  today,
}: AdDays): AdIndicator[] {
  const signs: AdIndicator[] = [];
  if (firstSeen !== null && postedOn !== null && daysBetween(firstSeen, postedOn) >= repostFrom) {
    const words = hasSameWords ? " with the same words" : "";
    const text = `First seen ${plainDay(firstSeen)}; posted again ${plainDay(postedOn)}${words}.`;
    signs.push({ kind: "reposted", text });
  }
  if (isClosed) signs.push({ kind: "closed", text: "The board says it is closed." });
  else if (closes !== null && closes < today)
    signs.push({ kind: "past-closing", text: `Its closing date, ${plainDay(closes)}, has passed.` });
  const open = firstSeen === null ? 0 : daysBetween(firstSeen, today);
  if (!isClosed && signs.length === 0 && firstSeen !== null && open >= longFrom)
    signs.push({
      kind: "long-open",
      text: `First seen ${plainDay(firstSeen)}, ${counted(open, "day")} ago, and still listed.`,
    });
  return signs;
}
