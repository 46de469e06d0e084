import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi, type TestVisitor, testPassword } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const put = (person: TestVisitor, path: string, body: unknown) =>
  person.send(path, {
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

async function mailsTo(recipient: string) {
  await api.services.tasks.settle();
  return api.services.db.mail.findMany({ where: { recipient }, orderBy: { createdAt: "asc" } });
}

describe("GET /api/user/settings", () => {
  it("starts with the defaults and says which ways in there are", async () => {
    const person = await api.signedUp();
    expect(await person.api.account.settings()).toEqual({
      isEmailVerified: true,
      linkSentTo: null,
      phone: "",
      notifications: {
        email: true,
        sms: false,
        app: true,
        jobMatch: true,
        resumeOptimization: true,
        followUp: true,
        interview: true,
        applicationUpdate: true,
      },
      applicationsPaused: false,
      hasPassword: true,
      hasGoogle: false,
      createdAt: expect.any(String),
    });
  });
});

describe("PUT /api/user/profile", () => {
  it("keeps name and phone without asking for the password [P1-5.21]", async () => {
    const person = await api.signedUp();
    const body = { fullName: "A", email: person.email, phone: " 0400 000 000 " };
    expect(await person.api.account.updateProfile({ body })).toEqual({
      ...body,
      phone: "0400 000 000",
      linkSentTo: null,
    });
    expect(await person.api.auth.user()).toMatchObject({ fullName: "A" });
    expect((await person.api.account.settings()).phone).toBe("0400 000 000");
    const { phone: _, ...withoutPhone } = body;
    expect((await person.api.account.updateProfile({ body: withoutPhone })).phone).toBe("");
    expect(await mailsTo(person.email)).toEqual([]);
  });

  it("another address needs the password and a link that is mailed there", async () => {
    const person = await api.signedUp();
    const body = { fullName: "Test Person", email: "New.Address@Example.com" };
    for (const [currentPassword, message] of [
      [undefined, "Please enter your current password to change your email address."],
      ["wrong-password", "This is not your current password"],
    ]) {
      const refused = await put(person, "/api/user/profile", { ...body, currentPassword });
      expect(refused.status).toBe(400);
      expect(await refused.json()).toMatchObject({ details: { fields: { currentPassword: message } } });
    }
    const kept = await person.api.account.updateProfile({ body: { ...body, currentPassword: testPassword } });
    expect(kept).toMatchObject({ email: person.email, linkSentTo: "new.address@example.com" });
    expect((await person.api.auth.user()).email).toBe(person.email);
    expect((await mailsTo("new.address@example.com")).map(({ subject }) => subject)).toEqual([
      "Confirm your new email address",
    ]);
  });

  it("an address of another account answers 409 in words and changes nothing", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const response = await put(person, "/api/user/profile", {
      fullName: "Changed",
      email: other.email.toUpperCase(),
      currentPassword: testPassword,
    });
    expect(response.status).toBe(409);
    const message = "This email address belongs to another account. Please use a different one.";
    expect(await response.json()).toMatchObject({ message, details: { fields: { email: message } } });
    expect(await person.api.auth.user()).toMatchObject({ email: person.email, fullName: "Test Person" });
  });

  it.each([
    [{ fullName: " ", email: "a@b.co" }, "Full name is required"],
    [{ fullName: "A", email: "abc" }, "Invalid email address"],
    [{ fullName: "A", email: "a@b.co", tier: "premium" }, "Unknown field: tier"],
  ])("%j answers 400: %s [P1-5.19, P1-5.20]", async (body, message) => {
    const response = await put(await api.signedUp(), "/api/user/profile", body);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
  });
});

describe("PUT /api/user/password", () => {
  const newPassword = "Banksia-and-bottlebrush-9";
  const change = (person: TestVisitor, fields: object = {}) =>
    put(person, "/api/user/password", {
      currentPassword: testPassword,
      newPassword,
      confirmPassword: newPassword,
      ...fields,
    });

  it("keeps only this session, under a new id and with a new token, and mails a notice", async () => {
    const person = await api.signedUp();
    const second = api.visitor();
    await second.api.auth.login({ body: { email: person.email, password: testPassword } });
    const { token: bearer } = await api
      .visitor()
      .api.auth.connectExtension({ body: { email: person.email, password: testPassword } });
    const before = await person.send("/api/auth/user");
    const response = await change(person);
    expect(response.status).toBe(200);
    const { token } = (await response.json()) as { token: string };
    expect(token).not.toBe(before.headers.get("x-kelpie-token"));
    expect(response.headers.getSetCookie().find((one) => one.startsWith("kelpie="))).toMatch(/^kelpie=/);
    expect((await person.send("/api/auth/user")).headers.get("x-kelpie-token")).toBe(token);
    expect((await second.send("/api/auth/user")).status).toBe(401);
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await fetch(`${api.url}/api/auth/user`, { headers })).status).toBe(401);
    expect(await person.api.auth.sessions()).toHaveLength(1);
    await api.visitor().api.auth.login({ body: { email: person.email, password: newPassword } });
    expect((await mailsTo(person.email)).map(({ subject }) => subject)).toEqual([
      "Your password was changed",
    ]);
  });

  it.each([
    [{ currentPassword: "" }, "currentPassword", "Current password is required"],
    [{ currentPassword: "wrong" }, "currentPassword", "This is not your current password"],
    [{ newPassword: "Abc1234" }, "newPassword", "Password must be at least 8 characters"],
    [{ newPassword: "abcdefg1" }, "newPassword", "Password must contain at least one uppercase letter"],
    [{ confirmPassword: "" }, "confirmPassword", "Please confirm your password"],
    [{ confirmPassword: "Other-one-1" }, "confirmPassword", "Passwords don't match"],
    [
      { newPassword: "Password1", confirmPassword: "Password1" },
      "newPassword",
      "This password is too common. Please choose another one.",
    ],
  ])(
    "%j answers 400 on %s: %s [P1-5.22, P1-5.23, P1-5.24, P1-5.25, P1-5.26]",
    async (fields, name, message) => {
      const person = await api.signedUp();
      const response = await change(person, fields);
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ details: { fields: { [name]: message } } });
      await api.visitor().api.auth.login({ body: { email: person.email, password: testPassword } });
    },
  );

  it("a remembered session stays remembered", async () => {
    const person = await api.signedUp();
    const visitor = api.visitor();
    await visitor.api.auth.login({ body: { email: person.email, password: testPassword, rememberMe: true } });
    const response = await change(visitor);
    expect(response.headers.getSetCookie().find((one) => one.startsWith("kelpie="))).toContain("Expires=");
  });

  it.each([null, [], "text"])("a body that is %j answers 400", async (body) => {
    expect((await put(await api.signedUp(), "/api/user/password", body)).status).toBe(400);
  });

  it("the 21st try within 15 minutes answers 429", async () => {
    const person = await api.signedUp();
    for (let time = 0; time < 20; time++) {
      expect((await change(person, { currentPassword: "wrong" })).status).toBe(400);
    }
    expect((await change(person)).status).toBe(429);
  });
});

describe("PUT /api/user/notifications", () => {
  const all = {
    email: false,
    sms: true,
    app: false,
    jobMatch: false,
    resumeOptimization: false,
    followUp: false,
    interview: false,
  };

  it("keeps all seven switches, of one account only; the eighth where it is sent (D-60)", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const body = { ...all, applicationUpdate: false };
    expect(await person.api.account.updateNotifications({ body })).toEqual(body);
    expect(await person.api.account.updateNotifications({ body: all })).toEqual(body);
    expect((await person.api.account.settings()).notifications).toEqual(body);
    expect((await other.api.account.settings()).notifications.email).toBe(true);
  });

  it("a missing switch answers 400", async () => {
    const { interview: _, ...six } = all;
    expect((await put(await api.signedUp(), "/api/user/notifications", six)).status).toBe(400);
  });
});

describe("PUT /api/user/applications-paused", () => {
  it("is kept [P1-2.137]", async () => {
    const person = await api.signedUp();
    for (const paused of [true, false]) {
      await person.api.account.pauseApplications({ body: { paused } });
      expect((await person.api.account.settings()).applicationsPaused).toBe(paused);
    }
  });
});
