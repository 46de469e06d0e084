import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { JobSource, SourceJob } from "../../adapters/job-sources/job-source.ts";
import { SourceError } from "../../adapters/job-sources/source-error.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { refreshOnSchedule } from "./refresh-jobs.ts";
import { listSourceHealth } from "./sources.store.ts";

let api: TestApi;
let now = new Date("2026-11-22T10:00:00Z");
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(async () => {
  now = new Date(now.getTime() + 3 * 3_600_000);
  await api.services.db.job.deleteMany({});
  await api.services.db.jobSource.deleteMany({});
  await api.services.db.rateLimiterFlexible.deleteMany({});
});

const ad = (skills: string) =>
  `About the role\nYou will work with four teams on systems that customers use every day, in an office near the station, and you will write down what you find so that others can build on it.\n\nEssential criteria\n${skills
    .split(",")
    .map((skill) => `- Experience with ${skill.trim()}`)
    .join("\n")}`;

function job(sourceId: string, fields: Partial<SourceJob> = {}): SourceJob {
  return {
    sourceId,
    title: `Analyst ${sourceId}`,
    company: "Emu Rail",
    location: "Sydney NSW",
    isRemote: false,
    url: `https://jobs.example/${sourceId}`,
    description: ad("SQL, Power BI, Jira"),
    salaryMin: 0,
    salaryMax: 0,
    jobType: "Full-time",
    experience: "",
    postedAt: new Date("2026-11-20T00:00:00Z"),
    closesAt: null,
    ...fields,
  };
}

type Given = SourceJob[] | Error | { jobs: SourceJob[]; skipped: number };

function source(board: string, given: () => Given, options: Partial<JobSource> = {}): JobSource {
  return {
    board,
    source: board.split(":")[0] ?? "",
    rank: 1,
    isComplete: true,
    pauseMs: 60_000,
    async read() {
      const told = given();
      if (told instanceof Error) throw told;
      const { jobs, skipped } = Array.isArray(told) ? { jobs: told, skipped: 0 } : told;
      const openIds = jobs.map(({ sourceId }) => sourceId);
      return { isUnchanged: false, jobs, openIds, skipped, etag: null, lastModified: null };
    },
    ...options,
  };
}

const use = (...list: JobSource[]) => {
  api.services.jobSources = { ...api.services.jobSources, list };
};
const later = (hours: number) => {
  now = new Date(now.getTime() + hours * 3_600_000);
};
const resumeText = `Dana Wattle\nBusiness Analyst\nSydney NSW | dana@example.org\n\nExperience\nBusiness Analyst, Bellwether Energy\nMar 2021 - Present\n- Wrote SQL queries and Power BI reports for weekly meetings\n- Wrote user stories in Jira for three delivery teams\n\nKey skills\nSQL, Power BI, Jira, BPMN`;

async function withResume(tier: "free" | "premium") {
  const person = await api.signedUp({ tier, email: `dana${now.getTime()}${tier}@example.com` });
  await api.services.db.resume.create({ data: { userId: person.userId, name: "Mine", text: resumeText } });
  return person;
}

