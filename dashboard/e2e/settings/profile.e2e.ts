import { describe, expect, it } from "vitest";
import { pages, verifyEmailPath } from "#shared/domain/pages.ts";
import { answerFor } from "../answers.ts";
import { tokenMailedTo } from "../outbox.ts";
import {
  checkLook,
  checkLooks,
  holdSession,
  load,
  newVisitor,
  open,
  press,
  seeAddress,
  seeText,
  valueIn,
} from "../visit.ts";
import { lost, openSettingsDesk, settingsActs, tab } from "./settings-desk.ts";

const desk = openSettingsDesk();
const { fill, clear, seeSessions, submitFrom, isOn } = settingsActs(desk);

describe("settings", () => {
  it("four tabs behind sign-in, each its own address, no axe fault [P1-2.21, P1-2.132]", async () => {
    const visitor = await newVisitor(desk.browser);
    await open(visitor, pages.settings);
    await seeAddress(visitor, "/login?returnTo=%2Fsettings");
    await open(desk.page, pages.settings);
    await seeText(desk.page, "Your details");
    expect(await desk.page.$$eval("[role=tab]", (tabs) => tabs.map((one) => one.textContent))).toEqual([
      "Profile",
      "Security",
      "Notifications",
      "Account",
    ]);
    for (const [name, text] of [
      ["profile", "Your details"],
      ["security", "This browser"],
      ["notifications", "Follow-up reminders"],
      ["account", "Export My Data"],
    ] as const) {
      await open(desk.page, name === "profile" ? pages.settings : tab(name));
      await seeText(desk.page, text);
      await checkLooks(desk.page, `settings-${name}`);
      await desk.page.setViewport({ width: 1280, height: 900 });
    }
    await desk.page.locator('::-p-aria([name="Security"][role="tab"])').click();
    await seeAddress(desk.page, tab("security"));
  });

  it("profile: prefilled, checked, stored; the shell shows the new name [P1-2.133, P1-5.19, P1-5.20, P1-5.21, P1-7.38, P1-8.35]", async () => {
    await open(desk.page, pages.settings);
    expect(await valueIn(desk.page, "input[name=fullName]")).toBe("Test Person");
    expect(await valueIn(desk.page, "input[name=email]")).toBe(desk.account.email);
    expect(await valueIn(desk.page, "input[name=phone]")).toBe("");
    await clear("fullName");
    await submitFrom("fullName");
    await seeText(desk.page, "Full name is required");
    await fill("fullName", "Q");
    await fill("email", "abc");
    await submitFrom("email");
    await seeText(desk.page, "Invalid email address");
    await press(desk.page, "Discard");
    expect(await valueIn(desk.page, "input[name=email]")).toBe(desk.account.email);
    await fill("fullName", "Quinn Banksia");
    await fill("phone", "0400 000 000");
    const userAgain = desk.page.waitForRequest((one) => one.url().endsWith("/api/auth/user"));
    await submitFrom("phone");
    await seeText(desk.page, "Profile updated");
    await userAgain;
    await desk.page.waitForFunction(() =>
      document.querySelector("header")?.innerText.includes("Quinn Banksia"),
    );
    await open(desk.page, pages.settings);
    expect(await valueIn(desk.page, "input[name=phone]")).toBe("0400 000 000");
  });

  it("profile: another address asks for the password and its mailed link; a taken one is told at its field", async () => {
    await open(desk.page, pages.settings);
    await valueIn(desk.page, "input[name=email]");
    await fill("email", "free@kelpie.test");
    await fill("currentPassword", desk.account.password);
    await submitFrom("email");
    await seeText(desk.page, "This email address belongs to another account. Please use a different one.");
    await checkLook(desk.page, "settings-profile-taken", { width: 360, theme: "light" });
    const moved = `moved.${desk.account.email}`;
    await fill("email", moved);
    await fill("currentPassword", "wrong");
    await submitFrom("email");
    await seeText(desk.page, "This is not your current password");
    await fill("currentPassword", desk.account.password);
    await submitFrom("email");
    await seeText(
      desk.page,
      `We sent a link to ${moved}. Until you open it in this browser, ${desk.account.email} stays`,
    );
    await checkLooks(desk.page, "settings-address-waits");
    const token = await tokenMailedTo(desk.api.dataDir, moved, pages.verifyEmail);
    await load(desk.page, verifyEmailPath(token));
    await seeText(desk.page, "Address confirmed");
    await seeAddress(desk.page, pages.settings);
    expect(await valueIn(desk.page, "input[name=email]")).toBe(moved);
    expect(await desk.page.evaluate(() => document.body.innerText)).not.toContain("We sent a link to");
    const visitor = await newVisitor(desk.browser);
    await holdSession(visitor, { ...desk.account, email: moved });
  });

  it("profile: a failure is told and keeps what was typed [P1-8.32]", async () => {
    await open(desk.page, pages.settings);
    await valueIn(desk.page, "input[name=fullName]");
    const call = await answerFor(desk.page, "PUT", "/api/user/profile", lost);
    await fill("fullName", "Kept Name");
    await submitFrom("fullName");
    await seeText(desk.page, "Update failed");
    await seeText(desk.page, "There was an error updating your profile. Please try again.");
    expect(await valueIn(desk.page, "input[name=fullName]")).toBe("Kept Name");
    await call.stop();
  });

  it("password: each field has its own eye and its own words [P1-2.134, P1-5.22, P1-5.23, P1-5.24, P1-5.25, P1-5.26]", async () => {
    await open(desk.page, tab("security"));
    await valueIn(desk.page, "input[name=currentPassword]");
    await submitFrom("currentPassword");
    await seeText(desk.page, "Current password is required");
    await seeText(desk.page, "Please confirm your password");
    await fill("currentPassword", desk.account.password);
    await fill("newPassword", "Abc1234");
    await fill("confirmPassword", "Abc1235");
    await submitFrom("confirmPassword");
    await seeText(desk.page, "Password must be at least 8 characters");
    await seeText(desk.page, "Passwords don't match");
    expect(await desk.page.$eval("body", (body) => body.innerText)).not.toContain("8 characters long");
    const types = () => desk.page.$$eval("form input", (inputs) => inputs.map((one) => one.type).join());
    const eyes = await desk.page.$$('form [aria-label="Show password"]');
    expect(eyes).toHaveLength(3);
    await eyes[1]?.click();
    expect(await types()).toBe("password,text,password");
  });

  it("password: changed, the form is empty again, the other browser is signed out [P1-8.33, P1-8.36]", async () => {
    const other = await newVisitor(desk.browser);
    await holdSession(other, desk.account);
    await open(desk.page, tab("security"));
    await valueIn(desk.page, "input[name=currentPassword]");
    // This one, the other one, and the sign-up over HTTP.
    await seeSessions(3);
    await fill("currentPassword", "wrong");
    await fill("newPassword", "Banksia-and-gum-9");
    await fill("confirmPassword", "Banksia-and-gum-9");
    await submitFrom("confirmPassword");
    await seeText(desk.page, "Password update failed");
    await seeText(desk.page, "There was an error updating your password. Please try again.");
    await seeText(desk.page, "This is not your current password");
    await fill("currentPassword", desk.account.password);
    await submitFrom("confirmPassword");
    await seeText(desk.page, "Password updated");
    for (const name of ["currentPassword", "newPassword", "confirmPassword"]) {
      expect(await valueIn(desk.page, `input[name=${name}]`)).toBe("");
    }
    await seeSessions(1);
    await open(other, pages.settings);
    await seeAddress(other, "/login?returnTo=%2Fsettings");
    // The new anti-CSRF token is at hand: an unsafe call works at once.
    await open(desk.page, tab("account"));
    await seeText(desk.page, "Pause my applications");
    const stored = desk.page.waitForResponse((response) => response.url().endsWith("/applications-paused"));
    await desk.page.locator("input[name=applicationsPaused]").click();
    await stored;
    await open(desk.page, tab("account"));
    await seeText(desk.page, "Pause my applications");
    expect(await isOn("applicationsPaused")).toBe(true);
  });
});
