import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { refreshOnSchedule } from "../features/jobs/refresh-jobs.ts";
import { startTestApi, type TestApi } from "../testing/start-test-api.ts";

let api: TestApi;
let now = new Date("2026-11-22T01:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(async () => {
  await api.services.db.job.deleteMany({});
  later(24);
});

function later(hours: number): void {
  now = new Date(now.getTime() + hours * 3_600_000);
}

const resumeText = `Dana Wattle\nBusiness Analyst\nSydney NSW | dana@example.org\n\nExperience\nBusiness Analyst, Bellwether Energy\nMar 2021 - Present\n- Wrote SQL queries and Power BI reports for weekly meetings\n- Wrote user stories in Jira for three delivery teams\n\nKey skills\nSQL, Power BI, Jira, BPMN`;
const words = (skills: string[]) =>
  `About the role\nYou will work with four teams on systems that customers use every day, in an office near the station, and you will write down what you find so that others can build on it.\n\nEssential criteria\n${skills.map((skill) => `- Experience with ${skill}`).join("\n")}`;

let ads = 0;
let people = 0;
async function addAds(count: number, skills = ["SQL", "Power BI", "Jira"]): Promise<void> {
  for (let n = 0; n < count; n++) {
    const id = `ad-${++ads}`;
    await api.services.db.job.create({
      data: {
        ...{ id, source: "greenhouse", board: "greenhouse:emu", sourceId: id, company: "Emu Rail" },
        ...{ title: "Business Analyst", location: "Sydney NSW", url: `https://jobs.example/${id}` },
        ...{ postedAt: now, firstSeenAt: now, lastSeenAt: now, sourceRank: 1 },
        ...{ fingerprint: id, contentHash: id, text: { create: { description: words(skills) } } },
      },
    });
  }
}

/** Somebody whose matches were measured before, as of everybody who has opened the dashboard. */
async function measured() {
  const person = await api.signedUp({ email: `dana${++people}@example.com` });
  await api.services.db.resume.create({ data: { userId: person.userId, name: "Mine", text: resumeText } });
  await addAds(1);
  await onSchedule();
  return person;
}

async function onSchedule(): Promise<void> {
  await refreshOnSchedule(api.services);
  await api.services.tasks.settle();
}

const told = async (userId: string) =>
  (await api.services.db.notification.findMany({ where: { userId }, orderBy: { createdAt: "asc" } })).map(
    ({ type, message, path }) => ({ type, message, path }),
  );
const notification = (message: string) => ({ type: "job_match", message, path: "/job-board" });

describe("notifications of new matches", () => {
  it("the first measuring is no news; later matches are one notification with their count, on the chosen channels", async () => {
    const { userId } = await measured();
    expect(await told(userId)).toEqual([]);
    later(3);
    await addAds(3);
    await addAds(2, ["cranes", "rigging", "welding"]);
    await onSchedule();
    expect(await told(userId)).toEqual([notification("3 new jobs match your resume.")]);
    const deliveries = await api.services.db.notificationDelivery.findMany({
      where: { notification: { userId } },
    });
    // A browser has its own delivery, and none has said yes here (D-60).
    expect(deliveries.map(({ channel }) => channel)).toEqual(["email"]);
  });

  it("one a day at most; what came meanwhile is told the day after, each match once", async () => {
    const { userId } = await measured();
    later(3);
    await addAds(1);
    await onSchedule();
    later(3);
    await addAds(2);
    await onSchedule();
    expect(await told(userId)).toEqual([notification("1 new job matches your resume.")]);
    later(21);
    await onSchedule();
    later(48);
    await onSchedule();
    expect(await told(userId)).toEqual([
      notification("1 new job matches your resume."),
      notification("2 new jobs match your resume."),
    ]);
  });

  it("the day after, only ads that are new or changed are measured; a new month and a changed resume measure all", async () => {
    const nextMonth = (day: number) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, day));
    now = nextMonth(3);
    const { userId } = await measured();
    const asked: number[] = [];
    const { matches, db } = api.services;
    api.services.matches = {
      ...matches,
      score: (resume, some, ...rest) => {
        asked.push(some.length);
        return matches.score(resume, some, ...rest);
      },
    };
    const dayAfter = async () => {
      asked.length = 0;
      later(25);
      await api.services.tasks.enqueue("match-new-jobs", { userId });
      await api.services.tasks.settle();
      return asked.reduce((sum, count) => sum + count, 0);
    };
    try {
      await addAds(2);
      expect(await dayAfter()).toBe(2);
      expect(await dayAfter()).toBe(0);
      await db.job.update({ where: { id: `ad-${ads}` }, data: { contentHash: "other words" } });
      expect(await dayAfter()).toBe(1);
      await db.resume.updateMany({ where: { userId }, data: { updatedAt: now } });
      expect(await dayAfter()).toBe(3);
      now = nextMonth(1);
      await addAds(1);
      await db.job.updateMany({ data: { firstSeenAt: now } });
      expect(await dayAfter()).toBe(4);
    } finally {
      api.services.matches = matches;
    }
  });

  it("two processes at once tell once, and a match that was gone for a while is not told again", async () => {
    const { userId } = await measured();
    later(3);
    await addAds(2);
    const id = `ad-${ads}`;
    await Promise.all([1, 2, 3].map(() => api.services.tasks.enqueue("match-new-jobs", { userId })));
    await onSchedule();
    expect(await told(userId)).toHaveLength(1);
    await api.services.db.job.update({ where: { id }, data: { closedAt: now } });
    later(25);
    await onSchedule();
    await api.services.db.job.update({ where: { id }, data: { closedAt: null } });
    later(25);
    await onSchedule();
    expect(await told(userId)).toHaveLength(1);
  });

  it("nobody is told who has paused, switched it off, keeps no resume, or has long been away", async () => {
    const quietOnes = [await measured(), await measured(), await measured(), await measured()] as const;
    const [paused, off, noResume, away] = quietOnes.map(({ userId }) => userId);
    const { db } = api.services;
    await db.user.update({ where: { id: paused ?? "" }, data: { applicationsPaused: true } });
    await db.notificationSettings.create({ data: { userId: off ?? "", jobMatch: false } });
    await db.resume.deleteMany({ where: { userId: noResume ?? "" } });
    const long = new Date(now.getTime() - 61 * 86_400_000);
    await db.session.updateMany({ where: { userId: away ?? "" }, data: { lastSeenAt: long } });
    await db.resume.updateMany({ where: { userId: away ?? "" }, data: { updatedAt: long } });
    const before = await db.jobMatching.findMany({ orderBy: { userId: "asc" } });
    later(3);
    await addAds(2);
    await onSchedule();
    for (const { userId } of quietOnes) expect(await told(userId)).toEqual([]);
    const after = await db.jobMatching.findMany({ orderBy: { userId: "asc" } });
    const quiet = (rows: typeof after) =>
      rows.filter(({ userId }) => quietOnes.some((one) => one.userId === userId));
    expect(quiet(after)).toEqual(quiet(before));
  });
});
