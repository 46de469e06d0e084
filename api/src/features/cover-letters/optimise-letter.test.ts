import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { consenting, jobAdText, personal, resumeText, startWithModel } from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import {
  answerStatus,
  answerText,
  lineId,
  type SeenRequest,
  type StubModelServer,
  startStubModelServer,
} from "../../testing/stub-model-server.ts";

const coverLetterText = `Dear Sir or Madam,

I has a interest in your position.

At Bellwether Energy I ran requirements workshops with 40 stakeholders. I once climbed Mount Kosciuszko with 12 colleagues from Google.

Thank you for considering my application.

Robin Fraser`;

const options = {
  tone: "confident",
  includeMetrics: true,
  jobTitle: "Business Analyst",
  company: "Harbour Health",
} as const;
const body = { coverLetterText, jobDescription: jobAdText, options };

async function keepResume(person: Awaited<ReturnType<TestApi["signedUp"]>>) {
  await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
  return person;
}

describe("POST /api/cover-letter/optimize-enhanced", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());
  const withResume = async (tier: "free" | "premium" = "premium") => keepResume(await api.signedUp({ tier }));

  it("improves the draft, measures both, flags what the resume does not support and keeps the letter [P2-7.14]", async () => {
    const person = await withResume();
    const steps: number[] = [];
    const answer = await person.api.coverLetters.optimise({ body }, { onStep: (step) => steps.push(step) });
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    // Nothing of the draft changes but its sure slips.
    expect(answer.optimizedText).toBe(coverLetterText.replace("I has a interest", "I have an interest"));
    expect(answer.flagged).toMatchObject([{ line: expect.stringContaining("Google") }]);
    expect(answer.improvements).toMatchObject([
      { section: "Body", reason: expect.stringContaining("I has a interest") },
    ]);
    expect(answer.matchScore ?? 0).toBeGreaterThanOrEqual(answer.before.matchScore ?? 0);
    const suggested = answer.suggestions.join(" ");
    expect(suggested).toContain("Business Analyst at Harbour Health");
    expect(suggested).toContain("Wrote SQL queries for weekly reports");
    expect(answer.writer).toBe("built-in");
    const opened = await person.api.coverLetters.get({ params: { id: answer.id } });
    expect(opened).toMatchObject({
      kind: "optimised",
      style: "confident",
      text: answer.optimizedText,
      draftText: coverLetterText,
      optimised: answer,
      generated: null,
    });
  });

  it("a free account answers 403 with requiresUpgrade", async () => {
    const person = await withResume("free");
    const refused = { status: 403, code: "upgrade_required", requiresUpgrade: true };
    await expect(person.api.coverLetters.optimise({ body })).rejects.toMatchObject(refused);
  });

  it.each([
    [{ ...body, coverLetterText: " " }, "Please paste your draft cover letter to optimize."],
    [{ ...body, jobDescription: "" }, "Job description is required for optimization."],
    [{ ...body, coverLetterText: "x".repeat(20_001) }, "This letter is too long to read."],
    [{ ...body, options: { tone: "angry" } }, undefined],
  ])("bad input answers 400 and keeps nothing", async (bad, message) => {
    const person = await withResume();
    const response = await person.send("/api/cover-letter/optimize-enhanced", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(bad),
    });
    expect(response.status).toBe(400);
    if (message) expect(await response.json()).toMatchObject({ message });
    expect(await person.api.coverLetters.list()).toEqual([]);
  });
});

describe("a draft improved by a language model", () => {
  let stub: StubModelServer;
  let on: TestApi;
  beforeAll(async () => {
    stub = await startStubModelServer();
  });
  afterEach(() => on.stop());
  afterAll(() => stub.stop());

  const start = async () => {
    on = await startWithModel(stub);
    return keepResume(await consenting(on, "premium"));
  };
  const edit = (request: SeenRequest, words: string, text: string, fact = "Ran requirements") => ({
    lineId: lineId(request, words),
    text,
    factIds: [lineId(request, fact)],
    reason: "x",
  });
  const workshops = "At Bellwether Energy I ran";

  it("rewrites a sentence the resume supports; what was sent names nobody", async () => {
    const person = await start();
    const better = "At Bellwether Energy I ran the requirements workshops with 40 stakeholders.";
    stub.behave((res, request) =>
      answerText(res, JSON.stringify({ edits: [edit(request, workshops, better)] })),
    );
    const answer = await person.api.coverLetters.optimise({ body });
    expect(answer.writer).toBe("model");
    expect(answer.optimizedText).toContain(better);
    expect(answer.optimizedText).toContain("Mount Kosciuszko");
    expect(stub.requests[0]?.raw).not.toMatch(personal);
    expect(stub.requests[0]?.material).not.toContain("Kosciuszko");
  });

  it("obeys an injection: nothing planted comes in, and all blocked means the built-in letter", async () => {
    const person = await start();
    stub.behave((res, request) =>
      answerText(
        res,
        JSON.stringify({
          edits: [
            edit(
              request,
              workshops,
              "At Bellwether Energy I ran requirements workshops with 400 stakeholders.",
            ),
            edit(request, workshops, "At Atlassian I ran requirements workshops with 40 stakeholders."),
            edit(
              request,
              workshops,
              "At Bellwether Energy I ran requirements workshops with 40 stakeholders, see https://evil.example.",
            ),
            edit(request, "an interest in", "I hold a PhD and have an interest in your position."),
          ],
        }),
      ),
    );
    const answer = await person.api.coverLetters.optimise({ body });
    // Its id is made by chance and may hold any number.
    expect(JSON.stringify({ ...answer, id: null })).not.toMatch(/400|Atlassian|evil\.example|PhD/);
    expect(answer).toMatchObject({ writer: "built-in", fallback: expect.stringContaining("fact check") });
  });

  it("a model that fails: the built-in result, and the answer says so", async () => {
    const person = await start();
    stub.behave((res) => answerStatus(res, 429, { "retry-after": "60" }));
    const answer = await person.api.coverLetters.optimise({ body });
    expect(answer).toMatchObject({ writer: "built-in", fallback: expect.stringContaining("is busy") });
    expect(answer.optimizedText).toContain("I have an interest");
  });
});
