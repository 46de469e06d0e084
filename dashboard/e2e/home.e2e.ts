import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { calendarDay, dayAfter, mondayOf } from "#shared/domain/dates.ts";
import { jobPath, pages } from "#shared/domain/pages.ts";
import { anApplication, standIn } from "./applications/tracker-desk.ts";
import { openDesk } from "./desk.ts";
import { aJob, aList } from "./jobs/job-answers.ts";
import { rest } from "./rest.ts";
import { judgeLooks, open, press, seeAddress, seeText, signIn } from "./visit.ts";

const at = openDesk();
let page: Page;

const today = calendarDay(new Date());
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
const jobs = [
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
const answers = (change: object = {}, medianDays: number | null = 9) => ({
  "GET /api/dashboard": { status: 200, body: { ...summary, ...change } },
  "GET /api/jobs": aList(jobs),
  "GET /api/jobs/m1": wholeAd("m1"),
  "GET /api/jobs/m2": wholeAd("m2"),
  "GET /api/application-analytics": {
    status: 200,
    body: {
      funnel: [],
      bySource: [],
      byResume: [],
      byBand: [],
      timeToAnswer: { n: 7, medianDays },
      weeks: [],
    },
  },
});
const goHome = () => page.goto(new URL(pages.overview, page.url()).href);
const text = (selector: string) => page.$eval(selector, (one) => (one as HTMLElement).innerText);
const cards = () => page.$$eval("[data-match] h4", (all) => all.map((one) => one.textContent));

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

describe("the best new matches on home", () => {
  it("two cards: this week's, 60 or more, each with its ring and why, one gap among them", async () => {
    const call = await standIn(page, answers());
    await goHome();
    await seeText(page, "6 new matches this week");
    await page.waitForSelector("[data-match='m1'] li + li + li");
    await page.waitForSelector("[data-match='m2'] li + li + li");
    expect(await cards()).toEqual(["Process Improvement Lead", "Business Analyst, Payments"]);
    const first = await text("[data-match='m1']");
    expect(first).toContain("Coorong Water, Adelaide SA");
    expect(first).toMatch(/\$80k - \$100k · 3 days ago/);
    expect(first).toMatch(/BPMN[\s\S]*Not shown: Lean Six Sigma/);
    expect(await page.$eval("[data-match='m1'] h4 a", (one) => one.getAttribute("href"))).toBe(jobPath("m1"));
    await judgeLooks(page, "home-in-use");
    await page.setViewport({ width: 1280, height: 900 });
    await call.stop();
  });

  it("Save keeps the card with its status; Tailor takes the whole ad to the optimizer", async () => {
    const call = await standIn(page, {
      ...answers(),
      "POST /api/applications": {
        status: 201,
        body: { ...anApplication({ id: "new", status: "saved" }), alreadySaved: false },
      },
    });
    await goHome();
    await page.locator('button[aria-label="Save Process Improvement Lead, Coorong Water"]').click();
    await page.waitForSelector("[data-match='m1'] a[href='/application-tracker/new']");
    expect(await cards()).toHaveLength(2);
    await page
      .locator('button[aria-label="Tailor your resume to Business Analyst, Payments, Saltbush Mutual"]')
      .click();
    await seeAddress(page, pages.resumeOptimizer);
    const ad = await page.waitForSelector("textarea[name=jobDescription]");
    expect(await ad?.evaluate((one) => (one as HTMLTextAreaElement).value)).toContain("Lean Six Sigma");
    await call.stop();
  });

  it("Not for me takes the card away for good, here and from the recommended; Undo brings it back", async () => {
    const call = await standIn(page, {
      ...answers(),
      "PUT /api/jobs/m1/dismissed": { status: 200, body: { isDismissed: true } },
    });
    await goHome();
    const title = "Process Improvement Lead";
    const link = "main li h3 > a[target=_blank]";
    const recommended = () => page.$$eval(link, (all) => all.map((one) => one.textContent));
    await page.waitForFunction((one) => document.querySelectorAll(one).length === 3, {}, link);
    expect(await recommended()).toContain(title);
    call.rules["GET /api/jobs"] = aList(jobs.slice(1));
    await page.locator(`button[aria-label="Not for me: ${title}, Coorong Water"]`).click();
    await page.waitForFunction(() => document.querySelector("[data-match='m1']") === null);
    expect(await cards()).toEqual(["Business Analyst, Payments"]);
    expect(await recommended()).not.toContain(title);
    await seeText(page, `${title} no longer stands among your matches.`);
    call.rules["GET /api/jobs"] = aList(jobs);
    await press(page, "Undo");
    await page.waitForSelector("[data-match='m1']");
    const sent = call.asked.filter(({ method }) => method === "PUT").map(({ body }) => body);
    expect(sent).toEqual([{ isDismissed: true }, { isDismissed: false }]);
    await call.stop();
  });

  it("none of the board's first page is one: the line alone", async () => {
    const call = await standIn(page, { ...answers(), "GET /api/jobs": aList(jobs.slice(2)) });
    await goHome();
    await seeText(page, "6 new matches this week");
    await seeText(page, "Old Analyst");
    expect(await cards()).toEqual([]);
    await call.stop();
  });
});

describe("how long applications wait", () => {
  it("the wait stands against the person's own usual wait, and in the table", async () => {
    const call = await standIn(page, answers());
    await goHome();
    await seeText(page, "usual wait 9 days");
    expect(await text('section[aria-label="Today"]')).toMatch(
      /Follow up with Tidewater Logistics\s+Change Analyst · sent 12 days ago/,
    );
    const waits = await page.$$eval("tbody tr", (all) => all.map((one) => one.children[2]?.textContent));
    expect(waits).toEqual([
      expect.not.stringContaining("days"),
      expect.stringContaining("12 days, follow-up due"),
      expect.stringContaining("3 days, no answer"),
      expect.not.stringContaining("days"),
      expect.not.stringContaining("days"),
    ]);
    await call.stop();
  });

  it("too few answers for a usual wait: none is said", async () => {
    const call = await standIn(page, answers({}, null));
    const told = page.waitForResponse((one) => one.url().includes("/api/application-analytics"));
    await goHome();
    await told;
    await seeText(page, "sent 12 days ago");
    await page.waitForSelector("[data-match] li + li");
    expect(await text('section[aria-label="Today"]')).not.toContain("usual wait");
    await call.stop();
  });
});

it("Plan my week shows seven days; a follow-up goes to another day in place, and a silent one gets one", async () => {
  const call = await standIn(page, {
    ...answers(),
    "PUT /api/applications/(f1|w1)": { status: 200, body: anApplication({ id: "f1" }) },
    "PATCH /api/applications/(f1|w1)": { status: 200, body: anApplication({ id: "f1" }) },
  });
  await goHome();
  await press(page, "Plan my week");
  const dialog = "[role=dialog]";
  const days = () =>
    page.$$eval(`${dialog} ul[aria-label] > li`, (all) =>
      all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, " ")),
    );
  await page.waitForSelector(`${dialog} select`);
  const before = await days();
  expect(before).toHaveLength(8);
  expect(before[0]).toContain("Follow up, Tidewater Logistics");
  expect(before[1]).toContain("Free");
  expect(before[2]).toContain("Interview, 10:30 am, Bellwether Energy");
  expect(before[7]).toContain("No answer, Redgum Foods");
  await judgeLooks(page, "home-week-plan");
  await page.setViewport({ width: 1280, height: 900 });
  call.rules["GET /api/dashboard"] = "hold";
  await page.select(
    `${dialog} select[aria-label="Follow up with Tidewater Logistics on"]`,
    dayAfter(today, 3),
  );
  await expect.poll(async () => (await days())[3]).toContain("Follow up, Tidewater Logistics");
  expect((await days())[0]).toContain("Free");
  await page.select(`${dialog} select[aria-label="Follow up with Redgum Foods on"]`, dayAfter(today, 1));
  await expect.poll(async () => (await days())[1]).toContain("Follow up, Redgum Foods");
  expect(await days()).toHaveLength(7);
  const sent = call.asked.filter(({ path }) => path.startsWith("/api/applications/"));
  expect(sent.map(({ path, body }) => [path, body])).toEqual([
    ["/api/applications/f1", { followUpDate: dayAfter(today, 3) }],
    ["/api/applications/w1", { followUpDate: dayAfter(today, 1) }],
  ]);
  await page.keyboard.press("Escape");
  await page.waitForFunction((one) => document.querySelector(one) === null, {}, dialog);
  await call.stop();
});

