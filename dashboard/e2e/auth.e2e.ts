import type { Browser, Page } from "puppeteer";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { type RunningApi, signUp, startApi } from "#shared/testing/e2e/start-api.ts";
import { answerFor } from "./answers.ts";
import { launchBrowser } from "./launch-browser.ts";
import { holdSession, newVisitor, open, press, seeAddress, seeText, signIn, valueIn } from "./visit.ts";

let api: RunningApi;
let browser: Browser;
let page: Page;
const free = { email: "free@kelpie.test", password: "Kelpie-demo-1" };
const premium = { email: "premium@kelpie.test", password: "Kelpie-demo-1" };

beforeAll(async () => {
  api = await startApi();
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser?.close();
  await api?.stop();
});
beforeEach(async () => {
  page = await newVisitor(browser);
});

const link = (name: string) => page.locator(`::-p-xpath(//a[contains(normalize-space(), "${name}")])`);

async function fill(fields: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await page.locator(`input[name=${name}]`).fill(value);
}

/** Enter in a field: a toast may lie over the button. */
async function submitFrom(name: string): Promise<void> {
  await page.focus(`input[name=${name}]`);
  await page.keyboard.press("Enter");
}

describe("sign-in", () => {
  it("shows its fields, buttons, links and what Kelpie does [P1-2.04, P1-2.36, P1-2.37, P1-2.43]", async () => {
    await open(page, pages.login);
    await seeText(page, "Sign In");
    const inputs = await page.$$eval("form input", (all) => all.map((one) => `${one.name}:${one.type}`));
    expect(inputs).toEqual(["email:email", "password:password", "rememberMe:checkbox"]);
    expect(await page.$eval("input[name=rememberMe]", (box) => (box as HTMLInputElement).checked)).toBe(
      false,
    );
    for (const text of [
      "Continue with Google",
      "applicant tracking systems",
      "Tailored cover letters",
      "Job matches",
      "One dashboard",
      "Interview preparation",
    ]) {
      await seeText(page, text);
    }
  });

  it("Back leads to the front page [P1-2.35]", async () => {
    await open(page, pages.login);
    await seeText(page, "Back");
    const target = await page.$eval("::-p-xpath(//a[normalize-space()='Back'])", (one) =>
      one.getAttribute("href"),
    );
    expect(target).toBe(pages.home);
  });

  it.each([
    ["Forgot password", pages.forgotPassword],
    ["Don't have an account", pages.signup],
  ])("%s leads to %s [P1-2.38, P1-2.39]", async (name, address) => {
    await open(page, pages.login);
    await link(name).click();
    await seeAddress(page, address);
  });

  it("says what is wrong at the fields and in a toast [P1-5.01, P1-5.02, P1-5.03, P1-5.04]", async () => {
    await open(page, pages.login);
    await press(page, "Sign In");
    await seeText(page, "Validation Error");
    await seeText(page, "Please fill in all required fields.");
    await fill({ email: "abc", password: "12345" });
    await submitFrom("password");
    await seeText(page, "Please enter a valid email address");
    await seeText(page, "Password must be at least 6 characters");
    await fill({ password: "123456" });
    expect(await page.$eval("form", (form) => form.innerText)).not.toContain("at least 6 characters");
  });

  it.each([
    [{ status: 401, body: { message: "X of the server" } }, "X of the server"],
    [{ status: 401, body: {} }, "Invalid email or password"],
    ["lost", "An unexpected error occurred. Please try again."],
  ] as const)("%j shows 'Login failed' and why [P1-8.02, P1-8.03, P1-8.04, P1-8.05]", async (reply, text) => {
    await open(page, pages.login);
    await valueIn(page, "input[name=email]");
    const call = await answerFor(page, "POST", "/api/auth/login", reply);
    await fill(free);
    await submitFrom("password");
    await seeText(page, "Login failed");
    await seeText(page, text);
    await call.stop();
  });

  it("waits in words, then opens the dashboard; the token lies in local storage, and a reload changes nothing [P1-2.40, P1-3.03, P1-4.04, P1-4.10, P1-7.47]", async () => {
    await open(page, pages.login);
    await valueIn(page, "input[name=email]");
    const call = await answerFor(page, "POST", "/api/auth/login", "slow");
    await fill(free);
    await submitFrom("password");
    await seeText(page, "Signing in...");
    expect(await page.$eval("form button[type=submit]", (one) => (one as HTMLButtonElement).disabled)).toBe(
      true,
    );
    await seeAddress(page, pages.overview);
    await seeText(page, "Robin Fraser");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toMatch(/^[\w-]{20,}$/);
    await call.stop();
    await page.reload();
    await seeText(page, "Robin Fraser");
    await seeAddress(page, pages.overview);
  });

  it("leads to where one wanted to go [P1-2.41, P1-2.42]", async () => {
    await open(page, "/login?returnTo=%2Fresume-optimizer");
    await valueIn(page, "input[name=email]");
    await fill(free);
    await submitFrom("password");
    await seeAddress(page, pages.resumeOptimizer);
  });

  it("without Google's keys the button says that it failed [P1-8.07, P1-8.09]", async () => {
    await open(page, pages.login);
    await press(page, "Continue with Google");
    await seeText(page, "Google Login failed");
    await seeText(page, "Failed to sign in with Google");
    await open(page, pages.signup);
    await press(page, "Continue with Google");
    await seeText(page, "Google Sign-up failed");
    await seeText(page, "Failed to sign up with Google");
    await seeAddress(page, pages.signup);
  });

  it("tells why Google signed nobody in, once", async () => {
    await open(page, "/login?google=has-password");
    await seeText(page, "Please sign in with it first, then connect Google in Settings.");
    await seeAddress(page, pages.login);
  });
});

