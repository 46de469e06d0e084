import type { PageRead } from "../../platform/page/read-page.ts";
import type { ReadJob } from "../../platform/storage.ts";

/** The job of a form, with the fields that are saved if it is not saved yet. */
export type JobOfForm = Pick<ReadJob, "identityKey" | "title" | "company" | "location" | "url"> & {
  text: string;
};

/** One application in one tab, from its first filled step to its last. */
interface FormJourney {
  host: string;
  job: JobOfForm | null;
  /** The fields filled in each step, by the form's labels. */
  steps: (readonly string[])[];
  /** The page to which the person went back: it is not filled automatically. */
  left: PageRead | null;
}

const journeys = new Map<number, FormJourney>();

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

/** The application that this page continues; undefined for another site, or another job's ad. */
export function journeyOf(page: PageRead): FormJourney | undefined {
  const journey = journeys.get(page.tabId);
  if (journey === undefined || journey.host !== hostOf(page.url)) return undefined;
  const { isAd, identityKey } = page.capture;
  return isAd && journey.job !== null && identityKey !== journey.job.identityKey ? undefined : journey;
}

/** True if the next step is shown automatically once its page is read. */
export function continuesByItself(page: PageRead): boolean {
  const journey = journeyOf(page);
  return journey !== undefined && journey.left !== page && page.capture.kind !== "confirmation";
}

/** Adds the filled fields of one step. */
export function addStep(page: PageRead, job: JobOfForm | null, asked: readonly string[]): void {
  if (asked.length === 0) return;
  const before = journeyOf(page);
  journeys.set(page.tabId, {
    host: hostOf(page.url),
    job: before?.job ?? job,
    steps: [...(before?.steps ?? []), asked],
    left: null,
  });
}

/** Removes the last step, which was undone. */
export function dropStep(page: PageRead): void {
  const journey = journeyOf(page);
  journey?.steps.pop();
  if (journey?.steps.length === 0) journeys.delete(page.tabId);
}

/** The person went back to the page itself. */
export function leaveStep(page: PageRead): void {
  const journey = journeyOf(page);
  if (journey) journey.left = page;
}

/** Returns all filled fields once, and ends the journey. */
export function endJourney(tabId: number): string[] {
  const asked = journeys.get(tabId)?.steps.flat() ?? [];
  journeys.delete(tabId);
  // Keep within the limits of a record: number of lines and their length.
  return asked.slice(0, 200).map((one) => one.slice(0, 300));
}
