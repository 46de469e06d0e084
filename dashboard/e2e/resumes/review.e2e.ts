import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { item, paragraph, wordFile } from "#shared/testing/word-file.ts";
import { giveFile } from "../give-file.ts";
import { launchBrowser } from "../launch-browser.ts";
import { onePagePdf } from "../one-page-pdf.ts";
import { checkLooks, newVisitor, open, press, pressByKey, seeText, signIn } from "../visit.ts";

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

/** A job without an employer, one with two titles: both are asked about. */
const lines = [
  "Sam Okafor",
  "Hobart TAS 7000 | 0491 570 156 | sam.okafor@example.com",
  "Experience",
  "Sous Chef / Kitchen Manager",
  "Wharf Street Hotel, Hobart",
  "Jan 2020 - Present",
  "- Ran a kitchen of nine",
  "- Kept food cost under 29 per cent",
  "Chef",
  "Feb 2016 - Dec 2019",
  "- Wrote menus for a hotel of 80 rooms",
  "Education",
  "Certificate III in Commercial Cookery, TasTAFE, 2016",
  "Licences",
  "Food Safety Supervisor",
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
  await press(page, "Save resume");
  await seeText(page, "Is this right?");
}

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

/** Types into a field of the open row and leaves it. */
async function correct(label: string, words: string): Promise<void> {
  const field = `::-p-aria([name="${label}"][role="textbox"])`;
  await page.focus(field);
  await page.$eval(field, (one) => (one as HTMLInputElement).select());
  await page.keyboard.sendCharacter(words);
  await page.keyboard.press("Tab");
}

const textOf = (selector: string) => page.$eval(selector, (one) => (one as HTMLElement).innerText);

describe("is this right?", () => {
  it("comes after a new file: doubts first, its page drawn, the place of a field marked on it", async () => {
    await keep("sam.pdf", plainPdf());
    await isDrawn();
    await seeText(page, "Is this one job or two?");
    await seeText(page, "No employer found.");
    expect(await textOf('section[aria-label="Check these"] h2')).toMatch(/Check these\s+2/);
    await page.focus('::-p-aria([name="Title"][role="textbox"])');
    const place = await markedPlace();
    // The fourth line: 24 points under the first for each, of 842.
    expect(place?.y).toBeCloseTo((842 - 780 + 72 - 4) / 842, 2);
    await checkLooks(page, "review-pdf");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("one line of two titles is split in two; each takes its own points and place in the list", async () => {
    await pressByKey(page, "Split in two");
    const start = '::-p-aria([name="The second job starts at"][role="combobox"])';
    await page.waitForSelector(start);
    await page.select(start, "1");
    await pressByKey(page, "Split");
    await page.waitForFunction(() => !document.body.innerText.includes("Is this one job or two?"));
    expect(await textOf('section[aria-label="Jobs"]')).toMatch(/Jobs\s+1\s.*Sous Chef\s+Wharf Street Hotel/s);
    await seeText(page, "Kitchen Manager");
    await seeText(page, "No dates found.");
  });

  it("a missing employer is filled in; what is confirmed is asked no more, and the corrections are counted", async () => {
    await pressByKey(page, "Edit Chef");
    await correct("Employer", "Salamanca Inn");
    await page.waitForFunction(() => !document.body.innerText.includes("No employer found."));
    await pressByKey(page, "This is all right");
    await seeText(page, "What we found");
    await seeText(page, "Checked by you");
    await seeText(page, "Chef, Salamanca Inn");
    await seeText(page, "corrections of yours");
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("Please check how we read");
  });

  it("the next text keeps the corrections that fit it, and is looked at again", async () => {
    await press(page, "Change the text");
    await page.focus("textarea[name=resumeText]");
    await page.keyboard.down("Control");
    await page.keyboard.press("End");
    await page.keyboard.up("Control");
    await page.keyboard.sendCharacter(", allergen control");
    await press(page, "Save the text");
    await page.waitForFunction(() => !document.body.innerText.includes("Checked by you"));
    await seeText(page, "Chef, Salamanca Inn");
    await seeText(page, "Kitchen Manager");
  });

  it("a Word file's paragraphs are there; on a telephone the file stays above the list", async () => {
    await keep("sam.docx", plainWord());
    await page.setViewport({ width: 360, height: 780 });
    await pressByKey(page, "Edit Chef");
    await page.focus('li:has([aria-label="Close Chef"]) ::-p-aria([name="Employer"][role="textbox"])');
    await page.waitForFunction(() =>
      [...document.querySelectorAll("[data-file-box] [data-marked]")].some(
        (one) => one.checkVisibility() && one.textContent?.includes("Chef"),
      ),
    );
    await checkLooks(page, "review-word");
    await page.setViewport({ width: 1280, height: 900 });
  });

  it("a school is corrected, a licence added, a referee added and taken away; the download has them", async () => {
    const downloaded = await downloadsOf(browser, page);
    await pressByKey(page, "Edit Certificate III in Commercial Cookery");
    await correct("School", "TasTAFE Hobart");
    await pressByKey(page, "Close Certificate III in Commercial Cookery");
    await pressByKey(page, "Add a licence");
    await page.focus('::-p-aria([name="Add a licence or check"][role="textbox"])');
    await page.keyboard.sendCharacter("White Card");
    await page.keyboard.press("Enter");
    await page.waitForSelector('::-p-aria([name="Edit White Card"])');
    // By keyboard: a toast may lie over it.
    const contact = await page.waitForSelector("::-p-xpath(//summary[contains(., 'Contact, summary')])");
    await contact?.focus();
    await page.keyboard.press("Enter");
    await pressByKey(page, "Add a referee");
    await page.focus('::-p-aria([name="Add a referee"][role="textbox"])');
    await page.keyboard.sendCharacter("Nobody");
    await page.keyboard.press("Enter");
    await pressByKey(page, "Edit Nobody");
    await pressByKey(page, "Remove this referee");
    await seeText(page, "No referee found.");
    await checkLooks(page, "review-entries");
    await page.setViewport({ width: 1280, height: 900 });
    await pressByKey(page, "This is all right");
    await seeText(page, "Checked by you");
    await press(page, "More for this resume");
    await page.locator("[role=menuitem] ::-p-text(JSON Resume)").click();
    const file = JSON.parse(new TextDecoder().decode(await downloaded(/\.json$/)));
    expect(file.education[0]).toMatchObject({ institution: "TasTAFE Hobart" });
    expect(file.certificates).toMatchObject([{ name: "Food Safety Supervisor" }, { name: "White Card" }]);
  });

  it("a file that is no longer kept is said in words, and its text is there", async () => {
    const [, id = ""] = /resumes\/([^?]+)/.exec(page.url()) ?? [];
    await open(page, `/resumes/${id}`);
    await press(page, "More for this resume");
    await page.locator('::-p-aria([name="Delete the original"][role="menuitem"])').click();
    await page.waitForFunction(() => !document.body.innerText.includes(", sam.docx"));
    await open(page, `/resumes/${id}?view=file`);
    await seeText(page, "No file to compare with");
    await pressByKey(page, "Edit Chef");
    await page.waitForSelector("[data-file-box] [data-marked]");
  });
});
