import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { type Launched, launchExtension, openPanel } from "./launch-extension.ts";
import { panelText, press, seeMatch, seeText, signIn } from "./panel-actions.ts";
import { openSavedPage, type RealPage, realPage } from "./serve-page.ts";
import { testResume } from "./test-resume.ts";

/** Ads of boards with different markup, saved from the live sites. */
const names = ["linkedin_ok_plucker", "lever_agiloft_job", "workday", "indeed_marwan562"];
const pages = names.flatMap((name) => {
  const page = realPage(name);
  return page ? [{ name, page }] : [];
});

describe("real saved ads in the panel", () => {
  if (pages.length === 0) {
    it("NOT CHECKED: ../shared/data/capture is absent", () => {
      process.stdout.write(
        "extension: no real saved pages here, the journey ran on the project's own pages only\n",
      );
      expect(pages).toEqual([]);
    });
    return;
  }

  let api: RunningApi;
  let kelpie: Launched;
  let tab: Page;
  let panel: Page;

  beforeAll(async () => {
    api = await startApi();
    const account = await signUp("real-pages", testResume);
    kelpie = await launchExtension();
    tab = await kelpie.browser.newPage();
    await openSavedPage(tab, pages[0]!.page);
    panel = await openPanel(kelpie, tab);
    await panel.setViewport({ width: 380, height: 900 });
    await signIn(panel, account);
    await seeText(panel, "Nothing leaves this page until you press Save");
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it.each(pages)("$name: title, company and place are read, compared and saved", async ({ page }) => {
    await openSavedPage(tab, page);
    await openPanel(kelpie, tab);
    await seeText(panel, page.expected.title);
    await seeText(panel, page.expected.company);
    // The panel may still show the same ad from before, until the page is read again.
    await expect
      .poll(async () => {
        const shown = await panelText(panel);
        return placesOf(page).find((place) => shown.includes(place));
      })
      .toBeDefined();
    await seeMatch(panel);
    await press(panel, "Save");
    await seeText(panel, "With the full ad.");
  });
});

function placesOf({ expected }: RealPage): string[] {
  return [expected.location ?? "", ...(expected.location_alt ?? [])];
}
