import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { closeOld } from "./keep-jobs.store.ts";

let api: TestApi;
let now = new Date();
beforeAll(async () => {
  api = await startTestApi({ now: () => now });
});
afterAll(() => api.stop());
beforeEach(() => api.services.db.rateLimiterFlexible.deleteMany({}));

const posting = {
  title: "Rail Fitter",
  company: "Emu Rail",
  location: "Sydney NSW",
  jobType: "Casual",
  experience: "Mid Level",
  salaryMin: 90_000,
  salaryMax: 100_000,
  description:
    "You will repair rail vehicles in our Clyde depot.\n\nEssential\n- Experience with hydraulics and welding\n- Forklift licence\n- Microsoft Excel",
  skills: ["hydraulics", "welding"],
} as const;

let addresses = 0;
const address = () => `employer${++addresses}@example.com`;
const post = (body: object) =>
  api.visitor().send("/api/jobs", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** The token of the newest mail to an address, as its reader finds it. */
async function linkOf(to: string): Promise<string> {
  await api.services.tasks.settle();
  const outbox = path.join(api.services.config.dataDir, "outbox");
  const mails = existsSync(outbox) ? readdirSync(outbox) : [];
  const mail = mails
    .map((name) => readFileSync(path.join(outbox, name), "utf8"))
    .find((text) => text.includes(to));
  const plain = (mail ?? "").replace(/=\r?\n/g, "").replaceAll("=3D", "=");
  const token = /\/post-job\/edit#([\w-]{20,})/.exec(plain)?.[1];
  if (!token) throw new Error(`No private link was mailed to ${to}: ${mails.length} mails`);
  return token;
}

describe("POST /api/jobs", () => {
  it("[P1-2.12] [P1-7.22] [P1-2.159] [P1-5.39] [P1-5.40] [P1-5.41] a visitor's job is live at once, its words unchanged", async () => {
    const job = await api
      .visitor()
      .api.jobs.post({ body: { ...posting, skills: [...posting.skills], contactEmail: address() } });
    expect(job).toMatchObject({ ...posting, source: "employer" });
    expect(job.url).toBe(`${api.url}/jobs/${job.id}`);
    const person = await api.signedUp();
    const { jobs } = await person.api.jobs.list({ query: { search: "rail fitter" } });
    expect(jobs.map(({ id }) => id)).toContain(job.id);
    expect(JSON.stringify(jobs)).not.toContain("@example.com");
  });

  it.each(["title", "company", "description"])("[P1-5.35] without %s it answers 400", async (field) => {
    const response = await post({ ...posting, contactEmail: address(), [field]: "  " });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "Please fill in all required fields." });
  });

  it.each([
    ["location", "Mars"],
    ["jobType", "Gig"],
    ["experience", "Guru"],
    ["salaryMin", -1],
    ["salaryMin", 200_000],
    ["salaryMin", 1.5],
    ["contactEmail", "nobody"],
    ["contactEmail", undefined],
    ["url", "javascript:alert(1)"],
    ["skills", "a,b"],
  ])("[P1-5.36] with %s %j it answers 400", async (field, value) => {
    const response = await post({ ...posting, contactEmail: address(), [field]: value });
    expect(response.status).toBe(400);
  });

  it("[P1-5.37] [P1-5.59] salaries default to 0, which is none", async () => {
    const { salaryMin: _min, salaryMax: _max, ...rest } = posting;
    const response = await post({ ...rest, contactEmail: address() });
    expect(await response.json()).toMatchObject({ salaryMin: 0, salaryMax: 0 });
  });

  it("reads the skills from the description when none are given", async () => {
    const job = await api
      .visitor()
      .api.jobs.post({ body: { ...posting, skills: [], contactEmail: address() } });
    expect(job.skills.join(" ").toLowerCase()).toMatch(/hydraulics/);
    expect(job.skills.join(" ")).toMatch(/Excel/);
  });

  it("keeps five active postings of one address, also when they come at once; a closed one frees its place", async () => {
    const contactEmail = address();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post({ ...posting, title: `Fitter ${n}`, contactEmail })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const token = await linkOf(contactEmail);
    await api.visitor().api.jobs.closePosting({ body: { token } });
    expect((await post({ ...posting, contactEmail: contactEmail.toUpperCase() })).status).toBe(201);
    expect((await post({ ...posting, contactEmail })).status).toBe(409);
  });
});

