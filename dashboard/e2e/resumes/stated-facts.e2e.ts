import { mkdirSync } from "node:fs";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { downloadsOf, newVisitor, open, pictures, press, reload, seeText, signIn } from "../visit.ts";
import { ad, type Desk, keys, resultDesk, wordText } from "./result-desk.ts";

const asked = "Add it if it is true: EYLF";
const line = "Planned the room's program by the EYLF at Banksia Early Learning";

let api: RunningApi;
let browser: Browser;
let page: Page;
let desk: Desk;
let downloaded: (name: RegExp) => Promise<Uint8Array>;

const reviewed = () =>
  page.evaluate(() => String(JSON.parse(sessionStorage.getItem("kelpie_review") ?? "{}").text ?? ""));
/** By the keyboard: a toast may lie over the end of the page. */
const enter = async (selector: string) => {
  const target = await page.waitForSelector(selector, { timeout: 15_000 });
  await target?.focus();
  await page.keyboard.press("Enter");
};
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
/** The innermost block of the statement on the preview. */
const pressOf = (term: string, word: string) =>
  enter(`::-p-xpath(//li[h3="${term}"]//button[normalize-space()="${word}"])`);
const score = () => page.$eval("[role=img][aria-label]", (ring) => ring.getAttribute("aria-label") ?? "");

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  desk = resultDesk(page);
  downloaded = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await desk.fillOptimizer(ad);
  await press(page, "Optimize My Resume");
  await seeText(page, "Resume Analysis Complete");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

describe("add it if it is true", () => {
  it("the inline result asks plainly, takes no for a no, and keeps the answer without counting it", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    const before = await score();
    await enter('::-p-xpath(//button[@aria-expanded][contains(., "EYLF")])');
    await enter(button(asked));
    await seeText(page, "The ad asks for EYLF. Have you done it? Where, and for what?");
    await desk.judgeAll("stated-question");
    await page.keyboard.type("Never done it");
    await enter(button("Keep my answer"));
    await seeText(page, "This reads like a no, so it stays out of your resume.");
    await desk.replaceText("form textarea", `Yes, I ${line.charAt(0).toLowerCase()}${line.slice(1)}.`);
    await enter(button("Keep my answer"));
    await seeText(page, "Where it goes");
    await seeText(page, "Your own statement about EYLF, not in the resume you gave.");
    await seeText(page, line);
    expect(await score()).toBe(before);
    expect((await reviewed()) || optimizedText).toBe(optimizedText);
    await desk.judgeAll("stated-proposed");
  });

  it("accepted it stands after the role it names, and the score follows from the text", async () => {
    const before = await score();
    await enter(button("Accept"));
    await seeText(page, "1 statement of your own was added");
    await page.waitForFunction(
      (old) => document.querySelector("[role=img][aria-label]")?.getAttribute("aria-label") !== old,
      { timeout: 15_000 },
      before,
    );
    expect(await reviewed()).toContain(`documentation of learning for families\n- ${line}\n\nEducation`);
  });

  it("the preview shows it, takes it back, puts it among the skills in the person's own words, and the file has it", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    await open(page, "/resume-preview");
    await seeText(page, "Missing, but true?");
    await pressOf("EYLF", "Undo");
    await seeText(page, "Where it goes");
    expect(await reviewed()).toBe(optimizedText);
    await page.select("select", `stated:eylf:skills`);
    await pressOf("EYLF", "Edit line");
    await desk.replaceText("li form textarea", "EYLF (planning)");
    await page.keyboard.press("Enter");
    await seeText(page, "Your wording");
    expect(await reviewed()).toMatch(/^Documentation, First aid, .*, EYLF \(planning\)$/m);
    // Half a button under the sticky bar is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    await desk.judgeAll("stated-preview");
    await reload(page);
    await seeText(page, "Your wording");
    expect(await reviewed()).toContain("EYLF (planning)");
    await press(page, "DOC");
    expect(wordText(await downloaded(/^resume-optimized\.docx$/))).toContain("EYLF (planning)");
  });

  it("refused it leaves the text byte for byte", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    await pressOf("EYLF", "Undo");
    await seeText(page, "Where it goes");
    await pressOf("EYLF", "Refuse");
    await seeText(page, "Refused");
    expect(await reviewed()).toBe(optimizedText);
  });

  it("what was said is listed with the resumes, and can be deleted and put back", async () => {
    await open(page, "/resumes");
    await seeText(page, "What you added");
    await seeText(page, "by the EYLF at Banksia Early Learning");
    await desk.judgeAll("stated-kept");
    await press(page, "Delete what you said about EYLF");
    await seeText(page, "Statement deleted");
    await page.waitForFunction(() => !document.body.innerText.includes("What you added"));
    await press(page, "Undo");
    await seeText(page, "by the EYLF at Banksia Early Learning");
  });
});
