import { strFromU8, unzipSync } from "fflate";
import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { press, seeMatch, seeText, signIn } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const premium = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

let api: RunningApi;
let kelpie: Launched;
let panel: Page;
const free = { email: "", password: "" };

beforeAll(async () => {
  api = await startApi();
  Object.assign(free, await signUp("letter", testResume));
  kelpie = await launchExtension();
  const tab = await kelpie.browser.newPage();
  await openSavedPage(tab, ad);
  panel = await openPanel(kelpie, tab);
  await panel.setViewport({ width: 380, height: 900 });
});
afterAll(async () => {
  await kelpie?.browser.close();
  await api?.stop();
});

const letterText = () => panel.$eval(".paper", (sheet) => sheet.textContent ?? "");

describe("a letter in the side panel", () => {
  it("a free person is told what it is part of; the ad and its moves stay [P2-6.07]", async () => {
    await signIn(panel, free);
    await seeMatch(panel);
    await press(panel, "Letter");
    await seeText(panel, "Premium Feature Required");
    await seeText(panel, "Upgrade to Premium");
    await seeText(panel, "Still yours on the free plan");
    await checkPanel(panel, "12-free-letter");
    await press(panel, "Back to the ad");
    await seeMatch(panel);
    await press(panel, "Menu");
    await press(panel, "Sign out");
  });

  it("is written for the saved ad though too little of it was found, and filed with the job", async () => {
    await signIn(panel, premium);
    await seeText(panel, "Registered Nurse, Surgical Ward");
    await press(panel, "Save");
    await seeText(panel, "With the full ad");
    await checkPanel(panel, "09-saved-with-letter");
    await press(panel, "Letter");
    await seeText(panel, "We could not find enough for a letter");
    await seeText(panel, "Show me where it is");
    expect(await letters()).toEqual([]);
    await checkPanel(panel, "10-letter-withheld");
    await press(panel, "Write it anyway");
    await seeText(panel, "Written by Kelpie's built-in writer");
    const text = await letterText();
    expect(text).toContain("Registered Nurse, Surgical Ward");
    expect(text).toContain("Corio Bay Health");
    await checkPanel(panel, "11-cover-letter");
    const [kept] = await letters();
    expect(kept?.applicationId).not.toBeNull();
  });

  it("takes the person's own words, keeps them, flags them and puts them into the file", async () => {
    await press(panel, "Edit");
    await panel.focus("[name=letterText]");
    await panel.keyboard.down("Control");
    await panel.keyboard.press("Home");
    await panel.keyboard.up("Control");
    await panel.keyboard.type("I once led 90 nurses at Google.\n\n");
    await seeText(panel, "Saved ");
    await seeText(panel, "Your own words: please check");
    await seeText(panel, "changed by you");
    await press(panel, "Done");
    const downloaded = await downloadsOf(kelpie.browser, panel);
    await press(panel, "Download");
    await seeText(panel, "Downloaded.");
    const file = unzipSync(await downloaded(/^cover-letter-corio-bay-health\.docx$/));
    expect(strFromU8(file["word/document.xml"] ?? new Uint8Array())).toContain("90 nurses at Google");
  });

  it("comes back as it was left; another tone is another letter", async () => {
    await press(panel, "Back to the ad");
    await seeMatch(panel);
    await press(panel, "Letter");
    await seeText(panel, "90 nurses at Google");
    expect(await letters()).toHaveLength(1);
    await panel.locator("::-p-text(Friendly)").click();
    await seeText(panel, "Kind regards");
    expect(await letters()).toHaveLength(2);
  });

  it("Regenerate gives the next true letter, or says that there is none", async () => {
    const seen = new Set([await letterText()]);
    for (let round = 0; round < 6; round += 1) {
      await press(panel, "Regenerate");
      await panel.waitForFunction(
        (known: string[]) => {
          const paper = document.querySelector(".paper")?.textContent;
          return (paper && !known.includes(paper)) || document.body.innerText.includes("No other letter");
        },
        {},
        [...seen],
      );
      if (await panel.evaluate(() => document.body.innerText.includes("No other letter"))) return;
      seen.add(await letterText());
    }
    throw new Error("always another letter");
  });
});

/** The account's letters, requested with the panel's own token. */
async function letters(): Promise<{ applicationId: string | null }[]> {
  const token = await panel.evaluate(async () => {
    type Local = { get: (key: string) => Promise<Record<string, unknown>> };
    const { chrome } = globalThis as unknown as { chrome: { storage: { local: Local } } };
    return JSON.parse(String((await chrome.storage.local.get("token")).token)) as string;
  });
  const answer = await fetch(`${api.origin}/api/cover-letters`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await answer.json()) as { applicationId: string | null }[];
}
