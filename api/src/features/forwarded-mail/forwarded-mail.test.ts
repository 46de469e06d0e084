import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { sweepForwardedMail } from "./forwarded-mail.store.ts";

let now = new Date("2026-11-20T01:00:00Z");
const secret = "a-secret-of-the-mail-server-0123456789";
let api: TestApi;
let bare: TestApi;
beforeAll(async () => {
  const inboundMail = { domain: "mail.kelpie.example", secret };
  api = await startTestApi({ now: () => now, config: { inboundMail } });
  bare = await startTestApi();
});
afterAll(() => Promise.all([api.stop(), bare.stop()]));

const invitation = [
  "From: Ana <ana@mail.example>",
  "Subject: Fwd: Your application",
  "Content-Type: text/plain; charset=utf-8",
  "",
  "---------- Forwarded message ---------",
  "Dear Ana, we would like to invite you to an interview for the Ward Clerk role at Banksia Health.",
  "It takes place on 3 December at 2.30 pm.",
].join("\r\n");

function deliver(
  recipient: string,
  source: string | Uint8Array<ArrayBuffer>,
  as = secret,
): Promise<Response> {
  return fetch(`${api.url}/api/inbound-mail`, {
    method: "POST",
    headers: {
      "content-type": "message/rfc822",
      authorization: `Bearer ${as}`,
      "x-kelpie-recipient": recipient,
    },
    body: source,
  });
}

async function reachable() {
  const person = await api.signedUp();
  const { address } = await person.api.forwardedMail.makeAddress();
  return { person, address: address ?? "" };
}
const messagesOf = async ({ person }: Awaited<ReturnType<typeof reachable>>) =>
  (await person.api.forwardedMail.get()).messages;

