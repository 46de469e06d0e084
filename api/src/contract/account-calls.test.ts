import { readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { refusedStatus, type SpecifiedCall, sendCall } from "../testing/specified-call.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const text = z.string();
const flag = z.boolean();
const whole = z.int();
const newPassword = "Banksia-and-bottlebrush-9";
const switches = { email: true, sms: true, app: false, jobMatch: true, resumeOptimization: false };
const sevenSwitches = { ...switches, followUp: true, interview: false };
const channels = { email: false, sms: false, whatsapp: true, app: true };
const allOf = <Key extends string>(keys: Record<Key, unknown>) =>
  z.object(Object.fromEntries(Object.keys(keys).map((key) => [key, flag])));

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

/** The token of the reset link that was mailed to a person. */
async function mailedToken({ email }: Person): Promise<string> {
  await api.visitor().api.auth.forgotPassword({ body: { email } });
  await api.services.tasks.settle();
  const mail = await api.services.db.mail.findFirstOrThrow({ where: { recipient: email } });
  const file = path.join(api.services.config.dataDir, "outbox", `${mail.id}.eml`);
  const words = readFileSync(file, "utf8").replace(/=\r\n/g, "");
  return /reset-password#token=3D([\w-]+)/.exec(words)?.[1] ?? "no token in the mail";
}

/** An application of the person that was moved on: the dashboard lists it, and a notification tells of it. */
async function moveApplication({ api: calls }: TestVisitor): Promise<string> {
  const { id } = await calls.applications.create({
    body: { jobTitle: "Nurse", company: "Ward Nine", location: "Hobart TAS", status: "applied" },
  });
  await calls.applications.update({ params: { id }, body: { status: "interviewing" } });
  // A move is told to nobody (D-60); a reminder is.
  await calls.applications.followUp({ params: { id } });
  const [notification] = await calls.notifications.list();
  return notification?.id ?? "no notification";
}

interface Told extends SpecifiedCall {
  id: string;
  reads: z.ZodMiniType;
  /** The same call, wrongly: another payload, and what that answers. */
  wrong?: { payload: unknown; status: number };
}

const done = z.object({ success: z.literal(true) });
const told = z.object({ message: text });

describe("calls of visitors, as told and wrongly", () => {
  const sends = async (call: SpecifiedCall) => sendCall(api.visitor(), call);
  const email = "caller@example.com";
  beforeAll(async () => {
    await api.signedUp({ email });
  });

  it.each<Told>([
    {
      ...{ id: "P1-7.07", method: "POST", path: "/api/auth/signup", reads: z.unknown() },
      payload: {
        fullName: "Kim Lee",
        email: "new.caller@example.com",
        password: testPassword,
        phone: "0491 570 156",
      },
      wrong: { payload: { fullName: "K", email: "kim", password: "short", phone: "" }, status: 400 },
    },
    {
      ...{ id: "P1-7.06", method: "POST", path: "/api/auth/login", reads: z.object({ token: text }) },
      payload: { email, password: testPassword },
      wrong: { payload: { email, password: "not-the-password" }, status: 401 },
    },
    {
      ...{ id: "P1-7.09", method: "POST", path: "/api/auth/forgot-password", reads: told },
      payload: { email },
      wrong: { payload: { email: "not an address" }, status: 400 },
    },
  ])("$id $method $path [P1-7.06, P1-7.07, P1-7.09]", async ({ reads, wrong, ...call }) => {
    const response = await sends(call);
    expect(response.status).toBeGreaterThanOrEqual(200);
    expect(response.status).toBeLessThan(300);
    reads.parse(await response.json());
    expect(await refusedStatus(await sends({ ...call, payload: wrong?.payload }))).toBe(wrong?.status);
  });

  it("POST /api/auth/reset-password takes the mailed token once [P1-7.10]", async () => {
    const person = await api.signedUp();
    const call = { method: "POST", path: "/api/auth/reset-password" } as const;
    const payload = { token: await mailedToken(person), newPassword };
    expect(await refusedStatus(await sends({ ...call, payload: { ...payload, newPassword: "short" } }))).toBe(
      400,
    );
    const response = await sends({ ...call, payload });
    expect(response.status).toBe(200);
    told.parse(await response.json());
    expect(await refusedStatus(await sends({ ...call, payload }))).toBe(400);
  });
});

const recent = z.object({
  ...{ id: text, jobTitle: text, location: text, company: text, appliedDate: text, status: text },
  matchScore: z.optional(z.number()),
});
const summary = z.object({
  ...{ newJobMatches: whole, totalApplications: whole, interviewsScheduled: whole },
  // null where there is no resume to score: shown as '–' (D-08).
  resumeScore: z.nullable(whole),
  recentApplications: z.array(recent).check(z.minLength(1)),
});
const notification = z.object({
  id: text,
  type: text,
  message: text,
  timestamp: z.iso.datetime(),
  isRead: flag,
});
const user = z.object({
  ...{ id: text, email: text, fullName: text, subscriptionTier: z.literal("free") },
  profileImageUrl: z.nullable(text),
});
const settings = z.object({ phone: text, notifications: allOf(sevenSwitches), applicationsPaused: flag });

describe("calls of an account, as told, wrongly and without a session", () => {
  it.each<Told>([
    { id: "P1-7.05", method: "GET", path: "/api/auth/user", reads: user },
    { id: "P1-7.11", method: "GET", path: "/api/user/subscription", reads: z.object({ tier: text }) },
    { id: "P1-7.19", method: "GET", path: "/api/dashboard", reads: summary },
    { id: "P1-7.23", method: "GET", path: "/api/user/settings", reads: settings },
    {
      ...{ id: "P1-7.24", method: "PUT", path: "/api/user/profile", reads: z.unknown() },
      payload: { fullName: "Kim Lee", email: "EMAIL", phone: "0491 570 156" },
      wrong: { payload: { fullName: "", email: "EMAIL" }, status: 400 },
    },
    {
      ...{ id: "P1-7.26", method: "PUT", path: "/api/user/notifications", reads: allOf(sevenSwitches) },
      payload: sevenSwitches,
      wrong: { payload: switches, status: 400 },
    },
    {
      ...{ id: "P1-7.27", method: "GET", path: "/api/notifications" },
      reads: z.array(notification).check(z.minLength(1)),
    },
    { id: "P1-7.28", method: "PUT", path: "/api/notifications/NOTICE/read", reads: done },
    { id: "P1-7.29", method: "PUT", path: "/api/notifications/mark-all-read", reads: done },
    {
      ...{ id: "P1-7.30", method: "GET", path: "/api/user/notification-settings" },
      reads: z.object({ channels: allOf(channels) }),
    },
    {
      ...{ id: "P1-7.31", method: "PUT", path: "/api/user/notification-settings", payload: { channels } },
      reads: z.object({ channels: allOf(channels) }),
      wrong: { payload: { channels: { ...channels, sms: "on" } }, status: 400 },
    },
    {
      ...{ id: "P1-7.25", method: "PUT", path: "/api/user/password", reads: z.unknown() },
      payload: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
      wrong: {
        payload: { currentPassword: testPassword, newPassword, confirmPassword: "another" },
        status: 400,
      },
    },
    { id: "P1-7.08", method: "POST", path: "/api/auth/logout", reads: z.unknown() },
  ])(
    "$id $method $path [P1-7.05, P1-7.08, P1-7.11, P1-7.19, P1-7.23, P1-7.24, P1-7.25, P1-7.26, P1-7.27, P1-7.28, P1-7.29, P1-7.30, P1-7.31]",
    async ({ reads, wrong, payload, method, path }) => {
      const person = await api.signedUp();
      const notificationId = await moveApplication(person);
      const call = (body: unknown): SpecifiedCall => ({
        ...{ method, path: path.replace("NOTICE", notificationId) },
        payload: body && JSON.parse(JSON.stringify(body).replaceAll("EMAIL", person.email)),
      });
      expect(await refusedStatus(await sendCall(api.visitor(), call(payload)))).toBe(401);
      if (wrong) expect(await refusedStatus(await sendCall(person, call(wrong.payload)))).toBe(wrong.status);
      const response = await sendCall(person, call(payload));
      expect(response.status).toBe(200);
      reads.parse(await response.json());
    },
  );
});
