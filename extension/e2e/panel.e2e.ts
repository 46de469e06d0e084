import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { demo } from "#shared/testing/e2e/demo-account.ts";
import { logIn, type RunningApi, startApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { press, seeMatch, seeText, signIn, typeNote } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const recipe = ownPage("recipe.html", "https://kitchen.example.com/lemon-slice");

let api: RunningApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;

async function keepSecondResume(): Promise<void> {
  const session = await logIn(demo);
  const answer = await fetch(`${api.origin}/api/resumes`, {
    method: "POST",
    headers: {
      "Content-Type": "application/json",
      Origin: api.origin,
      Cookie: `${session.cookie.name}=${session.cookie.value}`,
      "X-Kelpie-Token": session.token,
    },
    body: JSON.stringify({ name: "Nursing resume", text: testResume }),
  });
  expect(answer.status).toBe(201);
}

const ring = () => panel.$eval("[role=img][aria-label^='Match: ']", (one) => one.ariaLabel);

/** Stores what the context menu would store for the panel; a browser without a screen has no context menu. */
async function askFromMenu(asked: { act: string; url?: string; title?: string }): Promise<void> {
  const target = await kelpie.browser.waitForTarget((one) => one.type() === "service_worker");
  await tab.bringToFront();
  await (await target.worker())?.evaluate(
    `chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(async ([{ id: tabId, windowId }]) => {
      await chrome.storage.session.set({ asked: JSON.stringify({ ...${JSON.stringify(asked)}, tabId, at: new Date().toISOString() }) });
      await chrome.runtime.sendMessage({ type: "read-tab", tabId, windowId });
    })`,
  );
}

describe("the panel's menu, keys and choices", () => {
  beforeAll(async () => {
    api = await startApi();
    await keepSecondResume();
    kelpie = await launchExtension();
    tab = await kelpie.browser.newPage();
    await openSavedPage(tab, ad);
    panel = await openPanel(kelpie, tab);
    await panel.setViewport({ width: 380, height: 900 });
    await signIn(panel, demo);
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("a short tour stands over the first ad, can be walked by keys, and comes once", async () => {
    await seeText(panel, "The score is made here");
    await seeText(panel, "Registered Nurse, Surgical Ward");
    await checkPanel(panel, "26-tour");
    await panel.focus("section[aria-labelledby] button");
    for (const title of ["Read, Match, Knock-outs", "Save, Tailor, Letter", "You press Submit"]) {
      await panel.keyboard.press("Enter");
      await seeText(panel, title);
    }
    await panel.keyboard.press("Enter");
    await panel.waitForFunction(() => !document.body.innerText.includes("You press Submit"));
    await panel.reload();
    await seeText(panel, "Registered Nurse, Surgical Ward");
    expect(await panel.evaluate(() => document.body.innerText)).not.toContain("The score is made here");
  });

  it("another of the kept resumes is compared, and the score follows", async () => {
    await seeMatch(panel);
    const before = await ring();
    await panel.locator("section[aria-label='Resume compared'] summary").click();
    await seeText(panel, "Compare with");
    const options = await panel.$$eval("details option", (all) => all.map((one) => one.textContent));
    expect(options).toContain("Nursing resume");
    expect(options.filter((one) => one?.endsWith("(default)"))).toHaveLength(1);
    await checkPanel(panel, "27-resume-choice");
    const wanted = await panel.$$eval("details option", (all) =>
      all.find((one) => one.textContent === "Nursing resume")?.getAttribute("value"),
    );
    await panel.select("details select", wanted ?? "");
    await panel.waitForFunction(
      (old) => document.querySelector("[role=img][aria-label^='Match: ']")?.ariaLabel !== old,
      { timeout: 10_000 },
      before,
    );
    const after = await ring();
    await panel.reload();
    await seeText(panel, "Nursing resume");
    await seeMatch(panel);
    expect(await ring()).toBe(after);
  });

  it("single keys act, are off while typing, and can be switched off", async () => {
    await typeNote(panel, "s?");
    expect(await panel.$eval("textarea", (field) => field.value)).toBe("s?");
    await panel.keyboard.press("Backspace");
    await panel.keyboard.press("Backspace");
    await panel.$eval("textarea", (field) => field.blur());
    await panel.keyboard.press("?");
    await seeText(panel, "Save the job on the page");
    await checkPanel(panel, "28-keys");
    await panel.locator("[role=switch]").click();
    await panel.keyboard.press("Escape");
    await seeMatch(panel);
    await panel.keyboard.press("?");
    await press(panel, "Menu");
    await press(panel, "Keyboard shortcuts");
    await panel.locator("[role=switch]").click();
    await panel.keyboard.press("Escape");
    await seeMatch(panel);
    await panel.keyboard.press("s");
    await seeText(panel, "With the full ad.");
  });

  it("a page, a link and a selected text are saved from the page's own menu", async () => {
    await askFromMenu({
      act: "save-link",
      url: "https://jobs.lever.co/acme/1b0a6f3e-aaaa-4bbb-8ccc-123456789012",
      title: "Wharf hand",
    });
    await seeText(panel, "Link: Wharf hand");
    await seeText(panel, "With the link; the ad's text was not read.");
    await checkPanel(panel, "29-saved-link");
    await openSavedPage(tab, { ...ad, url: "https://au.seek.com/job/88410777" });
    await openPanel(kelpie, tab);
    await seeMatch(panel);
    await askFromMenu({ act: "save-page" });
    await seeText(panel, "With the full ad.");
    await openSavedPage(tab, recipe);
    await tab.evaluate(() => {
      const story = document.getElementById("story");
      if (story) getSelection()?.selectAllChildren(story);
    });
    await openPanel(kelpie, tab);
    await askFromMenu({ act: "save-selection" });
    // A page that is not an ad names no employer: the person is asked, and nothing incomplete is saved.
    await seeText(panel, "is needed to save");
  });

  it("lists the ads read last with what became of them; signing out clears them", async () => {
    await press(panel, "Menu");
    await press(panel, "Recent jobs");
    await seeText(panel, "kept on this computer only");
    await seeText(panel, "Corio Bay Health, Geelong VIC");
    await seeText(panel, "Saved");
    await checkPanel(panel, "30-recent");
    await press(panel, "Back");
    await press(panel, "Menu");
    await checkPanel(panel, "31-menu");
    await press(panel, "Sign out");
    await seeText(panel, "Connect Kelpie to your account");
    const own = "token user resume chosenResume savedJobs scores recentJobs sentCalls".split(" ");
    const left = () =>
      panel.evaluate(`chrome.storage.local.get(${JSON.stringify(own)}).then((kept) => Object.keys(kept))`);
    await expect.poll(left).toEqual([]);
  });
});
