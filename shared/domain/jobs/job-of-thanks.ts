import { companyCompareForm, compareForm } from "./compare-form.ts";
import { jobIdentity } from "./job-identity.ts";

/** The facts about a job by which a thank-you page is matched. */
export type ThankedJob = { identityKey: string | null; title: string; company: string };

/** A thank-you page: its address, and the first few thousand characters of its text. */
export type ThanksPage = { url: string; text: string };

/** `sure`: the page itself names the job. Otherwise the person is asked which of these it is, the likeliest first. */
export type JobOfThanks<Job> = { job: Job; isSure: boolean; others: Job[] };

/** Minimum length of a name, because sentences contain many short ones. */
const LEAST_LETTERS = 4;
/** The weight of each match: the job's number or its title is enough; an employer may have several jobs. */
const WORTH = { id: 8, title: 4, company: 2, tab: 1 };
const SURE_FROM = WORTH.title;
const MOST_ASKED = 4;

function isSaid(text: string, name: string): boolean {
  return name.length >= LEAST_LETTERS && ` ${text} `.includes(` ${name} `);
}

/** Only the words, so that a name before a full stop or in brackets is found. */
function words(text: string): string {
  return text.replace(/[^\p{L}\p{N}&+#]+/gu, " ").trim();
}

function isIdIn(identityKey: string | null, page: ThanksPage, pageKey: string | null): boolean {
  if (identityKey === null || identityKey.startsWith("url:")) return false;
  const id = identityKey.slice(identityKey.indexOf(":") + 1);
  return identityKey === pageKey || (id.length >= 6 && page.url.toLowerCase().includes(id.toLowerCase()));
}

/**
 * The job that a page thanks for: by its number in the address, its title or employer in the text, else the one that
 * was read in the same tab.
 * @param jobs those read lately and not applied for yet, the newest first.
 * @param inTab the job last read in the page's tab, or in the tab that opened it.
 * @returns null if nothing was read.
 */
export function jobOfThanks<Job extends ThankedJob>(
  page: ThanksPage,
  jobs: readonly Job[],
  inTab: Job | null,
): JobOfThanks<Job> | null {
  const text = words(compareForm(page.text));
  const { identityKey: pageKey } = jobIdentity(page.url);
  const all = inTab === null || jobs.includes(inTab) ? [...jobs] : [inTab, ...jobs];
  const scored = all
    .map((job) => {
      const own = [
        isIdIn(job.identityKey, page, pageKey) ? WORTH.id : 0,
        isSaid(text, words(compareForm(job.title))) ? WORTH.title : 0,
        isSaid(text, words(companyCompareForm(job.company))) ? WORTH.company : 0,
        job === inTab ? WORTH.tab : 0,
      ];
      return { job, worth: own.reduce((sum, one) => sum + one, 0) };
    })
    .sort((one, other) => other.worth - one.worth);
  const [best, next] = scored;
  if (best === undefined) return null;
  const isSure = (best.worth >= SURE_FROM || scored.length === 1) && best.worth > (next?.worth ?? 0);
  return { job: best.job, isSure, others: isSure ? [] : scored.slice(1, MOST_ASKED).map(({ job }) => job) };
}
