import type { PageRead } from "../../platform/page/read-page.ts";
import type { ReadJob } from "../../platform/storage.ts";

/** The job that a form applies for, as it is saved where it was not. */
export type JobOfForm = Pick<ReadJob, "identityKey" | "title" | "company" | "location" | "url"> & {
  text: string;
};

/** One application in one tab, from its first step that was filled to its last. */
interface FormJourney {
  host: string;
  job: JobOfForm | null;
  /** Of each step what was filled, in the form's words. */
  steps: (readonly string[])[];
  /** The page on which the person went back: it is not filled by itself. */
  left: PageRead | null;
}

const journeys = new Map<number, FormJourney>();

export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : "");

/** The application that this page is a further step of; undefined for another site, or another job's ad. */
export function journeyOf(page: PageRead): FormJourney | undefined {
  const journey = journeys.get(page.tabId);
  if (journey === undefined || journey.host !== hostOf(page.url)) return undefined;
  const { isAd, identityKey } = page.capture;
  return isAd && journey.job !== null && identityKey !== journey.job.identityKey ? undefined : journey;
}

/** True where the next step is shown by itself, once its page was read. */
export function continuesByItself(page: PageRead): boolean {
  const journey = journeyOf(page);
  return journey !== undefined && journey.left !== page && page.capture.kind !== "confirmation";
}

/** Adds what was filled of one step. */
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

/** The last step was taken back. */
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

/** Everything that was filled, once: the journey is over. */
export function endJourney(tabId: number): string[] {
  const asked = journeys.get(tabId)?.steps.flat() ?? [];
  journeys.delete(tabId);
  // As many as one record may hold, each as long as it may be.
  return asked.slice(0, 200).map((one) => one.slice(0, 300));
}