it("J and K walk through the day, Enter opens", async () => {
  const call = await standIn(page, answers());
  await goHome();
  await page.waitForSelector("[data-match]");
  const held = () => page.evaluate(() => document.activeElement?.textContent);
  await page.keyboard.press("j");
  expect(await held()).toBe("Prepare");
  await page.keyboard.press("j");
  await page.keyboard.press("j");
  expect(await held()).toBe("See them");
  await page.keyboard.press("k");
  expect(await held()).toBe("Open");
  await page.keyboard.press("Enter");
  await seeAddress(page, "/application-tracker/f1");
  await call.stop();
});

describe("the week's goal", () => {
  const card = 'section[aria-label="Sent this week"]';
  const type = async (goal: string) => {
    await page.locator(`${card} input`).fill(goal);
    await press(page, "Save goal");
  };

  it("is set in place, outlasts a reload, is changed and removed; a wrong one is said", async () => {
    await open(page, pages.overview);
    await press(page, "Set a goal");
    await type("0");
    await seeText(page, "A whole number from 1 to 50");
    await type("4");
    await seeText(page, "of 4 applications");
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Change goal");
    await rest(page);
    await open(page, pages.overview);
    await seeText(page, "of 4 applications");
    await press(page, "Change goal");
    await type("6");
    await seeText(page, "of 6 applications");
    await press(page, "Change goal");
    await press(page, "Remove goal");
    await seeText(page, "Set a goal");
    await rest(page);
    await open(page, pages.overview);
    await seeText(page, "Set a goal");
  });

  it("counts what was sent since Monday; refused, the goal before is back", async () => {
    const call = await standIn(page, {
      ...answers(),
      "PUT /api/dashboard/weekly-goal": { status: 500 },
    });
    await goHome();
    await seeText(page, "of 5 applications");
    expect(await text(card)).toMatch(/3\s+of 5 applications/);
    expect(await page.$eval(`${card} progress`, (one) => (one as HTMLProgressElement).value)).toBe(60);
    await press(page, "Change goal");
    await type("9");
    await seeText(page, "Goal not saved");
    await seeText(page, "of 5 applications");
    await call.stop();
  });
});
