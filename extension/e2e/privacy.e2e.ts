import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RestartableApi, startRestartableApi } from "#shared/testing/e2e/start-api.ts";
import { pageHtml } from "../platform/page/page-html.ts";
import { type Launched, openPanel } from "./launch-extension.ts";
import { recordCalls } from "./own-account-only.ts";
import { panelText, press, seeMatch, seeText, type, typeNote } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
const recipe = ownPage("recipe.html", "https://kitchen.example.com/lemon-slice");

let api: RestartableApi;
let kelpie: Launched;
let tab: Page;
let panel: Page;
let calls: ReturnType<typeof recordCalls>;

describe("what leaves the computer, and what stays when nothing can", () => {
  beforeAll(async () => {
    api = await startRestartableApi();
    ({ kelpie, tab, panel } = await startPanel("privacy", ad, { api }));
    calls = recordCalls(panel);
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("reading leaves the page exactly as it was", async () => {
    const whole = () => tab.evaluate(() => document.documentElement.outerHTML);
    const before = await whole();
    await press(panel, "Read the page again");
    await seeMatch(panel);
    expect(await whole()).toBe(before);
  });

  it("before Save it asks the API for the own account only, whatever is opened, typed and read", async () => {
    await panel.reload();
    await seeMatch(panel);
    await typeNote(panel, "Ask about nights");
    await press(panel, "Edit job");
    await type(panel, "Location", " (ward 3)");
    await press(panel, "Done");
    await seeText(panel, "Geelong VIC (ward 3)");
    await press(panel, "Read the page again");
    await seeMatch(panel);
    expect(calls.all.length).toBeGreaterThan(0);
    expect(calls.forbidden()).toEqual([]);
  });

  it("browsing with the panel open sends nothing at all", async () => {
    // Waits for the account requests of the last click.
    await panel.waitForNetworkIdle();
    calls.all.length = 0;
    await openSavedPage(tab, recipe);
    await seeText(panel, "Click the Kelpie icon to read this page.");
    await openSavedPage(tab, { ...ad, url: "https://au.seek.com/job/99999999" });
    await seeText(panel, "Click the Kelpie icon to read this page.");
    expect(calls.all).toEqual([]);
  });

  it("a page that is no ad is said to be none; selected text is scored, the link alone can be kept", async () => {
    await openSavedPage(tab, recipe);
    await openPanel(kelpie, tab);
    await seeText(panel, "This does not look like a job ad.");
    await tab.evaluate(() => {
      const story = document.getElementById("story");
      if (story) getSelection()?.selectAllChildren(story);
    });
    await press(panel, "Read again");
    await seeText(panel, "words");
    await press(panel, "Score the selection");
    await seeText(panel, "provisional");
    await openSavedPage(tab, { ...recipe, url: "https://kitchen.example.com/other" });
    await openPanel(kelpie, tab);
    await seeText(panel, "This does not look like a job ad.");
    calls.all.length = 0;
    await press(panel, "Save link only");
    await seeText(panel, "With the link; the ad's text was not read.");
    expect(calls.all.filter((call) => call.startsWith("POST"))).toEqual([
      `POST ${api.origin}/api/applications`,
    ]);
  });

  it("with the API gone the score is still there, the save says so, and nothing typed is lost", async () => {
    await api.pause();
    await openSavedPage(tab, { ...ad, url: "https://au.seek.com/job/77777777" });
    await openPanel(kelpie, tab);
    await panel.reload();
    await seeMatch(panel);
    expect(await panel.$("[role=img][aria-label^='Match: ']")).not.toBeNull();
    await typeNote(panel, "Typed while offline");
    await press(panel, "Save");
    await seeText(panel, "1 change waits to be sent.");
    await panel.reload();
    await seeText(panel, "Waiting to send");
    await api.restart();
    await press(panel, "Show");
    await press(panel, "Send now");
    await seeText(panel, "Everything is sent. Nothing waits.");
    await press(panel, "Back");
    await seeText(panel, "You saved this today");
    expect(await panelText(panel)).toContain("Typed while offline");
  });

  it("reads a page of a megabyte, and prints how long that takes (target 15 ms)", async () => {
    const rows = `<div class="card"><h2>Heading</h2><p>${"Some words of a long page. ".repeat(14)}</p></div>`;
    const big = { url: "https://big.example.com/", html: `<title>Big</title>${rows.repeat(2500)}` };
    await openSavedPage(tab, big);
    const size = await tab.evaluate(() => document.documentElement.outerHTML.length);
    const source = `(${pageHtml.toString()})`;
    const times = await tab.evaluate((reader) => {
      // biome-ignore lint/security/noGlobalEval: the browser serialises the reader in the same way
      const read = globalThis.eval(reader) as () => unknown;
      return Array.from({ length: 31 }, () => {
        const started = performance.now();
        read();
        return performance.now() - started;
      }).sort((one, other) => one - other);
    }, source);
    const median = times[15]!;
    process.stdout.write(
      `pageHtml on ${(size / 1e6).toFixed(2)} MB: ${times[0]!.toFixed(1)} ms best, ${median.toFixed(1)} ms median of 31\n`,
    );
    expect(size).toBeGreaterThan(1_000_000);
  });
});