describe("POST /api/populate-jobs", () => {
  it("[P1-2.156] [P1-7.21] [P1-8.43] answers how many jobs are new; a second run adds 0", async () => {
    use(
      source("greenhouse:emu", () => [job("1"), job("2")]),
      source("lever:galah", () => [job("3", { company: "Galah" })]),
    );
    const person = await api.signedUp();
    expect(await person.api.jobs.populate()).toEqual({ jobsAdded: 3, areSamples: false, failedSources: 0 });
    later(2);
    expect(await person.api.jobs.populate()).toMatchObject({ jobsAdded: 0 });
    expect(await api.services.db.job.count()).toBe(3);
  });

  it("asks a source again only after its pause, and two at once do the work once", async () => {
    let visits = 0;
    use(
      source("greenhouse:emu", () => {
        visits++;
        return [job("1")];
      }),
    );
    const [one, two] = [await api.signedUp(), await api.signedUp()];
    const answers = await Promise.all([one.api.jobs.populate(), two.api.jobs.populate()]);
    expect(answers.map(({ jobsAdded }) => jobsAdded).sort()).toEqual([0, 1]);
    expect(visits).toBe(1);
  });

  it("one failing source costs only itself, its state is kept, and its ads stay", async () => {
    let isDown = false;
    const failure = new SourceError("It answered 500.");
    use(
      source("greenhouse:emu", () => (isDown ? failure : [job("1")])),
      source("lever:galah", () => [job("2", { company: "Galah" })]),
    );
    const person = await api.signedUp();
    await person.api.jobs.populate();
    isDown = true;
    later(2);
    expect(await person.api.jobs.populate()).toMatchObject({ jobsAdded: 0, failedSources: 1 });
    const state = await api.services.db.jobSource.findUniqueOrThrow({ where: { board: "greenhouse:emu" } });
    expect(state).toMatchObject({ failures: 1, failure: "It answered 500." });
    expect((await person.api.jobs.list({ query: {} })).total).toBe(2);
  });

  it("a source of which nothing could be read, and one whose ads were not stored, have not succeeded", async () => {
    const health = async () =>
      (await listSourceHealth(api.services.db)).map(({ board, failures }) => `${board} ${failures}`);
    use(source("greenhouse:emu", () => ({ jobs: [], skipped: 3 })));
    const person = await api.signedUp();
    expect(await person.api.jobs.populate()).toMatchObject({ failedSources: 1, areSamples: true });
    expect(await health()).toContain("greenhouse:emu 1");
    use(source("lever:galah", () => [job("2", { salaryMin: Number.MAX_SAFE_INTEGER })]));
    expect(await person.api.jobs.populate()).toMatchObject({ failedSources: 1 });
    expect(await health()).toContain("lever:galah 1");
  });

  it("a board that fails ten times in a row is switched off with a word, and asked again after a month (D-96)", async () => {
    let visits = 0;
    use(
      source("workday:emu/Emu", () => {
        visits++;
        return visits === 11 ? [job("1")] : new SourceError("There is no such board (404).");
      }),
    );
    const visit = async (hours: number) => {
      later(hours);
      await refreshOnSchedule(api.services);
    };
    const state = () => api.services.db.jobSource.findUniqueOrThrow({ where: { board: "workday:emu/Emu" } });
    for (let n = 0; n < 10; n++) await visit(25);
    expect(await state()).toMatchObject({
      failures: 10,
      failure: "Switched off: it failed too often in a row. There is no such board (404).",
    });
    await visit(29 * 24);
    expect(visits).toBe(10);
    await visit(25);
    expect(visits).toBe(11);
    expect(await state()).toMatchObject({ failures: 0, failure: null });
  });

  it("[P1-8.44] when no source can be reached and no samples may be shown, it says so", async () => {
    use(source("greenhouse:emu", () => new SourceError("It cannot be reached.")));
    const person = await api.signedUp();
    const { config } = api.services;
    api.services.config = { ...config, databaseUrl: "postgresql://somewhere" };
    try {
      await expect(person.api.jobs.populate()).rejects.toMatchObject({
        code: "outside_failed",
        message: "No job source could be reached. Please try again in a few minutes.",
      });
      // Pressed again at once, nothing is asked: the source is paused, and nothing was loaded all the same.
      await expect(person.api.jobs.populate()).rejects.toMatchObject({ code: "outside_failed" });
    } finally {
      api.services.config = config;
    }
  });

  it("offline it loads samples that say what they are, and they go when real ads come", async () => {
    let isDown = true;
    use(source("greenhouse:emu", () => (isDown ? new SourceError("It cannot be reached.") : [job("1")])));
    const person = await api.signedUp();
    expect(await person.api.jobs.populate()).toMatchObject({ areSamples: true, jobsAdded: 8 });
    const { jobs } = await person.api.jobs.list({ query: {} });
    for (const one of jobs) {
      expect(one.company).toMatch(/\(sample\)$/);
      expect(one.sourceName).toBe("Sample job (not a real ad)");
      expect(one.description).toContain("There is no such job");
    }
    expect(await person.api.jobs.populate()).toEqual({ jobsAdded: 0, areSamples: true, failedSources: 1 });
    isDown = false;
    later(2);
    await person.api.jobs.populate();
    expect((await person.api.jobs.list({ query: {} })).jobs.map(({ title }) => title)).toEqual(["Analyst 1"]);
  });
});

