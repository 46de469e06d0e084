import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDay, dayAfter, longDate } from "#shared/domain/dates.ts";
import { linesOfTheDay } from "#shared/domain/overview/line-of-the-day.ts";
import { applicationPath, letterPath, pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { answerFor } from "./answers.ts";
import { go } from "./go.ts";
import { launchBrowser } from "./launch-browser.ts";
import { checkLooks, newVisitor, open, press, seeAddress, seeText, signIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

const row = {
  id: "a1",
  jobTitle: "Ward Nurse",
  location: "Dubbo NSW",
  company: "Banksia Health",
  appliedDate: "2024-03-05T02:00:00.000Z",
  status: "interviewing",
  matchScore: 81,
};
const summary = {
  newJobMatches: 7,
  resumeScore: 72,
  totalApplications: 5,
  interviewsScheduled: 2,
  averageMatch: 64,
  savedApplications: 0,
  recentApplications: [row],
  recentActivity: [
    {
      kind: "status",
      detail: "Interviewing",
      at: row.appliedDate,
      applicationId: "a1",
      jobTitle: row.jobTitle,
      company: row.company,
    },
  ],
  pipeline: [
    { status: "applied", applications: 3 },
    { status: "interviewing", applications: 2 },
  ],
  agenda: { dated: [], waiting: null, draft: null, ready: null, sentAt: [] },
  weeklyGoal: null,
  onboarding: { hasResume: true, hasScore: true, hasExtension: true, isDismissed: false },
};

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const text = (selector: string) => page.$eval(selector, (one) => (one as HTMLElement).innerText);

/** Opens the dashboard with an answer of our own. */
async function showWith(change: object): Promise<void> {
  const call = await answerFor(page, "GET", "/api/dashboard", {
    status: 200,
    body: { ...summary, ...change },
  });
  await go(page, pages.overview);
  await seeText(page, "Welcome");
  // With the figures, of which the last part of the screen is made.
  await page.waitForSelector('section[aria-label="This week"]');
  await call.stop();
}

it("a visitor reads where they are sent, and comes to sign-in 100 ms later [P1-2.13, P1-2.82, P1-2.84]", async () => {
  await open(page, pages.login);
  let toldAt = Number.POSITIVE_INFINITY;
  let leftAt = 0;
  await page.exposeFunction("tellRedirect", (at: number) => {
    toldAt = Math.min(toldAt, at);
  });
  await page.evaluateOnNewDocument(() => {
    const { tellRedirect } = globalThis as unknown as { tellRedirect: (at: number) => void };
    new MutationObserver(() => {
      if (document.body?.innerText.includes("Redirecting to login...")) tellRedirect(Date.now());
    }).observe(document, { childList: true, subtree: true });
  });
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(pages.login)) leftAt = Date.now();
  });
  await page.goto(testOrigin + pages.overview);
  await seeAddress(page, pages.login);
  await seeText(page, "Sign In");
  expect(leftAt - toldAt).toBeGreaterThanOrEqual(95);
});

it("while the account loads a skeleton stands there [P1-2.81]", async () => {
  await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(page, "Welcome");
  const call = await answerFor(page, "GET", "/api/auth/user", "slow");
  await page.goto(testOrigin + pages.overview);
  await page.waitForFunction(() => document.body.innerText.includes("Loading your dashboard"));
  await page.waitForSelector("[aria-busy=true] > div");
  expect(await page.evaluate(() => document.body.innerText.includes("Welcome"))).toBe(false);
  await seeText(page, "Welcome");
  await call.stop();
});

it("who cannot be asked for: two sentences and a way to sign-in [P1-2.83, P1-8.47]", async () => {
  const call = await answerFor(page, "GET", "/api/auth/user", "lost");
  await page.goto(testOrigin + pages.overview);
  await seeText(page, "Authentication Error");
  await seeText(page, "There was an issue loading your account. Please try logging in again.");
  expect(await page.$eval("main a", (one) => [one.textContent, one.getAttribute("href")])).toEqual([
    "Go to Login",
    "/login",
  ]);
  await call.stop();
});

it("date, line, this week's matches, three figures and four cards [P1-2.85, P1-2.86, P1-2.87, P1-2.88, P1-2.89, P1-9.05]", async () => {
  await showWith({});
  expect(await text("main")).toContain(longDate(new Date()));
  const band = await text('section[aria-label="This week"]');
  expect(band).toContain("7 new job matches this week");
  expect(linesOfTheDay.some((line) => band.includes(line))).toBe(true);
  const pairs = (selector: string) =>
    page.$$eval(selector, (all) =>
      all.map((one) => [one.querySelector("dt")?.textContent, one.querySelector("dd")?.textContent]),
    );
  expect(await pairs('section[aria-label="This week"] dl > div')).toEqual([
    ["Average match", "64%"],
    ["Applications", "5"],
    ["Interviews", "2"],
  ]);
  expect((await pairs("main dl > div")).slice(3)).toEqual([
    ["New Job Matches", "7"],
    ["Resume Score", "72%"],
    ["Total Applications", "5"],
    ["Interviews Scheduled", "2"],
  ]);
  const bar = await page.$eval('progress[aria-label="Resume Score"]', (one) => {
    const { value, max } = one as HTMLProgressElement;
    return { value, max };
  });
  expect(bar).toEqual({ value: 72, max: 100 });
});

