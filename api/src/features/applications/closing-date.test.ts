import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ now: () => new Date("2026-11-20T00:00:00Z") });
});
afterAll(() => api.stop());

const adText = (day: string) =>
  `Ward Clerk. You will keep the ward's records and answer the phones of a busy surgical ward.\nFor more information contact Jo Banksia on 03 5550 1234.\nApplications close ${day}.`;
const ad = {
  jobTitle: "Ward Clerk",
  company: "Bayside Health",
  status: "saved" as const,
  identityKey: "seek-au:77",
  jobDescription: adText("11 December 2026"),
};
const someone = () => api.signedUp();
type Person = Awaited<ReturnType<typeof someone>>;
const save = (person: Person, more: object = {}) =>
  person.api.applications.create({ body: { ...ad, ...more } });

describe("the closing date of a saved job", () => {
  it("and whom to ask are read from the ad's text where the save does not say them", async () => {
    const person = await someone();
    expect(await save(person)).toMatchObject({
      closingDate: "2026-12-11",
      contactName: "Jo Banksia",
      contacts: [{ name: "Jo Banksia", role: "", email: "", phone: "03 5550 1234" }],
    });
  });

  it.each([
    [{ closingDate: "2026-12-05" }, { closingDate: "2026-12-05" }],
    [{ closingDate: null }, { closingDate: null }],
    [{ contactEmail: "hr@bayside.example" }, { contactName: "", contactEmail: "hr@bayside.example" }],
    [{ jobDescription: "A short ad." }, { closingDate: null, contacts: [] }],
    [{ jobDescription: undefined }, { closingDate: null, contacts: [] }],
  ])("%j of a save gives %j", async (said, expected) => {
    expect(await save(await someone(), said)).toMatchObject(expected);
  });

  it.each([
    ["$1,310.20 - $1,480.90 per week", undefined, "$1,310.20 to $1,480.90 a week"],
    ["Up to $120k plus super", "", "up to $120,000 a year, plus super"],
    ["$4,100 a fortnight", "$105,000", "$105,000"],
    ["Pay to be agreed", undefined, ""],
  ])("pay, of %j in the ad and %j of the person: %j", async (pay, salary, expected) => {
    const said = {
      jobDescription: `${adText("11 December 2026")}\n${pay}`,
      ...(salary !== undefined && { salary }),
    };
    expect(await save(await someone(), said)).toMatchObject({ salary: expected });
  });

  it("follows the ad when it is read again, and never over what the person set", async () => {
    const person = await someone();
    const { id } = await save(person);
    const again = () => save(person, { jobDescription: adText("18 December 2026") });
    expect(await again()).toMatchObject({ id, alreadySaved: true, closingDate: "2026-12-18" });
    await person.api.applications.update({ params: { id }, body: { closingDate: "2026-12-16" } });
    expect(await again()).toMatchObject({ closingDate: "2026-12-16" });
    await person.api.applications.update({ params: { id }, body: { jobDescription: ad.jobDescription } });
    expect(await person.api.applications.get({ params: { id } })).toMatchObject({
      closingDate: "2026-12-16",
    });
    await person.api.applications.update({ params: { id }, body: { closingDate: null } });
    expect(await again()).toMatchObject({ closingDate: null });
  });

  it("is read when the text is put in later", async () => {
    const person = await someone();
    const { id } = await save(person, { jobDescription: undefined });
    const changed = await person.api.applications.update({
      params: { id },
      body: { jobDescription: ad.jobDescription },
    });
    expect(changed.closingDate).toBe("2026-12-11");
  });

  it.each(["2026-02-30", "11/12/2026", "soon"])("%s is refused in words and stores nothing", async (day) => {
    const person = await someone();
    await expect(save(person, { closingDate: day })).rejects.toMatchObject({ status: 400 });
    expect(await person.api.applications.list({ query: {} })).toEqual([]);
  });

  it("stands in the calendar while the job is not sent", async () => {
    const person = await someone();
    const { id } = await save(person);
    const calendar = () =>
      person.api.applicationFiles.calendar({ params: { id }, query: { date: "closing" } });
    expect(new TextDecoder().decode((await calendar()).bytes)).toContain("Closes: Ward Clerk");
    await person.api.applications.update({ params: { id }, body: { status: "applied" } });
    await expect(calendar()).rejects.toMatchObject({ status: 404 });
  });

  it("is on the home's agenda until it is sent", async () => {
    const person = await someone();
    const { id } = await save(person, { closingDate: "2026-11-21" });
    const dated = async () => (await person.api.overview.summary()).agenda.dated;
    expect(await dated()).toMatchObject([{ id, closingDate: "2026-11-21" }]);
    await person.api.applications.update({ params: { id }, body: { status: "applied" } });
    expect(await dated()).toEqual([]);
  });
});
