import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { jobSites, siteReport } from "#shared/contract/job-sites.ts";
import type { RunningApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import type { Launched } from "./launch-extension.ts";
import { panelText, press, seeText } from "./panel-actions.ts";
import { ownPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222?ref=secret");

let api: RunningApi;
let kelpie: Launched;
let panel: Page;

describe("'This looks wrong'", () => {
  beforeAll(async () => {
    ({ api, kelpie, panel } = await startPanel("report", ad));
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("shows all that is sent before it is sent, and nothing leaves by Cancel", async () => {
    const sent = reportsOf(panel);
    await press(panel, "This looks wrong");
    await seeText(panel, "SEEK, au.seek.com");
    await panel.locator("[name=report-reason][value=salary]").click();
    const shown = await panel.$eval("[aria-label='What is sent']", (part) => (part as HTMLElement).innerText);
    expect(shown).toContain("The salary is wrong");
    expect(shown).not.toMatch(/Registered Nurse|88410222|secret/);
    await checkPanel(panel, "13-report");
    await press(panel, "Cancel");
    await panel.waitForFunction(() => document.activeElement?.textContent === "This looks wrong");
    expect(sent).toEqual([]);
  });

  it("sends presence, readers and confidence, once", async () => {
    const sent = reportsOf(panel);
    await press(panel, "This looks wrong");
    await panel.locator("[name=report-reason][value=company]").click();
    await press(panel, "Send report");
    await seeText(panel, "Thank you. Your report was sent");
    expect(sent).toHaveLength(1);
    const report = siteReport.parse(JSON.parse(sent[0] ?? ""));
    expect(report).toMatchObject({ host: "au.seek.com", board: "seek-au", kind: "ad", reason: "company" });
    expect(report.fields.title).toMatchObject({ isPresent: true });
    expect(JSON.stringify(report)).not.toMatch(/Nurse|88410222|secret/);
    await press(panel, "Close");
    await expect.poll(() => panelText(panel)).not.toContain("Thank you");
  });
});

/** The bodies of the reports that the panel sends from now on. */
function reportsOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === jobSites.report.path && request.method() === "POST")
      sent.push(request.postData() ?? "");
  });
  return sent;
}