describe("ads that change", () => {
  it("one that left its board is closed, one that came back is open again, one past its date is gone", async () => {
    let told = [job("1"), job("2"), job("3", { closesAt: new Date(now.getTime() + 3_600_000) })];
    use(source("greenhouse:emu", () => told));
    const person = await api.signedUp();
    const titles = async () =>
      (await person.api.jobs.list({ query: {} })).jobs.map(({ title }) => title).sort();
    await person.api.jobs.populate();
    expect(await titles()).toHaveLength(3);
    told = [job("1"), told[2] as SourceJob];
    later(2);
    await person.api.jobs.populate();
    expect(await titles()).toEqual(["Analyst 1"]);
    told = [job("1"), job("2")];
    later(2);
    await person.api.jobs.populate();
    expect(await titles()).toEqual(["Analyst 1", "Analyst 2"]);
  });

  it("a half-readable answer closes nothing", async () => {
    let told: Given = [job("1"), job("2")];
    use(source("greenhouse:emu", () => told));
    const person = await api.signedUp();
    await person.api.jobs.populate();
    told = { jobs: [job("1")], skipped: 1 };
    later(2);
    await person.api.jobs.populate();
    expect((await person.api.jobs.list({ query: {} })).total).toBe(2);
  });

  it("a reposted ad keeps the day on which it was first seen", async () => {
    let told = [job("1", { title: "Fitter" })];
    use(source("greenhouse:emu", () => told));
    const person = await api.signedUp();
    await person.api.jobs.populate();
    const first = await api.services.db.job.findFirstOrThrow({});
    told = [job("2", { title: "Fitter" })];
    later(48);
    await person.api.jobs.populate();
    const second = await api.services.db.job.findFirstOrThrow({ where: { sourceId: "2" } });
    expect(second).toMatchObject({ repostOf: first.id, firstSeenAt: first.firstSeenAt });
  });

  it("one job from two sources is shown once, the employer's own ad, and the other when that one closes", async () => {
    let own = [job("1", { title: "Fitter", company: "Emu Rail Pty Ltd" })];
    const extract = job("9", { title: "Fitter", location: "Sydney, Australia" });
    use(
      source("adzuna:au", () => [extract], { rank: 3, isComplete: false }),
      source("greenhouse:emu", () => own),
    );
    const person = await api.signedUp();
    const shown = async () => (await person.api.jobs.list({ query: {} })).jobs.map((one) => one.source);
    await person.api.jobs.populate();
    expect(await shown()).toEqual(["greenhouse"]);
    own = [];
    later(2);
    await person.api.jobs.populate();
    expect(await shown()).toEqual(["adzuna"]);
  });
});

