import type { Page } from "puppeteer";
import { calendarDay, dayAfter, mondayOf } from "#shared/domain/dates.ts";
import { pages } from "#shared/domain/pages.ts";
import { aJob, aList } from "../jobs/job-answers.ts";

export const today = calendarDay(new Date());
const dayMs = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * dayMs).toISOString();
const near = { followUpDate: null, closingDate: null, interviewDate: null, interviewTime: "" };

const silent = {
  ...{ id: "f1", jobTitle: "Change Analyst", company: "Tidewater Logistics", status: "applied" },
  ...{ ...near, followUpDate: today, appliedDate: ago(12) },
};
const interview = {
  ...{ id: "i1", jobTitle: "Senior Business Analyst", company: "Bellwether Energy", status: "interviewing" },
  ...{ ...near, interviewDate: dayAfter(today, 2), interviewTime: "10:30", appliedDate: ago(16) },
};
const tableRow = (change: object) => ({ location: "Melbourne VIC", matchScore: 74, ...change });
const summary = {
  newJobMatches: 6,
  resumeScore: 82,
  totalApplications: 14,
  interviewsScheduled: 3,
  averageMatch: 74,
  savedApplications: 5,
  recentApplications: [
    tableRow(pick(interview)),
    tableRow({ ...pick(silent), matchScore: 66 }),
    tableRow({
      id: "a3",
      jobTitle: "Operations Manager",
      company: "Lorikeet Software",
      status: "applied",
      appliedDate: ago(3),
    }),
    tableRow({
      id: "a4",
      jobTitle: "Business Analyst, Claims",
      company: "Banksia Super",
      status: "offered",
      appliedDate: ago(26),
      matchScore: 88,
    }),
    tableRow({
      id: "a5",
      jobTitle: "Process Lead",
      company: "Coorong Water",
      status: "saved",
      appliedDate: null,
      matchScore: 83,
    }),
  ],
  recentActivity: [
    {
      kind: "status",
      detail: "Interviewing",
      at: ago(0),
      applicationId: "i1",
      jobTitle: interview.jobTitle,
      company: interview.company,
    },
    {
      kind: "added",
      detail: "Applied",
      at: ago(1),
      applicationId: "a3",
      jobTitle: "Operations Manager",
      company: "Lorikeet Software",
    },
  ],
  pipeline: [
    { status: "saved", applications: 5 },
    { status: "applied", applications: 7 },
    { status: "interviewing", applications: 3 },
    { status: "offered", applications: 1 },
    { status: "rejected", applications: 3 },
  ],
  agenda: {
    dated: [silent, interview],
    waiting: { id: "w1", jobTitle: "Data Analyst", company: "Redgum Foods", appliedDate: ago(15) },
    draft: { letterId: "l1", jobTitle: "Process Lead", company: "Coorong Water", createdAt: ago(1) },
    ready: null,
    sentAt: [
      `${mondayOf(today)}T02:00:00.000Z`,
      `${mondayOf(today)}T03:00:00.000Z`,
      new Date().toISOString(),
    ],
  },
  weeklyGoal: 5,
  onboarding: { hasResume: true, hasScore: true, hasExtension: true, isDismissed: false },
};

type Row = Record<"id" | "jobTitle" | "company" | "status" | "appliedDate", string>;

function pick({ id, jobTitle, company, status, appliedDate }: Row) {
  return { id, jobTitle, company, status, appliedDate };
}

const description = `We are looking for a process improvement lead in Adelaide who works with field crews.
About you
- Process mapping in BPMN is essential
- Requirements gathering with stakeholders is essential
- SQL and Power BI are required
- Lean Six Sigma certification is required
- You lead workshops and write user stories with acceptance criteria in Jira`;
const fresh = { firstSeenAt: ago(1), description };
export const jobs = [
  aJob({ ...fresh, id: "m1", matchScore: 83 }),
  aJob({
    ...fresh,
    id: "m2",
    title: "Business Analyst, Payments",
    company: "Saltbush Mutual",
    matchScore: 71,
  }),
  aJob({ ...fresh, id: "m3", title: "Rigger", company: "Emu Cranes", matchScore: 24 }),
  aJob({ ...fresh, id: "m4", title: "Old Analyst", company: "Galah", matchScore: 90, firstSeenAt: ago(9) }),
];
const wholeAd = (id: string) => {
  const job = jobs.find((one) => one.id === id);
  return { status: 200, body: { ...job, isClosed: false, closesAt: null, firstSeenAt: ago(1) } };
};
/** What the calls behind home answer, with a change of the summary and another usual wait. */
export const answers = (change: object = {}, medianDays: number | null = 9) => ({
  "GET /api/dashboard": { status: 200, body: { ...summary, ...change } },
  "GET /api/jobs": aList(jobs),
  "GET /api/jobs/m1": wholeAd("m1"),
  "GET /api/jobs/m2": wholeAd("m2"),
  "GET /api/application-analytics": {
    status: 200,
    body: {
      flow: {
        ...{ applied: 0, undated: 0, answered: 0, declined: 0 },
        ...{ interviewed: 0, offers: 0, talking: 0, declinedAfter: 0 },
      },
      bySource: [],
      byResume: [],
      byBand: [],
      timeToAnswer: { n: 7, medianDays, byWeek: [2, 3, 2, 0, 0] },
      days: [],
    },
  },
});

export const goHome = (page: Page) => page.goto(new URL(pages.overview, page.url()).href);
export const textOf = (page: Page, selector: string) =>
  page.$eval(selector, (one) => (one as HTMLElement).innerText);
/** Titles of the cards of new matches. */
export const cards = (page: Page) =>
  page.$$eval("[data-match] h4", (all) => all.map((one) => one.textContent));
