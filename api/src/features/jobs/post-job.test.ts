import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mailsTo } from "../../testing/outbox.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { sweepWaitingPostings } from "./own-posting.ts";
import { closeOld } from "./store-jobs.store.ts";

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
  apply: "https://emurail.com.au/jobs/7",
} as const;

let addresses = 0;
const address = () => `employer${++addresses}@example.com`;
const post = (body: object) =>
  api.visitor().send("/api/jobs", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

/** Posts a job and presses Publish behind the mailed link. */
async function published(body: object, contactEmail = address()): Promise<{ id: string; token: string }> {
  const { id } = (await (await post({ ...posting, ...body, contactEmail })).json()) as { id: string };
  const token = await linkOf(contactEmail);
  await api.visitor().api.postings.publishPosting({ body: { token } });
  return { id, token };
}

/** The token of the newest mail to an address, as its reader finds it. */
async function linkOf(to: string): Promise<string> {
  const mails = await mailsTo(api, to);
  const token = /\/post-job\/edit#([\w-]{20,})/.exec((mails.at(-1) ?? "").replaceAll("=3D", "="))?.[1];
  if (!token) throw new Error(`No private link was mailed to ${to}: ${mails.length} mails`);
  return token;
}

describe("POST /api/jobs", () => {
  it("[P1-2.12] [P1-7.22] [P1-2.159] [P1-5.39] [P1-5.40] [P1-5.41] a visitor's job is live once its contact publishes it, its words unchanged (D-61)", async () => {
    const contactEmail = address();
    const job = await api
      .visitor()
      .api.postings.post({ body: { ...posting, skills: [...posting.skills], contactEmail } });
    const { apply, ...told } = posting;
    expect(job).toMatchObject({ ...told, source: "employer" });
    expect(job.url).toBe(`${api.url}/jobs/${job.id}`);
    const person = await api.signedUp();
    const listed = async () => (await person.api.jobs.list({ query: { search: "rail fitter" } })).jobs;
    expect((await listed()).map(({ id }) => id)).not.toContain(job.id);
    await expect(person.api.jobs.get({ params: { id: job.id } })).rejects.toMatchObject({ status: 404 });
    const token = await linkOf(contactEmail);
    for (const _ of [1, 2])
      expect(await api.visitor().api.postings.publishPosting({ body: { token } })).toMatchObject({
        isWaiting: false,
        isClosed: false,
      });
    const jobs = await listed();
    expect(jobs.map(({ id }) => id)).toContain(job.id);
    expect((await person.api.jobs.get({ params: { id: job.id } })).apply).toEqual({ url: apply, email: "" });
    expect(JSON.stringify(jobs)).not.toContain("@example.com");
  });

  it.each(["title", "company", "description"])("[P1-5.35] without %s it answers 400", async (field) => {
    const response = await post({ ...posting, contactEmail: address(), [field]: "  " });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: "Please fill in all required fields." });
  });

  it.each([
    ["location", " "],
    ["location", "x".repeat(101)],
    ["workplace", "moon"],
    ["payPeriod", "week"],
    ["apply", "javascript:alert(1)"],
    ["apply", "call us"],
    ["description", "https://a.example ".repeat(300)],
    ["salaryMin", 32],
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
      .api.postings.post({ body: { ...posting, skills: [], contactEmail: address() } });
    expect(job.skills.join(" ").toLowerCase()).toMatch(/hydraulics/);
    expect(job.skills.join(" ")).toMatch(/Excel/);
  });

  it.each([
    [{ payPeriod: "hour", salaryMin: 32.5, salaryMax: 38 }, "$32.50 - $38 an hour", "HOUR"],
    [{ payPeriod: "day", salaryMin: 450, salaryMax: 0 }, "From $450 a day", "DAY"],
  ])("pay has its period: %j (D-61)", async (pay, words, unitText) => {
    const { id } = await published({ ...pay, title: `Casual ${unitText}` });
    const job = await api.visitor().api.jobs.get({ params: { id } });
    expect(job.pay).toBe(words);
    expect(job.jobPosting).toMatchObject({ baseSalary: { value: { unitText, minValue: pay.salaryMin } } });
  });

  it("the place is free text; remote and hybrid are said (D-61)", async () => {
    const { id } = await published({ location: "Wagga Wagga NSW", workplace: "hybrid" });
    expect(await api.visitor().api.jobs.get({ params: { id } })).toMatchObject({
      location: "Wagga Wagga NSW",
      workplace: "hybrid",
      isRemote: false,
    });
    const remote = await published({ title: "Remote fitter", workplace: "remote" });
    expect(await api.visitor().api.jobs.get({ params: { id: remote.id } })).toMatchObject({ isRemote: true });
  });

  it("without a way to apply it is taken, as the specification's call has none, and published once it has one", async () => {
    const contactEmail = address();
    const { apply: _, ...specified } = posting;
    expect((await post({ ...specified, contactEmail })).status).toBe(201);
    const token = await linkOf(contactEmail);
    const { jobs, postings } = api.visitor().api;
    await expect(postings.publishPosting({ body: { token } })).rejects.toMatchObject({
      message: "Please say how to apply: a link or an e-mail address.",
    });
    const body = { ...posting, skills: [...posting.skills], token };
    await postings.updatePosting({ body: { ...body, apply: "Jobs@emurail.com.au" } });
    const { id } = await postings.publishPosting({ body: { token } });
    expect((await jobs.get({ params: { id } })).apply).toEqual({ url: "", email: "Jobs@emurail.com.au" });
    await expect(postings.updatePosting({ body: { ...body, apply: "" } })).rejects.toMatchObject({
      status: 409,
    });
  });

  it("the same posting sent twice is one; before it is published the link is mailed anew and the old one ends", async () => {
    const contactEmail = address();
    const send = async () => ((await (await post({ ...posting, contactEmail })).json()) as { id: string }).id;
    const ids = await Promise.all([send(), send(), send()]);
    expect(new Set(ids).size).toBe(1);
    now = new Date(now.getTime() + 60_000);
    await send();
    const token = await linkOf(contactEmail);
    await api.visitor().api.postings.publishPosting({ body: { token } });
    const mails = await api.services.db.mail.count({ where: { recipient: contactEmail } });
    expect(await send()).toBe(ids[0]);
    expect(await api.services.db.mail.count({ where: { recipient: contactEmail } })).toBe(mails);
    expect(await api.services.db.jobPosting.count({ where: { contactEmail } })).toBe(1);
  });

  it("with another's address: nobody sees it, nothing is blocked for its owner, and it is forgotten after three days", async () => {
    const contactEmail = address();
    const { id } = (await (await post({ ...posting, contactEmail })).json()) as { id: string };
    const before = now;
    now = new Date(now.getTime() + 3 * 86_400_000 + 1000);
    await sweepWaitingPostings(api.services);
    now = before;
    expect(await api.services.db.job.count({ where: { id } })).toBe(0);
  });

  it("keeps five active postings of one address, also when they come at once; a closed one frees its place", async () => {
    const contactEmail = address();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => post({ ...posting, title: `Fitter ${n}`, contactEmail })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 201, 201, 409, 409, 409]);
    const other = address();
    const tokens = [];
    for (let n = 0; n < 5; n++) {
      now = new Date(now.getTime() + 2000);
      tokens.push((await published({ title: `Fitter ${n}` }, other)).token);
    }
    const again = { ...posting, contactEmail: other.toUpperCase() };
    expect((await post(again)).status).toBe(409);
    await api.visitor().api.postings.closePosting({ body: { token: tokens[0] ?? "" } });
    expect((await post(again)).status).toBe(201);
  });
});

