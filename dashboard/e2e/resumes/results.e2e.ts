import { mkdirSync } from "node:fs";
import { strFromU8 } from "fflate";
import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { newVisitor, open, pictures, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { ad, type Desk, keys, resultDesk, resume, wordText } from "./result-desk.ts";

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
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

describe("without a result", () => {
  it("a visitor is asked to sign in first [P1-2.16 P1-2.17]", async () => {
    for (const address of ["/resume-analysis-results", "/resume-preview"]) {
      await open(page, address);
      await seeAddress(page, `/login?returnTo=${encodeURIComponent(address)}`);
    }
    await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  });

  it("the analysis says there is none, and leads to the optimizer [P2-2.61 P2-2.62]", async () => {
    await open(page, "/resume-analysis-results");
    await seeText(page, "No Analysis Found");
    await desk.judgeAll("analysis-none");
    await press(page, "Go to Resume Optimizer");
    await seeAddress(page, "/resume-optimizer");
  });

  it("the preview says so and goes to the optimizer [P2-2.77 P2-8.24]", async () => {
    await open(page, "/resume-preview");
    await seeText(page, "No optimization found");
    await seeAddress(page, "/resume-optimizer");
  });

  it("the preview says that what is stored cannot be read [P2-8.23]", async () => {
    await page.evaluate((key) => sessionStorage.setItem(key, "x{"), keys.result);
    await open(page, "/resume-preview");
    await seeText(page, "Error loading preview");
    await seeAddress(page, "/resume-optimizer");
  });
});

describe("the analysis screen", () => {
  it("is filled by the optimizer without a call, and holds the specified fields [P2-2.60 P2-3.04 P2-3.06]", async () => {
    await desk.fillOptimizer(ad);
    const calls: string[] = [];
    const listen = (request: HTTPRequest) => void (request.method() === "POST" && calls.push(request.url()));
    page.on("request", listen);
    await press(page, "View analysis");
    await seeAddress(page, "/resume-analysis-results");
    await seeText(page, "Overall ATS Score");
    page.off("request", listen);
    expect(calls).toEqual([]);
    expect(await desk.stored(keys.analysis)).toMatchObject({
      originalText: resume,
      jobDescription: ad,
      atsScore: expect.any(Number),
      foundKeywords: expect.any(Array),
      missingKeywords: expect.any(Array),
      powerEditAnalysis: {
        hardSkills: { score: expect.any(Number), found: expect.any(Array), missing: expect.any(Array) },
        softSkills: { found: expect.any(Array), missing: expect.any(Array) },
        formatting: { score: expect.any(Number), issues: expect.any(Array), suggestions: expect.any(Array) },
      },
    });
  });

  it("shows the score with whose measure it is, the tabs and the downloads [P2-2.67 P2-2.75]", async () => {
    const { atsScore } = await desk.stored(keys.analysis);
    expect(await desk.cardText("Overall ATS Score")).toContain(`${atsScore}%`);
    await seeText(page, "This compares your resume with this ad. It is our own measure, not an employer's.");
    await seeText(page, "Download Your Resume");
    expect(await desk.hasButton("Optimize Resume")).toBe(true);
    expect(await desk.hasButton("New Scan")).toBe(false);
    // What its button would bring is said before it is pressed.
    await seeText(page, "Tailoring would ");
    await desk.judgeAll("analysis");
  });

  it("keywords: found and missing [P2-2.71]", async () => {
    const { foundKeywords, missingKeywords } = await desk.stored(keys.analysis);
    const text = await desk.panelText();
    for (const keyword of [...(foundKeywords as string[]), ...(missingKeywords as string[])])
      expect(text).toContain(keyword);
    expect(text).toMatch(/Not found\s*\d+[\s\S]*Shown\s*\d+/);
  });

  it("skills: hard and soft, each with score, found, missing [P2-2.72]", async () => {
    await desk.openTab("Skills Analysis");
    const text = await desk.panelText();
    expect(text).toMatch(/Hard skills[\s\S]*\d+%[\s\S]*Missing[\s\S]*Found[\s\S]*Soft skills/);
    await desk.judgeAll("analysis-skills");
  });

  it("formatting: score, issues, recommendations [P2-2.73]", async () => {
    const { powerEditAnalysis } = await desk.stored(keys.analysis);
    const formatting = { score: 85, issues: ["Dates are mixed."], suggestions: ["Write dates one way."] };
    await desk.openWith("/resume-analysis-results", keys.analysis, {
      powerEditAnalysis: { ...(powerEditAnalysis as object), formatting },
    });
    await desk.openTab("Formatting");
    expect(await desk.panelText()).toMatch(
      /85%[\s\S]*Issues\s+Dates are mixed\.[\s\S]*Recommendations\s+Write dates one way\./,
    );
    await desk.judgeAll("analysis-formatting");
  });

  it("content review: the original text with the found keywords marked [P2-2.74]", async () => {
    await desk.openTab("Content Review");
    expect(await desk.panelText()).toContain("Organized incursions with local musicians");
    const marked = await page.$$eval('[role="tabpanel"] mark', (all) => all.map((one) => one.textContent));
    expect(marked.map((word) => word?.toLowerCase())).toContain(
      "certificate iii in early childhood education and care",
    );
    await desk.judgeAll("analysis-content");
  });

  it.each([
    [80, "Excellent! Your resume is well-optimized for ATS systems."],
    [79, "Good score with room for improvement."],
    [60, "Good score with room for improvement."],
    [59, "Your resume needs optimization to pass ATS systems effectively."],
  ])("says of %i what the specification says [P2-2.68 P2-2.69 P2-2.70]", async (atsScore, message) => {
    await desk.openWith("/resume-analysis-results", keys.analysis, { atsScore });
    await seeText(page, message);
    await seeText(page, `${atsScore}%`);
  });

  it("downloads the report as PDF and Word [P2-2.64 P2-8.21 P2-9.19]", async () => {
    await press(page, "PDF");
    expect(strFromU8((await downloaded(/^resume-analysis-\d{4}-\d\d-\d\d\.pdf$/)).slice(0, 5))).toBe("%PDF-");
    await seeText(page, "Download successful");
    await press(page, "Word");
    const words = wordText(await downloaded(/^resume-analysis-\d{4}-\d\d-\d\d\.docx$/));
    expect(words).toContain("ATS score: 59 out of 100");
    expect(words).toContain("the resume was analysed, not changed");
  });

  it("has no optimised resume to download yet, and nothing once the entry is gone [P2-5.20 P2-5.21 P2-5.22]", async () => {
    await page.locator('section[aria-label="Optimized resume"] button').click();
    await seeText(page, "Please optimize your resume first to download.");
    await page.evaluate((key) => sessionStorage.removeItem(key), keys.analysis);
    await press(page, "PDF");
    await seeText(page, "No content to download");
    await seeText(page, "Please run an analysis first.");
  });

  it("a download that fails says why [P2-8.18 P2-8.19]", async () => {
    await desk.fillOptimizer(ad);
    await press(page, "View analysis");
    await seeText(page, "Overall ATS Score");
    for (const [body, text] of [
      [{ error: "The printer is out of ink." }, "The printer is out of ink."],
      [{}, "Please try again later."],
    ] as const) {
      const restore = await desk.answerWith("/api/download-resume", 500, body);
      await press(page, "Word");
      await seeText(page, "Download failed");
      await seeText(page, text);
      await restore();
    }
  });

  it("leads back to the optimizer, where the texts still are [P2-2.63]", async () => {
    await page.locator("::-p-text(Back to Optimizer)").click();
    await seeAddress(page, "/resume-optimizer");
    await page.waitForSelector("textarea[name=jobDescription]");
    expect(await valueIn(page, "textarea[name=jobDescription]")).toBe(ad);
  });

  it("measures a resume without an ad too, and says so", async () => {
    await desk.fillOptimizer("");
    await press(page, "View analysis");
    await seeText(page, "No ad was given, so this says how well the resume can be read.");
    await desk.judgeAll("analysis-read");
  });

  it("'Optimize Resume' keeps the texts when it fails", async () => {
    const restore = await desk.answerWith("/api/resume/optimize", 500, { message: "The writer is away." });
    await press(page, "Optimize Resume");
    await seeText(page, "The writer is away. Your texts are still here.");
    await restore();
  });

  it("'Optimize Resume' stores result and original analysis and goes to the preview [P2-2.50 P2-2.65 P2-3.05 P2-4.14]", async () => {
    await desk.fillOptimizer(ad);
    await press(page, "View analysis");
    await seeText(page, "Overall ATS Score");
    await press(page, "Optimize Resume");
    await seeText(page, "Resume Optimization Complete");
    const { id, optimizedText } = await desk.stored(keys.result);
    await seeAddress(page, `/resume-preview?id=${id}`);
    expect(optimizedText).toEqual(expect.any(String));
    expect(await desk.stored(keys.original)).toMatchObject({ originalText: resume });
    expect(await desk.stored(keys.analysis)).toMatchObject({ optimizedText: expect.any(String) });
    const other = await page.browserContext().newPage();
    await open(other, "/resume-analysis-results");
    await seeText(other, "No Analysis Found");
    await other.close();
  });

  it("then shows the optimised text's score, its file, and 'New Scan', which clears all [P2-2.66 P2-4.15 P2-9.19]", async () => {
    await open(page, "/resume-analysis-results");
    await seeText(page, "Of the optimized text.");
    await press(page, "Word");
    const words = wordText(await downloaded(/^resume-optimized-\d{4}-\d\d-\d\d\.docx$/));
    expect(words).toContain("Planned activities");
    await desk.judgeAll("analysis-optimised");
    await press(page, "New Scan");
    await seeAddress(page, "/resume-optimizer");
    for (const key of Object.values(keys)) expect(await desk.stored(key)).toBeNull();
  });
});
