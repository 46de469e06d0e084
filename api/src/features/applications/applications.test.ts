import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const job = { jobTitle: "Registered Nurse", company: "Ward Nine" };
const ad = {
  ...job,
  status: "saved" as const,
  identityKey: "seek-au:12345",
  jobUrl: "https://au.seek.com/job/12345",
};

describe("POST /api/applications", () => {
  it("an application added by hand is applied today, newest first in the list [P2-3.02 P2-4.03 P2-7.01 P2-7.02]", async () => {
    const person = await api.signedUp();
    await person.api.applications.create({ body: { jobTitle: "Chef", company: "Cafe" } });
    const created = await person.api.applications.create({ body: { ...job, followUpDate: "2026-12-01" } });
    expect(created).toMatchObject({
      ...job,
      status: "applied",
      followUpDate: "2026-12-01",
      alreadySaved: false,
    });
    expect(created.appliedDate?.slice(0, 10)).toBe(new Date().toISOString().slice(0, 10));
    expect((await person.api.applications.list()).map((one) => one.jobTitle)).toEqual([
      "Registered Nurse",
      "Chef",
    ]);
  });

  it("a saved ad has no applied date; leaving saved sets it once (D-52)", async () => {
    const person = await api.signedUp();
    const { id, appliedDate } = await person.api.applications.create({ body: ad });
    expect(appliedDate).toBeNull();
    const applied = await person.api.applications.update({ params: { id }, body: { status: "applied" } });
    expect(applied.appliedDate).not.toBeNull();
    const back = await person.api.applications.update({ params: { id }, body: { status: "rejected" } });
    expect(back.appliedDate).toBe(applied.appliedDate);
  });

  it("saving the same ad twice makes one row and leaves status, notes and edits alone", async () => {
    const person = await api.signedUp();
    const first = await person.api.applications.create({ body: ad });
    await person.api.applications.update({
      params: { id: first.id },
      body: { status: "interviewing", notes: "Called Kim", location: "Hobart TAS" },
    });
    const again = await person.api.applications.create({
      body: { ...ad, location: "Elsewhere", salary: "$45 ph", status: "saved", notes: "other" },
    });
    expect(again).toMatchObject({
      id: first.id,
      alreadySaved: true,
      status: "interviewing",
      notes: "Called Kim",
      location: "Hobart TAS",
      salary: "$45 ph",
    });
    expect(await person.api.applications.list()).toHaveLength(1);
  });

  it("twenty saves of one ad at the same moment make one row", async () => {
    const person = await api.signedUp();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.api.applications.create({ body: ad })),
    );
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    expect(answers.filter((one) => !one.alreadySaved)).toHaveLength(1);
    expect(await person.api.applications.list()).toHaveLength(1);
  });

  it("a save sent again under its key answers its row, ten times at once too; another body answers 409", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const body = {
      jobTitle: "Cook",
      company: "Cafe",
      idempotencyKey: "9b2d0f6e-3a61-4c5e-9f0a-1d5a8c1f7e21",
    };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => person.api.applications.create({ body })),
    );
    expect(new Set(answers.map((one) => one.id)).size).toBe(1);
    expect(new Set(answers.map((one) => one.alreadySaved))).toEqual(new Set([false]));
    expect(await person.api.applications.list({ query: {} })).toHaveLength(1);
    await expect(
      person.api.applications.create({ body: { ...body, company: "Bistro" } }),
    ).rejects.toMatchObject({ status: 409, code: "conflict" });
    // One person's key says nothing to another's account.
    const foreign = await other.api.applications.create({ body });
    expect(foreign.id).not.toBe(answers[0]?.id);
  });

  it("the same ad belongs to each account on its own", async () => {
    const [one, two] = [await api.signedUp(), await api.signedUp()];
    const [first, second] = [
      await one.api.applications.create({ body: ad }),
      await two.api.applications.create({ body: ad }),
    ];
    expect(first.id).not.toBe(second.id);
    expect(second.alreadySaved).toBe(false);
  });

  it("free keeps 10, also when 20 arrive at once; the 11th answers 403 with requiresUpgrade", async () => {
    const person = await api.signedUp();
    const results = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        person.api.applications.create({ body: { ...ad, identityKey: `seek-au:${index}` } }),
      ),
    );
    expect(results.filter((one) => one.status === "fulfilled")).toHaveLength(10);
    const refused = results.find((one) => one.status === "rejected");
    expect(refused?.reason).toMatchObject({ status: 403, requiresUpgrade: true });
    expect(await person.api.applications.list()).toHaveLength(10);
  });

  it("premium and pro keep more than 10", async () => {
    for (const tier of ["premium", "pro"] as const) {
      const person = await api.signedUp({ tier });
      for (let index = 0; index < 11; index++) await person.api.applications.create({ body: job });
      expect(await person.api.applications.list()).toHaveLength(11);
    }
  });

  it.each([
    [{ company: "Ward Nine" }, "jobTitle is missing"],
    [{ ...job, jobTitle: "  " }, "Job title and company are required"],
    [{ ...job, contactEmail: "nobody" }, "Please enter a valid email address"],
    [{ ...job, jobUrl: "javascript:alert(1)" }, "Please enter a web address"],
    [{ ...job, followUpDate: "2026-02-30" }, "Please enter a date as YYYY-MM-DD"],
    [{ ...job, matchScore: 100 }, "Unknown field: matchScore"],
    [{ ...job, userId: "someone" }, "Unknown field: userId"],
  ])("%j answers 400: %s", async (body, message) => {
    const person = await api.signedUp();
    const response = await person.send("/api/applications", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message });
    expect(await person.api.applications.list()).toEqual([]);
  });
});

