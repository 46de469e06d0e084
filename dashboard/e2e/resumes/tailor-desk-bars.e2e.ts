import type { Page } from "puppeteer";
import { describe, expect, it } from "vitest";
import { call } from "../applications/tracker-desk.ts";
import { checkLooks, holdsNoSideScroll, open, press, reload, seeText } from "../visit.ts";
import { openTailorDesk, sheet, type TailorDesk } from "./tailor-desk.ts";

let page: Page;
let desk: TailorDesk;
openTailorDesk((opened, tools) => {
  [page, desk] = [opened, tools];
});

describe("the tailor desk at its foot and on a phone", () => {
  it("file, letter and tracker are in the head, within the 96 pixels of every job's head", async () => {
    await open(page, await desk.resultAddress());
    await page.waitForSelector(`${sheet} del`);
    const head = await page.$eval("[data-job-page] h1", (one) => {
      const row = one.closest("[data-job-page] > div")?.getBoundingClientRect();
      return row ? row.bottom - row.top : Number.NaN;
    });
    expect(head).toBeLessThanOrEqual(96);
    for (const name of ["Save this job", "Write the letter", "Download Resume (Word)"])
      expect(await desk.hasButton(name), name).toBe(true);
    await checkLooks(page, "tailor-desk");
  });

  it("a toast lies over no bar and none of its buttons, at any width", async () => {
    // A look before this one took the bars from their places.
    await reload(page);
    await page.waitForSelector(`${sheet} del`);
    const firstAsked = () =>
      page.$eval('section[aria-labelledby="gap-questions"] h3', (one) => one.textContent);
    const asked = await firstAsked();
    for (const [width, height] of [
      [1600, 900],
      [1280, 720],
      [900, 900],
      [360, 780],
    ] as const) {
      await page.setViewport({ width, height });
      await page.evaluate(() => scrollTo(0, 0));
      if (width < 1000) await desk.choose("Gaps");
      // Not by the mouse: it is put where the bar may be.
      await page.$eval('section[aria-labelledby="gap-questions"] fieldset button:nth-of-type(2)', (one) =>
        (one as HTMLElement).click(),
      );
      const toast = "[role=region] li[data-state=open]";
      await page.waitForSelector(toast);
      if (width < 1000) await desk.choose("Resume");
      const over = () =>
        page.evaluate((one) => {
          const { top, bottom, left, right } =
            document.querySelector(one)?.parentElement?.getBoundingClientRect() ?? new DOMRect();
          const bars = [...document.querySelectorAll("[data-foot-bar]")].filter((bar) =>
            bar.checkVisibility(),
          );
          const boxes = bars.map((bar) => bar.getBoundingClientRect());
          const isOver = (box: DOMRect) =>
            box.top < bottom && box.bottom > top && box.left < right && box.right > left;
          return {
            bars: bars.length,
            over: boxes.filter(isOver).length,
            isSeen: top >= 0 && bottom <= innerHeight,
          };
        }, toast);
      await expect.poll(over).toEqual({ bars: width < 768 ? 2 : 1, over: 0, isSeen: true });
      if (process.env.KELPIE_PICTURES === "1")
        await page.screenshot({ path: `screenshots/web/desk-toast-${width}.png` });
      await page.locator(`${toast} button ::-p-text(Undo)`).click();
      await page.waitForFunction((one) => document.querySelector(one) === null, {}, toast);
      await expect.poll(firstAsked).toBe(asked);
    }
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("on a phone the parts stand one at a time, all reachable", async () => {
    await page.setViewport({ width: 360, height: 780 });
    const isSeen = (selector: string) =>
      page.$eval(selector, (one) => (one as HTMLElement).checkVisibility());
    expect([await isSeen(sheet), await isSeen('section[aria-label="The ad"]')]).toEqual([true, false]);
    await desk.choose("The ad");
    expect([await isSeen(sheet), await isSeen('section[aria-label="The ad"]')]).toEqual([false, true]);
    await checkLooks(page, "tailor-desk-ad");
    await page.setViewport({ width: 360, height: 780 });
    await desk.choose("Gaps");
    await seeText(page, "Only you can add these");
    expect(await isSeen('section[aria-label="The ad"]')).toBe(false);
  });

  it("on a phone the deciding strip is above the bar of places; details and downloads come up from below", async () => {
    await reload(page);
    await page.setViewport({ width: 360, height: 780 });
    for (const bar of ["nav[data-foot-bar]", "main [data-foot-bar]"])
      await page.waitForSelector(bar, { visible: true });
    await page.evaluate(() => scrollTo(0, 0));
    const [strip, bar] = await page.$$eval("[data-foot-bar]", (all) =>
      all
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect())
        .map(({ top, bottom }) => ({ top, bottom })),
    );
    expect(bar?.bottom).toBe(780);
    expect(Math.round((bar?.top ?? 0) - (strip?.bottom ?? 0))).toBe(0);
    await page.locator('section[aria-label="Match rate"] fieldset button').click();
    const below = "[role=dialog]";
    await page.waitForSelector(below);
    expect(await page.$eval(below, (one) => (one as HTMLElement).innerText)).toMatch(/^1\. [\s\S]*The ad: “/);
    await checkLooks(page, "tailor-desk-details");
    await page.setViewport({ width: 360, height: 780 });
    await page.keyboard.press("Escape");
    await page.waitForFunction((one) => document.querySelector(one) === null, {}, below);
    await press(page, "Download");
    await page.waitForFunction(
      (one) => document.querySelectorAll(`${one} fieldset img`).length === 4,
      {},
      below,
    );
    for (const name of ["Download Resume (Word)", "PDF"])
      expect(await page.$eval(below, (one) => (one as HTMLElement).innerText)).toContain(name);
    await checkLooks(page, "tailor-desk-download");
    await page.keyboard.press("Escape");
  });

  it("a title and a company of 240 characters each leave it as wide as the screen, saved or not", async () => {
    const long = { jobTitle: "W".repeat(240), company: "M".repeat(240) };
    const id = (await desk.resultAddress()).split("/").at(-1);
    await call(page, "PATCH", `/api/resume/history/${id}`, long);
    for (const width of [1280, 360]) {
      await page.setViewport({ width, height: 780 });
      await reload(page);
      await seeText(page, long.jobTitle);
      await holdsNoSideScroll(page, "tailor-desk", width);
    }
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Save this job");
    await page.waitForFunction(() => location.pathname.startsWith("/application-tracker/"));
    for (const width of [1280, 900, 360]) {
      await page.setViewport({ width, height: 780 });
      await holdsNoSideScroll(page, "tailor-desk saved", width);
    }
  });
});
