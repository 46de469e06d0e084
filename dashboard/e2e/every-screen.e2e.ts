import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { isSitePath } from "#shared/domain/site-paths.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { openDesk } from "./desk.ts";
import { holdSession, load, newVisitor } from "./visit.ts";

type PageName = keyof typeof pages;
type NamesSomething = {
  [Name in PageName]: (typeof pages)[Name] extends `${string}:${string}` ? Name : never;
}[PageName];

const desk = openDesk();
const premium = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };
/** A visitor's own: who is signed in is led on from them. */
const doors: PageName[] = ["login", "signup", "register", "forgotPassword", "resetPassword", "verifyEmail"];
/** Where a screen leads on to: a result or a link that is not there, and parts of a job's page (D-116). */
const leadsTo: Partial<Record<PageName, PageName>> = {
  resumePreview: "resumeOptimizer",
  resetPassword: "forgotPassword",
  verifyEmail: "login",
  criteria: "application",
  interviewKit: "application",
};

const isPublic = (name: PageName) => isSitePath(pages[name]) || doors.includes(name);
const all = Object.keys(pages) as PageName[];

/** The first of the person's things at an address of the API. */
async function firstId(page: Page, path: string): Promise<string> {
  const answer = await page.evaluate(async (address) => {
    const headers = { "X-Kelpie-Token": localStorage.getItem("auth_token") ?? "" };
    return (await fetch(address, { headers })).text();
  }, path);
  const id = /"id":"([^"]+)"/.exec(answer)?.[1];
  if (id === undefined) throw new Error(`${path} has nothing: ${answer.slice(0, 200)}`);
  return id;
}

/** What a page names in its address. A result and a letter are the tests' of their own; here neither is there. */
async function examplesFor(page: Page): Promise<Record<NamesSomething, string>> {
  const application = await firstId(page, "/api/applications");
  return {
    article: "answer-key-selection-criteria",
    optimization: "none",
    letter: "none",
    resume: await firstId(page, "/api/resumes"),
    criteria: application,
    interviewKit: application,
    application,
    template: "business-analyst",
    job: await firstId(page, "/api/jobs"),
    resumeTemplate: "business-analyst",
  };
}

/** A screen on a phone: it has a heading, is wide enough for what is on it, and nothing in it failed. */
async function seeScreen(page: Page, address: string, shownAt: string): Promise<void> {
  const failures: string[] = [];
  const note = (error: unknown) => failures.push(String(error));
  page.on("pageerror", note);
  await load(page, address);
  page.off("pageerror", note);
  const seen = await page.evaluate(() => ({
    path: location.pathname,
    heading: document.querySelector("h1")?.textContent?.trim() ?? "",
    hasFailed: document.querySelector("[role=alert] details") !== null,
    isTooWide: document.documentElement.scrollWidth > document.documentElement.clientWidth,
  }));
  expect(failures).toEqual([]);
  expect(seen).toMatchObject({ path: shownAt, hasFailed: false, isTooWide: false });
  expect(seen.heading).toMatch(/^(?!404)\S/);
}

describe("every screen, on a phone", () => {
  let visitor: Page;
  let person: Page;
  let examples: Partial<Record<PageName, string>>;

  beforeAll(async () => {
    visitor = desk.page;
    person = await newVisitor(desk.browser);
    await holdSession(person, premium);
    examples = await examplesFor(person);
    for (const page of [visitor, person]) await page.setViewport({ width: 360, height: 740 });
  });

  it.each(all)("%s is drawn whole, and nothing in it fails [P1-6.03]", async (name) => {
    const addressOf = (one: PageName) => pages[one].replace(/:\w+/, examples[one] ?? "");
    const page = isPublic(name) ? visitor : person;
    await seeScreen(page, addressOf(name), addressOf(leadsTo[name] ?? name));
  });

  it("an address that nobody has is said to be none", async () => {
    await load(visitor, "/no-such-page");
    expect(await visitor.$eval("h1", (heading) => heading.textContent)).toContain("404");
    expect(visitor.url()).toBe(`${testOrigin}/no-such-page`);
  });
});