describe("GET /api/applications", () => {
  it("has every field of the specification; our own screens leave the ads out [P2-7.01 P2-3.01]", async () => {
    const person = await api.signedUp();
    const body = {
      ...job,
      location: "Hobart TAS",
      salary: "$90k + super",
      jobDescription: "Wound care",
      notes: "Call",
      contactName: "Kim",
      contactEmail: "kim@ward.example",
      jobUrl: "https://ward.example/1",
      followUpDate: "2026-12-01",
      interviewDate: "2026-12-02",
    };
    await person.api.applications.create({ body });
    const [whole] = await person.api.applications.list();
    expect(whole).toMatchObject({
      ...body,
      id: expect.any(String),
      status: "applied",
      appliedDate: expect.any(String),
      createdAt: expect.any(String),
    });
    const [light] = await person.api.applications.list({ query: { ads: "none" } });
    const { jobDescription: _, ...rest } = whole ?? {};
    expect(light).toEqual(rest);
  });
});

describe("/api/applications/{id}", () => {
  it("any status follows any other, sent alone [P2-4.01 P2-4.02 P2-7.03]", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    for (const status of ["rejected", "applied", "offered", "saved", "interviewing", "rejected"] as const)
      expect((await person.api.applications.update({ params: { id }, body: { status } })).status).toBe(
        status,
      );
  });

  it("another account's application answers 404 like one that does not exist, and stays as it was", async () => {
    const [owner, other] = [await api.signedUp(), await api.signedUp()];
    const { id } = await owner.api.applications.create({ body: job });
    for (const target of [id, "00000000-0000-4000-8000-000000000000"]) {
      const params = { id: target };
      await expect(other.api.applications.get({ params })).rejects.toMatchObject({
        status: 404,
        message: "This application does not exist.",
      });
      await expect(
        other.api.applications.update({ params, body: { status: "rejected" } }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(other.api.applications.remove({ params })).rejects.toMatchObject({ status: 404 });
    }
    expect((await owner.api.applications.get({ params: { id } })).status).toBe("applied");
  });

  it("keeps a log of what happened", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: ad });
    await person.api.applications.update({ params: { id }, body: { status: "applied" } });
    await person.api.applications.update({ params: { id }, body: { location: "Perth WA" } });
    const { events } = await person.api.applications.get({ params: { id } });
    expect(events.map((one) => `${one.kind} ${one.detail}`)).toEqual([
      "edited location",
      "status Applied",
      "added Saved",
    ]);
  });

  it("deleting removes the row and its log [P2-7.04]", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    await person.api.applications.remove({ params: { id } });
    await expect(person.api.applications.get({ params: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await api.services.db.applicationEvent.count({ where: { applicationId: id } })).toBe(0);
  });
});

