import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { consenting, jobAdText, resumeText, startWithModel } from "../../testing/model-fixtures.ts";
import { startTestApi, type TestApi } from "../../testing/start-test-api.ts";
import { answerText, type StubModelServer, startStubModelServer } from "../../testing/stub-model-server.ts";

const body = { jobTitle: "Business Analyst", company: "Harbour Health", jobDescription: jobAdText };

async function withLetter(on: TestApi) {
  const person = await on.signedUp({ tier: "premium" });
  await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
  const letter = await person.api.coverLetters.generate({ body });
  const keep = (text: string) => person.api.coverLetters.keep({ params: { id: letter.id }, body: { text } });
  return { person, letter, keep };
}

describe("PUT /api/cover-letters/{id}", () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.stop());

  it("keeps the person's own text, measures it anew and flags what nothing supports", async () => {
    const { person, letter, keep } = await withLetter(api);
    const text = letter.content.replace(
      "\n\nYours sincerely",
      " I once led 90 analysts at Google.\n\nYours sincerely",
    );
    const kept = await keep(text);
    expect(kept).toMatchObject({ text, writtenText: letter.content, words: letter.words + 7 });
    expect(kept.editedAt).not.toBeNull();
    expect(kept.flagged).toMatchObject([{ line: expect.stringContaining("Google") }]);
    const opened = await person.api.coverLetters.get({ params: { id: letter.id } });
    expect(opened).toMatchObject({ ...kept, generated: letter });
    expect(await person.api.coverLetters.list()).toMatchObject([{ words: letter.words + 7 }]);
  });

  it("a claim above the greeting or below the name is flagged too, an address is not", async () => {
    const { letter, keep } = await withLetter(api);
    const { flagged } = await keep(
      `Harbour Health, 12 Quay Street, Sydney NSW 2000\nI once led 90 analysts at Google.\n\n${letter.content}\nI hold a PhD from Oxford.`,
    );
    expect(flagged.map((one) => one.line)).toEqual([
      "I once led 90 analysts at Google.",
      "I hold a PhD from Oxford.",
    ]);
  });

  it("the numbers follow the text: without its proof the match falls; as written, all is as before", async () => {
    const { letter, keep } = await withLetter(api);
    const bare = await keep("Dear Hiring Manager,\n\nPlease call me.\n\nRegards,\nRobin Fraser");
    expect(bare.words).toBe(9);
    expect(bare.matchScore ?? 0).toBeLessThan(letter.matchScore ?? 0);
    expect(bare.flagged).toEqual([]);
    const undone = await keep(letter.content);
    expect(undone).toMatchObject({
      text: letter.content,
      editedAt: null,
      words: letter.words,
      matchScore: letter.matchScore,
      flagged: [],
    });
  });

  it("numbers of the client are refused, an empty letter too; another account's answers 404", async () => {
    const { person, letter, keep } = await withLetter(api);
    await expect(keep(" ")).rejects.toMatchObject({ status: 400, message: "A letter needs some words." });
    await expect(keep("x".repeat(20_001))).rejects.toMatchObject({ status: 400 });
    const response = await person.send(`/api/cover-letters/${letter.id}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ text: "Dear all", words: 400, matchScore: 100 }),
    });
    expect(response.status).toBe(400);
    const other = await api.signedUp({ tier: "premium" });
    const foreign = { params: { id: letter.id }, body: { text: "Mine now" } };
    await expect(other.api.coverLetters.keep(foreign)).rejects.toMatchObject({ status: 404 });
    expect((await person.api.coverLetters.get(foreign)).text).toBe(letter.content);
  });
});

describe("who leaves while a letter is written", () => {
  let stub: StubModelServer;
  let on: TestApi;
  beforeAll(async () => {
    stub = await startStubModelServer();
  });
  afterEach(() => on.stop());
  afterAll(() => stub.stop());

  it("finds it: the call to the model goes on to its end and the letter is kept", async () => {
    on = await startWithModel(stub, { timeoutMs: 20_000 });
    const person = await consenting(on, "premium");
    await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
    const leave = new AbortController();
    let answer = () => {};
    let isCutOff = false;
    stub.behave((res) => {
      res.once("close", () => {
        isCutOff = !res.writableFinished;
      });
      answer = () => answerText(res, JSON.stringify({ paragraphs: [] }));
      leave.abort();
    });
    await expect(person.api.coverLetters.generate({ body }, { signal: leave.signal })).rejects.toThrow();
    expect(await person.api.coverLetters.list()).toEqual([]);
    answer();
    await expect.poll(async () => (await person.api.coverLetters.list()).length).toBe(1);
    expect(isCutOff).toBe(false);
    const [kept] = await person.api.coverLetters.list();
    const opened = await person.api.coverLetters.get({ params: { id: kept?.id ?? "" } });
    expect(opened.generated?.fallback).toContain("Too little");
  });
});
