import { mkdirSync } from "node:fs";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { newVisitor, open, pictures, press, reload, seeResult, seeText, signIn, valueIn } from "../visit.ts";
import { ad, type Desk, keys, resultDesk, wordText } from "./result-desk.ts";

const words = "Planned the room's program by the EYLF";
const line = `${words} since 2021`;

let api: RunningApi;
let browser: Browser;
let page: Page;
let desk: Desk;
let downloaded: (name: RegExp) => Promise<Uint8Array>;

const reviewed = () => desk.review().then((review) => String(review?.text ?? ""));
/** By the keyboard: a toast may lie over the end of the page. */
const enter = async (selector: string) => {
  const target = await page.waitForSelector(selector, { timeout: 15_000 });
  await target?.focus();
  await page.keyboard.press("Enter");
};
const button = (name: string) => `::-p-aria([name="${name}"][role="button"])`;
/** In the question about this. */
const gap = (term: string) =>
  `//section[@aria-labelledby="gap-questions"]//li[.//h3[normalize-space()="${term}"]]`;
const answer = (term: string, word: string) =>
  enter(`::-p-xpath(${gap(term)}//button[normalize-space()="${word}"])`);
const score = () => page.$eval("[role=img][aria-label]", (ring) => ring.getAttribute("aria-label") ?? "");
const gaps = () =>
  page.$$eval('[aria-labelledby="gap-questions"] h3', (all) => all.map((one) => one.textContent ?? ""));
/** Half a button under the sticky bar is no small target. */
const toTop = () => page.evaluate(() => window.scrollTo(0, 0));
const gone = (text: string) =>
  page.waitForFunction((wanted) => !document.body.innerText.includes(wanted), { timeout: 15_000 }, text);

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

describe("from a gap to a line of the resume", () => {
  it("an empty bank says in a sentence what it is for", async () => {
    await open(page, "/evidence");
    await seeText(page, "Nothing here yet");
    await desk.judgeAll("bank-empty");
  });

  it("the result asks closed questions, the heaviest first, and counts no answer", async () => {
    await desk.fillOptimizer(ad);
    await press(page, "Optimize My Resume");
    await seeResult(page, "Resume Analysis Complete");
    await seeText(page, "Only you can add these");
    const { optimizedText } = await desk.stored(keys.result);
    const before = await score();
    expect(await gaps()).toHaveLength(3);
    await page.evaluate(() => {
      for (const one of document.querySelectorAll<HTMLButtonElement>(
        '[aria-labelledby="gap-questions"] > div:last-child button',
      ))
        if (one.textContent?.includes("more question")) one.click();
    });
    await page.waitForSelector(`::-p-xpath(${gap("EYLF")})`);
    await desk.judgeAll("bank-questions");
    await answer("EYLF", "Yes");
    await answer("EYLF", "Banksia Early Learning");
    const since = await page.waitForSelector(
      `::-p-xpath(${gap("EYLF")}//label[text()="Since"]/../..//select)`,
    );
    await since?.select("2021");
    await desk.replaceText('[aria-labelledby="gap-questions"] form textarea', "Never done it");
    await enter(button("Save my answer"));
    await seeText(page, "This reads like a no, so it stays out of your resume.");
    await desk.replaceText(
      '[aria-labelledby="gap-questions"] form textarea',
      `I ${words.charAt(0).toLowerCase()}${words.slice(1)}.`,
    );
    await seeText(page, line);
    await toTop();
    await desk.judgeAll("bank-answer");
    await enter(button("Save my answer"));
    await seeText(page, "Where it goes");
    await seeText(page, "Your own statement about EYLF, not in the resume you gave.");
    expect(await score()).toBe(before);
    expect((await reviewed()) || optimizedText).toBe(optimizedText);
    await toTop();
    await desk.judgeAll("bank-placed");
  });

  it("accepted it stands in the role that was picked, and the score follows from the text", async () => {
    const before = await score();
    await answer("EYLF", "Accept");
    await desk.openDetails();
    await seeText(page, "1 statement of your own was added");
    await page.waitForFunction(
      (old) => document.querySelector("[role=img][aria-label]")?.getAttribute("aria-label") !== old,
      { timeout: 15_000 },
      before,
    );
    const text = await reviewed();
    const at = text.indexOf(`\n- ${line}\n`);
    expect(at).toBeGreaterThan(text.indexOf("Educator, Banksia Early Learning"));
    expect(at).toBeLessThan(text.indexOf("\nEducation"));
  });

  it("a no is not asked again, can be taken back at once, and what is put off comes back on request", async () => {
    const [first = "", second = ""] = (await gaps()).filter((term) => term !== "EYLF");
    await answer(first, "No");
    await seeText(page, "Noted as a no");
    await page.waitForFunction(
      (term) =>
        ![...document.querySelectorAll('[aria-labelledby="gap-questions"] h3')].some(
          (one) => one.textContent === term,
        ),
      {},
      first,
    );
    const isInCard = () =>
      page.evaluate(() => document.activeElement?.closest('[aria-labelledby="gap-questions"]') !== null);
    expect(await isInCard()).toBe(true);
    await answer(second, "Not now");
    await seeText(page, "Ask 1 put off again");
    await reload(page);
    await seeText(page, "Only you can add these");
    expect(await gaps()).not.toContain(first);
    expect(await gaps()).not.toContain(second);
    await enter(button("Ask 1 put off again"));
    await page.waitForSelector(`::-p-xpath(${gap(second)})`);
  });

  it("the preview shows it, takes it back, puts it among the skills in the person's own words, and the file has it", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    await open(page, "/resume-preview");
    await seeText(page, "Only you can add these");
    await answer("EYLF", "Undo");
    await seeText(page, "Where it goes");
    expect(await reviewed()).toBe(optimizedText);
    const place = await page.waitForSelector(`::-p-xpath(${gap("EYLF")}//select[option="Your skills"])`);
    const skills = await place?.evaluate(
      (one) => [...(one as HTMLSelectElement).options].find((option) => option.text === "Your skills")?.value,
    );
    await place?.select(skills ?? "");
    await answer("EYLF", "Edit line");
    await desk.replaceText("li form textarea", "EYLF (planning)");
    await page.keyboard.press("Enter");
    await seeText(page, "Your wording");
    expect(await reviewed()).toMatch(/^Programming, Documentation, First aid, EYLF \(planning\)$/m);
    await toTop();
    await desk.judgeAll("bank-preview");
    await reload(page);
    await seeText(page, "Your wording");
    expect(await reviewed()).toContain("EYLF (planning)");
    await press(page, "DOC");
    expect(wordText(await downloaded(/^resume-optimized\.docx$/))).toContain("EYLF (planning)");
  });

  it("refused it leaves the text byte for byte", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    await answer("EYLF", "Undo");
    await seeText(page, "Where it goes");
    await answer("EYLF", "Reject");
    await seeText(page, "Rejected");
    expect(await reviewed()).toBe(optimizedText);
  });
});

