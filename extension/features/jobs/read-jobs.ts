import { useEffect } from "react";
import { openerOf } from "../../platform/browser.ts";
import { nowIso } from "../../platform/clock.ts";
import { changeJson, fieldsOf } from "../../platform/raw-json.ts";
import { type ReadJob, readStored } from "../../platform/storage.ts";
import type { JobAd } from "./job-ad.ts";

const mostRecent = 20;

/** Remembers the ad as the last one read in its tab, and among the recent ones. It stays on this computer. */
export function useReadJobs(tabId: number, ad: JobAd): void {
  const { identityKey, url, fields } = ad;
  const [title, location] = [fields.title.value, fields.location.value];
  const company = fields.company.value || ad.source;
  useEffect(() => {
    if (tabId < 0 || title === "") return;
    const job: ReadJob = { identityKey, title, company, location, url, at: nowIso() };
    void changeJson("session", "tabJobs", (before) => ({ ...fieldsOf(before), [tabId]: job }));
    void changeJson("local", "recentJobs", (before) => withJob(before, job));
  }, [tabId, identityKey, title, company, location, url]);
}

function withJob(before: unknown, job: ReadJob): unknown[] {
  const all: unknown[] = Array.isArray(before) ? before : [];
  const { isAnswered } = fieldsOf(all.find((one) => fieldsOf(one).url === job.url));
  const others = all.filter((one) => fieldsOf(one).url !== job.url);
  return [isAnswered === true ? { ...job, isAnswered } : job, ...others].slice(0, mostRecent);
}

/** An older reading is no likely answer to "Which job was it?". */
const lately = 24 * 60 * 60 * 1000;

/** The job last read in this tab, or in the tab that opened it; and those read recently, newest first. */
export async function jobsToAskOf(tabId: number): Promise<{ inTab: ReadJob | null; recent: ReadJob[] }> {
  const jobs = (await readStored("tabJobs")) ?? {};
  const ids = [tabId, await openerOf(tabId)];
  const inTab = ids.flatMap((id) => (id === undefined ? [] : (jobs[id] ?? []))).at(0);
  const from = Date.parse(nowIso()) - lately;
  const recent = ((await readStored("recentJobs")) ?? []).filter(({ at }) => Date.parse(at) >= from);
  // The tab's own job may have been read again since; the address identifies it.
  const same = recent.find(({ url }) => url === inTab?.url);
  return { inTab: same ?? inTab ?? null, recent };
}

/** Nobody is asked twice about one job. */
export async function rememberAnswer({ url }: ReadJob): Promise<void> {
  const answered = (job: unknown) =>
    fieldsOf(job).url === url ? { ...fieldsOf(job), isAnswered: true } : job;
  await changeJson("local", "recentJobs", (before) => (Array.isArray(before) ? before.map(answered) : []));
}
