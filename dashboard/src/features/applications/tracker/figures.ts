import type { TrackerFigures } from "#shared/contract/applications/tracker-rows.ts";
import { applicationStatistics } from "#shared/domain/applications/statistics.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { standsIn, type TrackerList, trackerLists } from "#shared/domain/applications/tracker-lists.ts";
import type { TrackedApplication } from "../application-actions.ts";
import { stageDay } from "./stage-day.ts";

/** The applications of a ready-made list. @param today `YYYY-MM-DD` in the reader's calendar */
export function inList(
  applications: readonly TrackedApplication[],
  list: TrackerList,
  today: string,
): TrackedApplication[] {
  return applications.filter((one) => standsIn(list, { ...one, stageDay: stageDay(one) }, today));
}

/** What the server counts for the head of the tracker, of the whole list. @param today as in {@link inList} */
export function figuresOf(applications: readonly TrackedApplication[], today: string): TrackerFigures {
  const { total, thisMonth, interviewing } = applicationStatistics(applications, new Date());
  return {
    all: applications.length,
    sent: total,
    sentThisMonth: thisMonth,
    answered: applications.filter(({ status }) => statusFacts[status].isAnswered).length,
    interviewing,
    lists: Object.fromEntries(
      trackerLists.map((list) => [list, inList(applications, list, today).length]),
    ) as TrackerFigures["lists"],
  };
}