describe("PATCH /api/applications", () => {
  it("moves and archives many, each with its own line in its log; what is gone or another's is left out", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const [one, two] = [
      await person.api.applications.create({ body: job }),
      await person.api.applications.create({ body: { ...job, jobTitle: "Chef" } }),
    ];
    const foreign = await other.api.applications.create({ body: job });
    const ids = [one.id, two.id, one.id, foreign.id, "gone"];
    expect(await person.api.applications.changeMany({ body: { ids, status: "rejected" } })).toEqual({
      changed: [one.id, two.id],
    });
    const { events } = await person.api.applications.get({ params: { id: one.id } });
    expect(events.map(({ kind, detail }) => `${kind} ${detail}`)).toEqual([
      "status Rejected",
      "added Applied",
    ]);
    expect((await other.api.applications.get({ params: { id: foreign.id } })).status).toBe("applied");
    await person.api.applications.changeMany({ body: { ids: [one.id], isArchived: true } });
    const listed = await person.api.applications.list({ query: { ads: "none" } });
    expect(listed.map((row) => [row.jobTitle, row.archivedAt !== null])).toEqual([
      ["Chef", false],
      ["Registered Nurse", true],
    ]);
    await person.api.applications.changeMany({ body: { ids: [one.id], isArchived: false } });
    expect((await person.api.applications.get({ params: { id: one.id } })).archivedAt).toBeNull();
  });

  it("a list says since when each has its status; the archive changes no figure", async () => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    await person.api.applications.update({ params: { id }, body: { status: "interviewing" } });
    await person.api.applications.update({ params: { id }, body: { isArchived: true } });
    const [row] = await person.api.applications.list({ query: { ads: "none" } });
    const { events } = await person.api.applications.get({ params: { id } });
    expect(row?.stageSince).toBe(events.find(({ kind }) => kind === "status")?.at);
    const { totalApplications, agenda } = await person.api.overview.summary();
    expect([totalApplications, agenda.dated]).toEqual([1, []]);
  });

  it.each([[{ ids: [] }], [{ ids: ["a"], notes: "x" }], [{ ids: Array.from({ length: 501 }, String) }]])(
    "a malformed body answers 400",
    async (body) => {
      const person = await api.signedUp();
      const response = await person.send("/api/applications", {
        method: "PATCH",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
      });
      expect(response.status).toBe(400);
    },
  );
});

describe("GET /api/dashboard", () => {
  it("an empty account has zeros, and no number that was not measured", async () => {
    const person = await api.signedUp();
    expect(await person.api.overview.summary()).toEqual({
      newJobMatches: 0,
      resumeScore: null,
      totalApplications: 0,
      interviewsScheduled: 0,
      averageMatch: null,
      savedApplications: 0,
      recentApplications: [],
      recentActivity: [],
      pipeline: [],
      agenda: { dated: [], waiting: null, draft: null, ready: null, sentAt: [] },
      weeklyGoal: null,
      onboarding: { hasResume: false, hasScore: false, hasExtension: false, isDismissed: false },
    });
  });

  it("saved jobs are shown but counted in no statistic (D-52)", async () => {
    const person = await api.signedUp();
    await person.api.applications.create({ body: ad });
    const { id } = await person.api.applications.create({ body: { ...job, jobTitle: "Chef" } });
    await person.api.applications.update({ params: { id }, body: { status: "interviewing" } });
    expect(await person.api.overview.summary()).toMatchObject({
      totalApplications: 1,
      interviewsScheduled: 1,
      savedApplications: 1,
      recentApplications: [
        { jobTitle: "Chef", status: "interviewing" },
        { status: "saved", appliedDate: null },
      ],
      recentActivity: [
        { kind: "status", applicationId: id, jobTitle: "Chef" },
        { kind: "added", applicationId: id },
        { kind: "added" },
      ],
    });
  });
});

