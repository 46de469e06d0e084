import type { Page } from "puppeteer";
import { describe, expect, it } from "vitest";
import { checkLooks, pressByKey, reload } from "../visit.ts";
import { wordsAbove } from "../words-above.ts";
import { openTailorDesk, sheet, type TailorDesk } from "./tailor-desk.ts";

let page: Page;
let desk: TailorDesk;
openTailorDesk((opened, tools) => {
  [page, desk] = [opened, tools];
});

describe("the tailor desk", () => {
  it("one ledger: the ad's counts, the discs and the list below agree", async () => {
    const head = await page.$eval('section[aria-label="The ad"]', (one) => (one as HTMLElement).innerText);
    const [, shown, partly = "0", missing] =
      /(\d+) shown, (?:(\d+) partly, )?(\d+) not found/.exec(head) ?? [];
    const discs = await page.$$eval('section[aria-label="Match rate"] fieldset button', (all) =>
      all.map((one) => one.getAttribute("aria-label") ?? ""),
    );
    expect(discs.filter((one) => one.endsWith(", shown in your resume"))).toHaveLength(Number(shown));
    expect(discs.filter((one) => one.endsWith(", partly shown"))).toHaveLength(Number(partly));
    expect(discs.filter((one) => one.endsWith(", not found"))).toHaveLength(Number(missing));
    const inPart = partly === "0" ? "" : `, ${partly} partly`;
    expect(await desk.cardText("What the ad asks for")).toContain(
      `${shown} of ${discs.length} shown${inPart}`,
    );
    const musts = discs.map((one) => one.includes(", must, "));
    expect(musts).toEqual([...musts].sort((a, b) => Number(b) - Number(a)));
    expect(discs.map((one) => Number.parseInt(one, 10))).toEqual(discs.map((_, index) => index + 1));
  });

  it("the window, and the whole page, show at most 200 words beside the two texts and the ad's own lines", async () => {
    await page.setViewport({ width: 1280, height: 900 });
    const own = '[aria-label="Text of the ad"], [aria-label="The page"], [data-ad-line]';
    const seen = await wordsAbove(page, "main", 900, own);
    expect(seen.length, seen.join(" ")).toBeLessThanOrEqual(200);
    expect(seen.length).toBeGreaterThan(80);
    const all = await wordsAbove(page, "main", null, own);
    expect(all.length, all.join(" ")).toBeLessThanOrEqual(200);
  });

  it("a criterion picked under the ring stands out in the ad, with its two sentences", async () => {
    await page.locator('section[aria-label="Match rate"] fieldset button').click();
    const label = await page.$eval('section[aria-label="Match rate"] [aria-pressed=true]', (one) =>
      one.getAttribute("title"),
    );
    const picked = await page.$eval(
      'section[aria-label="The ad"] mark[data-picked]',
      (one) => one.textContent,
    );
    expect(label?.toLowerCase()).toContain(picked?.toLowerCase());
    expect(await desk.cardText("Good match rate")).toMatch(/The ad: “[\s\S]*You: “/);
    await page.locator('section[aria-label="Match rate"] fieldset button').click();
  });

  it("pointed at or focused, a criterion is marked in ad, page and list, joined by threads, all in sight", async () => {
    await page.setViewport({ width: 1280, height: 720 });
    const last = 'section[aria-label="Match rate"] fieldset button[aria-label^="2. "]';
    const inSight = (column: string) =>
      page.$eval(`[data-column="${column}"]`, (one) => {
        const end = one.querySelector("[data-picked]")?.getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        return end !== undefined && end.top >= top - 1 && end.top < bottom;
      });
    const threads = () =>
      page.$$eval("[data-thread]", (all) => all.map((one) => one.getAttribute("data-thread")));
    // The pointer may lie on another criterion still, whose threads would be taken for these.
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => document.querySelector("[data-thread]") === null);
    await page.hover(last);
    await page.waitForFunction(() => document.querySelectorAll("[data-thread]").length === 2);
    expect(await threads()).toEqual(["whole", "whole"]);
    for (const column of ["ad", "page", "list"]) expect(await inSight(column), column).toBe(true);
    expect(await page.$eval(last, (one) => one.getAttribute("aria-pressed"))).toBe("false");
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => document.querySelector("[data-thread]") === null);
    // The keyboard's way: Tab from disc to disc; one that the resume does not show reaches nothing.
    await page.focus(last);
    await page.keyboard.press("Tab");
    await page.waitForSelector('[data-thread="open"]');
    expect(await page.$$eval('[data-column="page"] [data-picked]', (all) => all.length)).toBe(0);
    expect(await inSight("ad")).toBe(true);
    await page.keyboard.press("Enter");
    await page.waitForSelector('section[aria-label="Match rate"] [aria-pressed=true]');
    await page.keyboard.press("Enter");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("three columns fill the window, each scrolling by itself", async () => {
    for (const [width, height] of [
      [1280, 900],
      [1280, 720],
      [1600, 900],
    ] as const) {
      await page.setViewport({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      const columns = await page.$$eval("[data-column]", (all) =>
        all.map((one) => {
          const { left, bottom } = one.getBoundingClientRect();
          return { left, bottom, scrolls: getComputedStyle(one).overflowY };
        }),
      );
      expect(columns.map(({ scrolls }) => scrolls)).toEqual(["auto", "auto", "auto"]);
      const lefts = columns.map(({ left }) => left);
      expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
      expect(new Set(lefts).size).toBe(3);
      for (const { bottom } of columns) expect(bottom).toBeLessThanOrEqual(height);
      if (process.env.KELPIE_PICTURES === "1") {
        await page.hover('section[aria-label="Match rate"] fieldset button[aria-label^="2. "]');
        await page.waitForSelector("[data-thread]");
        await page.screenshot({ path: `screenshots/web/desk-window-${width}-${height}.png` });
        await page.mouse.move(5, 5);
      }
    }
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("a design is chosen by its picture: the page is set in it, and stays so", async () => {
    const look = () =>
      page.$eval(`${sheet} .paper p`, (one) => {
        const { textAlign, fontFamily } = getComputedStyle(one);
        return { textAlign, isSerif: fontFamily.includes("serif") && !fontFamily.includes("sans") };
      });
    const designs = "[role=dialog]";
    await pressByKey(page, "PDF and designs");
    expect(await look()).toEqual({ textAlign: "center", isSerif: true });
    await page.waitForFunction(
      (one) => document.querySelectorAll(`${one} fieldset img`).length === 4,
      {},
      designs,
    );
    await checkLooks(page, "tailor-desk-designs");
    await page.setViewport({ width: 1280, height: 900 });
    await page.locator(`${designs} fieldset label ::-p-text(Compact)`).click();
    await expect.poll(look).toEqual({ textAlign: "start", isSerif: false });
    await reload(page);
    await page.waitForSelector(`${sheet} del`);
    expect(await look()).toEqual({ textAlign: "start", isSerif: false });
    await pressByKey(page, "PDF and designs");
    await page.locator(`${designs} fieldset label ::-p-text(Classic)`).click();
    await expect.poll(look).toEqual({ textAlign: "center", isSerif: true });
    await page.keyboard.press("Escape");
  });
});