describe("sign-up", () => {
  it.each([pages.signup, pages.register])(
    "%s has its five fields and both buttons [P1-2.05, P1-2.44, P1-2.45]",
    async (address) => {
      await open(page, address);
      await seeText(page, "Create Account");
      await seeText(page, "Continue with Google");
      const inputs = await page.$$eval("form input", (all) => all.map((one) => `${one.name}:${one.type}`));
      expect(inputs).toEqual([
        "fullName:text",
        "email:email",
        "password:password",
        "confirmPassword:password",
        "acceptTerms:checkbox",
      ]);
    },
  );

  it("leads back to sign-in [P1-2.46]", async () => {
    await open(page, pages.signup);
    await link("Sign in").click();
    await seeAddress(page, pages.login);
  });

  it("says what is wrong at each field [P1-5.05, P1-5.06, P1-5.07, P1-5.08, P1-5.09]", async () => {
    await open(page, pages.signup);
    await valueIn(page, "input[name=fullName]");
    await fill({ fullName: "A", email: "abc", password: "12345", confirmPassword: "other" });
    await submitFrom("password");
    for (const text of [
      "Full name is required",
      "Please enter a valid email address",
      "Password must be at least 6 characters",
      "Passwords do not match",
      "You must accept the terms and conditions",
    ]) {
      await seeText(page, text);
    }
    const described = await page.$eval("input[name=confirmPassword]", (one) =>
      (one.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    );
    expect(described).toContain("Passwords do not match");
    await fill({ fullName: "Al" });
    expect(await page.$eval("form", (form) => form.innerText)).not.toContain("Full name is required");
  });

  it("a refusal is told in the server's words [P1-8.08]", async () => {
    await open(page, pages.signup);
    await valueIn(page, "input[name=fullName]");
    const call = await answerFor(page, "POST", "/api/auth/signup", {
      status: 400,
      body: { message: "Email taken" },
    });
    await fill({ fullName: "Al", email: "a@b.co", password: "Wattle-9", confirmPassword: "Wattle-9" });
    await page.click("input[name=acceptTerms]");
    await submitFrom("password");
    await seeText(page, "Signup failed");
    await seeText(page, "Email taken");
    await call.stop();
  });

  it("confirms, waits a moment and opens the dashboard [P1-2.47, P1-2.49, P1-3.02, P1-4.11]", async () => {
    await open(page, pages.signup);
    await valueIn(page, "input[name=fullName]");
    const call = await answerFor(page, "POST", "/api/auth/signup", "slow");
    const email = "new.person@kelpie.test";
    await fill({ fullName: "Al Gum", email, password: "Wattle-9", confirmPassword: "Wattle-9" });
    await page.click("input[name=acceptTerms]");
    await submitFrom("password");
    await seeText(page, "Creating account...");
    expect(await page.$eval("form button[type=submit]", (one) => (one as HTMLButtonElement).disabled)).toBe(
      true,
    );
    await seeText(page, "Account created");
    await seeAddress(page, pages.overview);
    expect(call.seen).toEqual([{ body: { fullName: "Al Gum", email, password: "Wattle-9", phone: "" } }]);
    await call.stop();
  });
});

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
      await holdSession(page, free);
      const told: string[] = [];
      page.on("console", (line) => line.type() === "error" && told.push(line.text()));
      page.on("pageerror", (error) => told.push(String(error)));
      const call = await answerFor(page, "GET", "/api/auth/user", reply);
      await page.goto(new URL(pages.resumeOptimizer, page.url()).href);
      await seeAddress(page, "/login?returnTo=%2Fresume-optimizer");
      await seeText(page, "Sign In");
      expect(await page.$$("[role=region] li")).toEqual([]);
      expect(told.length).toBeGreaterThan(0);
      await call.stop();
    },
  );

  it("until it is known one waits; then the screen or sign-in [P1-4.01]", async () => {
    await holdSession(page, free);
    const call = await answerFor(page, "GET", "/api/auth/user", "slow");
    await page.goto(new URL(pages.resumeOptimizer, page.url()).href);
    expect(await page.$eval("body", (body) => body.innerText)).not.toContain("Sign In");
    await seeText(page, "Optimize My Resume");
    await call.stop();
  });

  it("a visitor is sent to sign-in from every screen of the account, and nothing of one is asked for [P1-6.06, P2-2.01, P2-6.03]", async () => {
    const calls: string[] = [];
    page.on("request", (request) => {
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
      await open(page, address);
      await page.waitForFunction(() => location.pathname === "/login");
    }
    expect([...new Set(calls)]).toEqual(["/api/auth/user"]);
    await open(page, pages.templates);
    await seeAddress(page, pages.templates);
    await seeText(page, "template");
  });

  it("who is signed in opens every screen of the account [P1-6.03]", async () => {
    await holdSession(page, free);
    await open(page, pages.overview);
    for (const address of [
      pages.overview,
      pages.applications,
      pages.resumeOptimizer,
      pages.resumeAnalysis,
      pages.resumePreview,
      pages.jobBoard,
      pages.coverLetter,
      pages.coverLetters,
      pages.settings,
      pages.subscription,
      pages.notifications,
    ]) {
      await page.goto(new URL(address, page.url()).href);
      await page.waitForSelector("h1");
      // Without a result there is nothing to preview: that screen leads on to where one is made.
      await seeAddress(page, address === pages.resumePreview ? pages.resumeOptimizer : address);
      expect(await page.$eval("body", (body) => body.innerText), address).not.toContain("404 Page Not Found");
    }
  });

  it("Premium where the subscription call or the user record says so [P1-4.12]", async () => {
    await signIn(page, free);
    await seeText(page, "Free Plan");
    const call = await answerFor(page, "GET", "/api/user/subscription", {
      status: 200,
      body: { tier: "premium" },
    });
    await page.goto(new URL(pages.settings, page.url()).href);
    await seeText(page, "Your details");
    await seeText(page, "Premium Plan");
    await call.stop();
    const visitor = await newVisitor(browser);
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
    await holdSession(page, free);
    for (const address of [pages.login, pages.signup, pages.register]) {
      await open(page, address);
      await seeAddress(page, pages.overview);
    }
    await open(page, `${pages.resetPassword}?token=abc`);
    await seeText(page, "Choose a new password.");
  });

  it("after signing out nothing of the person is left for the next one [P1-4.05]", async () => {
    const first = await signUp("first.person", "Ash Wattle\nEducator");
    await signIn(page, first);
    await seeText(page, "Test Person");
    await press(page, "Sign out");
    await seeAddress(page, pages.login);
    await valueIn(page, "input[name=email]");
    expect(await page.evaluate(() => localStorage.getItem("auth_token"))).toBeNull();
    await fill(premium);
    await submitFrom("password");
    await seeAddress(page, pages.overview);
    await seeText(page, "Priya Raman");
    expect(await page.$eval("body", (body) => body.innerText)).not.toContain("Test Person");
  });
});
