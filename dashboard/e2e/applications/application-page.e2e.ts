import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Browser, ElementHandle, HTTPRequest, Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applicationPath } from "#shared/domain/pages.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { intercept } from "#shared/testing/e2e/intercept.ts";
import { type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "../answers.ts";
import { launchBrowser } from "../launch-browser.ts";
import {
  checkLook,
  checkLooks,
  newVisitor,
  open,
  press,
  seeAddress,
  seeText,
  signIn,
  valueIn,
} from "../visit.ts";
import { chooseStatus, seeStatus } from "./tracker-desk.ts";

let api: RunningApi;
let browser: Browser;
/** Two tabs of one browser that show one application. */
let page: Page;
let other: Page;
let address = "";
let nextFile: Awaited<ReturnType<typeof downloadsOf>>;

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
  page = await newVisitor(browser);
  nextFile = await downloadsOf(browser, page);
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  other = await page.browserContext().newPage();
  await other.setViewport({ width: 1280, height: 900 });
  await page.bringToFront();
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});

/** Types into a field of a tab; a date's parts too, which a value set from outside would not tell React. */
async function type(tab: Page, name: string, text: string): Promise<void> {
  await tab.bringToFront();
  await tab.waitForSelector(`[name=${name}]`);
  await tab.focus(`[name=${name}]`);
  await tab.keyboard.type(text);
}

const openTab = (name: string) => page.locator(`::-p-aria([name='${name}'][role='tab'])`).click();
const leave = (tab: Page) => tab.keyboard.press("Tab");
const log = () => `${address}?tab=log`;

/** Changes the notes in both tabs: the page's save is on its way while the other tab's arrives before it. */
async function changeBoth(here: string, there: string): Promise<void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold = (request: HTTPRequest) =>
    void (request.method() === "PATCH" ? held : Promise.resolve()).then(() => request.continue());
  const stop = await intercept(page, hold);
  await type(page, "notes", here);
  await leave(page);
  await seeText(page, "Saving...");
  await type(other, "notes", there);
  await leave(other);
  const isSaved = (notes: string) =>
    other.evaluate(
      async (path, wanted) => {
        const answer = await fetch(`/api/applications/${path.split("/").at(-1)}`);
        return ((await answer.json()) as { notes: string }).notes.includes(wanted);
      },
      address,
      notes,
    );
  await expect.poll(() => isSaved(there), { timeout: 15_000 }).toBe(true);
  await page.bringToFront();
  release();
  await seeText(page, "Changed in another tab");
  await stop();
}