describe("the private link", () => {
  it("opens, edits and closes its own posting; the database holds no token", async () => {
    const contactEmail = address();
    const { id } = await api.visitor().api.jobs.post({ body: { ...posting, skills: [], contactEmail } });
    const token = await linkOf(contactEmail);
    const stored = await api.services.db.jobPosting.findUniqueOrThrow({ where: { jobId: id } });
    const mails = await api.services.db.mail.findMany({ where: { recipient: contactEmail } });
    expect(JSON.stringify([stored, mails])).not.toContain(token);

    const employer = api.visitor();
    const own = await employer.api.jobs.getPosting({ body: { token } });
    expect(own).toMatchObject({ id, title: posting.title, contactEmail, isClosed: false });
    await employer.api.jobs.updatePosting({
      body: { ...posting, skills: [], title: "Senior Rail Fitter", token },
    });
    expect((await employer.api.jobs.get({ params: { id } })).title).toBe("Senior Rail Fitter");
    const person = await api.signedUp();
    const found = async (search: string) =>
      (await person.api.jobs.list({ query: { search } })).jobs.map((job) => job.id);
    expect(await found("senior rail fitter")).toContain(id);

    await employer.api.jobs.closePosting({ body: { token } });
    expect(await employer.api.jobs.closePosting({ body: { token } })).toMatchObject({ isClosed: true });
    expect(await found("senior rail fitter")).not.toContain(id);
    expect(await employer.api.jobs.get({ params: { id } })).toMatchObject({ isClosed: true });
    await expect(
      employer.api.jobs.updatePosting({ body: { ...posting, skills: [], token } }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("a made-up link answers 404", async () => {
    const made = { body: { token: "x".repeat(43) } };
    await expect(api.visitor().api.jobs.getPosting(made)).rejects.toMatchObject({ code: "not_found" });
    await expect(api.visitor().api.jobs.closePosting(made)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("30 days", () => {
  const days = (count: number) => {
    now = new Date(now.getTime() + count * 86_400_000);
  };
  const employer = (token: string) => {
    const { jobs } = api.visitor().api;
    return {
      renew: () => jobs.renewPosting({ body: { token } }),
      close: () => jobs.closePosting({ body: { token } }),
      own: () => jobs.getPosting({ body: { token } }),
      edit: () => jobs.updatePosting({ body: { ...posting, skills: [], token } }),
    };
  };
  const onBoard = async (id: string) => !(await api.visitor().api.jobs.get({ params: { id } })).isClosed;
  const postOne = async () => {
    const contactEmail = address();
    const { id } = await api.visitor().api.jobs.post({ body: { ...posting, skills: [], contactEmail } });
    return { id, contactEmail, ...employer(await linkOf(contactEmail)) };
  };

  it("then a posting leaves the board; its private link renews it, before and after, swept or not", async () => {
    const job = await postOne();
    const lastDay = async () =>
      Math.round((Date.parse((await job.own()).closesAt) - now.getTime()) / 86_400_000);
    expect(await lastDay()).toBe(30);
    days(20);
    await job.renew();
    expect(await lastDay()).toBe(30);
    days(31);
    expect([await onBoard(job.id), await job.own()]).toMatchObject([
      false,
      { isClosed: true, isExpired: true },
    ]);
    await expect(job.edit()).rejects.toMatchObject({
      message: "This job is out of days. Renew it to change it.",
    });
    await closeOld(api.services.db, [], now, now);
    expect(await job.renew()).toMatchObject({ isClosed: false, isExpired: false });
    expect(await onBoard(job.id)).toBe(true);
    await job.close();
    await expect(job.renew()).rejects.toMatchObject({ code: "conflict" });
    expect(await job.own()).toMatchObject({ isClosed: true, isExpired: false });
  });

  it("[P1-1.22] one that is over frees its place, and comes back only where one is free", async () => {
    const job = await postOne();
    days(31);
    for (let n = 0; n < 5; n++)
      expect((await post({ ...posting, title: `Fitter ${n}`, contactEmail: job.contactEmail })).status).toBe(
        201,
      );
    await expect(job.renew()).rejects.toMatchObject({
      code: "conflict",
      message: expect.stringMatching(/5 active/),
    });
    expect(await onBoard(job.id)).toBe(false);
  });
});

describe("GET /api/jobs/{id}", () => {
  it("has schema.org JobPosting for an open posting, no address of its contact, and none once closed", async () => {
    const contactEmail = address();
    const { id } = await api.visitor().api.jobs.post({ body: { ...posting, skills: [], contactEmail } });
    const job = await api.visitor().api.jobs.get({ params: { id } });
    expect(job.jobPosting).toMatchObject({
      "@type": "JobPosting",
      title: posting.title,
      hiringOrganization: { name: posting.company },
      jobLocation: { address: { addressLocality: "Sydney", addressRegion: "NSW", addressCountry: "AU" } },
      baseSalary: { currency: "AUD", value: { minValue: 90_000, maxValue: 100_000, unitText: "YEAR" } },
    });
    expect(JSON.stringify(job)).not.toContain(contactEmail);
    await api.visitor().api.jobs.closePosting({ body: { token: await linkOf(contactEmail) } });
    expect((await api.visitor().api.jobs.get({ params: { id } })).jobPosting).toBeUndefined();
  });

  it("answers 404 for a job that never was", async () => {
    await expect(api.visitor().api.jobs.get({ params: { id: "none" } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
