import { strFromU8, unzipSync } from "fflate";
import type { HTTPRequest } from "puppeteer";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { countWords } from "#shared/domain/text.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { answerCall } from "./answer-call.ts";
import { openDesk } from "./desk.ts";
import { sheetText } from "./letter-sheet.ts";
import { ad, draft } from "./letter-texts.ts";
import { openLetterForm } from "./open-letter-form.ts";
import {
  checkLooks,
  open,
  paste,
  press,
  pressByKey,
  reload,
  seeAddress,
  seeResult,
  seeText,
  signIn,
  valueIn,
} from "./visit.ts";

const desk = openDesk();
let downloaded: (name: RegExp) => Promise<Uint8Array>;

const limited = { code: "rate_limited", message: "M", error: "M", requestId: "r" };

beforeAll(async () => {
  downloaded = await downloadsOf(desk.browser, desk.page);
  await signIn(desk.page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
});

let stopAnswering: (() => Promise<void>) | undefined;
afterEach(() => stopAnswering?.());

async function answerOnce(call: string, status: number, body: object, delayMs = 0): Promise<void> {
  const stop = await answerCall(desk.page, { call, status, body, delayMs });
  stopAnswering = async () => {
    await stop();
    stopAnswering = undefined;
  };
}

/** By the keyboard: a toast may still lie over the button. */
const submitDraft = async () => {
  await openLetterForm(desk.page);
  await desk.page.focus("[name=company]");
  await desk.page.keyboard.press("Enter");
};

const fill = async (name: string, text: string) => {
  await desk.page.focus(`[name=${name}]`);
  await desk.page.$eval(`[name=${name}]`, (field) => (field as HTMLInputElement).select());
  await desk.page.keyboard.sendCharacter(text);
};

const bare = (text = "") => text.replace(/[\s•]/g, "");

const choose = (name: string) => desk.page.locator(`::-p-aria([name="${name}"][role="radio"])`).click();

describe("a premium person writes a letter", () => {
  it("finds the screen at both addresses, with two tabs and the fields of each [P1-2.19 P1-2.20 P1-2.25 P2-2.95 P2-2.96 P2-2.97 P2-2.98]", async () => {
    for (const address of ["/cover-letters", "/cover-letter"]) {
      await open(desk.page, address);
      await seeText(desk.page, "Generate New");
      await seeText(desk.page, "Optimize Draft");
    }
    for (const name of ["jobTitle", "company", "jobDescription"])
      expect(await desk.page.$(`[name=${name}]`)).not.toBeNull();
    await seeText(desk.page, "Job description optional");
    await checkLooks(desk.page, "premium-letter");
    await desk.page.setViewport({ width: 1280, height: 900 });
  });

  it("its header leads to the other tools, names the e-mail and signs out [P2-2.92, D-46, D-11]", async () => {
    for (const href of ["/dashboard", "/resume-optimizer", "/application-tracker", "/settings"])
      expect(await desk.page.$(`a[href="${href}"]`), href).not.toBeNull();
    await seeText(desk.page, "premium@kelpie.test");
    await seeText(desk.page, "Sign out");
  });

  it("without title and company nothing is called [P2-5.16, which overrules P2-5.15 by D-15]", async () => {
    await press(desk.page, "Generate Cover Letter");
    await seeText(desk.page, "Please provide both job title and company name.");
  });

  it("a letter names job and employer, counts its words, and stands on the resume [P1-1.04 P2-1.03 P2-2.101 P2-2.100]", async () => {
    await fill("jobTitle", "Business Analyst");
    await fill("company", "Bellwether Energy");
    await paste(desk.page, "[name=jobDescription]", ad);
    await pressByKey(desk.page, "Generate Cover Letter");
    await seeText(desk.page, "Your cover letter");
    await seeText(desk.page, "Written by Kelpie's built-in writer");
    const letter = await sheetText(desk.page);
    expect(letter).toContain("Business Analyst");
    expect(letter).toContain("Bellwether Energy");
    expect(letter).toContain("Priya Raman");
    const words = countWords(letter);
    await seeText(desk.page, `${words} words`);
    expect(desk.page.url()).toContain("/cover-letters/");
    await checkLooks(desk.page, "premium-letter-written");
    await desk.page.setViewport({ width: 1280, height: 900 });
  });

  it("downloads it as Word under the employer's name, and copies it [P2-2.105 P2-2.106 P2-2.107 P2-8.33]", async () => {
    await press(desk.page, "Download");
    const file = unzipSync(await downloaded(/^cover-letter-bellwether-energy\.docx$/))["word/document.xml"];
    expect(strFromU8(file ?? new Uint8Array())).toContain("Bellwether Energy");
    await desk.page.evaluate(() => {
      // The clipboard belongs to the machine that the test runs on; ours takes one text and then refuses.
      const writeText = async (text: string) => {
        if (document.body.dataset.copied !== undefined) throw new Error("denied");
        document.body.dataset.copied = text;
      };
      Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
    });
    await press(desk.page, "Copy to Clipboard");
    await seeText(desk.page, "Copied to clipboard");
    const copied = await desk.page.evaluate(() => document.body.dataset.copied);
    expect(bare(copied)).toBe(bare(await sheetText(desk.page)));
    await press(desk.page, "Copy to Clipboard");
    await seeText(desk.page, "Could not copy to clipboard.");
    const first = await desk.page.$eval(".paper", (sheet) => sheet.textContent);
    await press(desk.page, "Regenerate");
    await seeText(desk.page, "Your cover letter");
    // Either another true letter, or the word that there is none.
    await desk.page.waitForFunction(
      (before) =>
        document.querySelector(".paper")?.textContent !== before ||
        /No other letter/.test(document.body.innerText),
      {},
      first,
    );
  });

  it("half a page and the person's own reason", async () => {
    await openLetterForm(desk.page);
    await choose("Half a page");
    await fill("reason", "I rode past this office for ten years");
    await pressByKey(desk.page, "Generate Cover Letter");
    await desk.page.waitForFunction(() =>
      /I rode past this office for ten years\./.test(document.querySelector(".paper")?.textContent ?? ""),
    );
    await openLetterForm(desk.page);
    await fill("reason", " ");
    await choose("One page");
  });

  it("is edited in place: it saves itself, flags what nothing supports, and what is downloaded is the edited text", async () => {
    await press(desk.page, "Edit");
    const sheet = "[name=letterText]";
    const written = await valueIn(desk.page, sheet);
    await desk.page.focus(sheet);
    await desk.page.keyboard.down("Control");
    await desk.page.keyboard.press("Home");
    await desk.page.keyboard.up("Control");
    await desk.page.keyboard.type("I once led 90 analysts at Google.\n\n");
    await seeText(desk.page, "Saved ");
    await seeText(desk.page, "Your own words: please check");
    await seeText(desk.page, "changed by you");
    await checkLooks(desk.page, "premium-letter-edited");
    await desk.page.setViewport({ width: 1280, height: 900 });
    const isDownload = (one: HTTPRequest) => one.url().endsWith("/api/download-resume");
    const [call] = await Promise.all([desk.page.waitForRequest(isDownload), press(desk.page, "PDF")]);
    expect(call.postData()).toContain("90 analysts at Google");
    await downloaded(/^cover-letter-bellwether-energy\.pdf$/);
    await reload(desk.page);
    await seeText(desk.page, "90 analysts at Google");
    await press(desk.page, "Compare");
    await seeText(desk.page, "Compare with");
    expect(
      await desk.page.$eval("main ins, main del, main [class*=success-soft]", (one) => one.textContent),
    ).toContain("Google");
    await press(desk.page, "Undo my changes");
    await desk.page.waitForFunction(
      () => !/Google/.test(document.querySelector(".paper")?.textContent ?? "Google"),
    );
    await press(desk.page, "Edit");
    expect(await valueIn(desk.page, sheet)).toBe(written);
    await press(desk.page, "Done");
  });

  it("says what is missing of a draft, then improves it and measures it [P1-1.04 P1-6.14 P2-1.04 P2-5.17 P2-5.18 P2-2.102 P2-2.103 P2-2.104]", async () => {
    await openLetterForm(desk.page);
    await desk.page.locator("::-p-text(Optimize Draft)").click();
    await submitDraft();
    await seeText(desk.page, "Please paste your draft cover letter to optimize.");
    await paste(desk.page, "[name=letter]", draft);
    await submitDraft();
    await seeText(desk.page, "Keyword alignment");
    await seeText(desk.page, "Optimization details");
    await seeText(
      desk.page,
      "This compares your letter with this ad. It is our own measure, not an employer's.",
    );
    await checkLooks(desk.page, "premium-letter-optimised");
    await desk.page.setViewport({ width: 1280, height: 900 });
  });

  it("shows five steps, one more every 2 seconds, while the answer is away [P2-2.99 P2-4.25]", async () => {
    await answerOnce("/api/cover-letter/optimize-enhanced", 500, { message: "M" }, 4500);
    await submitDraft();
    await seeText(desk.page, "Step 1 of 5");
    await seeText(desk.page, "Step 2 of 5");
    await seeText(desk.page, "Step 3 of 5");
    await seeText(desk.page, "Optimization failed");
  });

  it.each([
    [500, {}, "Optimization failed", "Failed to optimize cover letter"],
    [403, { message: "M" }, "Upgrade Required", "M"],
    [403, {}, "Upgrade Required", "Free plan limit reached. Redirecting to upgrade page..."],
    [429, { ...limited, requiresUpgrade: true }, "Upgrade Required", "M"],
  ])(
    "%i %j on a draft says '%s' / '%s'; at the limit the plans follow [P2-8.25 P2-8.26 P2-8.27 P2-8.32 P2-4.27]",
    async (status, body, title, text) => {
      await answerOnce("/api/cover-letter/optimize-enhanced", status, body);
      await submitDraft();
      await seeText(desk.page, title);
      await seeText(desk.page, text);
      if (title !== "Upgrade Required") return;
      await seeAddress(desk.page, "/subscription");
      await stopAnswering?.();
      await open(desk.page, "/cover-letter");
      await seeText(desk.page, "Your letters");
    },
  );

  it("without a kept resume it offers to keep one, and keeps what was typed", async () => {
    const body = {
      code: "invalid",
      message: "Please keep a resume first.",
      details: { reason: "no_resume" },
    };
    await answerOnce("/api/cover-letter/optimize-enhanced", 422, {
      ...body,
      error: body.message,
      requestId: "r",
    });
    await submitDraft();
    await seeText(desk.page, "Save a resume first");
    expect(await desk.page.$eval('main a[href="/resumes"]', (link) => link.textContent)).toBe(
      "Save a resume",
    );
    expect(await valueIn(desk.page, "[name=letter]")).toBe(draft);
    await stopAnswering?.();
  });

  it("lists the letters, reopens one with its numbers, and deletes after a question", async () => {
    await open(desk.page, "/cover-letter");
    await seeText(desk.page, "Your letters");
    const count = () => desk.page.$$eval('main a[href^="/cover-letters/"]', (links) => links.length);
    const before = await count();
    expect(before).toBeGreaterThan(1);
    await desk.page.locator('main li a[href^="/cover-letters/"]').click();
    await seeText(desk.page, "Optimization details");
    await seeText(desk.page, "Keyword alignment");
    await press(desk.page, "Compare");
    await seeText(desk.page, "Your draft");
    await checkLooks(desk.page, "premium-letter-reopened");
    await desk.page.setViewport({ width: 1280, height: 900 });
    await desk.page.locator('main button[aria-label^="Delete "]').click();
    await seeText(desk.page, "Delete this letter?");
    await press(desk.page, "Delete");
    await seeText(desk.page, "Letter deleted");
    await seeAddress(desk.page, "/cover-letter");
    await desk.page.waitForFunction(
      (most) => document.querySelectorAll('main a[href^="/cover-letters/"]').length < most,
      {},
      before,
    );
  });

  it("keeps what was typed over a reload; a tracked job brings its own fields [BD-08]", async () => {
    await reload(desk.page);
    await openLetterForm(desk.page);
    expect(await valueIn(desk.page, "[name=letter]")).toBe(draft);
    await open(desk.page, "/dashboard");
    // One link of many: which comes first depends on what has been loaded.
    await desk.page.locator('section[aria-label="Today"] a[href^="/application-tracker/"]').click();
    await desk.page.locator("::-p-aria([name='Letter'][role='tab'])").click();
    // The page is the job's: the form does not ask for it.
    await desk.page.waitForSelector("[name=reason]");
    expect(await desk.page.$("[name=company]")).toBeNull();
    await press(desk.page, "Generate Cover Letter");
    await desk.page.waitForFunction(() => location.search.includes("result="));
    await seeResult(desk.page, "Your cover letter");
    // Once there is a letter, the form is folded.
    expect(await desk.page.$("[name=reason]:not(textarea)")).toBeNull();
    await press(desk.page, "Write another letter");
    await desk.page.waitForSelector("::-p-aria([name='Generate Cover Letter'][role='button'])");
    const job = new URL(desk.page.url()).pathname;
    await open(desk.page, "/cover-letters");
    await desk.page.locator(`main li a[href="${job}"]`).click();
    await desk.page.waitForSelector("[role=tab]");
  });
});
