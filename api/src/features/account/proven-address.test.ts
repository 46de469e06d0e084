import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { writeMail } from "../../mail/write-mail.ts";
import { mailedToken, mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-05-04T09:00:00Z");
const later = (hours: number) => {
  now = new Date(now.getTime() + Math.round(hours * 3_600_000));
  return now;
};
beforeAll(async () => {
  // A millisecond a look: mails of one test keep their order.
  api = await startTestApi({ now: () => later(1 / 3_600_000) });
});
afterAll(() => api.stop());
// Each test has an hour of its own, so that limits do not add up.
beforeEach(() => api.services.db.rateLimiterFlexible.deleteMany());

let people = 0;
/** Through the front door, as anybody can with anybody's address. */
async function signUp(email = `new.person${++people}@example.com`): Promise<TestVisitor & { email: string }> {
  const visitor = api.visitor();
  await visitor.api.auth.signup({ body: { fullName: "New Person", email, password: testPassword } });
  return { ...visitor, email };
}

const open = (person: TestVisitor, token: string) =>
  person.send("/api/user/email-verification", {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });

const exported = async (person: TestVisitor) =>
  Object.values(unzipSync((await person.api.account.exportData()).bytes))
    .map((bytes) => strFromU8(bytes))
    .join("\n");

const posting = {
  title: "Night Baker",
  company: "Quoll Bread",
  location: "Hobart TAS",
  jobType: "Full-time",
  experience: "",
  description:
    "Bakes sourdough from midnight to dawn in a small bakery by the harbour, with two apprentices.",
} as const;

/** What an address has before anybody signs up with it: a posting, a mail, a template that was asked for. */
async function employer(): Promise<string> {
  const contactEmail = `boss${++people}@quoll.example`;
  await api.visitor().api.postings.post({ body: { ...posting, contactEmail } });
  await api.visitor().send("/api/templates/download", {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ email: contactEmail, templateId: "it" }),
  });
  const content = { greeting: "Hello,", paragraphs: ["An earlier word to the boss."], footer: "" };
  await writeMail(api.services, {
    ...content,
    userId: null,
    to: contactEmail,
    kind: "posting-removed",
  });
  await api.services.tasks.settle();
  return contactEmail;
}

async function counts(email: string) {
  const { db } = api.services;
  return {
    postings: await db.jobPosting.count({ where: { contactEmail: email } }),
    templates: await db.templateRequest.count({ where: { email } }),
    mails: await db.mail.count({ where: { recipient: email, userId: null } }),
  };
}

describe("an intruder who signs up with another's address", () => {
  it("sees nothing of it in the export", async () => {
    const email = await employer();
    const intruder = await signUp(email.toUpperCase());
    const text = await exported(intruder);
    for (const word of ["Night Baker", "An earlier word", '"templateId":']) expect(text).not.toContain(word);
  });

  it("removes nothing of it with the account", async () => {
    const email = await employer();
    const before = await counts(email);
    expect(before).toEqual({ postings: 1, templates: 1, mails: 2 });
    const intruder = await signUp(email);
    await intruder.api.account.remove({ body: { confirmation: testPassword } });
    expect(await counts(email)).toEqual(before);
  });

  it("does not free the address of its limits", async () => {
    const email = await employer();
    const ask = () => api.visitor().api.auth.forgotPassword({ body: { email } });
    for (let time = 0; time < 3; time++) await ask();
    await (await signUp(email)).api.account.remove({ body: { confirmation: testPassword } });
    await expect(ask()).rejects.toMatchObject({ status: 429 });
  });

  it("gets the address by no click of its owner: the link works in the account's own session only", async () => {
    const email = await employer();
    const intruder = await signUp(email);
    const token = await mailedToken(api, email);
    expect((await open(api.visitor(), token)).status).toBe(401);
    expect((await open(await signUp(), token)).status).toBe(400);
    expect(await intruder.api.account.settings()).toMatchObject({
      isEmailVerified: false,
      linkSentTo: email,
    });
  });

  it("is out once the owner asks for a new password, who then has it all", async () => {
    const email = await employer();
    const intruder = await signUp(email);
    await api.visitor().api.auth.forgotPassword({ body: { email } });
    const token = await mailedToken(api, email);
    await api.visitor().api.auth.resetPassword({ body: { token, newPassword: "Owner-of-quoll-7" } });
    expect((await intruder.send("/api/auth/user")).status).toBe(401);
    const owner = api.visitor();
    await owner.api.auth.login({ body: { email, password: "Owner-of-quoll-7" } });
    expect(await exported(owner)).toContain("Night Baker");
  });
});

