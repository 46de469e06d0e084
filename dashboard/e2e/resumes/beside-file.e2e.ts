import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { item, paragraph, wordFile } from "#shared/testing/word-file.ts";
import { giveFile } from "../give-file.ts";
import { launchBrowser } from "../launch-browser.ts";
import { onePagePdf } from "../one-page-pdf.ts";
import { judgeLooks, newVisitor, open, press, pressByKey, seeText, signIn } from "../visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** Two roles without an employer: their structure is not believed. */
const lines = [
  "Sam Okafor",
  "Hobart TAS 7000 | 0491 570 156 | sam.okafor@example.com",
  "Experience",
  "Sous Chef",
  "Jan 2020 - Present",
  "- Ran a kitchen of nine",
  "Chef",
  "Feb 2016 - Dec 2019",
  "- Wrote menus for a hotel of 80 rooms",
  "Education",
  "Certificate III in Commercial Cookery, TasTAFE, 2016",
  "Skills",
  "Menu costing, food safety",
];

/** A PDF of one page, each line in its place. */
const plainPdf = () =>
  onePagePdf(
    `BT /F 12 Tf ${lines.map((line, at) => `1 0 0 1 60 ${780 - at * 24} Tm (${line}) Tj`).join(" ")} ET`,
  );

function plainWord(): Uint8Array {
  return wordFile(
    lines.map((line) => (line.startsWith("- ") ? item(line.slice(2)) : paragraph(line))).join(""),
  );
}

async function keep(name: string, bytes: Uint8Array): Promise<void> {
  await open(page, "/resumes");
  await press(page, "Add a resume");
  await giveFile(page, "[role=dialog] input[type=file]", { name, bytes });
  await seeText(page, "File uploaded successfully");
  await press(page, "Keep this resume");
  await seeText(page, "Please check how we read this resume");
}

const compare = () => page.locator("::-p-text(Compare it with your file)").click();

/** The middle of the first mark on a PDF's page, as shares of its width and height. */
const markedPlace = () =>
  page.waitForSelector("figure [data-marked]").then((mark) =>
    mark?.evaluate((one) => {
      const [inner, outer] = [one.getBoundingClientRect(), one.closest("figure")?.getBoundingClientRect()];
      if (!outer) return null;
      return {
        x: (inner.left - outer.left) / outer.width,
        y: (inner.top + inner.height / 2 - outer.top) / outer.height,
      };
    }),
  );

/** Whether the picture of the page has ink. */
const isDrawn = () =>
  page.waitForFunction(() => {
    const canvas = document.querySelector("canvas");
    const pixels = canvas?.getContext("2d")?.getImageData(0, 0, canvas.width, canvas.height).data;
    return pixels?.some((value, at) => at % 4 === 0 && value < 100 && (pixels[at + 3] ?? 0) > 200);
  });

describe("the person's own file beside what was read", () => {
  it("a PDF's page is drawn; standing in a field marks its place on it; corrected and confirmed, the doubt is gone", async () => {
    await keep("sam.pdf", plainPdf());
    await compare();
    await seeText(page, "Your file and what was read");
    await isDrawn();
    await page.focus('::-p-aria([name="Phone"][role="textbox"])');
    const place = await markedPlace();
    // The second line, behind the town: 24 points under the first, of 842.
    expect(place?.y).toBeCloseTo((842 - 756 - 4) / 842, 2);
    expect(place?.x).toBeGreaterThan(0.25);
    await judgeLooks(page, "beside-file-pdf");
    await page.setViewport({ width: 1280, height: 900 });
    await page.focus('::-p-aria([name="Headline"][role="textbox"])');
    await page.keyboard.type("Cook");
    await page.keyboard.press("Enter");
    await pressByKey(page, "It was read right");
    await seeText(page, "The text software sees");
    await seeText(page, "2 corrections of yours");
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("Please check how we read");
  });

  it("a Word file's paragraphs stand there; on a telephone an entry's button brings the file back with its place", async () => {
    await keep("sam.docx", plainWord());
    await compare();
    await page.setViewport({ width: 360, height: 780 });
    await page.locator("label ::-p-text(What was read)").click();
    await page.waitForFunction(() => document.querySelector("[data-file-box]")?.checkVisibility() === false);
    await pressByKey(page, "Show Chef in your file");
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-file-box] [data-marked]")].some(
        (one) => one.checkVisibility() && one.textContent?.includes("Wrote menus for a hotel"),
      ),
    );
    await judgeLooks(page, "beside-file-word");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("a school and a skill are corrected, one is added and one taken away; the download has them", async () => {
    const downloaded = await downloadsOf(browser, page);
    const correct = async (label: string, words: string) => {
      const field = `section[aria-label^="Education"] ::-p-aria([name="${label}"][role="textbox"])`;
      await page.focus(field);
      await page.$eval(field, (one) => (one as HTMLInputElement).select());
      await page.keyboard.sendCharacter(words);
      await page.keyboard.press("Tab");
    };
    await correct("School", "TasTAFE Hobart");
    await page.focus('::-p-aria([name="Skills"][role="textbox"])');
    await page.keyboard.down("Control");
    await page.keyboard.press("End");
    await page.keyboard.up("Control");
    await page.keyboard.sendCharacter(", allergen control");
    await page.keyboard.press("Tab");
    await page.focus('::-p-aria([name="Add a licence or certificate"][role="textbox"])');
    await page.keyboard.sendCharacter("White Card");
    await page.keyboard.press("Enter");
    await page.waitForSelector('::-p-aria([name="Remove the certificate White Card"])');
    await page.focus('::-p-aria([name="Add a referee"][role="textbox"])');
    await page.keyboard.sendCharacter("Nobody");
    await page.keyboard.press("Enter");
    await pressByKey(page, "Remove the referee Nobody");
    await seeText(page, "No referee was read.");
    await judgeLooks(page, "beside-file-entries");
    await page.setViewport({ width: 1280, height: 900 });
    await pressByKey(page, "It was read right");
    await seeText(page, "6 corrections of yours");
    await press(page, "More for this resume");
    await page.locator("[role=menuitem] ::-p-text(JSON Resume)").click();
    const file = JSON.parse(new TextDecoder().decode(await downloaded(/\.json$/)));
    expect(file.education[0]).toMatchObject({ institution: "TasTAFE Hobart" });
    expect(file.skills[0].keywords).toEqual(["Menu costing", "food safety", "allergen control"]);
    expect(file.certificates).toMatchObject([{ name: "White Card" }]);
  });

  it("a file that is no longer kept is said in words, and its text stands there", async () => {
    const [, id = ""] = /resumes\/([^?]+)/.exec(page.url()) ?? [];
    await open(page, `/resumes/${id}`);
    await press(page, "More for this resume");
    await page.locator('::-p-aria([name="Delete the original"][role="menuitem"])').click();
    await page.waitForFunction(() => !document.body.innerText.includes(", sam.docx"));
    await open(page, `/resumes/${id}?view=file`);
    await seeText(page, "This text came from no file that is kept");
    await page.focus('::-p-aria([name="Email"][role="textbox"])');
    await page.waitForSelector("[data-file-box] [data-marked]");
  });
});
