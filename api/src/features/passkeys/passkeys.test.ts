import { generateKeyPairSync } from "node:crypto";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { appCode, turnOnTwoStep } from "../../testing/app-codes.ts";
import { mailedToken, mailsTo } from "../../testing/outbox.ts";
import { type Quirks, softwarePasskey } from "../../testing/software-passkey.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";

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

const newDevice = () => softwarePasskey({ origin: api.url, rpId: new URL(api.url).hostname });
type Device = ReturnType<typeof newDevice>;
type Person = Awaited<ReturnType<TestApi["signedUp"]>>;

const begin = async (person: TestVisitor) =>
  (await person.api.passkeys.begin({ body: { currentPassword: testPassword } })).options;

async function add(person: TestVisitor, device: Device, name = "My phone", quirks?: Quirks) {
  const { challenge } = await begin(person);
  return person.api.passkeys.add({ body: { name, credential: device.make(challenge, quirks) } });
}

/** Somebody with a passkey. */
async function keyed(): Promise<Person & { device: Device }> {
  const person = await api.signedUp();
  const device = newDevice();
  await add(person, device);
  return { ...person, device };
}

const challengeOf = async (visitor: TestVisitor) =>
  (await visitor.api.passkeys.signInOptions()).options.challenge;

const enter = async (visitor: TestVisitor, device: Device, quirks?: Quirks) =>
  visitor.api.passkeys.signIn({ body: { credential: device.use(await challengeOf(visitor), quirks) } });

const refused = { status: 401, message: "This passkey was not accepted. Please sign in with your password." };

describe("adding a passkey", () => {
  it("asks for the password, for a discoverable key with the person's own proof, and for this site only", async () => {
    const person = await api.signedUp();
    const wrong = person.api.passkeys.begin({ body: { currentPassword: "wrong-password" } });
    await expect(wrong).rejects.toMatchObject({ status: 400 });
    const options = await begin(person);
    expect(options).toMatchObject({
      rp: { name: "Kelpie", id: new URL(api.url).hostname },
      user: { name: person.email },
      attestation: "none",
      excludeCredentials: [],
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(Buffer.from(options.challenge, "base64url").length).toBeGreaterThanOrEqual(16);
  });

  it("is listed with its day, mailed, written down, and not offered a second time", async () => {
    const person = await api.signedUp();
    const device = newDevice();
    await add(person, device, "  Work laptop ");
    const listed = await person.api.passkeys.list();
    expect(listed).toEqual([
      { id: expect.any(String), name: "Work laptop", createdAt: now.toISOString(), lastUsedAt: null },
    ]);
    const mail = (await mailsTo(api, person.email)).at(-1);
    expect(mail).toContain("Subject: A passkey was added");
    const events = await api.services.db.securityEvent.findMany({ where: { userId: person.userId } });
    expect(events).toContainEqual(expect.objectContaining({ kind: "passkey-added", detail: "Work laptop" }));
    expect(await begin(person)).toMatchObject({ excludeCredentials: [{ id: device.id }] });
    await expect(add(person, device)).rejects.toMatchObject({ status: 409 });
    await expect(add(await api.signedUp(), device)).rejects.toMatchObject({ status: 409 });
  });

  it.each<[string, Quirks]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another site", { rpId: "evil.example" }],
    ["no proof of the person", { isVerified: false }],
  ])("%s is refused", async (_, quirks) => {
    const person = await api.signedUp();
    await expect(add(person, newDevice(), "Phone", quirks)).rejects.toMatchObject({ status: 400 });
    expect(await person.api.passkeys.list()).toEqual([]);
  });

  it("a challenge works once, for its own account, as what it was given for, and for five minutes", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const take = (by: TestVisitor, challenge: string) =>
      by.api.passkeys.add({ body: { name: "Phone", credential: newDevice().make(challenge) } });
    const { challenge } = await begin(person);
    await expect(take(other, challenge)).rejects.toMatchObject({ status: 400 });
    await take(person, challenge);
    await expect(take(person, challenge)).rejects.toMatchObject({ status: 400 });
    await expect(take(person, await challengeOf(api.visitor()))).rejects.toMatchObject({ status: 400 });
    await expect(take(person, "bWFkZS11cA")).rejects.toMatchObject({ status: 400 });
    const [early, late] = [await begin(person), await begin(person)];
    later(299);
    await take(person, early.challenge);
    later(1);
    await expect(take(person, late.challenge)).rejects.toMatchObject({ status: 400 });
    const rows = JSON.stringify(await api.services.db.passkeyChallenge.findMany());
    expect(rows).not.toContain(late.challenge);
  });

  it("of five at once with one challenge one is kept; the 21st of an account is refused", async () => {
    const person = await api.signedUp();
    const { challenge } = await begin(person);
    const tries = Array.from({ length: 5 }, () =>
      person.api.passkeys.add({ body: { name: "Phone", credential: newDevice().make(challenge) } }),
    );
    await Promise.allSettled(tries);
    expect(await person.api.passkeys.list()).toHaveLength(1);
    const row = await api.services.db.passkey.findFirstOrThrow({ where: { userId: person.userId } });
    const { id: _, ...copied } = row;
    const more = Array.from({ length: 18 }, (_, at) => ({
      ...copied,
      credentialId: `${person.userId}-${at}`,
    }));
    await api.services.db.passkey.createMany({ data: more });
    await add(person, newDevice());
    await expect(add(person, newDevice())).rejects.toMatchObject({ status: 409 });
  });

  it("with two steps on it asks for the code as well", async () => {
    const person = await api.signedUp();
    const { secret } = await turnOnTwoStep(api, person);
    await expect(begin(person)).rejects.toMatchObject({
      status: 403,
      body: { details: { reason: "code_needed" } },
    });
    const give = (code: string) =>
      person.api.passkeys.begin({ body: { currentPassword: testPassword, code } });
    await expect(give("000000")).rejects.toMatchObject({ status: 400 });
    await give(appCode(secret, now));
  });
});

