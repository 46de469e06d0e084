import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { remindOfDates } from "./remind-of-dates.ts";

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const job = { jobTitle: "Registered Nurse", company: "Ward Nine" };
const add = async (person: Person, more: object) =>
  (await person.api.applications.create({ body: { ...job, ...more } })).id;

/** Nine in the morning in Sydney on 24 November 2026. */
const nine = "2026-11-23T22:00:00Z";
async function at(time: string): Promise<void> {
  now = new Date(time);
  await remindOfDates(api.services);
}
const told = async (person: Person, type: string) =>
  (await person.api.notifications.list()).filter((one) => one.type === type);

describe("reminders of dates", () => {
  it("a follow-up is told once on its day from nine o'clock, with the way to its application", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    const id = await add(person, { followUpDate: "2026-11-24" });
    await at("2026-11-23T21:50:00Z");
    expect(await told(person, "follow_up")).toEqual([]);
    for (const time of [nine, nine, "2026-11-24T02:00:00Z"]) await at(time);
    expect(await told(person, "follow_up")).toMatchObject([
      { message: "Time to follow up on Registered Nurse at Ward Nine.", path: `/application-tracker/${id}` },
    ]);
  });

  it("a clock that jumps an hour ahead and two back signs nobody out, reminds once and doubles no task", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    await add(person, { followUpDate: "2026-11-24" });
    await add(person, { interviewDate: "2026-11-25", interviewTime: "14:30" });
    for (const time of [nine, "2026-11-23T23:00:00Z", "2026-11-23T21:00:00Z", nine]) {
      await at(time);
      await api.services.tasks.settle();
      expect(await person.api.applications.list()).toHaveLength(2);
    }
    expect(await told(person, "follow_up")).toHaveLength(1);
    expect(await told(person, "interview")).toHaveLength(1);
    const mails = await api.services.db.mail.findMany({ where: { recipient: person.email } });
    expect(mails.map(({ kind }) => kind).sort()).toEqual(["notice-follow_up", "notice-interview"]);
  });

  it("an interview is told the day before, by mail too", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    await add(person, { interviewDate: "2026-11-25", interviewTime: "14:30" });
    await at(nine);
    await api.services.tasks.settle();
    expect(await told(person, "interview")).toHaveLength(1);
    const mails = await api.services.db.mail.findMany({ where: { recipient: person.email } });
    expect(mails.map((mail) => mail.kind)).toEqual(["notice-interview"]);
    expect(mails[0]?.text).toContain("is tomorrow, 25 November 2026 at 14:30.");
  });

  it("a closing date is told once, two days before, of what is saved and not sent", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    await add(person, { closingDate: "2026-11-26", status: "saved" });
    await add(person, { closingDate: "2026-11-26", jobTitle: "Sent" });
    await at("2026-11-22T22:00:00Z");
    expect(await told(person, "closing")).toEqual([]);
    for (const time of [nine, nine, "2026-11-24T22:00:00Z"]) await at(time);
    expect((await told(person, "closing")).map(({ message }) => message)).toEqual([
      "Registered Nurse at Ward Nine closes in 2 days. You have not applied yet.",
    ]);
  });

  it("a moved date is told on its new day only, a cleared one never", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    const id = await add(person, { followUpDate: "2026-11-24" });
    const cleared = await add(person, { followUpDate: "2026-11-24" });
    const set = (which: string, followUpDate: string | null) =>
      person.api.applications.update({ params: { id: which }, body: { followUpDate } });
    await set(id, "2026-11-26");
    await set(cleared, null);
    await at(nine);
    expect(await told(person, "follow_up")).toEqual([]);
    await at("2026-11-25T22:00:00Z");
    expect(await told(person, "follow_up")).toHaveLength(1);
  });

  it.each(["rejected", "offered"] as const)("one that is %s is followed up no more", async (status) => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    await add(person, { followUpDate: "2026-11-24", status });
    await at(nine);
    expect(await told(person, "follow_up")).toEqual([]);
  });

  it("comes at nine where the person is", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    await add(person, { followUpDate: "2026-11-24", timeZone: "Australia/Perth" });
    await at(nine);
    expect(await told(person, "follow_up")).toEqual([]);
    await at("2026-11-24T01:00:00Z");
    expect(await told(person, "follow_up")).toHaveLength(1);
  });

  it("obeys the switches and the pause (D-17, D-44)", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const [off, paused] = [await api.signedUp(), await api.signedUp()];
    await api.services.db.notificationSettings.create({ data: { userId: off.userId, followUp: false } });
    await paused.api.account.pauseApplications({ body: { paused: true } });
    for (const person of [off, paused]) await add(person, { followUpDate: "2026-11-24" });
    await at(nine);
    expect([...(await told(off, "follow_up")), ...(await told(paused, "follow_up"))]).toEqual([]);
  });

  it("of more applications than one reading takes reach everybody", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    const row = { ...job, userId: person.userId, followUpDate: new Date("2026-11-24") };
    await api.services.db.application.createMany({ data: Array.from({ length: 230 }, () => row) });
    await at(nine);
    expect(
      await api.services.db.notification.count({ where: { userId: person.userId, type: "follow_up" } }),
    ).toBe(230);
  });
});

describe("POST /api/applications/{id}/follow-up [P2-7.05]", () => {
  it("makes a follow_up notification, however the switches stand; a double click makes one [P2-8.09]", async () => {
    now = new Date("2026-11-20T00:00:00Z");
    const person = await api.signedUp();
    await person.api.account.pauseApplications({ body: { paused: true } });
    await api.services.db.notificationSettings.create({
      data: { userId: person.userId, followUp: false, app: false },
    });
    const id = await add(person, {});
    for (let click = 0; click < 2; click++)
      expect(await person.api.applications.followUp({ params: { id } })).toEqual({ success: true });
    expect(await told(person, "follow_up")).toMatchObject([
      {
        message: "Remember to follow up on Registered Nurse at Ward Nine.",
        path: `/application-tracker/${id}`,
      },
    ]);
    now = new Date("2026-11-21T00:00:00Z");
    await person.api.applications.followUp({ params: { id } });
    expect(await told(person, "follow_up")).toHaveLength(2);
  });

  it("of another account's application answers 404 and tells nobody", async () => {
    const [owner, other] = [await api.signedUp(), await api.signedUp()];
    const id = await add(owner, {});
    await expect(other.api.applications.followUp({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect([...(await told(owner, "follow_up")), ...(await told(other, "follow_up"))]).toEqual([]);
  });
});
