import { mkdirSync } from "node:fs";
import { strFromU8 } from "fflate";
import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { rest } from "../rest.ts";
import {
  afterJump,
  newVisitor,
  open,
  pictures,
  press,
  reload,
  seeAddress,
  seeResult,
  seeText,
  signIn,
  valueIn,
} from "../visit.ts";
import { ad, type Desk, keys, resultDesk, wordText } from "./result-desk.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let desk: Desk;
let downloaded: (name: RegExp) => Promise<Uint8Array>;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  desk = resultDesk(page);
  downloaded = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

describe("the preview", () => {
  it("is one link away from the inline result, with the same result [P2-2.50 P2-2.76 P2-2.78]", async () => {
    await desk.fillOptimizer(ad);
    await press(page, "Optimize My Resume");
    await seeResult(page, "Resume Analysis Complete");
    // By the keyboard: a toast may lie over the end of the page.
    await page.focus('::-p-aria([name="Full analysis"])');
    await page.keyboard.press("Enter");
    const { id } = await desk.stored(keys.result);
    await seeAddress(page, `/resume-analysis-results?id=${id}`);
    await page.goBack();
    // The address is back some frames before its screen is, and the screen before what it asks for: a press on what
    // still goes or moves is lost.
    await seeAddress(page, `/optimizations/${id}`);
    await rest(page, true);
    // A new result is shown from its top; whoever comes back to one is where they were.
    await page.evaluate(() => window.scrollTo(0, 300));
    await page.goForward();
    await seeAddress(page, `/resume-analysis-results?id=${id}`);
    await page.goBack();
    await seeAddress(page, `/optimizations/${id}`);
    await rest(page, true);
    await page.waitForFunction(() => window.scrollY > 0);
    expect(await afterJump(page)).toBeGreaterThan(0);
    await page.focus('::-p-aria([name="Review line by line"])');
    await page.keyboard.press("Enter");
    await seeAddress(page, `/resume-preview?id=${id}`);
    await seeText(page, "Resume Optimization Complete");
    const { atsScore } = await desk.stored(keys.result);
    const before = (await desk.stored(keys.original)).atsScore as number;
    const change = before === atsScore ? `stayed at ${before}%` : `from ${before}% to ${atsScore}%`;
    await seeText(page, change);
    // Its columns come after the heading.
    await seeText(page, "Keywords Analysis");
  });

  it("shows ratings, what the result is worth, improvements and keywords [P2-2.82 P2-2.83 P2-2.84 P2-2.85]", async () => {
    const text = await page.evaluate(() => document.body.innerText);
    for (const wanted of [
      "Quality Assessment",
      "ATS Compatibility",
      "Keyword Integration",
      "Achievement Focus",
      "How Good Are These Results?",
      "Score improvement",
      "Benchmark",
      "Recommendation",
      "These words are bands of our own score",
      "Key Improvements",
      "Keywords Analysis",
      "Added",
      "Missing",
    ])
      expect(text).toContain(wanted);
    const { improvements } = await desk.stored(keys.result);
    for (const improvement of improvements as string[]) expect(text).toContain(improvement);
    await desk.judgeAll("preview");
  });

  it("shows each changed line with before, after and reason, and both texts side by side [P2-2.86 P2-2.88]", async () => {
    const card = await desk.cardText("Line-by-line suggestions");
    expect(card).toContain("Responsible for planning activities for a room of 18 children");
    expect(card).toContain("Planned activities for a room of 18 children");
    const [first] = (await desk.stored(keys.result)).lineByLineSuggestions as { reason: string }[];
    expect(card).toContain(first?.reason ?? "none");
    const compare = await desk.cardText("Original and optimized");
    expect(compare).toMatch(
      /Original[\s\S]*Responsible for planning[\s\S]*Optimized[\s\S]*Planned activities/,
    );
  });

  it("refusing, accepting, own wording and undo: text, score and file follow, also after a reload", async () => {
    const final = async () => String((await desk.review())?.text);
    const { optimizedText } = await desk.stored(keys.result);
    await press(page, "Reject");
    await seeText(page, "Rejected");
    expect(await final()).not.toBe(optimizedText);
    await press(page, "Undo");
    await page.waitForFunction(() => !document.body.innerText.includes("Rejected"));
    expect(await final()).toBe(optimizedText);

    await press(page, "Edit line");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.sendCharacter("Led the preschool room");
    await page.keyboard.press("Enter");
    await seeText(page, "Your wording");
    await press(page, "Reject all");
    await seeText(page, "All suggestions rejected");
    await seeText(page, "None of the suggested lines is in your resume.");
    await reload(page);
    await seeText(page, "Your wording");
    expect(await final()).toContain("Led the preschool room");
    expect(await final()).toContain("- Organized incursions with local musicians");
    await desk.judgeAll("preview-decided");
    await press(page, "DOC");
    const words = wordText(await downloaded(/^resume-optimized\.docx$/));
    expect(words).toContain("Led the preschool room");
    expect(words).toContain("Organized incursions");
    expect(words).not.toContain("Organised incursions");
    await seeText(page, "Download started");
  });

  it("downloads PDF and DOC from the head and from Final Resume [P2-2.79 P2-2.91 P2-8.22]", async () => {
    await press(page, "PDF");
    expect(strFromU8((await downloaded(/^resume-optimized\.pdf$/)).slice(0, 5))).toBe("%PDF-");
    expect((await desk.cardText("Final Resume")).replace(/\s+/g, " ")).toMatch(/PDF DOC/);
    let sent = "";
    const listen = (request: HTTPRequest) => {
      if (request.url().endsWith("/api/resume/download")) sent = request.postData() ?? "";
    };
    page.on("request", listen);
    await page.evaluate(() => {
      const words = [...document.querySelectorAll("button")].filter((one) => one.innerText.trim() === "DOC");
      words.at(-1)?.click();
    });
    await page.waitForResponse((one) => one.url().endsWith("/api/resume/download"));
    page.off("request", listen);
    expect(JSON.parse(sent)).toMatchObject({ format: "docx" });
  });

  it("edit mode: the count follows; Cancel restores, Save keeps, says so and changes the file [P2-2.89 P2-2.90 P2-4.16 P2-4.17]", async () => {
    const area = "textarea[name=finalResume]";
    const before = String((await desk.review())?.text);
    await press(page, "Edit");
    await page.waitForSelector(area);
    expect(await desk.hasButton("Save")).toBe(true);
    await page.keyboard.sendCharacter("Nonsense. ");
    await seeText(page, `${(before.length + 10).toLocaleString("en-AU")} characters`);
    await reload(page);
    expect(await valueIn(page, area)).toBe(`Nonsense. ${before}`);
    await desk.judgeAll("preview-edit");
    await press(page, "Cancel");
    await seeText(page, `${before.length.toLocaleString("en-AU")} characters`);
    expect(await desk.cardText("Final Resume")).not.toContain("Nonsense");

    await press(page, "Edit");
    await page.waitForSelector(area);
    await page.keyboard.sendCharacter("Available now. ");
    await press(page, "Save");
    await seeText(page, "Changes saved");
    expect(await desk.cardText("Final Resume")).toContain("Available now.");
    const asked = page.waitForRequest((one) => one.url().endsWith("/api/resume/download"));
    await press(page, "DOC");
    expect(JSON.parse((await asked).postData() ?? "{}").text).toContain("Available now.");
  });

  it("the inline result and the analysis follow what was decided here", async () => {
    await open(page, "/resume-analysis-results");
    expect((await desk.stored(keys.analysis)).optimizedText).toContain("Available now.");
    await open(page, await desk.resultAddress());
    await seeText(page, "Resume Analysis Complete");
    const asked = page.waitForRequest((one) => one.url().endsWith("/api/download-resume"));
    await press(page, "Download Resume (Word)");
    expect(JSON.parse((await asked).postData() ?? "{}").resumeContent).toContain("Available now.");
  });

  it("says what is stored: the headline, at most 8 missing and 5 highlighted, integration [P2-2.81 P2-2.85 P2-2.87 P2-9.11 P2-9.12]", async () => {
    await desk.forgetReview();
    const missing = Array.from({ length: 12 }, (_, at) => `Missing skill ${at + 1}`);
    await page.evaluate(
      (key, value) => sessionStorage.setItem(key, value),
      keys.original,
      JSON.stringify({ ...(await desk.stored(keys.original)), atsScore: 55 }),
    );
    const { analysis } = await desk.stored(keys.result);
    const requirements = missing.map((term) => ({ id: term, term, aliases: [], kind: "hard" }));
    const evidence = missing.map((term) => ({
      requirementId: term,
      credit: 0,
      adSentence: `We ask for ${term}.`,
    }));
    const match = { ...(analysis as { match: object }).match, requirements, evidence };
    await desk.openWith("/resume-preview", keys.result, {
      atsScore: 80,
      missingKeywords: missing,
      addedKeywords: ["Play", "Nature", "Families"],
      keywordIntegrationSuggestions: ["Play: show it in a role", "Nature: show it in a role"],
      analysis: { ...(analysis as object), match },
      blocked: [{ line: "Led 40 staff", claim: "40", reason: "Your resume does not say this (number)." }],
    });
    await seeText(page, "Your resume score improved from 55% to 80%");
    const about = await desk.cardText("Keywords Analysis");
    expect(about).toContain("Missing skill 8");
    expect(about).not.toContain("Missing skill 9");
    expect(about).toContain("+4 more");
    await page.locator("summary").click();
    expect(await page.$$eval("details mark", (all) => all.length)).toBe(5);
    await seeText(page, "Play: show it in a role");
    await seeText(page, "Nature: show it in a role");
    await seeText(page, "Moderate");
    await seeText(page, "+25, Excellent");
    await seeText(page, "Top 25%");
    await seeText(page, "Ready for job applications");
    await seeText(page, "Led 40 staff");
    await desk.judgeAll("preview-blocked");
  });

  it("a download that fails says so [P2-8.18 P2-8.19]", async () => {
    const restore = await desk.answerWith("/api/resume/download", 500, {});
    await press(page, "DOC");
    await seeText(page, "Download failed");
    await seeText(page, "Please try again later.");
    await restore();
  });

  it("'Scan New Resume' clears the results and goes to the optimizer [P2-2.80]", async () => {
    await press(page, "Scan New Resume");
    await seeAddress(page, "/resume-optimizer");
    for (const key of Object.values(keys)) expect(await desk.stored(key)).toBeNull();
  });

  it("at the free limit the analysis stays and only its writing is closed", async () => {
    page = await newVisitor(browser);
    desk = resultDesk(page);
    await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
    await desk.fillOptimizer(ad);
    const restore = await desk.answerWith("/api/usage/resume-optimizer", 200, { count: 3 });
    await press(page, "View analysis");
    await seeAddress(page, "/resume-analysis-results");
    await reload(page);
    await seeText(page, "All free optimizations are used. Analysing stays free.");
    const isClosed = await page.$eval(
      '::-p-aria([name="Optimize Resume"][role="button"])',
      (one) => (one as HTMLButtonElement).disabled,
    );
    expect(isClosed).toBe(true);
    await restore();
  });
});
