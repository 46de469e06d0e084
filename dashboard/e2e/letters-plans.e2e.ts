import { it } from "vitest";
import { openDesk } from "./desk.ts";
import { checkLooks, holdSession, newVisitor, open, seeAddress, seeText } from "./visit.ts";

const desk = openDesk();

it("a free person is told what the tool is part of, and led to the plans [P2-2.93 P1-6.07 P2-6.07 P2-4.28]", async () => {
  await holdSession(desk.page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  await open(desk.page, "/cover-letter");
  await seeText(desk.page, "Premium Feature Required");
  await checkLooks(desk.page, "free-letter");
  await seeText(desk.page, "Upgrade to Premium");
  await desk.page.locator('main a[href="/subscription"]').click();
  await seeAddress(desk.page, "/subscription");
});

it("a visitor is asked to sign in [P1-2.19]", async () => {
  const page = await newVisitor(desk.browser);
  await open(page, "/cover-letter");
  await seeText(page, "Sign In");
});
