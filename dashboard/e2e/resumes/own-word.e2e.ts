import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, ElementHandle, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { item, paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { launchBrowser } from "../launch-browser.ts";
import { judgeLooks, newVisitor, open, paste, press, seeText, signIn } from "../visit.ts";
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

/** The resume as its person made it in Word; somebody's tracked change waits in one line. */
function ownWordFile(): Uint8Array {
  const tracked = (words: string) => item(`<w:ins w:id="1">${run(words)}</w:ins>`);
  const body = resume.split("\n").map((line) => {
    if (!line.startsWith("- ")) return paragraph(line);
    const words = line.slice(2);
    return words.includes("documentation") ? tracked(words) : item(words);
  });
  return wordFile(body.join(""));
}

describe("a resume that came from a Word file", () => {
  it("downloads as that file with its changes, and names the line that has no place in it", async () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), "kelpie-word-")), "Ash CV.docx");
    writeFileSync(file, ownWordFile());
    await open(page, "/resume-optimizer");
    const input = (await page.waitForSelector("input[type=file]")) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(file);
    await seeText(page, "File uploaded successfully");
    await paste(page, "textarea[name=jobDescription]", ad);
    await press(page, "Optimize My Resume");
    await seeText(page, "Resume Analysis Complete");
    await press(page, "Download Resume (Word)");
    await seeText(page, "1 change has no place in your file");
    await seeText(page, "The paragraph has tracked changes that are not settled yet.");
    await judgeLooks(page, "own-word-dialog");
    await press(page, "Download my file");
    const words = wordText(await downloaded(/^Ash CV - tailored\.docx$/));
    expect(words).toContain("Planned activities for a room of 18 children");
    expect(words).toContain("Responsible for documentation of learning");
    await seeText(page, "everything else is as you made it");
  });
});
