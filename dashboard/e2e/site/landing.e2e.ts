import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { countWords } from "#shared/domain/text.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { testOrigin } from "#shared/testing/e2e/test-origin.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, open, seeAddress, seeText, signIn } from "../visit.ts";
import { wordsAbove } from "../words-above.ts";

let api: RunningApi;
let browser: Browser;
let visitor: Page;
let person: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  visitor = await newVisitor(browser);
  person = await newVisitor(browser);
  await signIn(person, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const hrefs = (page: Page, where: string) =>
  page.$$eval(`${where} a`, (all) => all.map((one) => one.getAttribute("href")));

/** Presses a link of the landing page and waits for where it leads. */
async function follow(page: Page, selector: string, address: string): Promise<void> {
  if (new URL(page.url()).pathname !== "/") await open(page, pages.home);
  await page.locator(selector).click();
  await seeAddress(page, address);
}

describe("the landing page", () => {
  it("is at / and /home for everybody [P1-2.01 P1-2.02 P1-2.03 P1-2.108]", async () => {
    for (const page of [visitor, person])
      for (const address of [pages.landing, pages.home]) {
        await open(page, address);
        await seeAddress(page, address);
        await seeText(page, "before you apply");
      }
    expect(await visitor.title()).toContain("Kelpie");
  });

  it("has every section in its order [P1-2.114 P1-2.115 P1-2.116 P1-2.117 P1-2.118 P1-2.120 P1-2.121]", async () => {
    const headings = await visitor.$$eval("h1, h2", (all) => all.map((one) => one.textContent?.trim()));
    const wanted = [
      "Know where you stand before you apply",
      "From job ad to application",
      "No tricks. Just a clear resume.",
      "See which gaps are real, and which you just haven't written down",
      "From job seekers",
      "All the tools in one place",
      "Start free. Upgrade when you need more.",
      "Questions people ask first",
      "Spend tonight on the three right jobs",
      "Reach people who are a real fit",
      "Why people stay with Kelpie",
      "Open an ad. See where you stand.",
    ];
    expect(headings.filter((one) => wanted.includes(one ?? ""))).toEqual(wanted);
    for (const text of ["Beat the Bots", "The skills gap", "Job seekers", "Employers"])
      await seeText(visitor, text);
    const footer = await visitor.$eval("main + footer", (one) => one.textContent);
    expect(footer).toContain("Made in Australia");
  });

  it("shows each review whole, and says that it is illustrative [P1-3.10 P1-2.117 D-07]", async () => {
    const reviews = await visitor.$$eval("[data-review]", (all) =>
      all.map((one) => ({
        rating: one.querySelector("[role=img]")?.getAttribute("aria-label"),
        date: one.querySelector("time")?.textContent,
        words: [...one.querySelectorAll("h3, p")].map((part) => part.textContent ?? ""),
      })),
    );
    expect(reviews).toHaveLength(3);
    for (const { rating, date, words } of reviews) {
      expect(rating).toMatch(/^[1-5] out of 5$/);
      expect(date).toMatch(/^[A-Z][a-z]+ \d{1,2}, 20\d\d$/);
      expect(words).toHaveLength(3);
      expect(words.every((one) => one.length > 5)).toBe(true);
    }
    const text = await visitor.$eval("body", (one) => one.innerText);
    expect(text.split("Figures and reviews are illustrative.")).toHaveLength(2);
  });

  it("says the limits and prices that the server keeps, and marks what is planned [D-04 D-06 D-56]", async () => {
    for (const text of [
      "$19",
      "$170",
      "SAVE 26% a year",
      "3 resume optimisations",
      "Interview preparation",
      "LinkedIn optimisation (planned)",
    ])
      await seeText(visitor, text);
    expect(await visitor.$eval("body", (one) => one.innerText)).not.toMatch(/19\.99|15%/);
  });

  it("says at most 700 words, beside the ad in its picture", async () => {
    await open(visitor, "/");
    const text = await visitor.$eval("main", (main) => {
      const picture = main.querySelector<HTMLElement>("[data-sample-ad]");
      return main.innerText.replace(picture?.innerText ?? "", "");
    });
    expect(countWords(text)).toBeLessThanOrEqual(700);
    expect(countWords(text)).toBeGreaterThan(400);
  });

  it("says at most 140 words above the fold", async () => {
    await visitor.setViewport({ width: 1280, height: 800 });
    await open(visitor, "/");
    const words = await wordsAbove(visitor, "body", 800, "a[href='#main'], [data-sample-ad]");
    expect(words.length, words.join(" ")).toBeLessThanOrEqual(140);
    expect(words.length).toBeGreaterThan(40);
    await visitor.setViewport({ width: 1280, height: 900 });
  });

  it("opens several questions at once [P1-2.119]", async () => {
    const opened = () => visitor.$$eval("#questions details[open]", (all) => all.length);
    const lines = await visitor.$$("#questions summary");
    await lines[0]?.click();
    await lines[1]?.click();
    expect(await opened()).toBe(2);
    await seeText(visitor, "Between 70 and 90% is a sound range.");
    await lines[0]?.click();
    expect(await opened()).toBe(1);
  });

  it("shows one picture of each pair, in the page's theme", async () => {
    const shown = () =>
      visitor.$$eval("main img", (all) =>
        all.filter((one) => one.checkVisibility()).map((one) => one.src.match(/-(light|dark)-[^/]*$/)?.[1]),
      );
    for (const theme of ["dark", "light"] as const) {
      await visitor.emulateMediaFeatures([{ name: "prefers-color-scheme", value: theme }]);
      expect(await shown()).toEqual(Array(6).fill(theme));
    }
  });

  it("keeps its header in view [P1-2.113]", async () => {
    await visitor.evaluate(() => window.scrollTo(0, 2000));
    await visitor.waitForFunction(() => window.scrollY > 1500);
    expect(await visitor.$eval("header", (one) => one.getBoundingClientRect().top)).toBe(0);
  });

  it("leads to sign-in, sign-up, the templates and all of the site [P1-2.109 P1-2.110 P1-2.122 P1-2.28 P1-2.29 P1-2.30 P1-2.31 P1-2.33]", async () => {
    const header = await hrefs(visitor, "header");
    expect(header).toEqual(
      expect.arrayContaining([
        "/login",
        "/signup",
        "/resume-templates",
        "/blog",
        "/job-board",
        "/employer-register",
        "/help",
      ]),
    );
    const footer = await hrefs(visitor, "footer");
    const templates = [
      "business-analyst",
      "speak-framework",
      "elevator-pitch",
      "cover-letter",
      "hiring-playbook",
    ];
    for (const id of [...templates, "follow-up-email", "ai-prompts"])
      expect(footer).toContain(`/templates/${id}`);
    for (const id of ["business-analyst", "hiring-playbook"])
      await follow(visitor, `footer a[href="/templates/${id}"]`, `/templates/${id}`);
    await follow(visitor, "header nav a[href='/job-board']", "/login?returnTo=%2Fjob-board");
    await follow(visitor, "header nav a[href='/employer-register']", "/employer-register");
    await follow(visitor, "header a[href='/resume-templates']", "/resume-templates");
    await follow(visitor, "header a[href='/signup']", "/signup");
  });

  it("shows two template pages that the specification forgot [D-39]", async () => {
    for (const id of ["follow-up-email", "ai-prompts"])
      await follow(visitor, `footer a[href="/templates/${id}"]`, `/templates/${id}`);
  });
});

const gated = (href: string) => `#features a[data-gated][href="${href}"]`;

it("how the score works: at most 400 words, and no command", async () => {
  await open(visitor, pages.howTheScoreWorks);
  const text = await visitor.$eval("main", (one) => one.innerText);
  expect(countWords(text)).toBeLessThanOrEqual(400);
  expect(countWords(text)).toBeGreaterThan(200);
  expect(text).not.toMatch(/npm run|evaluate --/);
  await checkLooks(visitor, "score-works");
  await visitor.setViewport({ width: 1280, height: 900 });
});

describe("gated navigation", () => {
  it("leads a visitor to sign-in and back [P1-2.111 P1-2.112 P1-4.08]", async () => {
    for (const target of [pages.resumeOptimizer, pages.applications, pages.coverLetter])
      await follow(visitor, gated(target), `/login?returnTo=${encodeURIComponent(target)}`);
  });

  it("leads who is signed in to the target [P1-2.111 P1-2.112 P1-4.07]", async () => {
    for (const target of [pages.resumeOptimizer, pages.applications])
      await follow(person, gated(target), target);
    await open(person, pages.home);
    await person.locator('header ::-p-aria([name="Dashboard"][role="link"])').click();
    await seeAddress(person, pages.overview);
  });

  it("waits while it is not known who is there [P1-4.06]", async () => {
    for (const [page, address] of [
      [visitor, "/login?returnTo=%2Fresume-optimizer"],
      [person, "/resume-optimizer"],
    ] as const) {
      const release = await holdUser(page);
      await page.goto(`${testOrigin}/`, { waitUntil: "domcontentloaded" });
      await page.locator(gated(pages.resumeOptimizer)).click();
      await release.asked;
      expect(new URL(page.url()).pathname).toBe("/");
      await release.answer();
      await seeAddress(page, address);
    }
  });
});

/** Holds the question who is signed in until it is answered. */
async function holdUser(page: Page): Promise<{ asked: Promise<void>; answer: () => Promise<void> }> {
  let go: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    go = resolve;
  });
  let hear: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    hear = resolve;
  });
  const stop = await intercept(page, (request) => {
    if (!request.url().endsWith("/api/auth/user")) return void request.continue();
    hear();
    void released.then(() => request.continue());
  });
  return {
    asked,
    answer: async () => {
      go();
      await stop();
    },
  };
}
