import { beforeAll, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { answerFor } from "./answers.ts";
import { openDesk } from "./desk.ts";
import { go } from "./go.ts";
import { open, press, seeAddress, seeText, signIn } from "./visit.ts";

const desk = openDesk();

const person = {
  id: "1",
  email: "free@kelpie.test",
  fullName: "Sam Lee",
  profileImageUrl: null,
  subscriptionTier: "free",
};

beforeAll(async () => {
  await signIn(desk.page, { email: "free@kelpie.test", password: "Kelpie-demo-1" });
  await seeText(desk.page, "Upgrade Now");
});

const avatar = () =>
  desk.page.$eval(
    "aside [aria-hidden=true].rounded-full",
    (one) => one.querySelector("img")?.src ?? one.textContent,
  );

describe("the top bar", () => {
  it("has its search field at the same place on every screen, and what it finds opens under it", async () => {
    const places: number[] = [];
    for (const address of [pages.overview, pages.applications, pages.settings]) {
      await open(desk.page, address);
      const box = await (await desk.page.waitForSelector("[data-search-field]"))?.boundingBox();
      places.push(box?.x ?? 0);
      expect(box?.width).toBeGreaterThan(160);
    }
    expect(new Set(places).size).toBe(1);
    await press(desk.page, "Search applications, resumes, screens");
    const field = await (await desk.page.waitForSelector("[role=dialog] [role=combobox]"))?.boundingBox();
    expect(Math.abs((field?.x ?? 0) - (places[0] ?? 0))).toBeLessThan(60);
    expect(field?.y).toBeLessThan(40);
    await desk.page.keyboard.press("Escape");
    await desk.page.waitForFunction(() => !document.querySelector("[role=dialog]"));
  });

  it("has a way to the dashboard [P1-2.63]", async () => {
    await open(desk.page, pages.settings);
    await desk.page.locator('header a[href="/dashboard"]').click();
    await seeAddress(desk.page, "/dashboard");
    await seeText(desk.page, "Welcome");
  });

  it.each([
    [{ fullName: "Sam Lee" }, "Sam Lee", "S"],
    [{ fullName: "" }, "free@kelpie.test", "U"],
    [{ fullName: "Sam Lee", profileImageUrl: "/icon.svg" }, "Sam Lee", "/icon.svg"],
  ])("%j is called %s and has the picture %s [P1-2.64, P1-2.73]", async (change, name, picture) => {
    const call = await answerFor(desk.page, "GET", "/api/auth/user", {
      status: 200,
      body: { ...person, ...change },
    });
    await go(desk.page, pages.subscription);
    await seeText(desk.page, name);
    expect(await desk.page.$eval("header", (one) => one.textContent)).toContain(name);
    expect(await desk.page.$eval('aside[aria-label="Sidebar"]', (one) => one.textContent)).toContain(name);
    expect(await avatar()).toContain(picture);
    await call.stop();
  });

  it.each([
    [{ tier: "premium" }, true],
    [{ tier: "pro" }, true],
    [{ tier: "free" }, false],
    [{}, false],
  ])(
    "the subscription call's %j decides the gates of tracker and optimizer [P1-6.10, P1-6.11, P1-6.17, P2-3.03, P2-6.02, P2-6.04]",
    async (body, isPremium) => {
      const call = await answerFor(desk.page, "GET", "/api/user/subscription", { status: 200, body });
      await go(desk.page, pages.applications);
      await seeText(desk.page, isPremium ? "Total Applications" : "Back to Dashboard");
      const shown = await desk.page.$eval("main", (one) => (one as HTMLElement).innerText);
      expect(shown.includes("Total Applications")).toBe(isPremium);
      await desk.page.locator(`nav[aria-label="Main"] a[href="${pages.resumeOptimizer}"]`).click();
      await seeText(desk.page, isPremium ? "Unlimited optimizations" : "of 3 free optimizations used");
      await call.stop();
    },
  );

  it("says when the network is gone, and when it is back", async () => {
    await desk.page.setOfflineMode(true);
    await seeText(desk.page, "You are offline.");
    await desk.page.setOfflineMode(false);
    await desk.page.waitForFunction(() => !document.body.innerText.includes("You are offline."));
  });

  it("a sign-out that failed says so in a toast; it goes when swiped over 50 px, not before [P1-9.11]", async () => {
    await open(desk.page, pages.overview);
    const call = await answerFor(desk.page, "POST", "/api/auth/logout", { status: 500, body: {} });
    await press(desk.page, "Sign out");
    await seeText(desk.page, "Logout failed");
    await call.stop();
    const swipe = async (px: number) => {
      const toast = await desk.page.$("[role=region] li");
      const box = await toast?.boundingBox();
      if (!box) throw new Error("no toast");
      const [x, y] = [box.x + 60, box.y + box.height / 2];
      await desk.page.mouse.move(x, y);
      await desk.page.mouse.down();
      await desk.page.mouse.move(x + px, y, { steps: 6 });
      await desk.page.mouse.up();
    };
    await swipe(30);
    await desk.page.waitForSelector("[role=region] li[data-state=open]:not([data-swipe=move])");
    await swipe(60);
    await desk.page.waitForFunction(() => !document.querySelector("[role=region] li"));
  });

  it("Sign out ends the session and leads to /login; the dashboard then asks again [P1-2.65]", async () => {
    const answer = desk.page.waitForResponse(
      (one) => one.request().method() === "POST" && new URL(one.url()).pathname === "/api/auth/logout",
    );
    await press(desk.page, "Sign out");
    expect((await answer).ok()).toBe(true);
    await seeAddress(desk.page, pages.login);
    await seeText(desk.page, "Sign In");
    await open(desk.page, pages.overview);
    await seeAddress(desk.page, pages.login);
  });
});
