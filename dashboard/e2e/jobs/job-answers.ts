import type { z } from "zod/mini";
import type { contract } from "#shared/contract/index.ts";

type JobList = z.infer<typeof contract.jobs.list.response>;
type Job = JobList["jobs"][number];

/** An ad as the server lists it. */
export function aJob(change: Partial<Job> = {}): Job {
  return {
    id: "j1",
    title: "Process Improvement Lead",
    company: "Coorong Water",
    location: "Adelaide SA",
    isRemote: false,
    description: "Lead the redesign of field maintenance across six depots.",
    url: "https://jobs.example/j1",
    salaryMin: 80_000,
    salaryMax: 100_000,
    postedDate: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    jobType: "Full-time",
    experience: "Senior Level",
    source: "greenhouse",
    sourceName: "Greenhouse",
    skills: ["Lean", "BPMN", "Power BI", "Workshops", "SQL", "Jira", "Visio", "UAT", "Agile"],
    ...change,
  };
}

/** An answer of GET /api/jobs. */
export function aList(jobs: Job[], change: Partial<JobList> = {}) {
  const list: JobList = {
    jobs,
    page: 1,
    pages: 1,
    total: jobs.length,
    isTotalLeast: false,
    matches: { hasResume: true, pending: 0, isLimited: false },
    ...change,
  };
  return { status: 200, body: list };
}

/** So many ads, each with a name of its own. */
export function jobsNamed(...titles: string[]): Job[] {
  return titles.map((title, at) => aJob({ id: `j${at}`, title, url: `https://jobs.example/j${at}` }));
}
