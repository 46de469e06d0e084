import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { consenting, jobAdText, personal, resumeText, startWithModel } from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import {
  answerStatus,
  answerText,
  lineId,
  type SeenRequest,
  type StubBehaviour,
  type StubModelServer,
  startStubModelServer,
} from "../../testing/stub-model-server.ts";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const body = { jobTitle: "Business Analyst", company: "Harbour Health", jobDescription: jobAdText };

async function withResume(on: TestApi, tier: "free" | "premium" = "premium") {
  const person = await on.signedUp({ tier });
  await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
  return person;
}

const post = ({ send }: Pick<Awaited<ReturnType<typeof withResume>>, "send">, asked: object) =>
  send("/api/cover-letter/generate", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(asked),
  });

describe("POST /api/cover-letter/generate", () => {
  it("writes from the default resume for this job, measures it and keeps it [P2-7.13]", async () => {
    const person = await withResume(api);
    const steps: number[] = [];
    const answer = await person.api.coverLetters.generate({ body }, { onStep: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    expect(answer.content).toBe(answer.coverLetter);
    for (const part of ["Business Analyst", "Harbour Health", "Robin Fraser", "Bellwether Energy"])
      expect(answer.content).toContain(part);
    expect(answer.words).toBe(answer.content.split(/\s+/).filter((one) => /[\p{L}\p{N}]/u.test(one)).length);
    expect(answer.writer).toBe("built-in");
    expect(answer.evidence.flatMap((one) => one.facts)).toContain(
      "Ran requirements workshops with 40 stakeholders",
    );
    for (const { sentence } of answer.evidence) expect(answer.content).toContain(sentence);
    const [kept] = await person.api.coverLetters.list();
    expect(kept).toMatchObject({
      id: answer.id,
      kind: "generated",
      company: "Harbour Health",
      style: "professional",
    });
    const opened = await person.api.coverLetters.get({ params: { id: answer.id } });
    expect(opened).toMatchObject({
      text: answer.content,
      jobDescription: jobAdText,
      generated: answer,
      optimised: null,
    });
    await person.api.coverLetters.remove({ params: { id: answer.id } });
    expect(await person.api.coverLetters.list()).toEqual([]);
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
  });

  it("length, the person's reason and the next true letter", async () => {
    const person = await withResume(api);
    const reason = "I have lived beside this hospital since 2010";
    const write = (choice: { length?: "short"; reason?: string; variant?: number }) =>
      person.api.coverLetters.generate({ body: { ...body, ...choice } });
    const full = await write({});
    expect(full).toMatchObject({ variant: 0, length: "full" });
    const chosen = { length: "short", reason } as const;
    const short = await write(chosen);
    expect(short.content).toContain(`${reason}.`);
    expect(short.words).toBeLessThan(full.words + reason.split(" ").length);
    expect(full.content).not.toContain(reason);
    if (full.hasNext) expect((await write({ variant: 1 })).content).not.toBe(full.content);
    else expect((await write({ variant: 1 })).content).toBe(full.content);
    for (const wrong of [{ length: "long" }, { variant: -1 }, { variant: 1.5 }, { reason: "x".repeat(601) }])
      expect((await post(person, { ...body, ...wrong })).status).toBe(400);
  });

  it("three styles are three letters, and the ad is optional [P2-5.19]", async () => {
    const person = await withResume(api);
    const texts = new Set<string>();
    for (const style of ["professional", "confident", "friendly"] as const)
      texts.add((await person.api.coverLetters.generate({ body: { ...body, style } })).content);
    expect(texts.size).toBe(3);
    const blind = await person.api.coverLetters.generate({ body: { ...body, jobDescription: "" } });
    expect(blind).toMatchObject({ matchScore: null, keywordAlignment: null });
  });

  it("is withheld where the resume shows too little of the ad, with what was looked for, and written anyway", async () => {
    const person = await withResume(api);
    const jobDescription = `About you. We need a diesel fitter for our busy workshop in Karratha, on a roster of two weeks on and one week off.
- Experience with diesel engines is essential
- Welding and hydraulics are required
- Experience with excavators and dump trucks is required
You will repair and service heavy machines and record faults for the next shift every day.`;
    const asked = { jobTitle: "Diesel Fitter", company: "Redgum Mining", jobDescription };
    const refused = post(person, asked).then(async (response) => [response.status, await response.json()]);
    const [status, answer] = await refused;
    expect(status).toBe(422);
    expect(answer.details).toMatchObject({ reason: "letter_withheld" });
    expect(answer.details.notFound.length).toBeGreaterThan(1);
    expect(answer.message).not.toMatch(/not shown/i);
    expect(await person.api.coverLetters.list()).toEqual([]);
    const written = await person.api.coverLetters.generate({ body: { ...asked, anyway: true } });
    expect(written.content).toContain("Redgum Mining");
    expect(written.content).not.toMatch(/diesel engines|excavator|welding/i);
  });

  it("a free account answers 403 with requiresUpgrade, and nothing is kept [P2-6.07 P2-4.28]", async () => {
    const person = await withResume(api, "free");
    const refused = { status: 403, code: "upgrade_required", requiresUpgrade: true };
    await expect(person.api.coverLetters.generate({ body })).rejects.toMatchObject(refused);
    expect(await person.api.coverLetters.list()).toEqual([]);
  });

  it("without a kept resume the answer says what to do", async () => {
    const person = await api.signedUp({ tier: "premium" });
    await expect(person.api.coverLetters.generate({ body })).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining("keep a resume first"),
    });
  });

  it.each([
    [{ ...body, jobTitle: " " }, "Please provide both job title and company name."],
    [{ ...body, company: "" }, "Please provide both job title and company name."],
    [{ ...body, style: "poetic" }, undefined],
    [{ ...body, userId: "x" }, "Unknown field: userId"],
    [{ ...body, jobDescription: "x".repeat(100_001) }, "This job description is too long to read."],
  ])("bad input answers 400", async (bad, message) => {
    const person = await withResume(api);
    const response = await person.send("/api/cover-letter/generate", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bad),
    });
    expect(response.status).toBe(400);
    if (message) expect(await response.json()).toMatchObject({ message });
  });
});

