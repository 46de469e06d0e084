import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { noteOperatorAct, readForOperator } from "../../identity/operator-acts.ts";
import { sweepSecurityEvents } from "../../identity/security-events.ts";
import { mailedToken } from "../../testing/outbox.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-05-04T09:00:00Z");
beforeAll(async () => {
  // A millisecond a look: what follows is later.
  api = await startTestApi({
    now: () => {
      now = new Date(now.getTime() + 1);
      return new Date(now);
    },
  });
});
afterAll(() => api.stop());
beforeEach(() => api.services.db.rateLimiterFlexible.deleteMany());

const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
const newPassword = "Banksia-and-bottlebrush-9";

const kindsOf = async (person: TestVisitor) =>
  (await person.api.account.securityEvents()).map(({ kind }) => kind).reverse();

const enter = (email: string, password: string) =>
  api.visitor().send("/api/auth/login", {
    method: "POST",
    headers: { "content-type": "application/json", "user-agent": chrome },
    body: JSON.stringify({ email, password }),
  });

describe("what happens at an account's doors", () => {
  it("is written down and shown, the newest first, with a coarse browser and place", async () => {
    const person = api.visitor();
    const email = "watched@example.com";
    await person.api.auth.signup({ body: { fullName: "Wren Watched", email, password: testPassword } });
    expect((await enter(email, "wrong-password")).status).toBe(401);
    expect((await enter(email, testPassword)).status).toBe(200);
    const events = await person.api.account.securityEvents();
    expect(events.map(({ kind }) => kind)).toEqual(["sign-in", "sign-in-failed", "signed-up"]);
    expect(events[0]).toEqual({
      id: expect.any(String),
      kind: "sign-in",
      at: expect.any(String),
      detail: "",
      browser: "Chrome on Windows",
      place: "127.0.0.0/24",
    });
  });

  it("covers extension tokens, wrong passwords, sessions, addresses, exports, changes and resets", async () => {
    const person = await api.signedUp();
    const { email } = person;
    const body = { email, password: testPassword, deviceName: "Ash's laptop" };
    await api.visitor().api.auth.connectExtension({ body });
    const [token] = await person.api.auth.extensionTokens();
    await person.api.auth.revokeExtensionToken({ params: { id: token?.id ?? "" } });
    const moved = { fullName: "Test Person", email: `moved.${email}` };
    const wrong = person.api.account.updateProfile({ body: { ...moved, currentPassword: "wrong" } });
    await expect(wrong).rejects.toMatchObject({ status: 400 });
    await person.api.account.updateProfile({ body: { ...moved, currentPassword: testPassword } });
    const link = await mailedToken(api, moved.email);
    await person.api.account.verifyEmail({ body: { token: link } });
    await person.api.account.exportData();
    await enter(moved.email, testPassword);
    const other = (await person.api.auth.sessions()).find(({ isCurrent }) => !isCurrent);
    await person.api.auth.endSession({ params: { id: other?.id ?? "" } });
    await person.api.auth.changePassword({
      body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
    });
    await api.visitor().api.auth.forgotPassword({ body: { email: moved.email } });
    const reset = await mailedToken(api, moved.email);
    await api.visitor().api.auth.resetPassword({ body: { token: reset, newPassword: `${newPassword}x` } });
    await person.api.auth.login({ body: { email: moved.email, password: `${newPassword}x` } });
    expect(await kindsOf(person)).toEqual([
      ...["sign-in", "extension-connected", "extension-disconnected", "password-refused"],
      ...["address-link-sent", "address-proven", "exported", "sign-in", "session-ended"],
      ...["password-changed", "reset-asked", "password-reset", "sign-in"],
    ]);
    const named = (await person.api.account.securityEvents()).find(({ detail }) => detail !== "");
    expect(named).toMatchObject({ kind: "extension-connected", detail: "Ash's laptop" });
    const rows = JSON.stringify(await api.services.db.securityEvent.findMany());
    for (const secret of [testPassword, newPassword, link, reset, email]) expect(rows).not.toContain(secret);
  });

  it("is one person's only, and goes out with the export", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    await enter(person.email, "wrong-password");
    expect(await kindsOf(other)).toEqual(["sign-in"]);
    const entries = unzipSync((await person.api.account.exportData()).bytes);
    const rows = JSON.parse(strFromU8(entries["data/securityEvents.json"] ?? new Uint8Array()));
    // The export is written down before the first row of it is read.
    const kinds = rows.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["sign-in", "sign-in-failed", "exported"]);
  });

  it("a try on no account is written down too, with nothing of the address", async () => {
    const before = await api.services.db.securityEvent.count({ where: { userId: null } });
    await enter("nobody.at.all@example.com", "wrong-password");
    const rows = await api.services.db.securityEvent.findMany({ where: { userId: null } });
    expect(rows).toHaveLength(before + 1);
    expect(JSON.stringify(rows)).not.toContain("nobody.at.all");
  });

  it("ends with the account; that one was deleted stays, of nobody", async () => {
    const person = await api.signedUp();
    await person.api.account.remove({ body: { confirmation: testPassword } });
    expect(await api.services.db.securityEvent.count({ where: { userId: person.userId } })).toBe(0);
    const left = await api.services.db.securityEvent.findFirst({ where: { kind: "account-deleted" } });
    expect(left).toMatchObject({ userId: null, browser: "", place: "", detail: "" });
  });

  it("ends after twelve months", async () => {
    const person = await api.signedUp();
    const at = (date: string) =>
      api.services.db.securityEvent.create({
        data: { userId: person.userId, kind: "exported", at: new Date(date) },
      });
    await at("2025-05-03T00:00:00Z");
    await at("2025-05-05T00:00:00Z");
    await sweepSecurityEvents(api.services);
    const kept = await api.services.db.securityEvent.findMany({
      where: { userId: person.userId, kind: "exported" },
    });
    expect(kept.map((row) => row.at.toISOString())).toEqual(["2025-05-05T00:00:00.000Z"]);
  });
});

describe("the operator", () => {
  it("finds an event by the request id that the person saw, and the reading is written down", async () => {
    const person = await api.signedUp();
    const refused = await enter(person.email, "wrong-password");
    const requestId = refused.headers.get("x-request-id") ?? "";
    expect(((await refused.json()) as { requestId: string }).requestId).toBe(requestId);
    const query = { since: new Date(0), requestId, take: 10 };
    const found = await readForOperator(api.services.db, query, now);
    expect(found).toMatchObject([{ userId: person.userId, kind: "sign-in-failed", requestId }]);
    await noteOperatorAct(api.services.db, "operator-selectors", now);
    const acts = { since: new Date(0), kind: "operator-read" as const, take: 10 };
    expect(await readForOperator(api.services.db, acts, now)).toMatchObject([
      { userId: null, detail: "all" },
    ]);
  });
});