describe("a forwarded message", () => {
  it("is read, tied to the application that it names, told once, and changes nothing", async () => {
    const one = await reachable();
    const body = { jobTitle: "Ward Clerk", company: "Banksia Health Pty Ltd" };
    const { id } = await one.person.api.applications.create({ body });
    await one.person.api.applications.create({ body: { jobTitle: "Fitter", company: "Emu Rail" } });
    expect(one.address).toMatch(/^apply-[a-z0-9]{15,}@mail\.kelpie\.example$/);
    for (let time = 0; time < 2; time++)
      expect((await deliver(one.address.toUpperCase(), invitation)).status).toBe(200);
    expect(await messagesOf(one)).toEqual([
      {
        id: expect.any(String),
        subject: "Fwd: Your application",
        receivedAt: now.toISOString(),
        applicationId: id,
        reading: {
          kind: "invitation",
          status: "interviewing",
          sentence: expect.stringContaining("invite you to an interview"),
          isClear: true,
          date: "2026-12-03",
          time: "14:30",
        },
      },
    ]);
    expect((await one.person.api.applications.get({ params: { id } })).status).toBe("applied");
    expect(await one.person.api.notifications.list()).toMatchObject([
      { type: "application_update", path: "/forwarded-mail" },
    ]);
  });

  it.each<[string, string, string | null]>([
    [
      "HTML, without what is in it being loaded",
      'Content-Type: text/html\n\n<p>Unfortunately you were <b>unsuccessful</b>.</p><img src="https://track.example/1.gif">',
      "rejection",
    ],
    ["quoted whole", "Subject: Fwd\n\n> We have received your application.", "confirmation"],
    ["small talk", "Subject: Hello\n\nHow are you?", null],
    ["no message at all", "\u0000\u0001\u0002", null],
    [
      "U+0000 and half a character in subject and text",
      "Subject: Y\u0000our =?utf-16be?B?2AA=?= application\nContent-Type: text/plain; charset=utf-16be\nContent-Transfer-Encoding: base64\n\n" +
        Buffer.from("\ud800\u0000We regret that you were unsuccessful.\u0000", "utf16le")
          .swap16()
          .toString("base64"),
      "rejection",
    ],
    ["an empty body", "Subject: Fwd\n\n", null],
  ])("%s", async (_, source, kind) => {
    const one = await reachable();
    expect((await deliver(one.address, source)).status).toBe(200);
    const [message] = await messagesOf(one);
    expect(message?.reading?.kind ?? null).toBe(kind);
    expect(message?.applicationId).toBeNull();
  });

  it("leaves the list when it is answered, its words forgotten, and does not come again", async () => {
    const one = await reachable();
    await deliver(one.address, invitation);
    const [message] = await messagesOf(one);
    const params = { id: message?.id ?? "" };
    await one.person.api.forwardedMail.remove({ params });
    await expect(one.person.api.forwardedMail.remove({ params })).rejects.toMatchObject({ status: 404 });
    await deliver(one.address, invitation);
    expect(await messagesOf(one)).toEqual([]);
    const rows = await api.services.db.forwardedMail.findMany({ where: { userId: one.person.userId } });
    expect(rows).toMatchObject([{ subject: "", sentence: "", isAnswered: true }]);
  });

  it("of another person is neither shown nor removed", async () => {
    const [one, other] = [await reachable(), await reachable()];
    await deliver(one.address, invitation);
    const [message] = await messagesOf(one);
    await expect(
      other.person.api.forwardedMail.remove({ params: { id: message?.id ?? "" } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await messagesOf(other)).toEqual([]);
    expect(await messagesOf(one)).toHaveLength(1);
  });

  it("is forgotten after 30 days", async () => {
    const one = await reachable();
    await deliver(one.address, invitation);
    await sweepForwardedMail(api.services.db, new Date(now.getTime() + 29 * 86_400_000));
    expect(await messagesOf(one)).toHaveLength(1);
    await sweepForwardedMail(api.services.db, new Date(now.getTime() + 31 * 86_400_000));
    expect(await messagesOf(one)).toEqual([]);
  });

  it("is one of at most 50 a day", async () => {
    const one = await reachable();
    for (let number = 0; number < 52; number++) await deliver(one.address, `Subject: ${number}\n\nHello`);
    expect(await messagesOf(one)).toHaveLength(50);
    now = new Date(now.getTime() + 86_400_001);
    await deliver(one.address, "Subject: tomorrow\n\nHello");
    expect(await messagesOf(one)).toHaveLength(51);
  });
});

describe("the address", () => {
  it("is nobody's once a new one is made, or it is removed; whether it is somebody's is not told", async () => {
    const one = await reachable();
    const { address } = await one.person.api.forwardedMail.makeAddress();
    expect(address).not.toBe(one.address);
    expect((await deliver(one.address, invitation)).status).toBe(200);
    expect(await messagesOf(one)).toEqual([]);
    expect(await one.person.api.forwardedMail.removeAddress()).toEqual({ address: null });
    expect((await deliver(address ?? "", invitation)).status).toBe(200);
    expect(await messagesOf(one)).toEqual([]);
  });

  it.each(["", "apply-@mail.kelpie.example", "someone@mail.kelpie.example", "apply-'--@x"])(
    "%j reaches nobody",
    async (recipient) => {
      expect((await deliver(recipient, invitation)).status).toBe(200);
    },
  );

  it("takes nothing without the mail server's secret, and no message over 1 MB", async () => {
    const one = await reachable();
    for (const wrong of ["", "wrong", `${secret}x`])
      expect((await deliver(one.address, invitation, wrong)).status).toBe(401);
    expect((await deliver(one.address, new Uint8Array(1_100_000))).status).toBe(413);
    expect(await messagesOf(one)).toEqual([]);
  });

  it("is not to be had where no mail comes in, and there is no such door", async () => {
    const person = await bare.signedUp();
    expect(await person.api.forwardedMail.get()).toEqual({ isSetUp: false, address: null, messages: [] });
    await expect(person.api.forwardedMail.makeAddress()).rejects.toMatchObject({ status: 409 });
    const answer = await fetch(`${bare.url}/api/inbound-mail`, { method: "POST", body: invitation });
    expect(answer.status).toBe(404);
  });
});
