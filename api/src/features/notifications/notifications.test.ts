import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import type { Owner } from "../../db/owner.ts";
import { deliverNotification, sweepNotifications } from "../../notifications/deliver-notification.ts";
import { notify } from "../../notifications/notify.ts";
import { pushTarget } from "../../notifications/push-subscriptions.store.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
let twilio: Server;
let now = new Date("2026-11-21T00:00:00Z");
/** What the phone provider was asked to send, and what the next requests answer instead. */
const texts: URLSearchParams[] = [];
let refusals = 0;
/** What push services got. */
const pushed: { endpoint: string; payload: string }[] = [];
let pushAnswer: "sent" | "gone" = "sent";
/** The browser whose push service answers 500. */
let pushFails = "";

beforeAll(async () => {
  twilio = createServer((req, res) => {
    let body = "";
    req.on("data", (chunk) => {
      body += chunk;
    });
    req.on("end", () => {
      const isRefused = refusals-- > 0;
      if (!isRefused) texts.push(new URLSearchParams(body));
      res.writeHead(isRefused ? 503 : 201, { "content-type": "application/json" });
      res.end(JSON.stringify(isRefused ? { message: "busy", code: 1 } : { sid: "SM1" }));
    });
  });
  await new Promise<void>((resolve) => twilio.listen(0, "127.0.0.1", resolve));
  api = await startTestApi({
    now: () => now,
    config: {
      twilio: {
        accountSid: `AC${"0".repeat(32)}`,
        authToken: "secret",
        from: "+61400000000",
        whatsappFrom: undefined,
        baseUrl: `http://127.0.0.1:${(twilio.address() as AddressInfo).port}`,
      },
    },
    push: {
      publicKey: async () => "public",
      send: async ({ endpoint }, payload) => {
        if (endpoint === pushFails) throw new Error("the push service answered 500");
        pushed.push({ endpoint, payload });
        return pushAnswer;
      },
    },
  });
});
afterAll(async () => {
  await api.stop();
  twilio.close();
});

const news = (userId: Owner, eventKey = "event") => ({
  userId,
  type: "interview" as const,
  message: "Nurse at Ward Nine moved to Interviewing.",
  path: "/application-tracker/1",
  eventKey,
});

const job = { jobTitle: "Nurse", company: "Ward Nine" };
const mailsOf = (userId: string) => api.services.db.mail.findMany({ where: { userId } });
const allOn = { email: true, sms: true, whatsapp: true, app: true };

describe("events make notifications", () => {
  it("a reminder is told once, with the screen it is about [P1-4.31]", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    for (const _ of [1, 2]) await person.api.applications.followUp({ params: { id } });
    const [notification, ...others] = await person.api.notifications.list();
    expect(others).toEqual([]);
    expect(notification).toMatchObject({
      type: "follow_up",
      message: "Remember to follow up on Nurse at Ward Nine.",
      path: `/application-tracker/${id}`,
      isRead: false,
    });
    await person.api.notifications.markRead({ params: { id: notification?.id ?? "" } });
    expect(await person.api.notifications.list()).toMatchObject([{ isRead: true }]);
  });

  it("nobody is told of what they just did, on no channel: a move, a new resume, a reminder asked for (D-60)", async () => {
    const { userId, ...person } = await api.signedUp();
    await person.api.notifications.storeChannels({ body: { channels: allOn } });
    const { id } = await person.api.applications.create({ body: job });
    for (const status of ["interviewing", "offered"] as const)
      await person.api.applications.update({ params: { id }, body: { status } });
    expect(await person.api.notifications.list()).toEqual([]);
    const good =
      "Kim Lee\nkim@example.com | 0400 111 222\n\nExperience\nNurse, Ward Nine\nJan 2020 - Present\n- Cared for 12 patients a shift\n\nEducation\nBachelor of Nursing, Deakin University, 2019\n\nSkills\nWound care, Triage";
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: good } });
    expect(await person.api.notifications.list()).toEqual([]);
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: "Kim Lee\nNurse" } });
    expect(await person.api.notifications.list()).toEqual([]);
    await person.api.applications.followUp({ params: { id } });
    await api.services.tasks.settle();
    expect(await mailsOf(userId)).toEqual([]);
  });

  it("the same event reported ten times at once is one notification", async () => {
    const { userId, ...person } = await api.signedUp();
    await Promise.all(Array.from({ length: 10 }, () => notify(api.services, news(userId))));
    expect(await person.api.notifications.list()).toHaveLength(1);
    await api.services.tasks.settle();
    expect(await mailsOf(userId)).toHaveLength(1);
  });
});