describe("kept letters", () => {
  it("are linked to the tracked job, and stay when it goes", async () => {
    const person = await withResume(api);
    const job = await person.api.applications.create({
      body: { jobTitle: "Business Analyst", company: "Harbour Health" },
    });
    await person.api.coverLetters.generate({ body: { ...body, applicationId: job.id } });
    expect(await person.api.coverLetters.list()).toMatchObject([{ applicationId: job.id }]);
    await person.api.applications.remove({ params: { id: job.id } });
    expect(await person.api.coverLetters.list()).toMatchObject([{ applicationId: null }]);
  });

  it("another account's letter and job answer like missing ones", async () => {
    const [owner, other] = [await withResume(api), await withResume(api)];
    const job = await owner.api.applications.create({ body: { jobTitle: "Analyst", company: "Coorong" } });
    const { id } = await owner.api.coverLetters.generate({ body });
    const missing = { status: 404 };
    await expect(other.api.coverLetters.get({ params: { id } })).rejects.toMatchObject(missing);
    await expect(other.api.coverLetters.remove({ params: { id } })).rejects.toMatchObject(missing);
    const linked = { ...body, applicationId: job.id };
    await expect(other.api.coverLetters.generate({ body: linked })).rejects.toMatchObject(missing);
    expect(await other.api.coverLetters.list()).toEqual([]);
    expect(await owner.api.coverLetters.list()).toHaveLength(1);
  });
});

