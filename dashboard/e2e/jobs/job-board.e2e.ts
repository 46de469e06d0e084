import type { Browser, Page } from "puppeteer";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { answerFor } from "../answers.ts";
import { go } from "../go.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, open, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { aJob, aList, jobsNamed } from "./job-answers.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
});
afterEach(async () => {
  page.removeAllListeners("request");
  await page.setRequestInterception(false);
  await page.setViewport({ width: 1280, height: 900 });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const titles = () => page.$$eval("article h2", (all) => all.map((one) => one.textContent));
const goTo = (address: string) => go(page, address);
const choose = (name: string, value: string) => page.select(`select[name=${name}]`, value);
const search = "main input[type=search]";

async function clearSearch(): Promise<void> {
  await page.focus(search);
  await page.keyboard.down("Control");
  await page.keyboard.press("KeyA");
  await page.keyboard.up("Control");
  await page.keyboard.press("Backspace");
}

const samples = [
  ...["Business Analyst", "Senior Business Analyst", "Data Analyst", "Accountant"],
  ...["Registered Nurse", "Full Stack Developer", "Electrician", "Graduate Civil Engineer"],
];

/** Opens the board with answers of our own for its list. */
async function boardWith(reply: Parameters<typeof answerFor>[3], text: string) {
  const call = await answerFor(page, "GET", "/api/jobs", reply);
  await goTo(pages.jobBoard);
  await seeText(page, text);
  return call;
}

/** Narrower than this the board has cards, wider a list beside the open ad. */
const cardWidth = { width: 1000, height: 900 };

describe("the job board", () => {
  it("is behind sign-in; a spinner while the account loads [P1-2.18, P1-2.24]", async () => {
    await open(page, pages.jobBoard);
    await seeAddress(page, "/login?returnTo=%2Fjob-board");
    await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
    const call = await answerFor(page, "GET", "/api/auth/user", "slow");
    await page.goto(testOrigin + pages.jobBoard);
    await seeText(page, "Loading...");
    expect(await page.$("main, form")).toBeNull();
    await seeText(page, "Showing 8 jobs");
    await call.stop();
  });

  it("a card says all seven, what it matches, six skills, its source, and leads to the ad [P1-2.150, P1-2.151, P1-2.152, P1-2.153, P1-2.154, P1-1.06]", async () => {
    const jobs = [
      aJob({ matchScore: 81 }),
      aJob({ id: "j2", title: "Rigger", skills: [], salaryMin: 0, salaryMax: 0 }),
    ];
    await page.setViewport(cardWidth);
    const call = await boardWith(aList(jobs), "Showing 2 jobs");
    const cards = await page.$$eval("article", (all) =>
      all.map((one) => (one as HTMLElement).innerText.replace(/\s+/g, " ")),
    );
    for (const text of [
      ...["Process Improvement Lead", "Coorong Water", "Adelaide SA", "3 days ago", "Full-time"],
      ...["Senior Level", "$80k - $100k", "81%", "Excellent", "Lead the redesign", "Greenhouse"],
      ...["Lean BPMN Power BI Workshops SQL Jira +3 more", "Apply Now", "View Original"],
    ])
      expect(cards[0]).toContain(text);
    expect(cards[0]).not.toContain("Visio");
    expect(cards[1]).toContain("Salary not specified");
    expect(cards[1]).not.toContain("%");
    const links = await page.$$eval("article a", (all) =>
      all.map((one) => [one.textContent, one.getAttribute("href"), one.getAttribute("target")]),
    );
    expect(links[0]).toEqual(["Process Improvement Lead", "/jobs/j1", null]);
    expect(links[1]).toEqual(["View Original", "https://jobs.example/j1", "_blank"]);
    await call.stop();
  });

  it("scores that are still measured are awaited in calm: the order stays until all are there", async () => {
    const [one, two] = jobsNamed("Rigger", "Fitter");
    await page.setViewport(cardWidth);
    const pending = { hasResume: true, pending: 2, isLimited: false };
    const first = await boardWith(
      aList([one, two] as never, { matches: pending }),
      "Measuring 2 more matches",
    );
    await seeText(page, "Being measured");
    await first.stop();
    const scored = [
      { ...two, matchScore: 88 },
      { ...one, matchScore: 41 },
    ] as never;
    const second = await answerFor(
      page,
      "GET",
      "/api/jobs",
      aList(scored, { matches: { ...pending, pending: 1 } }),
    );
    await seeText(page, "88%");
    expect(await titles()).toEqual(["Rigger", "Fitter"]);
    await second.stop();
    const third = await answerFor(page, "GET", "/api/jobs", aList(scored));
    await seeText(page, "It is our own measure, not an employer's.");
    expect(await titles()).toEqual(["Fitter", "Rigger"]);
    await third.stop();
  });

  it("a free account reads that ten are scored; without a resume why none is (D-04)", async () => {
    const many = jobsNamed(...Array.from({ length: 12 }, (_, n) => `Job ${n}`));
    const limited = { hasResume: true, pending: 0, isLimited: true };
    const call = await boardWith(aList(many, { matches: limited }), "Showing 12 jobs");
    await seeText(page, "The free plan shows the match of the 10 best jobs of each list. Premium shows all.");
    await press(page, "Upgrade");
    await seeText(page, "Upgrade to Premium");
    await page.keyboard.press("Escape");
    await call.stop();
    const none = { hasResume: false, pending: 0, isLimited: true };
    const bare = await boardWith(
      aList(many, { matches: none }),
      "Save a resume and each job shows how it matches.",
    );
    expect(await page.evaluate(() => document.body.innerText.includes("The free plan shows"))).toBe(false);
    await bare.stop();
  });

  it("goes on page by page, in the address [P1-2.149]", async () => {
    const asked: string[] = [];
    const note = (request: { url: () => string }) => {
      const { pathname, searchParams } = new URL(request.url());
      if (pathname === "/api/jobs") asked.push(searchParams.get("page") ?? "1");
    };
    const call = await boardWith(aList(jobsNamed("Fitter"), { pages: 3, total: 41 }), "Page 1 of 3");
    page.on("request", note);
    await page.locator("a[rel=next]").click();
    await seeAddress(page, "/job-board?page=2");
    await seeText(page, "Page 2 of 3");
    await page.goBack();
    await seeText(page, "Page 1 of 3");
    page.off("request", note);
    expect(asked).toEqual(["2"]);
    await call.stop();
  });
});

describe("with room for a list and the open ad", () => {
  const board = [
    aJob({ id: "a", title: "Rigger", matchScore: 62 }),
    aJob({ id: "b", title: "Nurse", matchScore: 21, isOtherField: true }),
    aJob({ id: "c", title: "Fitter", matchScore: 48 }),
  ];
  const opened = () => page.$eval("section[aria-label='Open ad'] h2", (one) => one.textContent);

  it("rows stand in groups by match, another field last and folded; the first ad is open (D-95)", async () => {
    const call = await boardWith(aList(board), "Showing 3 jobs");
    await seeText(page, "Fit well");
    const list = await page.$eval("nav[aria-label=Jobs]", (one) => (one as HTMLElement).innerText);
    expect(list.replace(/\s+/g, " ")).toMatch(/Fit well 1.*Rigger.*Worth a look 1.*Fitter.*Not your field 1/);
    expect(list).not.toContain("Nurse");
    expect(await opened()).toBe("Rigger");
    const pane = await page.$eval("section[aria-label='Open ad']", (one) => (one as HTMLElement).innerText);
    for (const text of ["Apply Now", "Save", "Tailor", "View Original", "Good", "+3 more"])
      expect(pane).toContain(text);
    await call.stop();
  });

  it("J and K move; the address keeps the open ad over a reload and in a new tab", async () => {
    const call = await boardWith(aList(board), "Showing 3 jobs");
    await page.waitForSelector("nav[aria-label=Jobs]");
    await page.keyboard.press("KeyJ");
    await seeAddress(page, "/job-board?job=c");
    // The pane follows the address.
    await expect.poll(opened).toBe("Fitter");
    await page.keyboard.press("KeyJ");
    await seeAddress(page, "/job-board?job=b");
    await seeText(page, "Not your field");
    const current = () => page.$eval("nav[aria-label=Jobs] [aria-current=true]", (one) => one.textContent);
    await expect.poll(current).toBe("Nurse");
    await page.keyboard.press("KeyK");
    await page.keyboard.press("KeyK");
    await seeAddress(page, "/job-board?job=a");
    // A held key comes again before anything is drawn.
    await page.evaluate(() => {
      for (const key of ["j", "j", "k", "k", "j", "j"])
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    });
    await seeAddress(page, "/job-board?job=b");
    await page.locator('nav[aria-label=Jobs] a[href="?job=c"]').click();
    await seeAddress(page, "/job-board?job=c");
    await page.reload();
    await seeText(page, "Showing 3 jobs");
    await expect.poll(opened).toBe("Fitter");
    await call.stop();
  });

  it("Tailor takes the whole ad along", async () => {
    await goTo(pages.jobBoard);
    await seeText(page, "Showing 8 jobs");
    // The resume is a business analyst's.
    await page.locator("nav[aria-label=Jobs] summary").click();
    await page.locator('nav[aria-label=Jobs] article[aria-label^="Data Analyst"] a').click();
    await page.locator('nav[aria-label=Jobs] article[aria-label^="Data Analyst"] a').click();
    await expect.poll(opened).toBe("Data Analyst");
    await seeText(page, "Data quality and documentation");
    await checkLooks(page, "job-board-pane");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Tailor");
    await seeAddress(page, pages.resumeOptimizer);
    expect(await valueIn(page, "[name=adTitle]")).toBe("Data Analyst");
    expect(await valueIn(page, "[name=jobDescription]")).toContain("Data quality and documentation");
  });
});

describe("search and filters, on the sample jobs", () => {
  it("offer exactly their options [P1-2.149, P1-5.48, P1-5.49, P1-5.50]", async () => {
    await goTo(pages.jobBoard);
    await seeText(page, "Showing 8 jobs");
    const options = await page.$$eval("main select", (all) =>
      all.map((one) => [...one.options].map((option) => option.label)),
    );
    expect(options).toEqual([
      ["All locations", "Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide", "Remote"],
      ["All job types", "Full-time", "Part-time", "Contract", "Remote"],
      ["All experience", "Entry Level", "Mid Level", "Senior Level", "Executive"],
    ]);
    expect((await titles()).sort()).toEqual([...samples].sort());
    await seeText(page, "Sample job (not a real ad)");
  });

  it.each([
    ["[P1-5.43]", "sYdNeY", {}, ["Senior Business Analyst"]],
    ["[P1-5.43]", "bowerbird", {}, ["Full Stack Developer"]],
    ["[P1-5.43]", "measure", {}, []],
    ["[P1-5.44]", "", { location: "Sydney" }, ["Senior Business Analyst"]],
    ["[P1-5.45]", "", { type: "Contract" }, ["Senior Business Analyst"]],
    ["[P1-5.45]", "", { experience: "Entry Level" }, ["Graduate Civil Engineer"]],
    ["[P1-5.47]", "analyst", { type: "Full-time" }, ["Business Analyst", "Data Analyst"]],
    ["[P1-5.49]", "", { type: "Remote" }, ["Full Stack Developer"]],
    ["[P1-5.50]", "", { location: "Remote" }, ["Full Stack Developer"]],
    ["[P1-5.51]", "electrician", {}, ["Electrician"]],
  ])("%s '%s' with %j finds %j", async (_id, typed, filters, found) => {
    if (typed) {
      await page.focus(search);
      await page.keyboard.type(typed);
      await seeAddress(page, `/job-board?q=${typed}`);
    }
    for (const [name, value] of Object.entries(filters)) await choose(name, value);
    await seeAddress(page, `/job-board?${new URLSearchParams({ ...(typed && { q: typed }), ...filters })}`);
    if (found.length === 0) await seeText(page, "No jobs match your search");
    else await expect.poll(async () => (await titles()).sort()).toEqual(found);
    if (found.length > 1) {
      await page.reload();
      expect(await valueIn(page, search)).toBe(typed);
      await expect.poll(async () => (await titles()).sort()).toEqual(found);
    }
    // All again, by the way that each offers [P1-5.46].
    if (found.length === 0) await page.locator("::-p-text(Clear filters)").click();
    for (const name of Object.keys(filters)) await choose(name, "all");
    await clearSearch();
    await seeText(page, "Showing 8 jobs");
    await seeAddress(page, pages.jobBoard);
  });
});
