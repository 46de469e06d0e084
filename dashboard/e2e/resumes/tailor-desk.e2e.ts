import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { call } from "../applications/tracker-desk.ts";
import { openDesk } from "../desk.ts";
import { holdsNoSideScroll, judgeLooks, open, press, reload, seeText, signIn } from "../visit.ts";
import { wordsAbove } from "../words-above.ts";
import { ad, type Desk as ResultDesk, resultDesk } from "./result-desk.ts";

const at = openDesk();
let page: Page;
let result: ResultDesk;

const sheet = 'section[aria-label="Your resume with its changes"]';
const pageText = () => page.$eval(`${sheet} .paper`, (one) => (one as HTMLElement).innerText);
/** One of the views or parts: a label over a radio button. */
const choose = (name: string) => page.locator(`fieldset label ::-p-text(${name})`).click();
const struck = () => page.$$eval(`${sheet} del`, (all) => all.map((one) => one.textContent?.trim()));
const decisions = async () =>
  Object.values((await result.review())?.decisions as Record<string, { kind: string }>).map(
    ({ kind }) => kind,
  );

async function seeDecisions(wanted: string[]): Promise<void> {
  await expect.poll(decisions, { timeout: 15_000 }).toEqual(wanted);
}

beforeAll(async () => {
  page = at.page;
  result = resultDesk(page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  await result.fillOptimizer(`Early Childhood Educator\nWombat Preschool\n${ad}`);
  await press(page, "Optimize My Resume");
  await page.waitForSelector(`${sheet} del`, { timeout: 30_000 });
  const company = await page.$("section[aria-label='This job'] [name=company]");
  if (company) {
    await page.locator("section[aria-label='This job'] [name=company]").fill("Wombat Preschool");
    await press(page, "Name it");
  }
  await seeText(page, "Not in your tracker yet.");
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
    expect(await result.cardText("What the ad asks for")).toContain(
      `${Number(shown) + Number(partly)} of ${discs.length} shown`,
    );
    const musts = discs.map((one) => one.includes(", must, "));
    expect(musts).toEqual([...musts].sort((a, b) => Number(b) - Number(a)));
    expect(discs.map((one) => Number.parseInt(one, 10))).toEqual(discs.map((_, index) => index + 1));
  });

  it("the window shows at most 200 words beside the two texts", async () => {
    await page.setViewport({ width: 1280, height: 900 });
    const own = '[aria-label="Text of the ad"], [aria-label="The page"]';
    const seen = await wordsAbove(page, "main", 900, own);
    expect(seen.length, seen.join(" ")).toBeLessThanOrEqual(200);
    expect(seen.length).toBeGreaterThan(80);
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
    expect(await result.cardText("Excellent match rate")).toMatch(/The ad: “[\s\S]*You: “/);
    await page.locator('section[aria-label="Match rate"] fieldset button').click();
  });

  it("pointed at or focused, a criterion is marked in ad, page and list, joined by threads, all in sight", async () => {
    await page.setViewport({ width: 1280, height: 720 });
    const last = 'section[aria-label="Match rate"] fieldset button[aria-label^="4. "]';
    const inSight = (column: string) =>
      page.$eval(`[data-column="${column}"]`, (one) => {
        const end = one.querySelector("[data-picked]")?.getBoundingClientRect();
        const { top, bottom } = one.getBoundingClientRect();
        return end !== undefined && end.top >= top - 1 && end.top < bottom;
      });
    const threads = () =>
      page.$$eval("[data-thread]", (all) => all.map((one) => one.getAttribute("data-thread")));
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
        await page.hover('section[aria-label="Match rate"] fieldset button[aria-label^="4. "]');
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
    const bar = 'section[aria-label="This job"]';
    expect(await look()).toEqual({ textAlign: "center", isSerif: true });
    await page.waitForFunction(
      (foot) => document.querySelectorAll(`${foot} fieldset img`).length === 4,
      {},
      bar,
    );
    await page.locator(`${bar} fieldset label ::-p-text(Compact)`).click();
    await expect.poll(look).toEqual({ textAlign: "start", isSerif: false });
    await reload(page);
    await page.waitForSelector(`${sheet} del`);
    expect(await look()).toEqual({ textAlign: "start", isSerif: false });
    await page.locator(`${bar} fieldset label ::-p-text(Classic)`).click();
    await expect.poll(look).toEqual({ textAlign: "center", isSerif: true });
  });

  it("A accepts, R rejects, J and K move, Undo takes back; the page and the counts follow", async () => {
    expect(await struck()).toContain("Responsible for planning");
    await seeText(page, "1 of 4");
    await page.keyboard.press("j");
    await seeText(page, "2 of 4");
    await page.keyboard.press("k");
    await seeText(page, "1 of 4");
    await page.keyboard.press("a");
    await seeDecisions(["accepted"]);
    await seeText(page, "2 of 4");
    await page.keyboard.press("r");
    await seeDecisions(["accepted", "refused"]);
    expect(await pageText()).toContain("Responsible for planning activities for a room of 18 children");
    expect(await struck()).not.toContain("Responsible for planning");
    await press(page, "Undo");
    await seeDecisions(["accepted"]);
    expect(await struck()).toContain("Responsible for planning");
  });

  it("clean is what the file holds, before is what came in", async () => {
    await choose("Clean");
    await expect.poll(pageText).not.toContain("Responsible for planning");
    expect(await pageText()).toContain("Planned activities for a room of 18 children");
    // The pages as the file has them, in the design that is chosen, with the criteria in their margin.
    await page.waitForSelector(`${sheet} figure[aria-label="Page 1 of 1"]`);
    expect(await pageText()).toContain("Planned activities for a room of 18 children");
    const discs = await page.$$eval(`${sheet} [data-column] button`, (all) =>
      all.map((one) => Number.parseInt(one.getAttribute("aria-label") ?? "", 10)),
    );
    expect(discs.sort()).toEqual([1, 2, 3, 4]);
    await page.hover(`${sheet} [data-column] button[aria-label^="4. "]`);
    await page.waitForFunction(() => document.querySelectorAll("[data-thread]").length === 2);
    if (process.env.KELPIE_PICTURES === "1")
      await page.screenshot({ path: "screenshots/web/desk-clean-1280.png" });
    await page.mouse.move(5, 5);
    await choose("Before");
    expect(await pageText()).toContain("Responsible for planning activities for a room of 18 children");
    await choose("Changes");
  });

  it("everything decided is said, and outlasts a reload", async () => {
    await press(page, "Accept all");
    await seeText(page, "All 4 checked.");
    await reload(page);
    await seeText(page, "All 4 checked.");
    expect(await struck()).toEqual([]);
    await result.forgetReview();
  });

  it("file, letter and tracker stand at the foot of the window while the page scrolls", async () => {
    await open(page, await result.resultAddress());
    await page.waitForSelector(`${sheet} del`);
    const foot = () =>
      page.$eval("section[aria-label='This job']", (one) =>
        Math.round(innerHeight - one.getBoundingClientRect().bottom),
      );
    expect(await foot()).toBe(0);
    await page.evaluate(() => scrollTo(0, 300));
    expect(await foot()).toBe(0);
    for (const name of ["Save this job", "Write the letter", "Download Resume (Word)"])
      expect(await result.hasButton(name), name).toBe(true);
    await page.evaluate(() => scrollTo(0, 0));
    await judgeLooks(page, "tailor-desk");
  });

  it("an answer that is being given stands on the page where it would go, and leaves with it", async () => {
    await page.setViewport({ width: 1280, height: 900 });
    await reload(page);
    await page.waitForSelector(`${sheet} del`);
    expect(await page.$eval("#gap-questions", (one) => one.parentElement?.textContent)).toMatch(/up to \+\d/);
    const first = 'section[aria-labelledby="gap-questions"] li';
    await page.locator(`${first} fieldset button`).click();
    await page.waitForSelector(`${sheet} [data-ghost]`);
    const ghost = () => page.$eval(`${sheet} [data-ghost]`, (one) => one.textContent ?? "");
    expect(await ghost()).toMatch(/Not added yet: [\s\S]*Teamwork/i);
    if (process.env.KELPIE_PICTURES === "1")
      await page.screenshot({ path: "screenshots/web/desk-ghost-1280.png" });
    await press(page, "Not now");
    await page.waitForFunction((one) => document.querySelector(`${one} [data-ghost]`) === null, {}, sheet);
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
      if (width < 1000) await choose("Gaps");
      // Not by the mouse: it is put where the bar may stand.
      await page.$eval('section[aria-labelledby="gap-questions"] fieldset button:nth-of-type(2)', (one) =>
        (one as HTMLElement).click(),
      );
      const toast = "[role=region] li[data-state=open]";
      await page.waitForSelector(toast);
      if (width < 1000) await choose("Resume");
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
      await expect.poll(over).toEqual({ bars: 2, over: 0, isSeen: true });
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
    await choose("The ad");
    expect([await isSeen(sheet), await isSeen('section[aria-label="The ad"]')]).toEqual([false, true]);
    await judgeLooks(page, "tailor-desk-ad");
    await page.setViewport({ width: 360, height: 780 });
    await choose("Gaps");
    await seeText(page, "Only you can fill these");
    expect(await isSeen('section[aria-label="The ad"]')).toBe(false);
  });

  it("on a phone its own bar stands at the foot; details and downloads come up from below", async () => {
    await reload(page);
    await page.setViewport({ width: 360, height: 780 });
    const foot = await page.$eval(
      'section[aria-label="This job"]',
      (one) => one.getBoundingClientRect().bottom,
    );
    expect(foot).toBe(780);
    // The deciding strip stands right on it.
    await page.evaluate(() => scrollTo(0, 0));
    const [strip, bar] = await page.$$eval("main [data-foot-bar]", (all) =>
      all.map((one) => one.getBoundingClientRect()),
    );
    expect(Math.round((bar?.top ?? 0) - (strip?.bottom ?? 0))).toBe(0);
    expect(await page.$eval("nav[aria-label='Main places']", (one) => one.checkVisibility())).toBe(false);
    await page.locator('section[aria-label="Match rate"] fieldset button').click();
    const below = "[role=dialog]";
    await page.waitForSelector(below);
    expect(await page.$eval(below, (one) => (one as HTMLElement).innerText)).toMatch(/^1\. [\s\S]*The ad: “/);
    await judgeLooks(page, "tailor-desk-details");
    await page.setViewport({ width: 360, height: 780 });
    await page.keyboard.press("Escape");
    await page.waitForFunction((one) => document.querySelector(one) === null, {}, below);
    await page.locator('section[aria-label="This job"] button[aria-haspopup=dialog]').click();
    await page.waitForFunction(
      (one) => document.querySelectorAll(`${one} fieldset img`).length === 4,
      {},
      below,
    );
    for (const name of ["Download Resume (Word)", "PDF"])
      expect(await page.$eval(below, (one) => (one as HTMLElement).innerText)).toContain(name);
    await judgeLooks(page, "tailor-desk-download");
    await page.keyboard.press("Escape");
  });

  it("a title and a company of 240 characters each leave it as wide as the screen, saved or not", async () => {
    const long = { jobTitle: "W".repeat(240), company: "M".repeat(240) };
    const id = (await result.resultAddress()).split("/").at(-1);
    await call(page, "PATCH", `/api/resume/history/${id}`, long);
    for (const width of [1280, 360]) {
      await page.setViewport({ width, height: 780 });
      await reload(page);
      await seeText(page, long.jobTitle);
      await page.waitForSelector('section[aria-label="This job"]');
      await holdsNoSideScroll(page, "tailor-desk", width);
    }
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Save this job");
    await page.waitForSelector('section[aria-label="This job"] a');
    for (const width of [1280, 900, 360]) {
      await page.setViewport({ width, height: 780 });
      await holdsNoSideScroll(page, "tailor-desk saved", width);
    }
  });
});
