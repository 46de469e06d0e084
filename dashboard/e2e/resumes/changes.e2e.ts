import { mkdirSync } from "node:fs";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { launchBrowser } from "../launch-browser.ts";
import { newVisitor, open, pictures, press, reload, seeText, signIn } from "../visit.ts";
import { ad, type Desk, keys, resultDesk, resume, wordText } from "./result-desk.ts";

/** What the ad asks for is last among the bullets. */
const own = resume
  .replace("- Organized incursions with local musicians\n", "- Watered the plants\n- Fed the fish\n")
  .replace(
    "- Responsible for documentation of learning for families",
    "- Organized incursions with local musicians",
  );
const asked = `${ad}\n- Experience with incursions, EYLF documentation and planning activities is required`;

let api: RunningApi;
let browser: Browser;
let page: Page;
let desk: Desk;
let downloaded: (name: RegExp) => Promise<Uint8Array>;

const reviewed = () => desk.review().then((review) => String(review?.text ?? ""));
const row = (words: string) => `::-p-xpath(//li[contains(., "${words}")])`;
const pressIn = (words: string, button: string) =>
  page.locator(`::-p-xpath(//li[contains(., "${words}")]//button[normalize-space()="${button}"])`).click();

beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  desk = resultDesk(page);
  downloaded = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await desk.fillOptimizer(asked);
  await desk.replaceText("textarea[name=resumeText]", own);
  await press(page, "Optimize My Resume");
  await seeText(page, "Resume Analysis Complete");
  await open(page, "/resume-preview");
  await seeText(page, "Line-by-line suggestions");
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const asWritten = /Fed the fish\n- Organi/;

describe("change by change", () => {
  it("a move is its own row with its reason, and stands until it is taken back [P2-2.86]", async () => {
    await seeText(page, "We moved relevant points up.");
    const { moves, optimizedText } = await desk.stored(keys.result);
    const [move] = moves as { text: string; reason: string }[];
    await seeText(page, `Move up: ${move?.text}`);
    await seeText(page, `${move?.reason}.`);
    const at = (words: string) => String(optimizedText).indexOf(words);
    expect(at(move?.text ?? "")).toBeLessThan(at("Watered the plants"));
    expect(optimizedText).not.toMatch(asWritten);
    await desk.judgeAll("changes");
  });

  it("accepted, undone and refused: the text follows", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    await pressIn("Move up", "Accept");
    await seeText(page, "Moved up");
    expect(await reviewed()).toBe(optimizedText);
    await pressIn("Moved up", "Undo");
    await page.waitForSelector(row("Move up"));
    expect(await reviewed()).toBe(optimizedText);
    await pressIn("Move up", "Reject");
    await seeText(page, "Stays where it is");
    expect(await reviewed()).not.toBe(optimizedText);
    expect((await reviewed()).split("\n").sort()).toEqual(String(optimizedText).split("\n").sort());
  });

  it("all at once, all taken back, and the undo of both", async () => {
    const { optimizedText } = await desk.stored(keys.result);
    await press(page, "Undo all");
    await page.waitForSelector(row("Move up"));
    await press(page, "Accept all");
    await seeText(page, "Moved up");
    const whole = await reviewed();
    expect(whole).toBe(optimizedText);
    await press(page, "Undo all");
    await page.waitForSelector(row("Move up"));
    expect(await reviewed()).toBe(optimizedText);
    await press(page, "Undo");
    await seeText(page, "Moved up");
    expect(await reviewed()).toBe(whole);
    await desk.judgeAll("changes-decided");
  });

  it("the file holds exactly what was accepted, also after a reload [P2-9.20]", async () => {
    await reload(page);
    await seeText(page, "Moved up");
    await pressIn("Planned activities", "Undo");
    await page.waitForSelector(row("Responsible for planning"));
    await pressIn("Responsible for planning", "Reject");
    await seeText(page, "Rejected");
    await press(page, "DOC");
    const words = wordText(await downloaded(/^resume-optimized\.docx$/));
    expect(words).toContain("Organised incursions");
    expect(words).toContain("Responsible for planning activities for a room of 18 children");
    // Two of the room's tasks go up; behind them the person's own order holds.
    expect(words).not.toMatch(/Fed the fish\s*(?:[-•]\s*)?Organi/);
  });

  it("a result that was kept before changes had ids opens with its lines", async () => {
    const { changes, moves, ...older } = await desk.stored(keys.result);
    expect([changes, moves]).not.toContain(undefined);
    await desk.forgetReview();
    await page.evaluate(
      (key, value) => sessionStorage.setItem(key, value),
      keys.result,
      JSON.stringify(older),
    );
    await open(page, "/resume-preview");
    await seeText(page, "Planned activities for a room of 18 children");
    await press(page, "Reject all");
    await seeText(page, "All suggestions rejected");
    expect(await reviewed()).toBe(own);
  });
});
