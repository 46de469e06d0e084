import type { Page } from "puppeteer";
import { describe, expect, it } from "vitest";
import { press, reload, seeText } from "../visit.ts";
import { openTailorDesk, sheet, type TailorDesk } from "./tailor-desk.ts";

let page: Page;
let desk: TailorDesk;
openTailorDesk((opened, tools) => {
  [page, desk] = [opened, tools];
});

async function seeDecisions(wanted: string[]): Promise<void> {
  const decisions = async () =>
    Object.values((await desk.review())?.decisions as Record<string, { kind: string }>).map(
      ({ kind }) => kind,
    );
  await expect.poll(decisions, { timeout: 15_000 }).toEqual(wanted);
}

describe("changes and answers on the tailor desk", () => {
  it("A accepts, R rejects, J and K move, Undo takes back; the page and the counts follow", async () => {
    expect(await desk.struck()).toContain("Responsible for planning");
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
    expect(await desk.pageText()).toContain("Organized incursions with local musicians");
    expect(await desk.struck()).not.toContain("Organized");
    await press(page, "Undo");
    await seeDecisions(["accepted"]);
    expect(await desk.struck()).toContain("Organized");
  });

  it("clean is what the file holds, before is what came in", async () => {
    await desk.choose("Clean");
    await expect.poll(desk.pageText).not.toContain("Responsible for planning");
    expect(await desk.pageText()).toContain("Planned activities for a room of 18 children");
    // The pages as the file has them, in the design that is chosen, with the criteria in their margin.
    await page.waitForSelector(`${sheet} figure[aria-label="Page 1 of 1"]`);
    expect(await desk.pageText()).toContain("Planned activities for a room of 18 children");
    const discs = await page.$$eval(`${sheet} [data-column] button`, (all) =>
      all.map((one) => Number.parseInt(one.getAttribute("aria-label") ?? "", 10)),
    );
    expect(discs.sort()).toEqual([1, 2]);
    await page.hover(`${sheet} [data-column] button[aria-label^="2. "]`);
    await page.waitForFunction(() => document.querySelectorAll("[data-thread]").length === 2);
    if (process.env.KELPIE_PICTURES === "1")
      await page.screenshot({ path: "screenshots/web/desk-clean-1280.png" });
    await page.mouse.move(5, 5);
    await desk.choose("Before");
    expect(await desk.pageText()).toContain("Responsible for planning activities for a room of 18 children");
    await desk.choose("Changes");
  });

  it("everything decided is said, and outlasts a reload", async () => {
    await press(page, "Accept all");
    await seeText(page, "All 4 checked.");
    await reload(page);
    await seeText(page, "All 4 checked.");
    expect(await desk.struck()).toEqual([]);
    await desk.forgetReview();
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
    expect(await ghost()).toMatch(/Not added yet: [\s\S]*communication/i);
    if (process.env.KELPIE_PICTURES === "1")
      await page.screenshot({ path: "screenshots/web/desk-ghost-1280.png" });
    await press(page, "Not now");
    await page.waitForFunction((one) => document.querySelector(`${one} [data-ghost]`) === null, {}, sheet);
  });
});