describe("reading", () => {
  it("all at once; another account's stay as they are", async () => {
    const [one, other] = [await api.signedUp(), await api.signedUp()];
    for (const key of ["a", "b"]) await notify(api.services, news(one.userId, key));
    await notify(api.services, news(other.userId));
    await one.api.notifications.markAllRead();
    expect((await one.api.notifications.list()).map(({ isRead }) => isRead)).toEqual([true, true]);
    expect(await other.api.notifications.list()).toMatchObject([{ isRead: false }]);
    const [theirs] = await other.api.notifications.list();
    await expect(one.api.notifications.markRead({ params: { id: theirs?.id ?? "" } })).rejects.toMatchObject({
      status: 404,
    });
  });
});

describe("channels are obeyed (D-44)", () => {
  it("start as specified, and are stored once for both screens [P1-7.48, P1-9.13]", async () => {
    const person = await api.signedUp();
    expect((await person.api.notifications.channels()).channels).toEqual({
      email: true,
      sms: false,
      whatsapp: false,
      app: true,
    });
    await person.api.notifications.storeChannels({ body: { channels: { ...allOn, email: false } } });
    expect((await person.api.account.settings()).notifications).toMatchObject({
      email: false,
      sms: true,
      app: true,
    });
  });

  it("without a phone number or a sender the answer says what is missing", async () => {
    const person = await api.signedUp();
    expect((await person.api.notifications.channels()).waitsFor).toEqual({
      sms: "no-phone",
      whatsapp: "not-configured",
    });
  });

  it("off means nothing: no row in the list, no mail, no push, no text", async () => {
    const { userId, ...person } = await api.signedUp();
    const off = { email: false, sms: false, whatsapp: false, app: false };
    await person.api.notifications.storeChannels({ body: { channels: off } });
    await notify(api.services, news(userId));
    await api.services.tasks.settle();
    expect(await person.api.notifications.list()).toEqual([]);
    expect(await mailsOf(userId)).toEqual([]);
  });

  it("e-mail alone: a mail, and nothing in the app", async () => {
    const { userId, ...person } = await api.signedUp();
    await person.api.notifications.storeChannels({
      body: { channels: { ...allOn, sms: false, whatsapp: false, app: false } },
    });
    await notify(api.services, news(userId));
    await api.services.tasks.settle();
    expect(await person.api.notifications.list()).toEqual([]);
    expect(await mailsOf(userId)).toMatchObject([
      { subject: "News about an interview", text: expect.stringContaining("Nurse at Ward Nine moved") },
    ]);
  });

  it("paused: no follow-up reminder, but news of an application", async () => {
    const { userId, ...person } = await api.signedUp();
    await person.api.account.pauseApplications({ body: { paused: true } });
    await notify(api.services, { ...news(userId, "reminder"), type: "follow_up" });
    await notify(api.services, news(userId));
    expect(await person.api.notifications.list()).toMatchObject([{ type: "interview" }]);
  });

  it("an import is told in one line, with a switch of its own; never by mail (D-60)", async () => {
    const { userId, ...person } = await api.signedUp({ tier: "premium" });
    const importTwo = (names: string[]) => {
      const body = new FormData();
      const csv = ["Job Title,Company", ...names.map((name) => `${name},Ward Nine`)].join("\n");
      body.set("file", new Blob([csv], { type: "text/csv" }), "jobs.csv");
      return person.send(`${contract.applicationReports.importTable.path}?apply=true`, {
        method: "POST",
        body,
      });
    };
    expect((await importTwo(["Nurse", "Porter"])).status).toBe(200);
    expect(await person.api.notifications.list()).toMatchObject([
      { type: "application_update", message: "2 applications came with your import." },
    ]);
    const { notifications } = await person.api.account.settings();
    await person.api.account.updateNotifications({ body: { ...notifications, applicationUpdate: false } });
    now = new Date(now.getTime() + 1000);
    expect((await importTwo(["Cook"])).status).toBe(200);
    expect(await person.api.notifications.list()).toHaveLength(1);
    await api.services.tasks.settle();
    expect(await mailsOf(userId)).toEqual([]);
  });
});

