import { calendarDay } from "#shared/domain/dates.ts";
import type { TrackedApplication } from "../application-actions.ts";

/** An application that changes is another object: of 5,000 rows only the changed one is reckoned anew. */
const known = new WeakMap<object, string>();

/** The day since which it has its status, `YYYY-MM-DD` in the reader's calendar. */
export function stageDay(application: TrackedApplication): string {
  const kept = known.get(application);
  if (kept !== undefined) return kept;
  const { stageSince, appliedDate, createdAt } = application;
  const day = calendarDay(new Date(stageSince ?? appliedDate ?? createdAt));
  known.set(application, day);
  return day;
}