describe("an application's own page", () => {
  it("the way back leads to the tracker as it was filtered", async () => {
    await open(page, "/application-tracker?status=applied");
    await seeText(page, "Total Applications");
    const link = await page.waitForSelector('main a[href^="/application-tracker/"]:not([href$="analytics"])');
    address = (await link?.evaluate((one) => one.getAttribute("href"))) ?? "";
    await link?.click();
    await seeText(page, "Interview");
    await page.locator("::-p-aria([name='Back to Application Tracker'][role='link'])").click();
    await seeAddress(page, "/application-tracker?status=applied");
    await seeText(page, "Total Applications");
    await page.goBack();
    await page.waitForSelector("[role=tab]");
    await open(page, log());
    await open(other, log());
    await seeText(other, "Activity");
  });

  it("an ad that was posted again, or is past its day, says so with its days", async () => {
    const days = {
      firstSeen: "2026-08-01",
      postedOn: "2026-10-01",
      hasSameWords: true,
      closes: "2026-10-20",
    };
    const id = address.split("?")[0]?.split("/").at(-1) ?? "";
    const call = await answerFor(page, "GET", `/api/sightings/${id}`, {
      status: 200,
      body: { ...days, isClosed: false, today: "2026-11-01" },
    });
    await open(page, applicationPath(id));
    await seeText(page, "Is it still open?");
    await seeText(page, "First seen 1 August 2026; posted again 1 October 2026 with the same words.");
    await seeText(page, "Its closing date, 20 October 2026, has passed.");
    await call.stop();
    await open(page, log());
  });

  it("different fields of two tabs merge; the same one shows both values and lets the person choose [BD-09]", async () => {
    await type(other, "followUpDate", "12012031");
    await leave(other);
    await seeText(other, "Saved ");
    await changeBoth("Mine", "Theirs");
    await seeText(page, "Theirs");
    expect(await valueIn(page, "[name=notes]")).toBe("Mine");
    await checkLooks(page, "application-conflict");
    await page.setViewport({ width: 1280, height: 900 });
    await press(page, "Keep mine: notes");
    await seeText(page, "Saved ");
    await page.reload();
    expect(await valueIn(page, "[name=notes]")).toBe("Mine");
    expect(await valueIn(page, "[name=followUpDate]")).toBe("2031-12-01");
  });

  it("the other value is taken where the person says so", async () => {
    await open(other, log());
    await changeBoth("here ", "there ");
    await press(page, "Take the other: notes");
    const theirs = await valueIn(other, "[name=notes]");
    await expect.poll(() => valueIn(page, "[name=notes]")).toBe(theirs);
  });

  it("a status that was moved in another tab is shown, not overwritten, and may still be moved [BD-09]", async () => {
    await open(other, address);
    await other.waitForSelector("[role=tab]");
    const title = await page.$eval("h1", (one) => one.textContent ?? "");
    await page.bringToFront();
    // Looked for from before the move on: a toast goes by itself.
    const told = seeText(page, "Application updated successfully!");
    await chooseStatus(page, title, "offered");
    await told;
    await other.bringToFront();
    // A tab that was behind asks the server when it comes to the front; this move is made from what it showed before.
    const fromBefore = (request: HTTPRequest) => {
      const url = new URL(request.url());
      if (request.method() === "PATCH") url.searchParams.set("from", "applied");
      void request.continue({ url: url.toString() });
    };
    const stop = await intercept(other, fromBefore);
    await chooseStatus(other, title, "rejected");
    await seeText(other, "It is Offered there. You chose Rejected here.");
    await stop();
    await seeStatus(other, title, "offered");
    await press(other, "Move to Rejected");
    await seeText(other, "Application updated successfully!");
    await seeStatus(other, title, "rejected");
    await other.close();
    await page.bringToFront();
  });

  it("dates, with an hour for the interview, go into a calendar; Follow Up makes a reminder [P2-2.20 P2-8.08 P2-8.09]", async () => {
    await page.reload();
    await type(page, "interviewDate", "12052031");
    await type(page, "interviewTime", "0230PM");
    await leave(page);
    await press(page, "Add to calendar");
    const text = new TextDecoder().decode(await nextFile(/\.ics$/));
    expect(text).toContain("SUMMARY:Follow up:");
    expect(text).toMatch(/DTSTART:20311205T\d{6}Z/);
    await press(page, "Follow Up");
    await seeText(page, "Follow-up reminder sent!");
  });

  it("contacts are added, faults stand at their field, and a removal can be undone", async () => {
    await press(page, "Add contact");
    await type(page, "contact-name", "Kim Lee");
    await type(page, "contact-email", "nobody");
    await press(page, "Done");
    await seeText(page, "Please enter a valid email address");
    await type(page, "contact-email", "@ward.example");
    await press(page, "Done");
    await page.waitForSelector('a[href="mailto:nobody@ward.example"]');
    await press(page, "Edit Kim Lee");
    await press(page, "Remove contact");
    await seeText(page, "Contact removed");
    await press(page, "Undo");
    await page.waitForSelector('a[href="mailto:nobody@ward.example"]');
  });

  it("files are added, come back as a download, are refused by their content, and deleted after a question", async () => {
    await page.waitForSelector('input[aria-label="File to add"]');
    const folder = mkdtempSync(path.join(tmpdir(), "kelpie-file-"));
    const [good, bad] = [path.join(folder, "offer.txt"), path.join(folder, "offer.pdf")];
    writeFileSync(good, "We offer");
    writeFileSync(bad, "no pdf at all");
    const input = (await page.$('input[aria-label="File to add"]')) as ElementHandle<HTMLInputElement>;
    await input.uploadFile(bad);
    await seeText(page, "whose content is what its name says");
    await input.uploadFile(good);
    await press(page, "Download offer.txt");
    expect(new TextDecoder().decode(await nextFile(/offer\.txt$/))).toBe("We offer");
    await press(page, "Delete offer.txt");
    await seeText(page, "is deleted for good");
    await press(page, "Delete");
    await page.waitForFunction(() => !document.querySelector('[aria-label="Download offer.txt"]'));
    await seeText(page, "Added the file offer.txt");
    await seeText(page, "Removed the file offer.txt");
  });

  it("what was sent is chosen from the kept resumes, and can be read as it was", async () => {
    await page.waitForFunction(
      () => (document.querySelector<HTMLSelectElement>("[name=sent-resume]")?.options.length ?? 0) > 1,
    );
    const source = await page.$eval("[name=sent-resume] option:nth-child(2)", (one) =>
      one.getAttribute("value"),
    );
    await page.select("[name=sent-resume]", source ?? "");
    await seeText(page, "Sent with it:");
    await press(page, "Read it: Resume sent");
    await seeText(page, "As it was sent.");
    await checkLook(page, "application-sent", { width: 360, theme: "light" });
    await page.setViewport({ width: 1280, height: 900 });
    await page.keyboard.press("Escape");
  });

  it("its parts are tabs, by the mouse, the arrow keys, a reload and Back", async () => {
    await open(page, address);
    await openTab("Ad");
    await seeAddress(page, `${address}?tab=ad`);
    await page.keyboard.press("ArrowLeft");
    await seeAddress(page, log());
    await page.reload();
    await page.waitForSelector("[name=sent-resume]");
    await page.goBack();
    await seeAddress(page, `${address}?tab=ad`);
    await seeText(page, "The ad");
  });

  it("the menu opens the details of the ad, ready to be corrected", async () => {
    await open(page, address);
    await press(page, "More for this application");
    await page.locator("::-p-aria([name='Edit details'][role='menuitem'])").click();
    await seeAddress(page, `${address}?tab=ad`);
    await page.waitForSelector("[name=jobTitle]");
  });

  it("looks as it should, full", async () => {
    await open(page, log());
    await seeText(page, "Kim Lee");
    await checkLooks(page, "application-full");
  });
});