it("a recent application: five columns, its status in a word, a link to its page [P1-2.27, P1-2.93, P1-2.94, P1-3.05]", async () => {
  await page.waitForSelector("tbody tr");
  const heads = await page.$$eval("th", (all) => all.map((one) => one.textContent));
  expect(heads.slice(0, 5)).toEqual(["Job Title", "Company", "Applied", "Status", "Match"]);
  const cells = await page.$$eval("tbody tr td", (all) => all.map((one) => (one as HTMLElement).innerText));
  expect(cells.map((cell) => cell.replace(/\s+/g, " ").trim())).toEqual([
    "Ward Nurse Dubbo NSW",
    "Banksia Health",
    "March 5, 2024",
    "Interview",
    expect.stringContaining("81%"),
    "View Details",
  ]);
  expect(await page.$eval("tbody a", (one) => one.getAttribute("href"))).toBe(applicationPath("a1"));
});

it("Recent Activity stands there only with recent applications [P1-2.92]", async () => {
  await seeText(page, "Recent Activity");
  await seeText(page, "Moved to Interviewing");
  await showWith({ recentApplications: [], recentActivity: [] });
  await seeText(page, "No applications yet");
  expect(await text("main")).not.toContain("Recent Activity");
});

it("when the numbers do not arrive, zeros stand there, and nothing is said [P1-7.42]", async () => {
  const call = await answerFor(page, "GET", "/api/dashboard", { status: 500 });
  await go(page, pages.overview);
  await seeText(page, "0 new job matches this week");
  expect(await page.$$("[role=region] li")).toEqual([]);
  for (const part of ["Get started", "Recent Activity"]) expect(await text("main")).not.toContain(part);
  await call.stop();
});

describe("the list of the day", () => {
  const today = calendarDay(new Date());
  const near = {
    jobTitle: "Ward Nurse",
    status: "applied",
    followUpDate: null,
    closingDate: null,
    interviewDate: null,
    interviewTime: "",
    appliedDate: new Date(Date.now() - 12 * 86_400_000).toISOString(),
  };
  const agenda = {
    dated: [
      { ...near, id: "f1", company: "Tidewater Logistics", followUpDate: today },
      { ...near, id: "c1", company: "Redgum Foods", status: "saved", closingDate: dayAfter(today) },
      {
        ...near,
        id: "i1",
        company: "Banksia Health",
        status: "interviewing",
        interviewDate: dayAfter(today, 2),
        interviewTime: "10:30",
      },
    ],
    waiting: null,
    draft: { letterId: "l1", jobTitle: "Cook", company: "Coorong Cafe", createdAt: near.appliedDate },
    ready: null,
    sentAt: [new Date().toISOString()],
  };
  const rows = () =>
    page.$$eval('section[aria-label="Today"] li[data-today]', (all) =>
      all.map((one) => one.querySelector("h3")?.textContent ?? ""),
    );

  it("most urgent first, the first act filled, each leading to its own page", async () => {
    await showWith({ agenda, pipeline: summary.pipeline });
    await page.waitForSelector('section[aria-label="Next two weeks"]');
    expect(await rows()).toEqual([
      expect.stringMatching(/^Interview on \w+day, 10:30\sam$/),
      "Ward Nurse closes tomorrow",
      "Follow up with Tidewater Logistics",
      "7 new matches this week",
      "Finish your letter to Coorong Cafe",
    ]);
    expect(
      await page.$$eval('section[aria-label="Today"] [data-acts] a', (all) =>
        all.map((one) => one.getAttribute("href")),
      ),
    ).toEqual(["i1", "c1", "f1"].map((one) => applicationPath(one)).concat(pages.jobBoard, letterPath("l1")));
    expect(await text('section[aria-label="Today"]')).toContain("Ward Nurse · sent 12 days ago");
    expect(await text('section[aria-label="Sent this week"]')).toMatch(/1\s+application/);
    await checkLooks(page, "overview-day");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("a follow-up that is put off leaves at once; refused, it is back and says so", async () => {
    await showWith({ agenda });
    const refusal = await answerFor(page, "PATCH", "/api/applications/f1", { status: 500 });
    await page.waitForSelector('section[aria-label="Today"] li');
    await page.locator('button[aria-label="Tomorrow: follow-up with Tidewater Logistics"]').click();
    await seeText(page, "Not saved");
    await seeText(page, "Follow up with Tidewater Logistics");
    expect(refusal.seen).toEqual([{ body: { followUpDate: dayAfter(today) } }]);
    await refusal.stop();
  });

  it("nothing is due: the next date is named", async () => {
    await showWith({
      newJobMatches: 0,
      agenda: {
        ...agenda,
        draft: null,
        dated: [
          {
            ...near,
            id: "i2",
            company: "Banksia Health",
            status: "interviewing",
            interviewDate: dayAfter(today, 5),
          },
        ],
      },
    });
    await seeText(page, "Nothing due today. Next: ");
    expect(await text('section[aria-label="Today"]')).toMatch(
      /Next: \w+day, interview with Banksia Health\./,
    );
  });
});

it("three quick actions and View All lead where they say [P1-2.90, P1-2.95]", async () => {
  for (const [name, address] of [
    ["Resume Optimizer", pages.resumeOptimizer],
    ["Cover Letter Generator", pages.coverLetter],
    ["Application Tracker", pages.applications],
    ["View All", pages.applications],
  ] as const) {
    await page.locator('header a[href="/dashboard"]').click();
    await seeText(page, "Cover Letter Generator");
    if (name === "View All") await showWith({});
    await page.locator(`main ::-p-xpath(//a[contains(., "${name}") and @href="${address}"])`).click();
    await seeAddress(page, address);
    await page.waitForSelector("main h1");
  }
});

it("View Details of a kept job opens its page", async () => {
  await open(page, pages.overview);
  await seeText(page, "View Details");
  await page.locator('tbody a[href^="/application-tracker/"]').click();
  await page.waitForSelector("[role=tab]");
  await press(page, "Sign out");
  await seeAddress(page, pages.login);
});
