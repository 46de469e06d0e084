import { mkdirSync } from "node:fs";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { giveFile } from "../give-file.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  holdSession,
  newVisitor,
  open,
  paste,
  pictures,
  press,
  pressByKey,
  reload,
  seeAddress,
  seeText,
  signIn,
  valueIn,
} from "../visit.ts";
import { pressStale } from "./press-stale.ts";
import { ad, type Desk, keys, resultDesk, resume, wordText } from "./result-desk.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let desk: Desk;

const usage = "/api/usage/resume-optimizer";
const optimise = "/api/resume/optimize";

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  desk = resultDesk(page);
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const isDisabled = (name: string) =>
  page.$eval(`::-p-aria([name="${name}"][role="button"])`, (one) => (one as HTMLButtonElement).disabled);

const upload = (name: string, bytes: string | Uint8Array) =>
  giveFile(page, "input[type=file]", { name, bytes });

describe("the optimizer's input", () => {
  it("is for those who are signed in [P1-2.15]", async () => {
    await open(page, "/resume-optimizer");
    await seeAddress(page, "/login?returnTo=%2Fresume-optimizer");
    await holdSession(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
    await open(page, "/resume-optimizer");
    await seeText(page, "Optimize My Resume");
    await seeText(page, "free@kelpie.test");
  });

  it("leads to the other tools, and names who is signed in [P2-2.37]", async () => {
    for (const [name, address, text] of [
      ["Dashboard", "/dashboard", "Welcome"],
      ["Cover Letters", "/cover-letter", "Premium Feature Required"],
      ["Applications", "/application-tracker", "Back to Dashboard"],
      ["Resume Optimizer", "/resume-optimizer", "Optimize My Resume"],
    ] as const) {
      await open(page, "/resume-optimizer");
      await seeText(page, "Optimize My Resume");
      await page.locator(`header ::-p-aria([name="${name}"][role="link"])`).click();
      await seeAddress(page, address);
      await seeText(page, text);
    }
    await seeText(page, "free@kelpie.test");
    expect(await page.$('header ::-p-aria([name="Sign out"][role="button"])')).not.toBeNull();
  });

  it("has both cards with their fields and the one button [P2-2.38 P2-2.40 P2-2.41 P2-2.42 P2-2.43 P2-5.09 P2-5.10]", async () => {
    const accept = await page.$eval("input[type=file]", (one) => (one as HTMLInputElement).accept);
    expect(accept.split(",")).toEqual([".pdf", ".doc", ".docx", ".txt"]);
    expect(await page.$eval("[name=jobUrl]", (one) => (one as HTMLInputElement).type)).toBe("url");
    expect(await page.$("textarea[name=resumeText]")).not.toBeNull();
    expect(await page.$("textarea[name=jobDescription]")).not.toBeNull();
    expect(await isDisabled("Fetch")).toBe(true);
    await desk.judgeAll("optimizer-input");
  });

  it("the score comes in without moving the button that is about to be pressed", async () => {
    for (const width of [1280, 360]) {
      await page.setViewport({ width, height: 900 });
      await desk.replaceText("textarea[name=jobDescription]", ad);
      await desk.replaceText("textarea[name=resumeText]", "");
      await seeText(page, "No score yet");
      const top = () =>
        page.$eval('::-p-aria([name="Optimize My Resume"][role="button"])', (one) =>
          Math.round(one.getBoundingClientRect().top + scrollY),
        );
      await paste(page, "textarea[name=resumeText]", resume);
      const before = await top();
      await seeText(page, "before any change");
      expect(Math.abs((await top()) - before), `at ${width} px`).toBeLessThanOrEqual(1);
    }
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("'Choose File' becomes 'Change File' once there is text [P2-2.39]", async () => {
    await desk.replaceText("textarea[name=resumeText]", "");
    await seeText(page, "Choose File");
    await paste(page, "textarea[name=resumeText]", resume);
    await seeText(page, "Change File");
  });

  it("refuses blank text before any call [P2-5.04]", async () => {
    await desk.replaceText("textarea[name=resumeText]", "   ");
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    for (const button of ["View analysis", "Optimize My Resume"]) {
      await press(page, button);
      await seeText(page, "Missing resume content");
      await seeText(page, "Please upload or paste your resume first.");
    }
    expect(calls).toEqual([]);
  });

  it("counts the free uses, and hints only when they are gone [P1-1.13 P2-2.45 P2-2.46 P2-5.06 P2-6.05]", async () => {
    for (const count of [1, 2, 3]) {
      const restore = await desk.answerWith(usage, 200, { count });
      await open(page, "/resume-optimizer");
      await seeText(page, `${count} of 3 free optimizations used`);
      const text = await page.evaluate(() => document.body.innerText);
      expect(text.includes("Upgrade to premium for unlimited optimizations.")).toBe(count === 3);
      expect(await isDisabled("Optimize My Resume")).toBe(count === 3);
      await restore();
    }
  });

  it("at the limit the guard behind the disabled button says so, without a call [P2-5.05 P2-5.08]", async () => {
    await desk.replaceText("textarea[name=resumeText]", resume);
    const calls: string[] = [];
    page.on("request", (request) => request.url().endsWith(optimise) && calls.push(request.url()));
    await pressStale(page, "Optimize My Resume");
    await seeText(page, "Optimization limit reached");
    expect(calls).toEqual([]);
  });

  it("fetches an ad by its address, and says when it cannot [P2-2.41 P2-2.42 P2-8.12 P2-8.13]", async () => {
    await open(page, "/resume-optimizer");
    await desk.replaceText("[name=jobUrl]", "https://jobs.example.com/1");
    for (const answer of [{ success: false, error: "This board refuses." }, null]) {
      const restore = await desk.answerWith("/api/fetch-job-description", answer ? 200 : 500, answer ?? {});
      await press(page, "Fetch");
      await seeText(page, "Failed to fetch job description");
      await seeText(page, "Please paste the job description manually.");
      await restore();
    }
    const restore = await desk.answerWith("/api/fetch-job-description", 200, {
      success: true,
      description: ad,
    });
    await press(page, "Fetch");
    await seeText(page, "Job description fetched");
    const filled = await valueIn(page, "[name=jobDescription]");
    expect(filled).toBe(ad);
    await restore();
  });

  it("reads an uploaded file, and refuses what is too large or unreadable [P2-2.40 P2-5.02 P2-8.10 P2-8.11]", async () => {
    await upload("ash.txt", resume);
    await seeText(page, "File uploaded successfully");
    await seeText(page, "Your resume has been processed and is ready for optimization.");
    const filled = await valueIn(page, "[name=resumeText]");
    expect(filled).toContain("Ash Wattle");
    await upload("large.txt", new Uint8Array(10 * 1024 * 1024 + 1).fill(65));
    await seeText(page, "File too large");
    await seeText(page, "Please upload a file smaller than 10MB.");
    await upload("broken.pdf", "this is no PDF");
    await seeText(page, "Upload failed");
    await seeText(page, "Please try again or paste your resume text manually.");
  });
});

describe("an optimisation", () => {
  it("that fails says why, counts nothing and keeps the texts [P2-4.09 P2-8.14 P2-8.15]", async () => {
    await desk.fillOptimizer(ad);
    for (const [body, text] of [
      [{ message: "M of the server." }, "M of the server."],
      [{}, "Please try again."],
    ] as const) {
      const restore = await desk.answerWith(optimise, 500, body);
      await pressByKey(page, "Optimize My Resume");
      await seeText(page, "Optimization failed");
      await seeText(page, `${text} Your texts are still here.`);
      await restore();
    }
    await seeText(page, "0 of 3 free optimizations used");
  });

  it("over the limit of another tab is told without blame [P2-8.17]", async () => {
    const body = {
      requiresUpgrade: true,
      code: "upgrade_required",
      message: "x",
      error: "x",
      requestId: "1",
    };
    const restore = await desk.answerWith(optimise, 403, body);
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Free Optimizations Complete");
    await seeText(
      page,
      "You've used all 3 free resume optimizations! Upgrade to Premium for unlimited access.",
    );
    expect(await page.$('[role="alert"]')).toBeNull();
    await restore();
  });

  it("shows five steps while it runs, then the result at its own address; what raises no number is not counted [P2-1.01 P2-2.47 P2-2.48 P2-2.49 P2-2.50 P2-4.08 P2-4.09 P2-8.16]", async () => {
    const restore = await desk.takeOver(optimise, { waitMs: 2500 });
    // The toast of the last test may still lie over the button.
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Step 1 of 5");
    const text = await page.evaluate(() => document.body.innerText);
    const names = ["Analyzing Resume", "Job Analysis", "Keyword Matching", "Content Enhancement"];
    expect(text).toMatch(new RegExp([...names, "Final Optimization"].join("[\\s\\S]*")));
    await page.waitForFunction(() => /\b([1-9]|1\d|20)%/.test(document.body.innerText));
    await desk.judgeAll("optimizer-progress");
    await seeText(page, "Resume Analysis Complete");
    await seeText(page, "Optimization completed");
    await seeText(page, "Not counted: neither number went up.");
    const address = await desk.resultAddress();
    await seeAddress(page, address);
    await restore();
    await reload(page);
    await seeText(page, "Resume Analysis Complete");
    await press(page, "Upload & Rescan");
    await seeText(page, "0 of 3 free optimizations used");
    await page.locator("::-p-text(Back to the result)").click();
    await seeAddress(page, address);
    await seeText(page, "Resume Analysis Complete");
  });

  it("has the circle, four cards and four tabs [P1-1.03 P2-2.51 P2-2.54 P2-2.55 P2-2.56 P2-2.58 P2-2.59]", async () => {
    const { atsScore, improvements } = await desk.stored(keys.result);
    const circle = await page.$$eval("[role=img]", (all) => all.map((one) => one.getAttribute("aria-label")));
    expect(circle.join()).toContain(`Match rate: ${atsScore} of 100`);
    await desk.openDetails();
    for (const card of ["Searchability", "Hard Skills", "Soft Skills", "Formatting"])
      await seeText(page, card);
    expect(await desk.panelText()).toMatch(/Key achievements[\s\S]*Next steps/);
    await desk.openTab("Improvements");
    for (const improvement of improvements as string[]) expect(await desk.panelText()).toContain(improvement);
    await desk.openTab("Keywords");
    expect(await desk.panelText()).toMatch(/Missing[\s\S]*Added/);
    await desk.openTab("Compare");
    expect(await desk.panelText()).toMatch(/Original[\s\S]*Optimized[\s\S]*Planned activities/);
    await desk.judgeAll("optimizer-result");
  });

  it("without improvements says so [P2-2.57]", async () => {
    await desk.openWith(await desk.resultAddress(), keys.result, { improvements: [] });
    await desk.openDetails();
    await desk.openTab("Improvements");
    await seeText(page, "Your resume is already well-optimized!");
  });

  it("is downloaded as Word; a failure is told here too [P2-2.52 P2-9.18 P2-8.18 P2-8.19 P2-8.20]", async () => {
    const downloaded = await downloadsOf(browser, page);
    await press(page, "Download Resume (Word)");
    const file = await downloaded(/^optimized-resume-\d{4}-\d\d-\d\d\.docx$/);
    expect(wordText(file)).toContain("Planned activities");
    const restore = await desk.answerWith("/api/download-resume", 500, { error: "E of the server." });
    await press(page, "Download Resume (Word)");
    await seeText(page, "Download failed");
    await seeText(page, "E of the server.");
    await restore();
  });

  it("leads back to the input, with the new text or as it was [P2-2.53]", async () => {
    const text = () => valueIn(page, "[name=resumeText]");
    await press(page, "Upload & Rescan");
    await page.waitForSelector("[name=resumeText]");
    expect(await text()).toContain("Responsible for planning");
    await page.locator("::-p-text(Back to the result)").click();
    await press(page, "Edit Resume");
    await page.waitForSelector("[name=resumeText]");
    expect(await text()).toContain("Planned activities");
  });

  it("needs no ad, and is unlimited with Premium [P1-6.14 P2-1.02 P2-2.44 P2-6.05]", async () => {
    page = await newVisitor(browser);
    desk = resultDesk(page);
    await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
    await desk.fillOptimizer("");
    await seeText(page, "Premium Plan - Unlimited optimizations");
    await press(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await seeText(page, "No ad was given, so this says how well the resume can be read.");
  });
});
