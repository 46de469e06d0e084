import { strFromU8, unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { downloadsOf } from "#shared/testing/e2e/downloads.ts";
import { answerFor } from "../answers.ts";
import { checkLooks, holdSession, newVisitor, open, press, seeAddress, seeText, valueIn } from "../visit.ts";
import { lost, openSettingsDesk, settingsActs, tab } from "./settings-desk.ts";

const desk = openSettingsDesk();
const { fill, seeSessions, submitFrom, isOn } = settingsActs(desk);

describe("settings", () => {
  it("security: a browser that is signed out here is signed out there", async () => {
    const other = await newVisitor(desk.browser);
    await holdSession(other, desk.account);
    await open(desk.page, tab("security"));
    await seeText(desk.page, "No extension is connected.");
    await seeSessions(3);
    await desk.page.locator('[aria-label^="Sign out: "]').click();
    await seeSessions(2);
    await open(other, pages.settings);
    await seeAddress(other, "/login?returnTo=%2Fsettings");
  });

  it("notifications: seven switches and the eighth of D-60, each stored as it moves, all keys sent; what is not set up is not offered [P1-2.135, P1-2.140, P1-8.37]", async () => {
    await open(desk.page, tab("notifications"));
    await seeText(desk.page, "Interview notifications");
    const names = [
      "email",
      "sms",
      "app",
      "jobMatch",
      "resumeOptimization",
      "followUp",
      "interview",
      "applicationUpdate",
    ];
    for (const name of names) expect(await isOn(name), name).toBe(name !== "sms");
    await desk.page.waitForSelector("input[name=sms]:disabled");
    await seeText(desk.page, "Not available yet.");
    const sent: unknown[] = [];
    desk.page.on("request", (request) => {
      if (request.method() === "PUT") sent.push(JSON.parse(request.postData() ?? "null"));
    });
    const second = desk.page.waitForResponse(
      (response) => response.request().method() === "PUT" && sent.length === 2,
    );
    await desk.page.locator("input[name=jobMatch]").click();
    await desk.page.locator("input[name=followUp]").click();
    await second;
    await seeText(desk.page, "Notifications updated");
    await expect.poll(() => sent.length).toBe(2);
    expect(sent[1]).toEqual({
      email: true,
      sms: false,
      app: true,
      jobMatch: false,
      resumeOptimization: true,
      followUp: false,
      interview: true,
      applicationUpdate: true,
    });
    await open(desk.page, tab("notifications"));
    await seeText(desk.page, "Interview notifications");
    expect([await isOn("jobMatch"), await isOn("followUp")]).toEqual([false, false]);
  });

  it("notifications: what was not stored goes back, and is told [P1-8.34]", async () => {
    await open(desk.page, tab("notifications"));
    await seeText(desk.page, "Interview notifications");
    const call = await answerFor(desk.page, "PUT", "/api/user/notifications", lost);
    await desk.page.locator("input[name=jobMatch]").click();
    await seeText(desk.page, "Update failed");
    await seeText(desk.page, "There was an error updating your notification preferences.");
    await desk.page.waitForFunction(
      () => document.querySelector<HTMLInputElement>("input[name=jobMatch]")?.checked,
    );
    await call.stop();
  });

  it("account: a zip with everything, and the pause that stays [P1-2.136, P1-2.137, P1-2.139]", async () => {
    const downloaded = await downloadsOf(desk.browser, desk.page);
    await open(desk.page, tab("account"));
    await seeText(desk.page, "Export My Data");
    expect(await isOn("applicationsPaused")).toBe(false);
    await press(desk.page, "Export My Data");
    const entries = unzipSync(await downloaded(/^kelpie-export-.*\.zip$/));
    expect(strFromU8(entries["data/account.json"] ?? new Uint8Array())).toContain(desk.account.email);
    expect(Object.keys(entries).some((name) => name.startsWith("resumes/Test resume-"))).toBe(true);
    const stored = desk.page.waitForResponse((response) => response.url().endsWith("/applications-paused"));
    await desk.page.locator("input[name=applicationsPaused]").click();
    await stored;
    await open(desk.page, tab("account"));
    await seeText(desk.page, "Export My Data");
    expect(await isOn("applicationsPaused")).toBe(true);
  });

  it("account: deleted only with the password; then nobody can sign in [P1-2.138]", async () => {
    await open(desk.page, tab("account"));
    await seeText(desk.page, "Export My Data");
    await press(desk.page, "Delete Account");
    await seeText(desk.page, "Delete your account?");
    await checkLooks(desk.page, "settings-delete");
    await desk.page.setViewport({ width: 1280, height: 900 });
    await submitFrom("confirmation");
    await seeText(desk.page, "Please fill in this field");
    await fill("confirmation", "wrong");
    await submitFrom("confirmation");
    await seeText(desk.page, "This is not your current password");
    await fill("confirmation", desk.account.password);
    await submitFrom("confirmation");
    await desk.page.waitForFunction(() => !location.pathname.startsWith("/settings"), { timeout: 15_000 });
    await open(desk.page, pages.login);
    await valueIn(desk.page, "input[name=email]");
    await fill("email", desk.account.email);
    await fill("password", desk.account.password);
    await submitFrom("password");
    await seeText(desk.page, "Login failed");
  });
});