describe("delivery", () => {
  it("a text goes to the phone as typed in Settings; a refusal is tried again, and it goes once", async () => {
    const { userId, ...person } = await api.signedUp();
    await api.services.db.user.update({ where: { id: userId }, data: { phone: "0491 570 156" } });
    await person.api.notifications.storeChannels({ body: { channels: { ...allOn, whatsapp: false } } });
    texts.length = 0;
    refusals = 1;
    await notify(api.services, news(userId));
    await api.services.tasks.settle();
    expect(texts).toHaveLength(1);
    expect(texts[0]?.get("To")).toBe("+61491570156");
    expect(texts[0]?.get("Body")).toContain("Nurse at Ward Nine moved to Interviewing.");
  });

  it("two processes with the same job, and the sweep on top, send once", async () => {
    const { userId, ...person } = await api.signedUp();
    await api.services.db.user.update({ where: { id: userId }, data: { phone: "0491 570 157" } });
    await person.api.notifications.storeChannels({
      body: { channels: { ...allOn, email: false, whatsapp: false } },
    });
    texts.length = 0;
    refusals = 0;
    await notify(api.services, news(userId));
    const deliveries = await api.services.db.notificationDelivery.findMany({
      where: { channel: "sms", notification: { userId } },
    });
    const id = deliveries[0]?.id ?? "";
    await Promise.all([deliverNotification(api.services, id), deliverNotification(api.services, id)]);
    now = new Date(now.getTime() + 10 * 60_000);
    await sweepNotifications(api.services);
    await api.services.tasks.settle();
    expect(texts).toHaveLength(1);
  });

  it("a delivery whose process died before its job is found by the sweep; one cut off while it sent is not repeated", async () => {
    const { userId } = await api.signedUp();
    const { db } = api.services;
    const target = pushTarget("https://push.example/1");
    const make = async (claimedAt: Date | null, eventKey: string) => {
      const notification = { userId, type: "interview", message: "M", eventKey, createdAt: now };
      const row = await db.notification.create({
        data: {
          ...notification,
          deliveries: { create: [{ channel: "push", target, claimedAt, createdAt: now }] },
        },
      });
      return row.id;
    };
    await db.pushSubscription.create({
      data: { endpoint: "https://push.example/1", userId, keys: { p256dh: "a", auth: "b" } },
    });
    const [lost, cut] = [await make(null, "lost"), await make(now, "cut")];
    now = new Date(now.getTime() + 10 * 60_000);
    pushed.length = 0;
    await sweepNotifications(api.services);
    await api.services.tasks.settle();
    expect(pushed.map(({ payload }) => JSON.parse(payload).id)).toEqual([lost]);
    expect(lost).not.toBe(cut);
  });

  it("a browser that took its agreement back is forgotten", async () => {
    const { userId, ...person } = await api.signedUp();
    const body = {
      endpoint: "https://push.example/2",
      keys: { p256dh: "a".repeat(87), auth: "b".repeat(22) },
    };
    await person.api.notifications.subscribePush({ body });
    pushAnswer = "gone";
    await notify(api.services, news(userId));
    await api.services.tasks.settle();
    pushAnswer = "sent";
    expect(await api.services.db.pushSubscription.count({ where: { userId } })).toBe(0);
  });

  const browser = (name: string) => ({
    endpoint: `https://push.example/${name}`,
    keys: { p256dh: "a".repeat(87), auth: "b".repeat(22) },
  });

  it("a dead browser costs the others nothing: each is told once, and the dead one is forgotten", async () => {
    const { userId, ...person } = await api.signedUp();
    for (const name of ["one", "dead", "three"])
      await person.api.notifications.subscribePush({ body: browser(`each-${name}`) });
    pushed.length = 0;
    pushFails = "https://push.example/each-dead";
    for (let n = 0; n < 5; n++) {
      await notify(api.services, news(userId, `each ${n}`));
      await api.services.tasks.settle();
    }
    pushFails = "";
    const told = (name: string) => pushed.filter(({ endpoint }) => endpoint.endsWith(`each-${name}`)).length;
    expect([told("one"), told("three")]).toEqual([5, 5]);
    const left = await api.services.db.pushSubscription.findMany({ where: { userId } });
    expect(left.map(({ endpoint }) => endpoint).sort()).toEqual([
      "https://push.example/each-one",
      "https://push.example/each-three",
    ]);
  });

  it("an account has ten browsers at most: the eleventh takes the place of the oldest", async () => {
    const { userId, ...person } = await api.signedUp();
    for (let n = 0; n < 11; n++)
      await person.api.notifications.subscribePush({ body: browser(`many-${String(n).padStart(2, "0")}`) });
    const left = await api.services.db.pushSubscription.findMany({
      where: { userId },
      orderBy: { endpoint: "asc" },
    });
    expect(left).toHaveLength(10);
    expect(left[0]?.endpoint).toBe("https://push.example/many-01");
  });

  it.each(["http://push.example/1", "https://", "ftp://x"])(
    "%s is no address of a push service",
    async (endpoint) => {
      const person = await api.signedUp();
      const body = { endpoint, keys: { p256dh: "a".repeat(87), auth: "b".repeat(22) } };
      const asked = person.api.notifications.subscribePush({ body });
      await expect(asked).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe("live", () => {
  it("an open screen hears of its own notifications only", async () => {
    const [one, other] = [await api.signedUp(), await api.signedUp()];
    const response = await one.send(contract.notifications.live.path);
    expect(response.headers.get("content-type")).toBe("text/event-stream");
    await notify(api.services, news(other.userId));
    await notify(api.services, news(one.userId));
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    while (!heard.includes("event: notification")) heard += (await reader?.read())?.value ?? "";
    await reader?.cancel();
    expect(heard.match(/event: notification/g)).toHaveLength(1);
    expect(heard).toContain("Ward Nine");
  });

  it("a visitor hears nothing", async () => {
    expect((await api.visitor().send(contract.notifications.live.path)).status).toBe(401);
  });
});
