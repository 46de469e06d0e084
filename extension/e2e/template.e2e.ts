/** Copy this for a new test of the extension: see docs/testing-the-extension.md. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { controlNames, press, seeText } from "./panel-actions.ts";
import { ownPage } from "./serve-page.ts";
import { type StartedPanel, startPanel } from "./start-panel.ts";

const ad = ownPage("nurse-ad.html", "https://au.seek.com/job/88410222");
let started: StartedPanel;

// The API, a new person with a resume, Chromium with the extension, the ad in a tab, the real side panel, signed in.
beforeAll(async () => {
  started = await startPanel("template", ad);
});
afterAll(async () => {
  await started?.kelpie.browser.close();
  await started?.api.stop();
});

it("an ad in the side panel, saved by the names of its controls, is in the tracker", async () => {
  const names = await controlNames(started.panel);
  for (const name of ["Menu", "Save", "Tailor", "Letter", "Edit job", "Read the page again"])
    expect(names).toContain(name);
  await press(started.panel, "Save");
  await seeText(started.panel, "1 of 10 saved jobs used");
});