describe("signing in with a passkey", () => {
  it("opens the account without a password, under a new session, and notes the use", async () => {
    const { device, userId } = await keyed();
    const visitor = api.visitor();
    const { token } = await enter(visitor, device, { userHandle: userId });
    expect(token.length).toBeGreaterThan(20);
    expect((await visitor.api.auth.user()).id).toBe(userId);
    expect(await visitor.api.passkeys.list()).toMatchObject([{ lastUsedAt: now.toISOString() }]);
    const kinds = (await visitor.api.account.securityEvents()).map(({ kind }) => kind);
    expect(kinds).toContain("passkey-sign-in");
  });

  it("counts as both steps", async () => {
    const { device, ...person } = await keyed();
    await turnOnTwoStep(api, person);
    const visitor = api.visitor();
    await enter(visitor, device);
    expect((await visitor.api.auth.user()).id).toBe(person.userId);
  });

  it("is remembered where that was ticked", async () => {
    const { device } = await keyed();
    const ends = [];
    for (const rememberMe of [true, false]) {
      const visitor = api.visitor();
      const credential = device.use(await challengeOf(visitor));
      const answer = await visitor.send("/api/auth/passkey", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ credential, rememberMe }),
      });
      const session = answer.headers.getSetCookie().find((one) => one.startsWith("kelpie="));
      ends.push(/Expires=/.test(session ?? ""));
    }
    expect(ends).toEqual([true, false]);
  });

  it("asks everybody for the same: no account is named", async () => {
    await keyed();
    const { options } = await api.visitor().api.passkeys.signInOptions();
    expect(options).toMatchObject({ rpId: new URL(api.url).hostname, userVerification: "required" });
    expect(options.allowCredentials ?? []).toEqual([]);
  });

  it.each<[string, Quirks]>([
    ["another origin", { origin: "https://evil.example" }],
    ["another site", { rpId: "evil.example" }],
    ["no proof of the person", { isVerified: false }],
    ["another key", { key: generateKeyPairSync("ec", { namedCurve: "P-256" }).privateKey }],
    ["another account's handle", { userHandle: "00000000-0000-4000-8000-000000000000" }],
  ])("%s is refused like a passkey that nobody has, and written down", async (_, quirks) => {
    const { device, userId } = await keyed();
    const visitor = api.visitor();
    await expect(enter(visitor, device, quirks)).rejects.toMatchObject(refused);
    await expect(enter(visitor, newDevice())).rejects.toMatchObject(refused);
    expect((await visitor.send("/api/auth/user")).status).toBe(401);
    const events = await api.services.db.securityEvent.findMany({
      where: { userId, kind: "passkey-refused" },
    });
    expect(events).toHaveLength(1);
  });

  it("a challenge works once, also of ten at once, and for five minutes", async () => {
    const { device, ...person } = await keyed();
    const challenge = await challengeOf(api.visitor());
    const sign = (counter = 0) =>
      api.visitor().api.passkeys.signIn({ body: { credential: device.use(challenge, { counter }) } });
    const all = await Promise.allSettled(Array.from({ length: 10 }, () => sign()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(sign()).rejects.toMatchObject(refused);
    const late = await challengeOf(api.visitor());
    later(300);
    const tooLate = api.visitor().api.passkeys.signIn({ body: { credential: device.use(late) } });
    await expect(tooLate).rejects.toMatchObject(refused);
    // A challenge for a new passkey is none for signing in.
    const added = await begin(person);
    const wrongKind = api
      .visitor()
      .api.passkeys.signIn({ body: { credential: device.use(added.challenge) } });
    await expect(wrongKind).rejects.toMatchObject(refused);
  });

  it("a device that counts must count up: a copy is refused", async () => {
    const { device } = await keyed();
    await enter(api.visitor(), device, { counter: 5 });
    await expect(enter(api.visitor(), device, { counter: 5 })).rejects.toMatchObject(refused);
    await expect(enter(api.visitor(), device, { counter: 4 })).rejects.toMatchObject(refused);
    await enter(api.visitor(), device, { counter: 4_294_967_295 });
  });

  it("from a foreign page it answers 403, and the 61st call of an address within a quarter of an hour 429", async () => {
    const visitor = api.visitor();
    const ask = (headers: Record<string, string> = {}) =>
      visitor.send("/api/auth/passkey/options", { method: "POST", headers });
    expect((await ask({ origin: "https://evil.example" })).status).toBe(403);
    for (let call = 0; call < 60; call++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

describe("removing a passkey", () => {
  it("ends it at once, is mailed and written down; another account's is not found", async () => {
    const { device, ...person } = await keyed();
    const [listed] = await person.api.passkeys.list();
    const params = { id: listed?.id ?? "" };
    await expect((await api.signedUp()).api.passkeys.remove({ params })).rejects.toMatchObject({
      status: 404,
    });
    await person.api.passkeys.remove({ params });
    expect(await person.api.passkeys.list()).toEqual([]);
    await expect(enter(api.visitor(), device)).rejects.toMatchObject(refused);
    await expect(person.api.passkeys.remove({ params })).rejects.toMatchObject({ status: 404 });
    expect((await mailsTo(api, person.email)).join()).toContain("Subject: A passkey was removed");
    const kinds = (await person.api.account.securityEvents()).map(({ kind }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(["passkey-added", "passkey-removed"]));
  });

  it("a reset by mail removes every passkey and says so; a changed password removes none", async () => {
    const { device, ...person } = await keyed();
    const newPassword = "Banksia-and-bottlebrush-9";
    await person.api.auth.changePassword({
      body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
    });
    await enter(api.visitor(), device);
    await api.visitor().api.auth.forgotPassword({ body: { email: person.email } });
    const token = await mailedToken(api, person.email);
    await api.visitor().api.auth.resetPassword({ body: { token, newPassword: `${newPassword}x` } });
    await expect(enter(api.visitor(), device)).rejects.toMatchObject(refused);
    expect((await mailsTo(api, person.email)).join()).toContain("passkeys were removed too");
  });

  it("the export lists them; the end of the account leaves no row", async () => {
    const { device, ...person } = await keyed();
    await begin(person);
    const entries = unzipSync((await person.api.account.exportData()).bytes);
    const rows = JSON.parse(strFromU8(entries["data/passkeys.json"] ?? new Uint8Array()));
    expect(rows).toMatchObject([{ name: "My phone", credentialId: device.id }]);
    await person.api.account.remove({ body: { confirmation: testPassword } });
    const mine = { where: { userId: person.userId } };
    expect(await api.services.db.passkey.count(mine)).toBe(0);
    expect(await api.services.db.passkeyChallenge.count(mine)).toBe(0);
    await expect(enter(api.visitor(), device)).rejects.toMatchObject(refused);
  });
});
