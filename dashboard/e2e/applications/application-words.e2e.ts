import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { applicationPath, jobTabs } from "#shared/domain/pages.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { openDesk } from "../desk.ts";
import { checkLooks, open, press, pressByKey, seeAddress, seeText, signIn } from "../visit.ts";
import { wordsAbove } from "../words-above.ts";
import { call } from "./tracker-desk.ts";

const desk = openDesk();
let id: string;

const ad = `Senior Business Analyst, Bellwether Energy
About the role
You will map current and future state in BPMN and lead workshops with operations and technology.
Essential
At least 5 years of experience as a business analyst.
Full working rights in Australia.
Salesforce Energy Cloud experience is essential.
SQL and Power BI to test assumptions.
Knowledge of the National Energy Retail Rules.
Stakeholder engagement and requirements elicitation.
User acceptance testing.
Desirable
Tableau or similar is well regarded.
Agile delivery and Jira.
MYOB is an advantage.
Certified Scrum Master is an advantage.
Key selection criteria
KSC 1. Demonstrated experience in mapping processes in BPMN.
KSC 2. Ability to run workshops with stakeholders.
Please address the key selection criteria in no more than 200 words each.`;

/** Somebody's saved job: its ad, its closing date, people and notes. */
beforeAll(async () => {
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  const body = {
    status: "saved",
    jobTitle: "Senior Business Analyst",
    company: "Bellwether Energy",
    location: "Melbourne VIC",
    salary: "$125k - $140k plus super",
    jobUrl: "https://jobs.example/bellwether",
    jobDescription: ad,
    notes: "They are moving billing to a new system by June. Ask who owns the old meter data.",
    contacts: [
      { name: "Mo Okafor", role: "Recruiter", email: "mo@agency.example", phone: "" },
      { name: "Helen Dufty", role: "Head of Delivery", email: "", phone: "03 9000 0142" },
    ],
  };
  ({ id } = await call<{ id: string }>(desk.page, "POST", "/api/applications", body));
  await call(desk.page, "PATCH", `/api/applications/${id}`, { closingDate: "2031-12-14" });
  await call(desk.page, "POST", "/api/cover-letter/generate", {
    ...{ jobTitle: "Senior Business Analyst", company: "Bellwether Energy", jobDescription: ad },
    applicationId: id,
  });
});

/** Where it ends above the fold of a common laptop. */
const fold = 800;

const lowestOf = (page: Page, selector: string) =>
  page.$eval(selector, (one) => one.getBoundingClientRect().bottom);

/** Presses Tab until what has the focus is called so. */
async function tabTo(page: Page, name: RegExp, most: number): Promise<number> {
  for (let tabs = 1; tabs <= most; tabs += 1) {
    await page.keyboard.press("Tab");
    const here = await page.evaluate(() => {
      const one = document.activeElement as HTMLElement | null;
      return one?.getAttribute("aria-label") ?? one?.innerText ?? "";
    });
    if (name.test(here)) return tabs;
  }
  throw new Error(`${name} is not within ${most} tabs`);
}

describe("a saved job's page", () => {
  it("says at most 220 words above the fold, with number, count, conditions and dates in sight", async () => {
    const { page } = desk;
    await page.setViewport({ width: 1280, height: fold });
    await open(page, applicationPath(id));
    for (const text of ["Bellwether Energy", "Closes 14 Dec", "must-haves", "Only you can add these"])
      await seeText(page, text);
    // The link past the sidebar is out of sight until it has the focus.
    const words = await wordsAbove(page, "body", fold, "a[href='#main']");
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(220);
    expect(words.length).toBeGreaterThan(80);
    expect(words, words.join(" ")).toContain("Salesforce");
    // The head with its tabs is 96 px high.
    const bar = await lowestOf(page, "header:has(~ #main)");
    expect((await lowestOf(page, "[role=tablist]")) - bar).toBeLessThanOrEqual(96);
    const conditions = await page.waitForSelector("::-p-xpath(//h2[contains(., 'Knock-out questions')])");
    expect((await conditions?.boundingBox())?.y).toBeLessThan(fold - 60);
    await checkLooks(page, "job-match");
  });

  it("lists what was not found before what is shown, and asks for it: a no is kept and can be undone", async () => {
    const { page } = desk;
    await page.setViewport({ width: 1280, height: fold });
    await open(page, applicationPath(id));
    await seeText(page, "What the ad asks for");
    const groups = await page.$$eval("main section h3", (all) => all.map((one) => one.textContent ?? ""));
    const order = ["Not found", "Partly", "Shown"].filter((name) =>
      groups.some((one) => one.startsWith(name)),
    );
    expect(
      groups.filter((one) => /^(?:Not found|Partly|Shown)/.test(one)).map((one) => one.replace(/\d+$/, "")),
    ).toEqual(order);
    expect(order[0]).toBe("Not found");
    const no = await page.waitForSelector("[aria-label^='Done it? No: Salesforce']");
    const name = (await no?.evaluate((one) => one.getAttribute("aria-label"))) ?? "";
    await no?.click();
    await seeText(page, "Noted as a no");
    await page.waitForFunction((gone) => !document.querySelector(`[aria-label="${gone}"]`), {}, name);
    await press(page, "Undo");
    await page.waitForSelector(`[aria-label="${name}"]`);
  });

  it("from the page to the tailored resume's download in at most 15 tabs", async () => {
    const { page } = desk;
    await open(page, applicationPath(id));
    await pressByKey(page, "Tailor resume");
    await seeAddress(page, "/resume-optimizer");
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await open(page, applicationPath(id));
    await seeText(page, "Open resume");
    await page.focus("h1");
    const toTabs = await tabTo(page, /^Match/, 15);
    await page.keyboard.press("ArrowRight");
    await seeAddress(page, applicationPath(id, "resume"));
    await seeText(page, "Tailored ");
    await page.focus("h1");
    const nextFile = await downloadsOf(desk.browser, page);
    const toDownload = await tabTo(page, /Download/, 15 - toTabs);
    expect(toTabs + toDownload).toBeLessThanOrEqual(15);
    await page.keyboard.press("Enter");
    expect((await nextFile(/\.docx$/)).length).toBeGreaterThan(1000);
  });

  it.each(jobTabs)("looks as it should: %s", async (tab) => {
    const { page } = desk;
    await page.setViewport({ width: 1280, height: fold });
    await open(page, applicationPath(id, tab));
    await checkLooks(page, `job-${tab}`);
  });
});
