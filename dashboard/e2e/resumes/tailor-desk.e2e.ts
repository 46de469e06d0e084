import type { Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { openDesk } from "../desk.ts";
import { judgeLooks, open, press, reload, seeText, signIn } from "../visit.ts";
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
    const [, shown, partly, missing] = /(\d+) shown, (\d+) partly, (\d+) not found/.exec(head) ?? [];
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
    expect(await pageText()).toContain("Planned activities for a room of 18 children");
    expect(await pageText()).not.toContain("Responsible for planning");
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
});
