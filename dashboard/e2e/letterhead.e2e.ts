import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strFromU8, unzipSync } from "fflate";
import type { ElementHandle } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { paragraph, run, wordFile } from "#shared/testing/word-file.ts";
import { openDesk } from "./desk.ts";
import { checkLooks, open, press, pressByKey, seeText, signIn } from "./visit.ts";

const desk = openDesk();
let downloaded: (name: RegExp) => Promise<Uint8Array>;

beforeAll(async () => {
  downloaded = await downloadsOf(desk.browser, desk.page);
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

const folder = mkdtempSync(path.join(tmpdir(), "kelpie-letterhead-"));
const head = paragraph("Priya Raman, Business Analyst");

async function choose(name: string, bytes: Uint8Array): Promise<void> {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  const input = (await desk.page.waitForSelector(
    "[aria-label='Letterhead file']",
  )) as ElementHandle<HTMLInputElement>;
  await input.uploadFile(file);
}

const textOf = (file: Uint8Array) => strFromU8(unzipSync(file)["word/document.xml"] ?? new Uint8Array());

describe("the person's own letterhead", () => {
  it("a file with tracked changes is refused in words; another is kept and shows what stays", async () => {
    await open(desk.page, "/cover-letter");
    await seeText(desk.page, "Your letterhead");
    const tracked = paragraph(`<w:ins w:id="1">${run("Dear Sir,")}</w:ins>`);
    await choose("Tracked.docx", wordFile(head + tracked));
    await seeText(desk.page, "tracked changes that are not settled yet");
    const own =
      paragraph("3 March 2024") + paragraph("Dear Sir,") + paragraph("I write to you about a post.");
    await choose("My paper.docx", wordFile(head + own));
    await seeText(desk.page, "My paper.docx");
    await seeText(desk.page, "Stays: Priya Raman, Business Analyst");
    await seeText(desk.page, "The letter starts at “3 March 2024” (3 lines of its own).");
    expect(await desk.page.$("[role=alert]")).toBeNull();
  });

  it("Download is a letter in it, and our design is one press away", async () => {
    for (const [name, text] of [
      ["jobTitle", "Business Analyst"],
      ["company", "Huon Homes"],
    ] as const) {
      await desk.page.focus(`[name=${name}]`);
      await desk.page.keyboard.sendCharacter(text);
    }
    await pressByKey(desk.page, "Generate Cover Letter");
    await seeText(desk.page, "The Word file is set in your letterhead.");
    await checkLooks(desk.page, "letterhead");
    await desk.page.setViewport({ width: 1280, height: 900 });
    await press(desk.page, "Download");
    const own = textOf(await downloaded(/^cover-letter-huon-homes\.docx$/));
    expect(own).toContain(head);
    expect(own).toContain("Huon Homes");
    expect(own).not.toContain("I write to you about a post.");
    await press(desk.page, "Word in our design");
    expect(textOf(await downloaded(/^cover-letter-huon-homes( \(1\))?\.docx$/))).toContain("Huon Homes");
  });

  it("removed after a question, letters have our design", async () => {
    await press(desk.page, "Open the file");
    await downloaded(/^My paper\.docx$/);
    await pressByKey(desk.page, "Remove");
    await seeText(desk.page, "Remove your letterhead?");
    await pressByKey(desk.page, "Remove");
    await seeText(desk.page, "Choose a Word file");
    await desk.page.waitForFunction(
      () => !document.body.innerText.includes("The Word file is set in your letterhead."),
    );
  });
});