describe("the days around now", () => {
  const dayMs = 86_400_000;
  const dayFrom = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);
  const ago = (days: number) => new Date(Date.now() - days * dayMs);

  it("the dashboard brings near dates, the last silence, the newest letter and the best saved job, of this account only", async () => {
    const [person, other] = [await api.signedUp(), await api.signedUp()];
    const { db } = api.services;
    const make = (change: object) =>
      db.application.create({ data: { userId: person.userId, ...job, ...change } });
    const interview = await make({
      status: "interviewing",
      interviewDate: new Date(dayFrom(2)),
      interviewTime: "10:30",
    });
    const due = await make({ followUpDate: new Date(dayFrom(-3)), appliedDate: ago(12) });
    await make({ followUpDate: new Date(dayFrom(40)), appliedDate: ago(1) });
    await make({ status: "rejected", followUpDate: new Date(dayFrom(1)) });
    const silent = await make({ appliedDate: ago(20) });
    await make({ appliedDate: ago(60) });
    const best = await make({ status: "saved", matchScore: 82 });
    const saved = await make({ status: "saved", matchScore: 61 });
    const letter = await db.coverLetter.create({
      data: {
        userId: person.userId,
        applicationId: saved.id,
        kind: "generated",
        style: "formal",
        result: {},
      },
    });
    const { agenda, pipeline } = await person.api.overview.summary();
    expect(agenda.dated.map((one) => one.id)).toEqual([due.id, interview.id]);
    expect(agenda.dated[1]).toMatchObject({ interviewDate: dayFrom(2), interviewTime: "10:30" });
    expect(agenda).toMatchObject({
      waiting: { id: silent.id },
      draft: { letterId: letter.id },
      ready: { id: best.id, matchScore: 82 },
    });
    expect(agenda.sentAt).toHaveLength(1);
    expect(pipeline).toEqual(
      expect.arrayContaining([
        { status: "saved", applications: 2 },
        { status: "interviewing", applications: 1 },
      ]),
    );
    expect((await other.api.overview.summary()).agenda).toEqual({
      dated: [],
      waiting: null,
      draft: null,
      ready: null,
      sentAt: [],
    });
  });
});

describe("the first steps", () => {
  it("are told by what the account holds, and put away for ever", async () => {
    const person = await api.signedUp();
    const steps = async () => (await person.api.overview.summary()).onboarding;
    await person.api.resumes.keepDefault({ body: { name: "Mine", text: "Kim Lee\nNurse" } });
    expect(await steps()).toMatchObject({ hasResume: true, hasScore: false });
    await api.services.db.application.create({
      data: { userId: person.userId, jobTitle: "Nurse", company: "Ward", matchScore: 50 },
    });
    await api.services.db.extensionToken.create({
      data: { userId: person.userId, name: "Chrome", tokenHash: "x", expiresAt: new Date("2030-01-01") },
    });
    expect(await steps()).toEqual({
      hasResume: true,
      hasScore: true,
      hasExtension: true,
      isDismissed: false,
    });
    await person.api.overview.dismissOnboarding({ body: { isDismissed: true } });
    expect(await steps()).toMatchObject({ isDismissed: true });
    await person.api.overview.dismissOnboarding({ body: { isDismissed: false } });
    expect(await steps()).toMatchObject({ isDismissed: false });
  });
});

describe("requirement edits", () => {
  it("are kept with the saved job and decide its score; a later reading of the ad leaves them alone", async () => {
    const person = await api.signedUp();
    await person.api.resumes.keepDefault({
      body: {
        name: "Mine",
        text: "Kim Lee\nNurse\n\nExperience\nNurse, Ward Nine\nJan 2020 - Present\n- Wound care and venepuncture",
      },
    });
    const jobDescription = `About you
- Wound care experience is essential
- Venepuncture is essential
- Experience with palliative care is essential
You will join a calm team on a medical ward in a regional hospital near the coast, with every second weekend off,
a supportive nurse unit manager and paid study days for people who like to keep learning through their working life.`;
    const saved = await person.api.applications.create({ body: { ...ad, jobDescription } });
    const requirementEdits = [{ kind: "remove" as const, term: "palliative care" }];
    const edited = await person.api.applications.update({
      params: { id: saved.id },
      body: { requirementEdits },
    });
    expect(edited.requirementEdits).toEqual(requirementEdits);
    expect(edited.matchScore).toBeGreaterThan(saved.matchScore ?? 100);
    const again = await person.api.applications.create({
      body: { ...ad, jobDescription: `${jobDescription}\nApply now.` },
    });
    expect(again.requirementEdits).toEqual(requirementEdits);
    expect(again.matchScore).toBe(edited.matchScore);
  });

  it.each([
    [[{ kind: "remove" }]],
    [[{ kind: "importance", term: "SQL", importance: "huge" }]],
    [Array.from({ length: 101 }, () => ({ kind: "remove", term: "x" }))],
  ])("a malformed list answers 400", async (requirementEdits) => {
    const person = await api.signedUp();
    const { id } = await person.api.applications.create({ body: job });
    const response = await person.send(`/api/applications/${id}`, {
      method: "PATCH",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ requirementEdits }),
    });
    expect(response.status).toBe(400);
  });
});