describe("the mailed link", () => {
  it("works once, behind the #, kept as a hash; then the address counts", async () => {
    const email = await employer();
    const person = await signUp(email);
    expect(await person.api.account.settings()).toMatchObject({ isEmailVerified: false, linkSentTo: email });
    const token = await mailedToken(api, email);
    expect((await mailsTo(api, email)).at(-1)).toContain(`${api.url}/verify-email#token=3D${token}`);
    const { db } = api.services;
    const dump = JSON.stringify([await db.mail.findMany(), await db.emailVerification.findMany()]);
    expect(dump).not.toContain(token);
    expect(await person.api.account.verifyEmail({ body: { token } })).toEqual({ email });
    expect(await person.api.account.settings()).toMatchObject({ isEmailVerified: true, linkSentTo: null });
    expect((await open(person, token)).status).toBe(400);
    const text = await exported(person);
    for (const word of ["Night Baker", "An earlier word", '"templateId":']) expect(text).toContain(word);
    await person.api.account.remove({ body: { confirmation: testPassword } });
    expect(await counts(email)).toEqual({ postings: 0, templates: 0, mails: 0 });
  });

  it("ends after a day, and when another one is sent", async () => {
    const person = await signUp();
    const first = await mailedToken(api, person.email);
    later(1);
    expect(await person.api.account.sendVerification()).toEqual({ linkSentTo: person.email });
    expect((await open(person, first)).status).toBe(400);
    const second = await mailedToken(api, person.email);
    expect(second).not.toBe(first);
    later(25);
    const refused = await open(person, second);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({
      message: "This link is invalid or has expired. Settings sends you a new one.",
    });
    expect(await person.api.account.settings()).toMatchObject({ isEmailVerified: false, linkSentTo: null });
  });

  it("ten at once: exactly one opens", async () => {
    const person = await signUp();
    const token = await mailedToken(api, person.email);
    const answers = await Promise.all(Array.from({ length: 10 }, () => open(person, token)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it("is sent again three times an hour at most, and not at all once there is nothing to prove", async () => {
    const person = await signUp();
    for (let time = 0; time < 3; time++) await person.api.account.sendVerification();
    await expect(person.api.account.sendVerification()).rejects.toMatchObject({ status: 429 });
    const proven = await api.signedUp();
    expect(await proven.api.account.sendVerification()).toEqual({ linkSentTo: null });
    expect(await mailsTo(api, proven.email)).toEqual([]);
  });
});

describe("another address", () => {
  const move = async () => {
    const person = await api.signedUp({ email: `old${++people}@example.com` });
    const wanted = `moved${people}@example.com`;
    const body = { fullName: "Test Person", email: wanted, currentPassword: testPassword };
    await person.api.account.updateProfile({ body });
    return { person, wanted, token: await mailedToken(api, wanted) };
  };

  it("signs nobody in before its link, and then alone; old reset links end and the old address is told", async () => {
    const { person, wanted, token } = await move();
    const enter = (email: string) =>
      api.visitor().api.auth.login({ body: { email, password: testPassword } });
    await expect(enter(wanted)).rejects.toMatchObject({ status: 401 });
    await person.api.auth.forgotPassword({ body: { email: person.email } });
    await api.services.tasks.settle();
    expect(await person.api.account.verifyEmail({ body: { token } })).toEqual({ email: wanted });
    await enter(wanted);
    await expect(enter(person.email)).rejects.toMatchObject({ status: 401 });
    expect(await api.services.db.passwordReset.count({ where: { userId: person.userId } })).toBe(0);
    expect((await mailsTo(api, person.email)).at(-1)).toContain("Subject: Your email address was changed");
  });

  it("that somebody took meanwhile answers 409 and changes nothing", async () => {
    const { person, wanted, token } = await move();
    await signUp(wanted);
    expect((await open(person, token)).status).toBe(409);
    expect((await person.api.auth.user()).email).toBe(person.email);
  });

  it("is out after a change of the password", async () => {
    const { person, token } = await move();
    const newPassword = "Banksia-and-bottlebrush-9";
    await person.api.auth.changePassword({
      body: { currentPassword: testPassword, newPassword, confirmPassword: newPassword },
    });
    expect((await open(person, token)).status).toBe(400);
  });
});