describe("the bank's own page", () => {
  it("lists what was said and what was denied, and finds by words", async () => {
    await open(page, "/evidence");
    await seeText(page, line);
    await seeText(page, "Answered with no");
    await page.type("[name=bankWords]", "room's EYLF");
    await gone("Answered with no");
    await page.type("[name=bankWords]", " nothing");
    await seeText(page, "Nothing here has these words.");
    await press(page, "Clear the search");
    await seeText(page, line);
  });

  it("a story is told in four parts with hints, changed, deleted and put back", async () => {
    await press(page, "Add a story");
    await seeText(page, "What came of it?");
    await enter(button("Save"));
    await seeText(page, "Please give it a name.");
    await page.type("[name=title]", "The wet week");
    await page.type("[name=situation]", "Rain kept 18 children indoors for a week.");
    await page.type("[name=action]", "We built a program for it.");
    await seeText(page, "Who did it? Say what you did yourself.");
    await desk.replaceText("[name=action]", "I built a program of six indoor games.");
    await gone("Who did it?");
    await page.type("[name=result]", "Two families asked for the plan.");
    await page.type("[name=terms]", "planning, teamwork");
    await desk.judgeAll("bank-story");
    await enter(button("Save"));
    await seeText(page, "I built a program of six indoor games.");
    await enter(button("Edit The wet week"));
    expect(await valueIn(page, "[name=terms]")).toBe("planning, teamwork");
    await desk.replaceText("[name=title]", "The week of rain");
    await enter(button("Save"));
    await seeText(page, "The week of rain");
    await desk.judgeAll("bank-list");
    await enter(button("Delete The week of rain"));
    await seeText(page, "Deleted");
    await gone("I built a program of six indoor games.");
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe("BODY");
    await enter(button("Undo"));
    await seeText(page, "I built a program of six indoor games.");
  });

  it("a fact is added by hand, and a date that has not come cannot be chosen", async () => {
    await enter(button("Add a fact"));
    await page.type("[name=term]", "Working with Children Check");
    await enter(button("A qualification, licence or ticket"));
    await enter(button("I hold it"));
    await seeText(page, "Held since");
    const years = await page.$$eval("form select:first-of-type option", (all) => all.map((one) => one.value));
    expect(Math.max(...years.map(Number))).toBe(new Date().getFullYear());
    await page.select("form select", "2023");
    await seeText(page, "Working with Children Check, held since 2023");
    await desk.judgeAll("bank-fact");
    await enter(button("Save"));
    await page.waitForSelector(button("Edit Working with Children Check"));
  });

  it("a letter may say what the bank holds, and no more", async () => {
    const own = `I ${words.charAt(0).toLowerCase()}${words.slice(1)}.`;
    const body = {
      coverLetterText: `Dear team,\n\n${own} I founded eleven kindergartens.\n\nKind regards,\nAsh`,
      jobDescription: ad,
    };
    const flagged = await page.evaluate(async (sent) => {
      const token = localStorage.getItem("auth_token") ?? "";
      const headers = { "content-type": "application/json", "X-Kelpie-Token": token };
      const init = { method: "POST", headers, body: JSON.stringify(sent) };
      const answer = await (await fetch("/api/cover-letter/optimize-enhanced", init)).json();
      return answer.flagged.map((one: { line: string }) => one.line);
    }, body);
    expect(flagged).toEqual(["I founded eleven kindergartens."]);
  });
});
