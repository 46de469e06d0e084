import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { refreshOnSchedule } from "./refresh-jobs.ts";

let api: TestApi;
let now = new Date("2026-11-22T01:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.services.db.job.deleteMany({});
  for (const id of ["one", "two"]) await addAd(id);
});

const resume = `Dana Wattle\nBusiness Analyst\nSydney NSW | dana@example.org\n\nExperience\nBusiness Analyst, Bellwether Energy\nMar 2021 - Present\n- Wrote SQL queries and Power BI reports for weekly meetings\n- Wrote user stories in Jira for three delivery teams\n\nKey skills\nSQL, Power BI, Jira, BPMN`;
const words =
  "About the role\nYou will work with four teams on systems that customers use every day, in an office near the station, and you will write down what you find so that others can build on it.\n\nEssential criteria\n- Experience with SQL\n- Experience with Power BI\n- Experience with Jira";

async function addAd(id: string): Promise<void> {
  await api.services.db.job.create({
    data: {
      ...{ id, source: "greenhouse", board: "greenhouse:emu", sourceId: id, company: "Emu Rail" },
      ...{ title: "Business Analyst", location: "Sydney NSW", url: `https://jobs.example/${id}` },
      ...{ postedAt: now, firstSeenAt: now, lastSeenAt: now, sourceRank: 1 },
      ...{ fingerprint: id, contentHash: id, searchText: `business analyst emu rail ${id}` },
      text: { create: { description: words } },
    },
  });
}

type Person = Awaited<ReturnType<TestApi["signedUp"]>>;
const listed = async ({ api: own }: Person, search?: string) => {
  const { jobs, total } = await own.jobs.list({ query: search ? { search } : {} });
  expect(total).toBe(jobs.length);
  return jobs.map(({ id, isDismissed }) => (isDismissed ? `${id}, put away` : id)).sort();
};
const put = ({ api: own }: Person, id: string, isDismissed: boolean) =>
  own.dismissedJobs.keep({ params: { id }, body: { isDismissed } });

describe("PUT /api/jobs/{id}/dismissed", () => {
  it("takes the ad off the person's own list until taken back; a search finds it still", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    expect(await put(person, "one", true)).toEqual({ isDismissed: true });
    expect(await listed(person)).toEqual(["two"]);
    expect(await listed(person, "analyst")).toEqual(["one, put away", "two"]);
    expect(await listed(other)).toEqual(["one", "two"]);
    await put(person, "one", true);
    await put(person, "one", false);
    expect(await listed(person)).toEqual(["one", "two"]);
  });

  it("is counted among no new matches, and told of in no notification", async () => {
    const person = await api.signedUp();
    await api.services.db.resume.create({ data: { userId: person.userId, name: "Mine", text: resume } });
    const matches = async () => {
      await person.api.overview.summary();
      await api.services.tasks.settle();
      return (await person.api.overview.summary()).newJobMatches;
    };
    expect(await matches()).toBe(2);
    await put(person, "one", true);
    expect(await matches()).toBe(1);
    await put(person, "one", false);
    expect(await matches()).toBe(2);
    // What is put away before it was measured is never measured.
    now = new Date(now.getTime() + 25 * 3_600_000);
    await addAd("three");
    await put(person, "three", true);
    await refreshOnSchedule(api.services);
    await api.services.tasks.settle();
    expect(await matches()).toBe(2);
    expect(await api.services.db.$queryRaw`SELECT message FROM "Notification"`).toEqual([]);
  });

  it("of an ad that is none answers 404", async () => {
    const person = await api.signedUp();
    await expect(put(person, "none", true)).rejects.toMatchObject({ code: "not_found" });
    expect(await put(person, "none", false)).toEqual({ isDismissed: false });
    expect(await listed(person)).toEqual(["one", "two"]);
  });
});
