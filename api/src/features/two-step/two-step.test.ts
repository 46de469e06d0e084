import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appCode, turnOnTwoStep } from "../../testing/app-codes.ts";
import { mailedToken, mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";
import { turnOffForOwner } from "./turn-off-for-owner.ts";

let api: TestApi;
let now = new Date("2026-05-04T09:00:00Z");
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(() => api.services.db.rateLimiterFlexible.deleteMany());

const begin = (person: TestVisitor, currentPassword = testPassword) =>
  person.api.twoStep.begin({ body: { currentPassword } });
const confirm = (person: TestVisitor, code: string) => person.api.twoStep.confirm({ body: { code } });
const proof = (code: string, currentPassword = testPassword) => ({ body: { currentPassword, code } });

const kindsOf = async (person: TestVisitor) =>
  (await person.api.account.securityEvents()).map(({ kind }) => kind).sort();

describe("turning two-step sign-in on", () => {
  it("asks for the password, and is off until a first code has come", async () => {
    const person = await api.signedUp();
    await expect(begin(person, "wrong-password")).rejects.toMatchObject({ status: 400 });
    const { secret, uri } = await begin(person);
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toMatch(new RegExp(`^otpauth://totp/Kelpie:.*secret=${secret}`));
    expect(await person.api.twoStep.state()).toEqual({ isOn: false, since: null, codesLeft: 0 });
    // A secret that waits asks nobody for a code.
    await api.visitor().api.auth.login({ body: { email: person.email, password: testPassword } });
  });

  it("a wrong first code and a recovery code's shape answer 400 and turn nothing on", async () => {
    const person = await api.signedUp();
    const { secret } = await begin(person);
    const right = appCode(secret, now);
    const wrong = right === "000000" ? "000001" : "000000";
    for (const code of [wrong, right.slice(1), `${right}0`, "abcd-efgh-jkmn-pqrs"])
      await expect(confirm(person, code), code).rejects.toMatchObject({ status: 400 });
    expect((await person.api.twoStep.state()).isOn).toBe(false);
    expect((await confirm(person, right)).recoveryCodes).toHaveLength(10);
  });

  it("the first code waits a quarter of an hour, no longer", async () => {
    const [early, late] = [await api.signedUp(), await api.signedUp()];
    const keys = [await begin(early), await begin(late)];
    later(15 * 60 - 1);
    await confirm(early, appCode(keys[0]?.secret ?? "", now));
    later(1);
    await expect(confirm(late, appCode(keys[1]?.secret ?? "", now))).rejects.toMatchObject({ status: 409 });
  });

  it("a newer secret takes the place of one that waits; one that is on stays", async () => {
    const person = await api.signedUp();
    const old = await begin(person);
    const { secret } = await begin(person);
    await expect(confirm(person, appCode(old.secret, now))).rejects.toMatchObject({ status: 400 });
    await confirm(person, appCode(secret, now));
    await expect(begin(person)).rejects.toMatchObject({ status: 409 });
    await expect(confirm(person, appCode(secret, now))).rejects.toMatchObject({ status: 409 });
  });

  it("another account's secret is no help, and five at once turn it on once", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const { secret } = await begin(person);
    const theirs = await begin(other);
    await expect(confirm(person, appCode(theirs.secret, now))).rejects.toMatchObject({ status: 400 });
    const tries = Array.from({ length: 5 }, () => confirm(person, appCode(secret, now)));
    const done = (await Promise.allSettled(tries)).filter(({ status }) => status === "fulfilled");
    expect(done).toHaveLength(1);
    expect(await api.services.db.recoveryCode.count({ where: { userId: person.userId } })).toBe(10);
  });

  it("needs a proven address and a password", async () => {
    const unproven = await api.signedUp({ isEmailVerified: false });
    await expect(begin(unproven)).rejects.toMatchObject({ status: 409 });
    const google = await api.signedUp();
    await api.services.db.user.update({ where: { id: google.userId }, data: { passwordHash: null } });
    await expect(begin(google)).rejects.toMatchObject({ status: 400 });
  });

  it("ends every other session and extension, gives this one a new id, mails the owner, and is written down", async () => {
    const person = await api.signedUp();
    const second = api.visitor();
    await second.api.auth.login({ body: { email: person.email, password: testPassword } });
    const { token } = await api
      .visitor()
      .api.auth.connectExtension({ body: { email: person.email, password: testPassword } });
    const before = await api.services.db.session.findMany({ where: { userId: person.userId } });
    await turnOnTwoStep(api, person);
    expect((await second.send("/api/auth/user")).status).toBe(401);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${api.url}/api/auth/user`, { headers })).status).toBe(401);
    const after = await api.services.db.session.findMany({ where: { userId: person.userId } });
    expect(after).toHaveLength(1);
    expect(before.map(({ idHash }) => idHash)).not.toContain(after[0]?.idHash);
    // The new session's own token works at once.
    await person.api.account.pauseApplications({ body: { paused: true } });
    expect((await mailsTo(api, person.email)).at(-1)).toContain("Subject: Two-step sign-in is on");
    expect(await kindsOf(person)).toContain("two-step-on");
    expect(await person.api.twoStep.state()).toEqual({
      isOn: true,
      since: now.toISOString(),
      codesLeft: 10,
    });
  });

  it("keeps the secret sealed and the recovery codes as hashes only", async () => {
    const person = await api.signedUp();
    const { secret, recoveryCodes } = await turnOnTwoStep(api, person);
    const { db } = api.services;
    const rows = JSON.stringify([
      await db.twoStep.findMany(),
      await db.recoveryCode.findMany(),
      await db.securityEvent.findMany(),
      await db.mail.findMany({ where: { userId: person.userId } }),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))])
      expect(rows).not.toContain(text);
  });
});

describe("turning it off, and new recovery codes", () => {
  it("takes the password and a code; a wrong one of either changes nothing and is written down", async () => {
    const person = await api.signedUp();
    const { secret } = await turnOnTwoStep(api, person);
    const code = appCode(secret, now);
    const { end } = person.api.twoStep;
    await expect(end(proof(code, "wrong-password"))).rejects.toMatchObject({
      status: 400,
      body: { details: { fields: { currentPassword: "This is not your current password" } } },
    });
    await expect(end(proof("000000"))).rejects.toMatchObject({ status: 400 });
    expect((await person.api.twoStep.state()).isOn).toBe(true);
    expect(await kindsOf(person)).toEqual(expect.arrayContaining(["password-refused", "code-refused"]));
    await end(proof(code));
    expect(await person.api.twoStep.state()).toEqual({ isOn: false, since: null, codesLeft: 0 });
    expect((await mailsTo(api, person.email)).join()).toContain("Subject: Two-step sign-in is off");
    expect(await kindsOf(person)).toContain("two-step-off");
    await api.visitor().api.auth.login({ body: { email: person.email, password: testPassword } });
  });

  it("a recovery code turns it off too", async () => {
    const person = await api.signedUp();
    const { recoveryCodes } = await turnOnTwoStep(api, person);
    await person.api.twoStep.end(proof(recoveryCodes[3] ?? ""));
    expect((await person.api.twoStep.state()).isOn).toBe(false);
    expect(await kindsOf(person)).toContain("recovery-code-used");
  });

  it("new codes end the old ones; a code that was used for it signs nobody in", async () => {
    const person = await api.signedUp();
    const { secret, recoveryCodes } = await turnOnTwoStep(api, person);
    const code = appCode(secret, now);
    const fresh = await person.api.twoStep.renewCodes(proof(code));
    expect(fresh.recoveryCodes).toHaveLength(10);
    expect(fresh.recoveryCodes).not.toContain(recoveryCodes[0]);
    await expect(person.api.twoStep.renewCodes(proof(code))).rejects.toMatchObject({ status: 400 });
    const old = person.api.twoStep.renewCodes(proof(recoveryCodes[0] ?? ""));
    await expect(old).rejects.toMatchObject({ status: 400 });
    await person.api.twoStep.renewCodes(proof(fresh.recoveryCodes[0] ?? ""));
    expect((await person.api.twoStep.state()).codesLeft).toBe(10);
  });

  it("without it on, neither does anything", async () => {
    const person = await api.signedUp();
    await expect(person.api.twoStep.end(proof("123456"))).rejects.toMatchObject({ status: 400 });
    await expect(person.api.twoStep.renewCodes(proof("123456"))).rejects.toMatchObject({ status: 400 });
    expect(await api.services.db.recoveryCode.count({ where: { userId: person.userId } })).toBe(0);
  });

  it("an operator turns it off for who has lost everything; the owner is told and it is written down", async () => {
    const person = await api.signedUp();
    await turnOnTwoStep(api, person);
    expect(await turnOffForOwner(api.services, ` ${person.email.toUpperCase()} `)).toBe(true);
    expect(await turnOffForOwner(api.services, person.email)).toBe(false);
    expect(await turnOffForOwner(api.services, "nobody@example.com")).toBe(false);
    const mail = await api.services.db.mail.findFirst({
      where: { kind: "two-step-off", userId: person.userId },
    });
    expect(mail?.recipient).toBe(person.email);
    const act = await api.services.db.securityEvent.findFirst({ where: { kind: "operator-two-step-off" } });
    expect(act).toMatchObject({ userId: null, detail: person.userId });
    await api.visitor().api.auth.login({ body: { email: person.email, password: testPassword } });
  });
});

describe("a mailbox thief", () => {
  it("gets a password by a mailed link, and no further", async () => {
    const person = await api.signedUp();
    const { secret } = await turnOnTwoStep(api, person);
    const thief = api.visitor();
    await thief.api.auth.forgotPassword({ body: { email: person.email } });
    const token = await mailedToken(api, person.email);
    const newPassword = "Banksia-and-bottlebrush-9";
    await thief.api.auth.resetPassword({ body: { token, newPassword } });
    const enter = thief.api.auth.login({ body: { email: person.email, password: newPassword } });
    await expect(enter).rejects.toMatchObject({ status: 403, body: { details: { reason: "code_needed" } } });
    expect((await thief.send("/api/auth/user")).status).toBe(401);
    await thief.api.twoStep.secondStep({ body: { code: appCode(secret, now) } });
    expect((await thief.api.auth.user()).id).toBe(person.userId);
  });
});

describe("what an account owns", () => {
  it("the export says that it is on, and holds no secret; the end of the account leaves no row", async () => {
    const person = await api.signedUp();
    const { secret, recoveryCodes } = await turnOnTwoStep(api, person);
    const entries = unzipSync((await person.api.account.exportData()).bytes);
    const read = (name: string) => strFromU8(entries[`data/${name}.json`] ?? new Uint8Array());
    expect(JSON.parse(read("twoStep"))).toMatchObject([{ confirmedAt: now.toISOString() }]);
    expect(JSON.parse(read("recoveryCodes"))).toHaveLength(10);
    const row = await api.services.db.twoStep.findUniqueOrThrow({ where: { userId: person.userId } });
    const whole = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join("\n");
    for (const text of [secret, row.secret, recoveryCodes[0] ?? ""]) expect(whole).not.toContain(text);
    await person.api.account.remove({ body: { confirmation: testPassword } });
    expect(await api.services.db.twoStep.count({ where: { userId: person.userId } })).toBe(0);
    expect(await api.services.db.recoveryCode.count({ where: { userId: person.userId } })).toBe(0);
  });
});

describe("a changed SESSION_SECRET", () => {
  it("opens with the one before, and is sealed anew by the next code; recovery codes need neither", async () => {
    const person = await api.signedUp();
    const { secret, recoveryCodes } = await turnOnTwoStep(api, person);
    const { config } = api.services;
    const first = config.sessionSecret;
    try {
      config.earlierSecret = first;
      config.sessionSecret = "n".repeat(40);
      const again = api.visitor();
      const enter = again.api.auth.login({ body: { email: person.email, password: testPassword } });
      await expect(enter).rejects.toMatchObject({ status: 403 });
      later(30);
      await again.api.twoStep.secondStep({ body: { code: appCode(secret, now) } });
      // Sealed with the new one by now: the old is needed no more.
      config.earlierSecret = undefined;
      const third = api.visitor();
      const next = third.api.auth.login({ body: { email: person.email, password: testPassword } });
      await expect(next).rejects.toMatchObject({ status: 403 });
      later(30);
      await third.api.twoStep.secondStep({ body: { code: appCode(secret, now) } });
      config.sessionSecret = "x".repeat(40);
      const lost = api.visitor();
      const held = lost.api.auth.login({ body: { email: person.email, password: testPassword } });
      await expect(held).rejects.toMatchObject({ status: 403 });
      later(30);
      await expect(
        lost.api.twoStep.secondStep({ body: { code: appCode(secret, now) } }),
      ).rejects.toMatchObject({
        status: 401,
      });
      await lost.api.twoStep.secondStep({ body: { code: recoveryCodes[0] ?? "" } });
    } finally {
      config.sessionSecret = first;
      config.earlierSecret = undefined;
    }
  });
});
