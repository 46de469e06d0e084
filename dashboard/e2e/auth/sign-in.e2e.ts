import { describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { answerFor } from "../answers.ts";
import { load, press, seeAddress, seeText, valueIn } from "../visit.ts";
import { fill, free, link, openSignInDesk, premium, submitFrom } from "./sign-in-desk.ts";

const desk = openSignInDesk();

describe("sign-in", () => {
  it("shows its fields, buttons, links and what Kelpie does [P1-2.04, P1-2.36, P1-2.37, P1-2.43]", async () => {
    await load(desk.page, pages.login);
    await seeText(desk.page, "Sign In");
    const inputs = await desk.page.$$eval("form input", (all) => all.map((one) => `${one.name}:${one.type}`));
    expect(inputs).toEqual(["email:email", "password:password", "rememberMe:checkbox"]);
    expect(await desk.page.$eval("input[name=rememberMe]", (box) => (box as HTMLInputElement).checked)).toBe(
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
      await seeText(desk.page, text);
    }
  });

  it("Back leads to the front page [P1-2.35]", async () => {
    await load(desk.page, pages.login);
    await seeText(desk.page, "Back");
    const target = await desk.page.$eval("::-p-xpath(//a[normalize-space()='Back'])", (one) =>
      one.getAttribute("href"),
    );
    expect(target).toBe(pages.home);
  });

  it.each([
    ["Forgot password", pages.forgotPassword],
    ["Don't have an account", pages.signup],
  ])("%s leads to %s [P1-2.38, P1-2.39]", async (name, address) => {
    await load(desk.page, pages.login);
    await link(desk.page, name).click();
    await seeAddress(desk.page, address);
  });

  it("says what is wrong at the fields and in a toast [P1-5.01, P1-5.02, P1-5.03, P1-5.04]", async () => {
    await load(desk.page, pages.login);
    await press(desk.page, "Sign In");
    await seeText(desk.page, "Validation Error");
    await seeText(desk.page, "Please fill in all required fields.");
    await fill(desk.page, { email: "abc", password: "12345" });
    await submitFrom(desk.page, "password");
    await seeText(desk.page, "Please enter a valid email address");
    await seeText(desk.page, "Password must be at least 6 characters");
    await fill(desk.page, { password: "123456" });
    expect(await desk.page.$eval("form", (form) => form.innerText)).not.toContain("at least 6 characters");
  });

  it.each([
    [{ status: 401, body: { message: "X of the server" } }, "X of the server"],
    [{ status: 401, body: {} }, "Invalid email or password"],
    ["lost", "An unexpected error occurred. Please try again."],
  ] as const)("%j shows 'Login failed' and why [P1-8.02, P1-8.03, P1-8.04, P1-8.05]", async (reply, text) => {
    await load(desk.page, pages.login);
    await valueIn(desk.page, "input[name=email]");
    const call = await answerFor(desk.page, "POST", "/api/auth/login", reply);
    await fill(desk.page, free);
    await submitFrom(desk.page, "password");
    await seeText(desk.page, "Login failed");
    await seeText(desk.page, text);
    await call.stop();
  });

  it("waits in words, then opens the dashboard; the token lies in local storage, and a reload changes nothing [P1-2.40, P1-3.03, P1-4.04, P1-4.10, P1-7.47]", async () => {
    await load(desk.page, pages.login);
    await valueIn(desk.page, "input[name=email]");
    const call = await answerFor(desk.page, "POST", "/api/auth/login", "slow");
    await fill(desk.page, free);
    await submitFrom(desk.page, "password");
    await seeText(desk.page, "Signing in...");
    expect(
      await desk.page.$eval("form button[type=submit]", (one) => (one as HTMLButtonElement).disabled),
    ).toBe(true);
    await seeAddress(desk.page, pages.overview);
    await seeText(desk.page, "Robin Fraser");
    expect(await desk.page.evaluate(() => localStorage.getItem("auth_token"))).toMatch(/^[\w-]{20,}$/);
    await call.stop();
    await desk.page.reload();
    await seeText(desk.page, "Robin Fraser");
    await seeAddress(desk.page, pages.overview);
  });

  it("leads to where one wanted to go [P1-2.41, P1-2.42]", async () => {
    await load(desk.page, "/login?returnTo=%2Fresume-optimizer");
    await valueIn(desk.page, "input[name=email]");
    await fill(desk.page, free);
    await submitFrom(desk.page, "password");
    await seeAddress(desk.page, pages.resumeOptimizer);
  });

  it("[BD-12] [BD-13] a deep link asks to sign in, a wrong password says so and keeps the e-mail, then the link opens", async () => {
    const { page } = desk;
    const deep = "/application-tracker?status=offered&q=analyst";
    await load(page, deep);
    await seeAddress(page, `/login?returnTo=${encodeURIComponent(deep)}`);
    await valueIn(page, "input[name=email]");
    await fill(page, { ...premium, password: "Not-the-one-7" });
    await submitFrom(page, "password");
    await seeText(page, "Invalid email or password");
    expect(await valueIn(page, "input[name=email]")).toBe(premium.email);
    await fill(page, { password: premium.password });
    await submitFrom(page, "password");
    await seeAddress(page, deep);
    await seeText(page, "Application Tracker");
  });

  it("without Google's keys the button says that it failed [P1-8.07, P1-8.09]", async () => {
    await load(desk.page, pages.login);
    await press(desk.page, "Continue with Google");
    await seeText(desk.page, "Google Login failed");
    await seeText(desk.page, "Failed to sign in with Google");
    await load(desk.page, pages.signup);
    await press(desk.page, "Continue with Google");
    await seeText(desk.page, "Google Sign-up failed");
    await seeText(desk.page, "Failed to sign up with Google");
    await seeAddress(desk.page, pages.signup);
  });

  it("tells why Google signed nobody in, once", async () => {
    await load(desk.page, "/login?google=has-password");
    await seeText(desk.page, "Please sign in with it first, then connect Google in Settings.");
    await seeAddress(desk.page, pages.login);
  });
});

describe("sign-up", () => {
  it.each([pages.signup, pages.register])(
    "%s has its five fields and both buttons [P1-2.05, P1-2.44, P1-2.45]",
    async (address) => {
      await load(desk.page, address);
      await seeText(desk.page, "Create Account");
      await seeText(desk.page, "Continue with Google");
      const inputs = await desk.page.$$eval("form input", (all) =>
        all.map((one) => `${one.name}:${one.type}`),
      );
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
    await load(desk.page, pages.signup);
    await link(desk.page, "Sign in").click();
    await seeAddress(desk.page, pages.login);
  });

  it("says what is wrong at each field [P1-5.05, P1-5.06, P1-5.07, P1-5.08, P1-5.09]", async () => {
    await load(desk.page, pages.signup);
    await valueIn(desk.page, "input[name=fullName]");
    await fill(desk.page, { fullName: "A", email: "abc", password: "12345", confirmPassword: "other" });
    await submitFrom(desk.page, "password");
    for (const text of [
      "Full name is required",
      "Please enter a valid email address",
      "Password must be at least 6 characters",
      "Passwords do not match",
      "You must accept the terms and conditions",
    ]) {
      await seeText(desk.page, text);
    }
    const described = await desk.page.$eval("input[name=confirmPassword]", (one) =>
      (one.getAttribute("aria-describedby") ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent)
        .join(),
    );
    expect(described).toContain("Passwords do not match");
    await fill(desk.page, { fullName: "Al" });
    expect(await desk.page.$eval("form", (form) => form.innerText)).not.toContain("Full name is required");
  });

  it("a refusal is told in the server's words [P1-8.08]", async () => {
    await load(desk.page, pages.signup);
    await valueIn(desk.page, "input[name=fullName]");
    const call = await answerFor(desk.page, "POST", "/api/auth/signup", {
      status: 400,
      body: { message: "Email taken" },
    });
    await fill(desk.page, {
      fullName: "Al",
      email: "a@b.co",
      password: "Wattle-9",
      confirmPassword: "Wattle-9",
    });
    await desk.page.locator("input[name=acceptTerms]").click();
    await submitFrom(desk.page, "password");
    await seeText(desk.page, "Signup failed");
    await seeText(desk.page, "Email taken");
    await call.stop();
  });

  it("confirms, waits a moment and opens the dashboard [P1-2.47, P1-2.49, P1-3.02, P1-4.11]", async () => {
    await load(desk.page, pages.signup);
    await valueIn(desk.page, "input[name=fullName]");
    const call = await answerFor(desk.page, "POST", "/api/auth/signup", "slow");
    const email = "new.person@kelpie.test";
    await fill(desk.page, { fullName: "Al Gum", email, password: "Wattle-9", confirmPassword: "Wattle-9" });
    await desk.page.locator("input[name=acceptTerms]").click();
    await submitFrom(desk.page, "password");
    await seeText(desk.page, "Creating account...");
    expect(
      await desk.page.$eval("form button[type=submit]", (one) => (one as HTMLButtonElement).disabled),
    ).toBe(true);
    await seeText(desk.page, "Account created");
    await seeAddress(desk.page, pages.overview);
    expect(call.seen).toEqual([{ body: { fullName: "Al Gum", email, password: "Wattle-9", phone: "" } }]);
    await call.stop();
  });
});