describe("a letter by a language model", () => {
  let stub: StubModelServer;
  let on: TestApi;
  beforeAll(async () => {
    stub = await startStubModelServer();
  });
  afterEach(() => on.stop());
  afterAll(() => stub.stop());

  async function start() {
    on = await startWithModel(stub);
    const person = await consenting(on, "premium");
    await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
    return person;
  }

  const fact = (request: SeenRequest, words: string, text: string) => ({
    text,
    factIds: [lineId(request, words)],
  });
  const said = (text: string) => ({ text, factIds: [] });
  const filler = said(
    "I would welcome the opportunity to discuss the position with you and to answer your questions.",
  );

  const paragraphs = (request: SeenRequest, lies: { text: string; factIds: number[] }[] = []) => ({
    paragraphs: [
      { sentences: [said("I am writing to apply for the Business Analyst role at Harbour Health."), filler] },
      {
        sentences: [
          fact(
            request,
            "Ran requirements",
            "In my current role at Bellwether Energy, I ran requirements workshops with 40 stakeholders.",
          ),
          fact(request, "Wrote SQL", "In that role I also wrote SQL queries for weekly reports."),
          fact(request, "Helped the team", "In that role I also helped the team with UAT for two vendors."),
          fact(request, "Cut reporting", "In my role at Coorong Water, I cut reporting time by 30%."),
          ...lies,
        ],
      },
      { sentences: [filler, said("Thank you for considering my application.")] },
    ],
  });

  it("stands with its evidence; what was sent names nobody", async () => {
    stub.behave((res, request) => answerText(res, JSON.stringify(paragraphs(request))));
    const person = await start();
    const steps: number[] = [];
    const answer = await person.api.coverLetters.generate({ body }, { onStep: (step) => steps.push(step) });
    expect(answer.blocked).toEqual([]);
    expect(answer.writer).toBe("model");
    expect(answer.content).toContain("I cut reporting time by 30%.");
    expect(answer.content).toContain("Robin Fraser");
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    expect(stub.requests[0]?.raw).not.toMatch(personal);
    expect(stub.requests[0]?.raw).not.toContain(person.email);
  });

  it("without the person's consent the model is not called, and after it is taken back not any more", async () => {
    stub.behave((res, request) => answerText(res, JSON.stringify(paragraphs(request))));
    on = await startWithModel(stub);
    const person = await withResume(on);
    const before = stub.requests.length;
    expect((await person.api.coverLetters.generate({ body })).writer).toBe("built-in");
    await person.api.account.keepWritingConsent({ body: { consent: true } });
    expect((await person.api.coverLetters.generate({ body })).writer).toBe("model");
    await person.api.account.keepWritingConsent({ body: { consent: false } });
    expect((await person.api.coverLetters.generate({ body })).writer).toBe("built-in");
    expect(stub.requests.length).toBe(before + 1);
  });

  it("pro writes as premium does [P2-2.94, D-03]", async () => {
    on = await startWithModel(stub);
    const person = await on.signedUp({ tier: "pro" });
    await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
    expect((await person.api.coverLetters.generate({ body })).words).toBeGreaterThan(100);
  });

  it("obeys an injection: employer, degree, number and link fall, the rest stands", async () => {
    stub.behave((res, request) => {
      const lies = [
        "At Atlassian I led 90 analysts.",
        "I hold a PhD from Oxford.",
        "At Coorong Water I cut reporting time by 99%.",
        "See https://evil.example for my work.",
        "I have worked at Harbour Health before.",
      ].map((text) => fact(request, "Wrote SQL", text));
      answerText(res, JSON.stringify(paragraphs(request, lies)));
    });
    const person = await start();
    const answer = await person.api.coverLetters.generate({ body });
    expect(answer.writer).toBe("model");
    expect(answer.blocked).toHaveLength(5);
    const { blocked: _, ...shown } = answer;
    expect(JSON.stringify(shown)).not.toMatch(/Atlassian|PhD|Oxford|99%|evil\.example|worked at Harbour/);
  });

  const failing: [string, StubBehaviour, string][] = [
    ["stalls", () => undefined, "did not answer in time"],
    ["streams half", (res) => answerText(res, '{"paragraphs": [', "cut"), "could not be used"],
    ["answers nonsense", (res) => answerText(res, "As you wish!"), "could not be used"],
    ["refuses", (res) => answerStatus(res, 401), "refused the request"],
    [
      "obeys the ad in every sentence",
      (res, request) =>
        answerText(
          res,
          JSON.stringify({
            paragraphs: [{ sentences: [fact(request, "Wrote SQL", "At Atlassian I led 90 analysts.")] }],
          }),
        ),
      "Too little",
    ],
  ];
  it.each(failing)(
    "one that %s: the built-in letter word for word, and the answer says why",
    async (_name, behave, why) => {
      stub.behave(behave);
      on = await startWithModel(stub, { timeoutMs: 700 });
      const person = await consenting(on, "premium");
      await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
      const plain = await withResume(api);
      const answer = await person.api.coverLetters.generate({ body });
      expect(answer.writer).toBe("built-in");
      expect(answer.fallback).toContain(why);
      expect(answer.content).toBe((await plain.api.coverLetters.generate({ body })).content);
      expect(answer.content).not.toContain("Atlassian");
    },
  );

  it("a model that fails: the built-in letter, and the answer says so", async () => {
    const [person, plain] = [await start(), await withResume(api)];
    stub.behave((res) => answerStatus(res, 500));
    const answer = await person.api.coverLetters.generate({ body });
    expect(answer.writer).toBe("built-in");
    expect(answer.fallback).toContain("could not be reached");
    expect(answer.content).toBe((await plain.api.coverLetters.generate({ body })).content);
    stub.behave((res) => answerText(res, JSON.stringify({ paragraphs: [{ sentences: [filler] }] })));
    expect((await person.api.coverLetters.generate({ body })).fallback).toContain("Too little");
  });
});