describe("the private link", () => {
  it("opens, edits and closes its own posting; the database holds no token", async () => {
    const contactEmail = address();
    const { id, token } = await published({ skills: [] }, contactEmail);
    const stored = await api.services.db.jobPosting.findUniqueOrThrow({ where: { jobId: id } });
    const mails = await api.services.db.mail.findMany({ where: { recipient: contactEmail } });
    expect(JSON.stringify([stored, mails])).not.toContain(token);

    const employer = api.visitor();
    const own = await employer.api.postings.getPosting({ body: { token } });
    expect(own).toMatchObject({ id, title: posting.title, contactEmail, isClosed: false });
    await employer.api.postings.updatePosting({
      body: { ...posting, skills: [], title: "Senior Rail Fitter", token },
    });
    expect((await employer.api.jobs.get({ params: { id } })).title).toBe("Senior Rail Fitter");
    const person = await api.signedUp();
    const found = async (search: string) =>
      (await person.api.jobs.list({ query: { search } })).jobs.map((job) => job.id);
    expect(await found("senior rail fitter")).toContain(id);

    await employer.api.postings.closePosting({ body: { token } });
    expect(await employer.api.postings.closePosting({ body: { token } })).toMatchObject({ isClosed: true });
    expect(await found("senior rail fitter")).not.toContain(id);
    expect(await employer.api.jobs.get({ params: { id } })).toMatchObject({ isClosed: true });
    await expect(
      employer.api.postings.updatePosting({ body: { ...posting, skills: [], token } }),
    ).rejects.toMatchObject({ code: "conflict" });
  });

  it("a made-up link answers 404", async () => {
    const made = { body: { token: "x".repeat(43) } };
    await expect(api.visitor().api.postings.getPosting(made)).rejects.toMatchObject({ code: "not_found" });
    await expect(api.visitor().api.postings.closePosting(made)).rejects.toMatchObject({ code: "not_found" });
  });
});

describe("30 days", () => {
  const days = (count: number) => {
    now = new Date(now.getTime() + count * 86_400_000);
  };
  const employer = (token: string) => {
    const { postings } = api.visitor().api;
    return {
      renew: () => postings.renewPosting({ body: { token } }),
      close: () => postings.closePosting({ body: { token } }),
      own: () => postings.getPosting({ body: { token } }),
      edit: () => postings.updatePosting({ body: { ...posting, skills: [], token } }),
    };
  };
  const onBoard = async (id: string) => !(await api.visitor().api.jobs.get({ params: { id } })).isClosed;
  const postOne = async () => {
    const contactEmail = address();
    const { id, token } = await published({ skills: [] }, contactEmail);
    return { id, contactEmail, ...employer(token) };
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
    for (let n = 0; n < 5; n++) {
      now = new Date(now.getTime() + 2000);
      await published({ title: `Fitter ${n}` }, job.contactEmail);
    }
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
    const { id, token } = await published({ skills: [] }, contactEmail);
    const job = await api.visitor().api.jobs.get({ params: { id } });
    expect(job.jobPosting).toMatchObject({
      "@type": "JobPosting",
      title: posting.title,
      hiringOrganization: { name: posting.company },
      jobLocation: { address: { addressLocality: "Sydney", addressRegion: "NSW", addressCountry: "AU" } },
      baseSalary: { currency: "AUD", value: { minValue: 90_000, maxValue: 100_000, unitText: "YEAR" } },
    });
    expect(JSON.stringify(job)).not.toContain(contactEmail);
    await api.visitor().api.postings.closePosting({ body: { token } });
    expect((await api.visitor().api.jobs.get({ params: { id } })).jobPosting).toBeUndefined();
  });

  it("answers 404 for a job that never was", async () => {
    await expect(api.visitor().api.jobs.get({ params: { id: "none" } })).rejects.toMatchObject({
      code: "not_found",
    });
  });
});
