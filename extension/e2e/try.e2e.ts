import { readFileSync } from "node:fs";
import path from "node:path";
import { it } from "vitest";
import { launchExtension, openPanel } from "./launch-extension.ts";
import { press, seeText, signIn } from "./panel-actions.ts";
import { openSavedPage, ownPage } from "./serve-page.ts";
import { signUp, startApi } from "./start-api.ts";

it("tries", async () => {
  const api = await startApi();
  const kelpie = await launchExtension();
  try {
    const account = await signUp("try", readFileSync(path.join(import.meta.dirname, "pages/resume.txt"), "utf8"));
    const page = await kelpie.browser.newPage();
    await openSavedPage(page, ownPage("nurse-ad.html", "https://au.seek.com/job/88410222"));
    const panel = await openPanel(kelpie, page);
    panel.on("pageerror", (e) => console.log("ERR", e));
    panel.on("console", (e) => console.log("CON", e.text()));
    await panel.setViewport({ width: 380, height: 900, deviceScaleFactor: 2 });
    await signIn(panel, account);
    await seeText(panel, "Registered Nurse");
    await seeText(panel, "match");
    await panel.screenshot({ path: "screenshots/panel/try.png" });
    console.log(await panel.evaluate(() => document.body.innerText));
    await press(panel, "Save");
    await seeText(panel, "With the full ad");
    await panel.screenshot({ path: "screenshots/panel/try2.png" });
    await press(panel, "Tailor resume");
    await seeText(panel, "changes");
    await panel.screenshot({ path: "screenshots/panel/try3.png" });
    console.log(await panel.evaluate(() => document.body.innerText));
  } finally {
    await kelpie.browser.close();
    await api.stop();
  }
});
