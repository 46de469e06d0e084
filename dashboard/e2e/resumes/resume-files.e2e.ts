import { randomBytes } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { strToU8, zipSync } from "fflate";
import type { ElementHandle, Page } from "puppeteer";
import { beforeAll, describe, expect, it } from "vitest";
import { picturePdf, type ScannedPage } from "#shared/testing/picture-pdf.ts";
import { paragraph, wordFile } from "#shared/testing/word-file.ts";
import { openDesk } from "../desk.ts";
import { lockedPdf, scannedPdf } from "../one-page-pdf.ts";
import { load, open, paste, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { resume } from "./result-desk.ts";

const at = openDesk();
let page: Page;
const typed = "Typed by hand before any file came.";
const folder = mkdtempSync(path.join(tmpdir(), "kelpie-resume-files-"));

function put(name: string, bytes: string | Uint8Array): string {
  const file = path.join(folder, name);
  writeFileSync(file, bytes);
  return file;
}

async function upload(name: string, bytes: string | Uint8Array, zone = ""): Promise<void> {
  const input = await page.waitForSelector(`${zone} input[aria-label="Upload resume"]`);
  await (input as ElementHandle<HTMLInputElement>).uploadFile(put(name, bytes));
}
const isReading = (url: string) => new URL(url).pathname === "/api/process-file";
const resumeText = () => valueIn(page, "[name=resumeText]");

/** An empty optimizer in which somebody has typed. */
async function openTyped(): Promise<void> {
  await page.evaluate(() => sessionStorage.clear());
  await load(page, "/resume-optimizer");
  await writeOver(typed);
}

/** As a person does it: all is marked, and one entry takes its place. `fill` empties the field behind React's back. */
async function writeOver(text: string): Promise<void> {
  await page.$eval("[name=resumeText]", (field) => (field as HTMLTextAreaElement).select());
  await paste(page, "[name=resumeText]", text);
  await page.waitForFunction(
    (wanted) => document.querySelector<HTMLTextAreaElement>("[name=resumeText]")?.value === wanted,
    {},
    text,
  );
}

/** A Word file of 200 kB: noise, which no packing makes smaller. */
function heavyWord(): Uint8Array {
  const noise = randomBytes(200_000);
  const body = resume.split("\n").map((line) => paragraph(line));
  return wordFile(body.join(""), { "word/media/noise.bin": noise });
}
/** Bytes of a second, for an upload that is slow. */
const slowLine = (perSecond: number) =>
  page.emulateNetworkConditions({ download: 50 * 1024, upload: perSecond, latency: 400 });
const fullLine = () => page.emulateNetworkConditions(null);

beforeAll(async () => {
  page = at.page;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

describe("a file that cannot be read", () => {
  const whole = wordFile(paragraph("Ash Wattle, educator"));
  const picture =
    "This is a picture, and the words in it cannot be read. Please upload the PDF or Word file, or paste the text.";
  const misfit = "The content of this file does not fit its name. Please export it again.";
  const damaged = "This file is damaged and cannot be read. Please export it again, or paste the text.";
  const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

  beforeAll(openTyped);

  it.each<[string, string, string | Uint8Array, string]>([
    ["[BD-16] a PNG", "photo.png", png, picture],
    ["[BD-17] a PNG named .pdf", "resume.pdf", png, picture],
    [
      "[BD-18] a .pages file",
      "resume.pages",
      zipSync({ "Index/Document.iwa": strToU8("x") }),
      "This is a Pages file, which only Pages can open. In Pages choose File, Export To, Word or PDF, and upload that.",
    ],
    [
      "[BD-20] a PDF with a password",
      "locked.pdf",
      lockedPdf(),
      "This file is protected by a password. Please remove the password and upload it again.",
    ],
    [
      "[BD-21] a scan without words",
      "scan.pdf",
      scannedPdf(),
      "No words can be made out in this file. If it is a scan, please upload a sharper one, or paste the text.",
    ],
    ["[BD-22] an empty file", "empty.pdf", "", "This file is empty. Please choose another one."],
    ["[BD-23] a file that was cut off", "half.docx", whole.slice(0, whole.length / 2), damaged],
    ["[BD-24] a web page named .docx", "page.docx", "<html><body>Ash Wattle</body></html>", misfit],
    [
      "[BD-26] a .doc that is no whole one",
      "old.doc",
      Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]),
      damaged,
    ],
  ])("%s says so in one place, and what was typed stays", async (_kind, name, bytes, sentence) => {
    const answer = page.waitForResponse((one) => isReading(one.url()));
    await upload(name, bytes);
    // The refusal of a scan comes at the end of a stream that began before its words were looked for.
    expect((await answer).ok()).toBe(name === "scan.pdf");
    await seeText(page, sentence);
    const alerts = () =>
      page.$$eval("main [role=alert]", (all) => all.map((one) => (one as HTMLElement).innerText));
    await expect.poll(alerts).toEqual([sentence]);
    await seeText(page, "Upload failed");
    expect(await resumeText()).toBe(typed);
  });

  it("[BD-19] one of 11 MB is refused before it travels", async () => {
    const calls: string[] = [];
    page.on("request", (one) => void (isReading(one.url()) && calls.push(one.url())));
    await upload("large.pdf", new Uint8Array(11 * 1024 * 1024));
    await seeText(page, "Please upload a file smaller than 10MB.");
    expect(await resumeText()).toBe(typed);
    expect(calls).toEqual([]);
  });
});

/** A page of the given lines as a scanner gives it: a picture, drawn by the browser. */
async function scannedPage(lines: readonly string[]): Promise<ScannedPage> {
  const [width, height] = [1400, 500];
  const jpeg = await page.evaluate(
    (texts, w, h) => {
      const canvas = Object.assign(document.createElement("canvas"), { width: w, height: h });
      const context = canvas.getContext("2d");
      if (!context) throw new Error("no canvas");
      context.fillStyle = "white";
      context.fillRect(0, 0, w, h);
      context.fillStyle = "black";
      context.font = "32px sans-serif";
      texts.forEach((text, at) => {
        context.fillText(text, 80, 90 + at * 50);
      });
      return canvas.toDataURL("image/jpeg", 0.8).split(",")[1] ?? "";
    },
    lines,
    width,
    height,
  );
  return { width, height, data: Buffer.from(jpeg, "base64"), packing: "jpeg" };
}

it("a scan is read page by page, and its words are doubted until they are checked", async () => {
  await openTyped();
  const first = await scannedPage([
    "Robin Fraser",
    "Registered Nurse",
    "Experience",
    "Registered Nurse, Corio Bay Health",
    "March 2019 - Present",
    "Led handover of twelve patients on every shift",
    "Trained three graduate nurses in wound care",
  ]);
  const second = await scannedPage(["Education", "Bachelor of Nursing, Deakin University, 2014"]);
  await upload("scan-of-two.pdf", picturePdf([first, second]));
  await seeText(page, "Reading page 1 of 2");
  await seeText(page, "Reading page 2 of 2");
  await seeText(page, "File uploaded successfully");
  await seeText(page, "Read from a picture of the page: check names, dates and numbers.");
  expect(await resumeText()).toContain("Led handover of twelve patients on every shift");
  expect(await resumeText()).toContain("Bachelor of Nursing, Deakin University, 2014");
});

/** Word's old format: nothing of ours writes it. */
const oldWord = path.resolve(import.meta.dirname, "../../../../shared/data/resumes/own-nurse.doc");

it(`[BD-26] a .doc is read${existsSync(oldWord) ? "" : " (NOT CHECKED: ../shared/data is absent)"}`, async () => {
  if (!existsSync(oldWord)) return;
  await openTyped();
  await upload("nurse.doc", readFileSync(oldWord));
  await seeText(page, "File uploaded successfully");
  expect(await resumeText()).toMatch(/nurse/i);
});

it("[BD-40] a file dropped beside the zone is read, and the page stays", async () => {
  await openTyped();
  const data = { items: [], files: [put("dropped.txt", resume)], dragOperationsMask: 1 };
  const box = await (await page.waitForSelector("main h1"))?.boundingBox();
  if (!box) throw new Error("no heading");
  const place = { x: box.x + 5, y: box.y + 5 };
  await page.mouse.dragEnter(place, data);
  await page.mouse.dragOver(place, data);
  await page.mouse.drop(place, data);
  await seeText(page, "File uploaded successfully");
  await seeText(page, "dropped.txt");
  expect(await resumeText()).toContain("Ash Wattle");
  await seeAddress(page, "/resume-optimizer");
});

describe("a slow line", () => {
  it("[BD-27] at 50 kB a second the file's name stands there and how much of it has gone", async () => {
    await openTyped();
    await slowLine(50 * 1024);
    await upload("heavy.docx", heavyWord());
    await seeText(page, "heavy.docx");
    await page.waitForFunction(() => /Sending: [1-9]\d?%/.test(document.body.innerText), { polling: 50 });
    expect(await page.$eval("progress[aria-label='Sending heavy.docx']", (one) => one.value)).toBeGreaterThan(
      0,
    );
    expect(await resumeText()).toBe(typed);
    await fullLine();
    await seeText(page, "File uploaded successfully");
    expect(await resumeText()).toContain("Ash Wattle");
  });

  it("[BD-05] Back in the middle of an upload: said once, nothing arrives later, what was typed is there", async () => {
    // Nothing of the optimizer before is on its way into the storage any more.
    await load(page, "/dashboard");
    await page.evaluate(() => sessionStorage.clear());
    await page.locator('nav[aria-label="Main"] a[href="/resume-optimizer"]').click();
    // The stored resume fills the card a moment after it is drawn.
    await page.waitForFunction(() => document.querySelector<HTMLTextAreaElement>("[name=resumeText]")?.value);
    await writeOver(typed);
    await slowLine(2 * 1024);
    const failed = new Promise<void>((resolve) => {
      page.on("requestfailed", (one) => void (isReading(one.url()) && resolve()));
    });
    await upload("left.docx", heavyWord());
    await seeText(page, "left.docx");
    await page.goBack();
    await failed;
    await seeText(page, "You left while left.docx was on its way.");
    await fullLine();
    await page.goForward();
    expect(await resumeText()).toBe(typed);
    expect(await page.evaluate(() => document.body.innerText)).not.toContain("File uploaded successfully");
  });
});

it("[BD-35] Esc in a filled dialog: opened again, all of it is there", async () => {
  await open(page, "/resumes");
  await press(page, "Add a resume");
  await page.locator("::-p-text(Text)").click();
  await paste(page, "[role=dialog] textarea", typed);
  await page.locator("[role=dialog] [name=name]").fill("Half done");
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => !document.querySelector("[role=dialog]"));
  await press(page, "Add a resume");
  expect(await valueIn(page, "[role=dialog] textarea")).toBe(typed);
  expect(await valueIn(page, "[role=dialog] [name=name]")).toBe("Half done");
});
