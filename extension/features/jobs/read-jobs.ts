import { useEffect } from "react";
import { openerOf } from "../../platform/browser.ts";
import { nowIso } from "../../platform/clock.ts";
import { changeJson, fieldsOf } from "../../platform/kept-json.ts";
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
  const others = Array.isArray(before) ? before.filter((one) => fieldsOf(one).url !== job.url) : [];
  return [job, ...others].slice(0, mostRecent);
}

/** The job read last in this tab, or in the one from which it was opened; with the tab that it was read in. */
export async function jobOfTab(tabId: number): Promise<{ job: ReadJob; tabId: number } | undefined> {
  const jobs = (await readStored("tabJobs")) ?? {};
  for (const id of [tabId, await openerOf(tabId)]) {
    const job = id === undefined ? undefined : jobs[id];
    if (id !== undefined && job) return { job, tabId: id };
  }
  return undefined;
}

/** Nobody is asked twice about one job. */
export async function rememberAnswer(tabId: number): Promise<void> {
  await changeJson("session", "tabJobs", (before) => {
    const jobs = fieldsOf(before);
    return { ...jobs, [tabId]: { ...fieldsOf(jobs[tabId]), isAnswered: true } };
  });
}