describe("GET /api/jobs", () => {
  const fill = async (jobs: SourceJob[]) => {
    use(source("greenhouse:emu", () => jobs));
    await (await api.signedUp()).api.jobs.populate();
  };

  test.each([
    ["P1-5.43", { search: "sYdNeY" }, ["Fitter"]],
    ["P1-5.43", { search: "wether" }, ["Analyst"]],
    ["P1-5.43", { search: "customers" }, []],
    ["D-95, a skill", { search: "hydraulics" }, ["Fitter"]],
    ["P1-5.43", { search: "100%" }, []],
    ["P1-5.44", { location: "Sydney" }, ["Fitter"]],
    ["P1-5.45", { jobType: "Contract" }, ["Nurse"]],
    ["P1-5.45", { experience: "Mid Level" }, ["Fitter"]],
    [
      "P1-5.46",
      { search: "", location: "all", jobType: "all", experience: "all" },
      ["Analyst", "Fitter", "Nurse"],
    ],
    ["P1-5.47", { search: "a", jobType: "Full-time" }, ["Fitter"]],
    ["P1-5.50", { location: "Remote" }, ["Analyst"]],
    ["P1-5.49", { jobType: "Remote" }, ["Analyst"]],
    ["P1-5.51", { jobType: "Casual" }, ["Analyst"]],
    ["P1-5.52", { search: "x".repeat(500) }, []],
  ])("[%s] %j finds %j", async (_id, query, titles) => {
    await fill([
      job("1", {
        title: "Fitter",
        company: "Adelaide Rail",
        experience: "Mid Level",
        description: ad("hydraulics"),
      }),
      job("2", { title: "Nurse", company: "Wattle", location: "Melbourne VIC", jobType: "Contract" }),
      job("3", {
        title: "Analyst",
        company: "Bellwether",
        location: "Perth WA",
        jobType: "Casual",
        isRemote: true,
      }),
    ]);
    const { jobs } = await (await api.signedUp()).api.jobs.list({ query });
    expect(jobs.map(({ title }) => title).sort()).toEqual(titles);
  });

  it("[P1-2.150] [P1-2.151] [P1-7.20] the best match first, its percent the engine's own", async () => {
    const good = job("1", { title: "Writer", description: ad("SQL, Power BI, Jira, BPMN") });
    const poor = job("2", { title: "Rigger", description: ad("cranes, rigging, welding, scaffolding") });
    await fill([poor, good]);
    const person = await withResume("premium");
    const { jobs, matches } = await person.api.jobs.list({ query: {} });
    expect(jobs.map(({ title }) => title)).toEqual(["Writer", "Rigger"]);
    expect(matches).toEqual({ hasResume: true, pending: 0, isLimited: false });
    for (const [at, { title, company, description: text }] of [good, poor].entries()) {
      const whole = analyseResume({
        resumeText,
        ad: { title, company, text },
        asOf: now.toISOString().slice(0, 10),
      });
      expect(jobs[at]?.matchScore).toBe(whole.match.value);
    }
    expect(jobs[0]?.matchScore).toBeGreaterThan(jobs[1]?.matchScore ?? 100);
  });

  it("[P1-6.13] a free account sees ten scores, a premium one all; without a resume there is none", async () => {
    await fill(Array.from({ length: 15 }, (_, n) => job(String(n))));
    const scored = async (person: Awaited<ReturnType<typeof withResume>>) =>
      (await person.api.jobs.list({ query: {} })).jobs.filter(({ matchScore }) => matchScore !== undefined)
        .length;
    expect(await scored(await withResume("free"))).toBe(10);
    expect(await scored(await withResume("premium"))).toBe(15);
    expect(await scored(await api.signedUp())).toBe(0);
  });

  it("pages hold each job once, beyond the 200 that are scored too", async () => {
    await fill(Array.from({ length: 230 }, (_, n) => job(String(n))));
    const person = await withResume("premium");
    const ids: string[] = [];
    const { pages, total } = await person.api.jobs.list({ query: {} });
    expect([pages, total]).toEqual([12, 230]);
    for (let page = 1; page <= pages; page++)
      ids.push(...(await person.api.jobs.list({ query: { page } })).jobs.map(({ id }) => id));
    expect(new Set(ids).size).toBe(230);
    expect(ids).toHaveLength(230);
  });
});

describe("newJobMatches of GET /api/dashboard", () => {
  it("counts matches of 60 or more, first seen within 7 days (D-52)", async () => {
    use(
      source("greenhouse:emu", () => [
        job("1", { title: "Business Analyst", description: ad("SQL, Power BI, Jira") }),
        job("2", { title: "Rigger", description: ad("cranes, rigging, welding, scaffolding") }),
      ]),
    );
    const person = await withResume("free");
    await person.api.jobs.populate();
    const count = async () => {
      await person.api.overview.summary();
      await api.services.tasks.settle();
      return (await person.api.overview.summary()).newJobMatches;
    };
    expect(await count()).toBe(1);
    later(8 * 24);
    await api.services.db.session.updateMany({
      data: { expiresAt: new Date(now.getTime() + 86_400_000), lastSeenAt: now },
    });
    expect(await count()).toBe(0);
  });
});
