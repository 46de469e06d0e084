import { describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { signUp } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "../answers.ts";
import { holdSession, load, newVisitor, press, seeAddress, seeText, signIn, valueIn } from "../visit.ts";
import { fill, free, openSignInDesk, premium, submitFrom } from "./sign-in-desk.ts";

const desk = openSignInDesk();

describe("who is signed in", () => {
  it.each([
    [{ status: 401, body: {} }],
    [{ status: 500, body: {} }],
    [{ status: 200, body: "not json" }],
    [{ status: 200, body: { id: "1" } }],
    ["lost" as const],
  ])(
    "an auth check that answers %j leads to sign-in, without a toast [P1-3.01, P1-4.02, P1-8.52]",
    async (reply) => {
      await holdSession(desk.page, free);
      const told: string[] = [];
      desk.page.on("console", (line) => line.type() === "error" && told.push(line.text()));
      desk.page.on("pageerror", (error) => told.push(String(error)));
      const call = await answerFor(desk.page, "GET", "/api/auth/user", reply);
      await desk.page.goto(new URL(pages.resumeOptimizer, desk.page.url()).href);
      await seeAddress(desk.page, "/login?returnTo=%2Fresume-optimizer");
      await seeText(desk.page, "Sign In");
      expect(await desk.page.$$("[role=region] li")).toEqual([]);
      expect(told.length).toBeGreaterThan(0);
      await call.stop();
    },
  );

  it("until it is known one waits; then the screen or sign-in [P1-4.01]", async () => {
    await holdSession(desk.page, free);
    const call = await answerFor(desk.page, "GET", "/api/auth/user", "slow");
    await desk.page.goto(new URL(pages.resumeOptimizer, desk.page.url()).href);
    expect(await desk.page.$eval("body", (body) => body.innerText)).not.toContain("Sign In");
    await seeText(desk.page, "Optimize My Resume");
    await call.stop();
  });

  it("a visitor is sent to sign-in from every screen of the account, and nothing of one is asked for [P1-6.06, P2-2.01, P2-6.03]", async () => {
    const calls: string[] = [];
    desk.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) calls.push(pathname);
    });
    for (const address of [
      pages.overview,
      pages.resumeOptimizer,
      pages.resumeAnalysis,
      pages.resumePreview,
      pages.coverLetter,
      pages.coverLetters,
      pages.applications,
      pages.settings,
    ]) {
      await load(desk.page, address);
      await desk.page.waitForFunction(() => location.pathname === "/login");
    }
    expect([...new Set(calls)]).toEqual(["/api/auth/user"]);
    await load(desk.page, pages.templates);
    await seeAddress(desk.page, pages.templates);
    await seeText(desk.page, "template");
  });

  it("Premium where the subscription call or the user record says so [P1-4.12]", async () => {
    await signIn(desk.page, free);
    await seeText(desk.page, "Free Plan");
    const call = await answerFor(desk.page, "GET", "/api/user/subscription", {
      status: 200,
      body: { tier: "premium" },
    });
    await desk.page.goto(new URL(pages.settings, desk.page.url()).href);
    await seeText(desk.page, "Your details");
    await seeText(desk.page, "Premium Plan");
    await call.stop();
    const visitor = await newVisitor(desk.browser);
    await holdSession(visitor, premium);
    const other = await answerFor(visitor, "GET", "/api/user/subscription", {
      status: 200,
      body: { tier: "free" },
    });
    await visitor.goto(new URL(pages.settings, visitor.url()).href);
    await seeText(visitor, "Your details");
    await seeText(visitor, "Premium Plan");
    await other.stop();
  });

  it("who is signed in is sent on from sign-in and sign-up; a mailed link still works [P1-6.04, P1-6.05]", async () => {
    await holdSession(desk.page, free);
    for (const address of [pages.login, pages.signup, pages.register]) {
      await load(desk.page, address);
      await seeAddress(desk.page, pages.overview);
    }
    await load(desk.page, `${pages.resetPassword}?token=abc`);
    await seeText(desk.page, "Choose a new password.");
  });

  it("after signing out nothing of the person is left for the next one [P1-4.05]", async () => {
    const first = await signUp("first.person", "Ash Wattle\nEducator");
    await signIn(desk.page, first);
    await seeText(desk.page, "Test Person");
    await press(desk.page, "Sign out");
    await seeAddress(desk.page, pages.login);
    await valueIn(desk.page, "input[name=email]");
    expect(await desk.page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await fill(desk.page, premium);
    await submitFrom(desk.page, "password");
    await seeAddress(desk.page, pages.overview);
    await seeText(desk.page, "Priya Raman");
    expect(await desk.page.$eval("body", (body) => body.innerText)).not.toContain("Test Person");
  });
});
