import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { Browser, HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import {
  judge,
  launchBrowser,
  looks,
  newVisitor,
  open,
  paste,
  pictures,
  press,
  seeAddress,
  seeText,
  signIn,
} from "./visit.ts";

const resume = `Ash Wattle
Early Childhood Educator
Newcastle NSW 2300 | 0491 570 156 | ash@example.com

Key skills
Programming, Documentation, First aid

Experience
Educator, Banksia Early Learning
Feb 2020 - Present
- Responsible for planning activities for a room of 18 children
- Organized incursions with local musicians
- Responsible for documentation of learning for families

Education
Certificate III in Early Childhood Education and Care, TAFE NSW, 2019`;

const ad = `About the role
We are a community preschool in Newcastle looking for an Early Childhood Educator to join our preschool room for the new year.
About you
- Certificate III in Early Childhood Education and Care is essential
- Current first aid is required
- Experience with documentation and planning activities is required
- Strong communication and teamwork skills
- Knowledge of the EYLF is highly regarded
- Working with Children Check is essential
You will work with a team of six educators who care about play, nature and families.`;

const keys = {
  analysis: "kelpie_analysis",
  result: "kelpie_optimization",
  original: "kelpie_original_analysis",
};
const downloads = mkdtempSync(path.join(tmpdir(), "kelpie-results-"));

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  const session = await browser.target().createCDPSession();
  await session.send("Browser.setDownloadBehavior", {
    behavior: "allow",
    downloadPath: downloads,
    browserContextId: page.browserContext().id ?? "",
  });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** The file that was just downloaded; it is forgotten, so that the next one of its name is seen too. */
async function downloaded(name: RegExp): Promise<Uint8Array> {
  for (let wait = 0; wait < 150; wait++) {
    const found = readdirSync(downloads).find((one) => name.test(one) && !seen.has(one));
    if (found) {
      seen.add(found);
      return readFileSync(path.join(downloads, found));
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${name} was not downloaded: ${readdirSync(downloads).join(", ")}`);
}
const seen = new Set<string>();

function wordText(file: Uint8Array): string {
  const document = unzipSync(file)["word/document.xml"] ?? new Uint8Array();
  return strFromU8(document)
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ");
}

async function stored(key: string): Promise<Record<string, unknown>> {
  return JSON.parse((await page.evaluate((name) => sessionStorage.getItem(name), key)) ?? "null");
}

/** Changes fields of a stored entry, as another result would have them, and opens the screen with it. */
async function openWith(address: string, key: string, part: Record<string, unknown>): Promise<void> {
  const text = JSON.stringify({ ...(await stored(key)), ...part });
  await page.evaluate((name, value) => sessionStorage.setItem(name, value), key, text);
  await open(page, address);
}

async function openTab(name: string): Promise<void> {
  await page.locator(`::-p-aria([role="tab"])::-p-text(${name})`).click();
}

const hasButton = async (name: string) =>
  (await page.$(`::-p-aria([name="${name}"][role="button"])`)) !== null;

const panelText = () =>
  page.$eval('[role="tabpanel"]:not([hidden])', (one) => (one as HTMLElement).innerText);

const cardText = (heading: string) =>
  page.$$eval(
    "section",
    (all, wanted) =>
      all
        .filter((one) =>
          [...one.querySelectorAll("h2, h3")].some((head) => head.textContent?.startsWith(wanted)),
        )
        .map((one) => one.innerText)
        .at(-1) ?? "",
    heading,
  );

/** Answers a call in the browser, until it is taken away again. */
async function answerWith(address: string, status: number, body: object): Promise<() => Promise<void>> {
  const handle = (request: HTTPRequest) => {
    const isIt = new URL(request.url()).pathname === address;
    if (!isIt) return void request.continue();
    void request.respond({ status, contentType: "application/json", body: JSON.stringify(body) });
  };
  await page.setRequestInterception(true);
  page.on("request", handle);
  return async () => {
    page.off("request", handle);
    await page.setRequestInterception(false);
  };
}

async function judgeAll(name: string): Promise<void> {
  for (const look of looks) await judge(page, name, look);
  await page.setViewport({ width: 1280, height: 900 });
  await page.emulateMediaFeatures([{ name: "prefers-color-scheme", value: "light" }]);
}

async function fillOptimizer(adText: string): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await open(page, "/resume-optimizer");
  await page.waitForSelector("textarea[name=resumeText]");
  for (const [selector, text] of [
    ["textarea[name=resumeText]", resume],
    ["textarea[name=jobDescription]", adText],
  ] as const) {
    await page.focus(selector);
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.press("Backspace");
    if (text) await paste(page, selector, text);
  }
}

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
    await judgeAll("analysis-none");
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
    await fillOptimizer(ad);
    const calls: string[] = [];
    const listen = (request: HTTPRequest) => void (request.method() === "POST" && calls.push(request.url()));
    page.on("request", listen);
    await press(page, "View analysis");
    await seeAddress(page, "/resume-analysis-results");
    await seeText(page, "Overall ATS Score");
    page.off("request", listen);
    expect(calls).toEqual([]);
    expect(await stored(keys.analysis)).toMatchObject({
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
    const { atsScore } = await stored(keys.analysis);
    expect(await cardText("Overall ATS Score")).toContain(`${atsScore}%`);
    await seeText(page, "This compares your resume with this ad. It is our own measure, not an employer's.");
    await seeText(page, "Download Your Resume");
    expect(await hasButton("Optimize Resume")).toBe(true);
    expect(await hasButton("New Scan")).toBe(false);
    await judgeAll("analysis");
  });

  it("keywords: found and missing [P2-2.71]", async () => {
    const { foundKeywords, missingKeywords } = await stored(keys.analysis);
    const text = await panelText();
    for (const keyword of [...(foundKeywords as string[]), ...(missingKeywords as string[])])
      expect(text).toContain(keyword);
    expect(text).toMatch(/Found\s*\d+[\s\S]*Missing\s*\d+/);
  });

  it("skills: hard and soft, each with score, found, missing [P2-2.72]", async () => {
    await openTab("Skills Analysis");
    const text = await panelText();
    expect(text).toMatch(/Hard skills[\s\S]*\d+%[\s\S]*Found[\s\S]*Missing[\s\S]*Soft skills/);
    await judgeAll("analysis-skills");
  });

  it("formatting: score, issues, recommendations [P2-2.73]", async () => {
    const { powerEditAnalysis } = await stored(keys.analysis);
    const formatting = { score: 85, issues: ["Dates are mixed."], suggestions: ["Write dates one way."] };
    await openWith("/resume-analysis-results", keys.analysis, {
      powerEditAnalysis: { ...(powerEditAnalysis as object), formatting },
    });
    await openTab("Formatting");
    expect(await panelText()).toMatch(
      /85%[\s\S]*Issues\s+Dates are mixed\.[\s\S]*Recommendations\s+Write dates one way\./,
    );
    await judgeAll("analysis-formatting");
  });

  it("content review: the original text with the found keywords marked [P2-2.74]", async () => {
    await openTab("Content Review");
    expect(await panelText()).toContain("Organized incursions with local musicians");
    const marked = await page.$$eval('[role="tabpanel"] mark', (all) => all.map((one) => one.textContent));
    expect(marked.map((word) => word?.toLowerCase())).toContain("first aid");
    await judgeAll("analysis-content");
  });

  it.each([
    [80, "Excellent! Your resume is well-optimized for ATS systems."],
    [79, "Good score with room for improvement."],
    [60, "Good score with room for improvement."],
    [59, "Your resume needs optimization to pass ATS systems effectively."],
  ])("says of %i what the specification says [P2-2.68 P2-2.69 P2-2.70]", async (atsScore, message) => {
    await openWith("/resume-analysis-results", keys.analysis, { atsScore });
    await seeText(page, message);
    await seeText(page, `${atsScore}%`);
  });

  it("downloads the report as PDF and Word [P2-2.64 P2-8.21]", async () => {
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
    await fillOptimizer(ad);
    await press(page, "View analysis");
    await seeText(page, "Overall ATS Score");
    for (const [body, text] of [
      [{ error: "The printer is out of ink." }, "The printer is out of ink."],
      [{}, "Please try again later."],
    ] as const) {
      const restore = await answerWith("/api/download-resume", 500, body);
      await press(page, "Word");
      await seeText(page, "Download failed");
      await seeText(page, text);
      await restore();
    }
  });

  it("leads back to the optimizer, where the texts still are [P2-2.63]", async () => {
    await page.locator("::-p-text(Back to Optimizer)").click();
    await seeAddress(page, "/resume-optimizer");
    expect(await page.$eval("textarea[name=jobDescription]", (area) => area.value)).toBe(ad);
  });

  it("measures a resume without an ad too, and says so", async () => {
    await fillOptimizer("");
    await press(page, "View analysis");
    await seeText(page, "No ad was given, so this says how well the resume can be read.");
    await judgeAll("analysis-read");
  });

  it("'Optimize Resume' keeps the texts when it fails", async () => {
    const restore = await answerWith("/api/resume/optimize", 500, { message: "The writer is away." });
    await press(page, "Optimize Resume");
    await seeText(page, "The writer is away. Your texts are still here.");
    await restore();
  });

  it("'Optimize Resume' stores result and original analysis and goes to the preview [P2-2.50 P2-2.65 P2-3.05 P2-4.14]", async () => {
    await fillOptimizer(ad);
    await press(page, "View analysis");
    await seeText(page, "Overall ATS Score");
    await press(page, "Optimize Resume");
    await seeAddress(page, "/resume-preview");
    await seeText(page, "Resume Optimization Complete");
    expect(await stored(keys.result)).toMatchObject({ optimizedText: expect.any(String) });
    expect(await stored(keys.original)).toMatchObject({ originalText: resume });
    expect(await stored(keys.analysis)).toMatchObject({ optimizedText: expect.any(String) });
    const other = await page.browserContext().newPage();
    await open(other, "/resume-analysis-results");
    await seeText(other, "No Analysis Found");
    await other.close();
  });

  it("then shows the optimised text's score, its file, and 'New Scan', which clears all [P2-2.66 P2-4.15]", async () => {
    await open(page, "/resume-analysis-results");
    await seeText(page, "Of the optimized text.");
    await press(page, "Word");
    const words = wordText(await downloaded(/^resume-optimized-\d{4}-\d\d-\d\d\.docx$/));
    expect(words).toContain("Planned activities");
    await judgeAll("analysis-optimised");
    await press(page, "New Scan");
    await seeAddress(page, "/resume-optimizer");
    for (const key of Object.values(keys)) expect(await stored(key)).toBeNull();
  });
});

describe("the preview", () => {
  it("is one link away from the inline result, with the same result [P2-2.50 P2-2.76 P2-2.78]", async () => {
    await fillOptimizer(ad);
    await press(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await page.locator("::-p-text(Full analysis)").click();
    await seeAddress(page, "/resume-analysis-results");
    await page.goBack();
    await page.locator("::-p-text(Review line by line)").click();
    await seeAddress(page, "/resume-preview");
    await seeText(page, "Resume Optimization Complete");
    const { atsScore } = await stored(keys.result);
    const before = (await stored(keys.original)).atsScore as number;
    const change = before === atsScore ? `stayed at ${before}%` : `from ${before}% to ${atsScore}%`;
    await seeText(page, change);
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
      "The scale is our own",
      "Key Improvements",
      "Keywords Analysis",
      "Added",
      "Missing",
    ])
      expect(text).toContain(wanted);
    const { improvements } = await stored(keys.result);
    for (const improvement of improvements as string[]) expect(text).toContain(improvement);
    await judgeAll("preview");
  });

  it("shows each changed line with before, after and reason, and both texts side by side [P2-2.86 P2-2.88]", async () => {
    const card = await cardText("Line-by-line suggestions");
    expect(card).toContain("Responsible for planning activities for a room of 18 children");
    expect(card).toContain("Planned activities for a room of 18 children");
    const [first] = (await stored(keys.result)).lineByLineSuggestions as { reason: string }[];
    expect(card).toContain(first?.reason ?? "none");
    const compare = await cardText("Original and optimized");
    expect(compare).toMatch(
      /Original[\s\S]*Responsible for planning[\s\S]*Optimized[\s\S]*Planned activities/,
    );
  });

  it("refusing, accepting, own wording and undo: text, score and file follow, also after a reload", async () => {
    const final = () => page.evaluate(() => JSON.parse(sessionStorage.getItem("kelpie_review") ?? "{}").text);
    const { optimizedText } = await stored(keys.result);
    await press(page, "Refuse");
    await seeText(page, "Refused");
    expect(await final()).not.toBe(optimizedText);
    await press(page, "Undo");
    await page.waitForFunction(() => !document.body.innerText.includes("Refused"));
    expect(await final()).toBe(optimizedText);

    await press(page, "Edit line");
    await page.keyboard.down("Control");
    await page.keyboard.press("a");
    await page.keyboard.up("Control");
    await page.keyboard.sendCharacter("Led the preschool room");
    await page.keyboard.press("Enter");
    await seeText(page, "Your wording");
    await press(page, "Refuse all");
    await seeText(page, "All suggestions refused");
    await page.reload({ waitUntil: "networkidle0" });
    await seeText(page, "Your wording");
    expect(await final()).toContain("Led the preschool room");
    expect(await final()).toContain("- Organized incursions with local musicians");
    await judgeAll("preview-decided");
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
    expect((await cardText("Final Resume")).replace(/\s+/g, " ")).toMatch(/PDF DOC/);
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
    const before = await page.evaluate(
      () => JSON.parse(sessionStorage.getItem("kelpie_review") ?? "{}").text,
    );
    await press(page, "Edit");
    await page.waitForSelector(area);
    expect(await hasButton("Save")).toBe(true);
    await page.keyboard.sendCharacter("Nonsense. ");
    await seeText(page, `${(before.length + 10).toLocaleString("en-AU")} characters`);
    await page.reload({ waitUntil: "networkidle0" });
    expect(await page.$eval(area, (one) => (one as HTMLTextAreaElement).value)).toBe(`Nonsense. ${before}`);
    await judgeAll("preview-edit");
    await press(page, "Cancel");
    await seeText(page, `${before.length.toLocaleString("en-AU")} characters`);
    expect(await cardText("Final Resume")).not.toContain("Nonsense");

    await press(page, "Edit");
    await page.waitForSelector(area);
    await page.keyboard.sendCharacter("Available now. ");
    await press(page, "Save");
    await seeText(page, "Changes saved");
    expect(await cardText("Final Resume")).toContain("Available now.");
    const asked = page.waitForRequest((one) => one.url().endsWith("/api/resume/download"));
    await press(page, "DOC");
    expect(JSON.parse((await asked).postData() ?? "{}").text).toContain("Available now.");
  });

  it("the inline result and the analysis follow what was decided here", async () => {
    await open(page, "/resume-analysis-results");
    expect((await stored(keys.analysis)).optimizedText).toContain("Available now.");
    await open(page, "/resume-optimizer");
    await seeText(page, "Resume Analysis Complete");
    const asked = page.waitForRequest((one) => one.url().endsWith("/api/download-resume"));
    await press(page, "Download Resume (Word)");
    expect(JSON.parse((await asked).postData() ?? "{}").resumeContent).toContain("Available now.");
  });

  it("says what is stored: the headline, at most 8 missing and 5 highlighted, integration [P2-2.81 P2-2.85 P2-2.87 P2-9.11 P2-9.12]", async () => {
    await page.evaluate(() => sessionStorage.removeItem("kelpie_review"));
    const missing = Array.from({ length: 12 }, (_, at) => `Missing skill ${at + 1}`);
    await page.evaluate(
      (key, value) => sessionStorage.setItem(key, value),
      keys.original,
      JSON.stringify({ ...(await stored(keys.original)), atsScore: 55 }),
    );
    const { analysis } = await stored(keys.result);
    const requirements = missing.map((term) => ({ id: term, term, aliases: [], kind: "hard" }));
    const evidence = missing.map((term) => ({
      requirementId: term,
      credit: 0,
      adSentence: `We ask for ${term}.`,
    }));
    const match = { ...(analysis as { match: object }).match, requirements, evidence };
    await openWith("/resume-preview", keys.result, {
      atsScore: 80,
      missingKeywords: missing,
      addedKeywords: ["Play", "Nature", "Families"],
      keywordIntegrationSuggestions: ["Play: show it in a role", "Nature: show it in a role"],
      analysis: { ...(analysis as object), match },
      blocked: [{ line: "Led 40 staff", claim: "40", reason: "Your resume does not say this (number)." }],
    });
    await seeText(page, "Your resume score improved from 55% to 80%");
    const about = await cardText("Keywords Analysis");
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
    await judgeAll("preview-blocked");
  });

  it("a download that fails says so [P2-8.18 P2-8.19]", async () => {
    const restore = await answerWith("/api/resume/download", 500, {});
    await press(page, "DOC");
    await seeText(page, "Download failed");
    await seeText(page, "Please try again later.");
    await restore();
  });

  it("'Scan New Resume' clears the results and goes to the optimizer [P2-2.80]", async () => {
    await press(page, "Scan New Resume");
    await seeAddress(page, "/resume-optimizer");
    for (const key of [...Object.values(keys), "kelpie_review"]) expect(await stored(key)).toBeNull();
  });

  it("at the free limit the analysis stays and only its writing is closed", async () => {
    page = await newVisitor(browser);
    await signIn(page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
    await fillOptimizer(ad);
    const restore = await answerWith("/api/usage/resume-optimizer", 200, { count: 3 });
    await press(page, "View analysis");
    await seeAddress(page, "/resume-analysis-results");
    await page.reload({ waitUntil: "networkidle0" });
    await seeText(page, "All free optimizations are used. Analysing stays free.");
    const isClosed = await page.$eval(
      '::-p-aria([name="Optimize Resume"][role="button"])',
      (one) => (one as HTMLButtonElement).disabled,
    );
    expect(isClosed).toBe(true);
    await restore();
  });
});
