import type { Page } from "puppeteer";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningApi } from "#shared/testing/e2e/start-api.ts";
import { checkPanel } from "./check-panel.ts";
import type { Launched } from "./launch-extension.ts";
import { panelText, press, seeMatch, seeText, type } from "./panel-actions.ts";
import { ownPage } from "./serve-page.ts";
import { startPanel } from "./start-panel.ts";

/** One job with two titles, one without an employer. */
const resume = `Sam Okafor
Hobart TAS 7000 | 0491 570 156 | sam.okafor@example.com

Experience

Registered Nurse / Ward Manager
Wharf Street Hospital, Hobart
Jan 2020 - Present
- Led a ward of 28 beds on night duty
- Rostered 14 nurses

Enrolled Nurse
Feb 2016 - Dec 2019
- Gave medication to 30 residents a shift

Education

Bachelor of Nursing, University of Tasmania, 2019
`;

let api: RunningApi;
let kelpie: Launched;
let panel: Page;

describe("is this right, in the panel", () => {
  beforeAll(async () => {
    const page = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
    ({ api, kelpie, panel } = await startPanel("review", page, { resume }));
  });
  afterAll(async () => {
    await kelpie?.browser.close();
    await api?.stop();
  });

  it("one line says how much is unsure, and opens the list with the lines quoted", async () => {
    await press(panel, "2 things in your resume to check");
    await seeText(panel, "Is this one job or two?");
    await seeText(
      panel,
      "“Registered Nurse / Ward Manager Wharf Street Hospital, Hobart Jan 2020 - Present”",
    );
    await checkPanel(panel, "14-review");
  });

  it("a correction is kept in the account; confirmed, the line is gone and the ad is there again", async () => {
    await press(panel, "It’s one job");
    await panel.waitForFunction(() => !document.body.innerText.includes("one job or two"));
    await press(panel, "Edit Enrolled Nurse");
    await type(panel, "Employer", "Derwent Aged Care");
    await panel.keyboard.press("Tab");
    await panel.waitForFunction(() => !document.body.innerText.includes("No employer found."));
    await press(panel, "This is all right");
    await seeMatch(panel);
    expect(await panelText(panel)).not.toContain("to check");
  });
});
