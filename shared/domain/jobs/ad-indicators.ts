import { daysBetween, plainDay } from "../dates.ts";
import { counted } from "../text.ts";

/** What is known of an ad's days. Days are `YYYY-MM-DD`; null is not known. */
export interface AdDays {
  /** The first day on which the person or the board saw this ad. */
  firstSeen: string | null;
  /** The day that the ad gives itself now, or on which it was saved anew. */
  postedOn: string | null;
  /** Its words were the same then. */
  hasSameWords: boolean;
  closes: string | null;
  /** The board lists it no more, or calls it closed. */
  isClosed: boolean;
  today: string;
}

export interface AdIndicator {
  kind: "reposted" | "closed" | "past-closing" | "long-open";
  /** The sign with its workings: what was seen, and when. */
  text: string;
}

/** An ad is looked at anew within days; after a week a new date is a new posting. */
const repostFrom = 7;
/** Most vacancies are filled in six to eight weeks. */
const longFrom = 60;

/**
 * Signs that an ad may no longer lead to a job: posted again, closed, past its day, long open. They say what was seen
 * and never that a job is none. Pure; an unknown day gives no sign. decision: D-89.
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
