import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  endDownload,
  giveDeviceModel,
  setStubMode,
  takeDeviceModel,
} from "#shared/testing/e2e/stub-device-model.ts";
import { press, seeMatch, seeText } from "./panel-actions.ts";
import { ownPage } from "./serve-page.ts";
import { type StartedPanel, startPanel } from "./start-panel.ts";

let started: StartedPanel;
let panel: Page;
beforeAll(async () => {
  started = await startPanel("device-writer", ownPage("nurse-ad.html", "https://au.seek.com/job/88410222"));
  panel = started.panel;
});
afterAll(async () => {
  await started?.kelpie.browser.close();
  await started?.api.stop();
});

const words = () => panel.evaluate(() => document.body.innerText);

describe("the model in the person's own browser, from the panel", () => {
  it("is offered only where there is one", async () => {
    await takeDeviceModel(panel);
    await panel.reload();
    await seeMatch(panel);
    expect(await words()).not.toContain("Write on this computer");
    await giveDeviceModel(panel);
    await panel.reload();
    await seeMatch(panel);
    await seeText(panel, "Write on this computer");
    await panel.locator("::-p-text(Write on this computer)").click();
  });

  it("writes the resume here: the download is shown, a planted employer is not there", async () => {
    await press(panel, "Tailor");
    await seeText(panel, "downloading its language model, once: 40 %");
    await endDownload(panel);
    await seeText(panel, "Written on your computer");
    expect(await words()).not.toContain("Google");
  });

  it("stalling, it is left with Cancel, and nothing is counted", async () => {
    await press(panel, "Back to the ad");
    await setStubMode(panel, "stalls");
    await press(panel, "Tailor");
    await seeText(panel, "It counts only if a number goes up.");
    await press(panel, "Cancel");
    await seeMatch(panel);
  });
});
