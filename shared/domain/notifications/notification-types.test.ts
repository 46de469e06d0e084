import { describe, expect, it } from "vitest";
import { channelDefaults, channelsFor, notificationLabel, notificationTypes } from "./notification-types.ts";

const all = {
  email: true,
  sms: true,
  whatsapp: true,
  app: true,
  jobMatch: true,
  resumeOptimization: true,
  followUp: true,
  interview: true,
  applicationUpdate: true,
};

describe("labels [P1-2.146 P1-2.147]", () => {
  it.each(notificationTypes)("%s has its own", (type) => {
    expect(notificationLabel(type)).not.toBe("Notification");
  });
  it.each(["foo", "", "toString", "__proto__"])("%j is a 'Notification'", (type) => {
    expect(notificationLabel(type)).toBe("Notification");
  });
});

describe("channels (D-44)", () => {
  it("email and in-app are on, SMS and WhatsApp off, until the person says otherwise [P1-9.13]", () => {
    expect(channelDefaults).toEqual({ email: true, sms: false, whatsapp: false, app: true });
  });
  it.each([
    ["job_match", "jobMatch"],
    ["follow_up", "followUp"],
    ["resume_score", "resumeOptimization"],
    ["interview", "interview"],
  ] as const)("%s goes nowhere with %s off", (type, name) => {
    expect(channelsFor(type, { ...all, [name]: false }, false)).toEqual([]);
    const all4 = ["email", "sms", "whatsapp", "app"];
    // Mail is for reminders, interviews and the daily matches only (D-60).
    expect(channelsFor(type, all, false)).toEqual(type === "resume_score" ? all4.slice(1) : all4);
  });
  it("an application's news has a switch of its own, and no mail (D-60); money is always told", () => {
    const off = { ...all, jobMatch: false, followUp: false, resumeOptimization: false, interview: false };
    expect(channelsFor("application_update", off, false)).toEqual(["sms", "whatsapp", "app"]);
    expect(channelsFor("application_update", { ...all, applicationUpdate: false }, false)).toEqual([]);
    expect(channelsFor("billing", { ...off, applicationUpdate: false }, false)).toContain("app");
  });
  it.each(notificationTypes)("while paused %s follows D-17", (type) => {
    const isQuiet = type === "job_match" || type === "follow_up" || type === "closing";
    expect(channelsFor(type, all, true)).toHaveLength(isQuiet ? 0 : type === "interview" ? 4 : 3);
  });
});
