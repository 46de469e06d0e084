import { strFromU8, unzipSync } from "fflate";
import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { item, paragraph, picture, run, wordFile } from "#shared/testing/word-file.ts";
import { giveFile } from "../give-file.ts";
import { launchBrowser } from "../launch-browser.ts";
import { checkLooks, newVisitor, open, paste, pressByKey, seeText, signIn } from "../visit.ts";
import { ad, resume, wordText } from "./result-desk.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
let downloaded: (name: RegExp) => Promise<Uint8Array>;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  downloaded = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

const photo = Uint8Array.from({ length: 900 }, (_, at) => (at * 7) % 256);

/** The resume as its person made it in Word, with a photo; somebody's tracked change waits in one line. */
function ownWordFile(): Uint8Array {
  const tracked = (words: string) => item(`<w:ins w:id="1">${run(words)}</w:ins>`);
  const body = resume.split("\n").map((line) => {
    if (!line.startsWith("- ")) return paragraph(line);
    const words = line.slice(2);
    return words.includes("incursions") ? tracked(words) : item(words);
  });
  return wordFile(picture(3, 4) + body.join(""), { "word/media/photo.png": photo });
}

describe("a resume that came from a Word file", () => {
  it("downloads as that file with its changes and its photo, and names the line that has no place in it [BD-25]", async () => {
    await open(page, "/resume-optimizer");
    await giveFile(page, "input[type=file]", { name: "Ash CV.docx", bytes: ownWordFile() });
    await seeText(page, "File uploaded successfully");
    await seeText(page, "There is a picture in this file");
    await seeText(page, "Only the words are read. The picture stays in your own file when you download it");
    await paste(page, "textarea[name=jobDescription]", ad);
    await pressByKey(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await pressByKey(page, "Download Resume (Word)");
    await seeText(page, "1 change has no place in your file");
    await seeText(page, "The paragraph has tracked changes that are not settled yet.");
    await checkLooks(page, "own-word-dialog");
    await pressByKey(page, "Download my file");
    const own = await downloaded(/^Ash CV - tailored\.docx$/);
    expect(unzipSync(own)["word/media/photo.png"]).toEqual(photo);
    expect(strFromU8(unzipSync(own)["word/document.xml"] ?? new Uint8Array())).toContain("<pic:pic");
    const words = wordText(own);
    expect(words).toContain("Planned activities for a room of 18 children");
    expect(words).toContain("Responsible for documentation of learning");
    await seeText(page, "everything else is as you made it");
    // Beside the designs, as a picture: the person's own file is chosen until one of ours is.
    await page.setViewport({ width: 1280, height: 900 });
    await pressByKey(page, "PDF and designs");
    const ownChoice = "[role=dialog] input[value=own]";
    await page.waitForSelector(ownChoice);
    expect(await page.$eval(ownChoice, (one) => (one as HTMLInputElement).checked)).toBe(true);
    await checkLooks(page, "own-word-designs");
    await page.setViewport({ width: 1280, height: 900 });
    await page.locator("[role=dialog] label ::-p-text(Compact)").click();
    expect(await page.$eval(ownChoice, (one) => (one as HTMLInputElement).checked)).toBe(false);
    await page.keyboard.press("Escape");
    await page.waitForFunction(() => document.querySelector("[role=dialog]") === null);
    await pressByKey(page, "Download Resume (Word)");
    expect(unzipSync(await downloaded(/^optimized-resume.*\.docx$/))["word/media/photo.png"]).toBeUndefined();
  });
});
