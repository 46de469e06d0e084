import { it } from "vitest";
import { anApplication, openWith } from "./applications/tracker-desk.ts";
import { openDesk } from "./desk.ts";
import { checkLooks, press, seeText, signIn } from "./visit.ts";

const desk = openDesk();

it("who waits for a file is told the place in line, and no more once it is there (D-129)", async () => {
  const { page } = desk;
  await signIn(page, { email: "premium@kelpie.test", password: "Kelpie-demo-1" });
  const { stop } = await openWith(page, [anApplication({ id: "1" })], "?view=list", {
    "GET /api/application-proof": "hold",
    "GET /api/user/waiting": { status: 200, body: { place: { position: 3, seconds: 4 } } },
  });
  await press(page, "More for the tracker");
  await page.locator(`::-p-aria([name="Proof of applications (PDF)"][role="menuitem"])`).click();
  await seeText(page, "You are number 3 in line: about 4 seconds to go.");
  await checkLooks(page, "waiting");
  await stop();
  await page.waitForFunction(() => !document.body.innerText.includes("in line"), { timeout: 15_000 });
});
