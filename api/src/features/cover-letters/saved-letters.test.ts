import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { arrangementOf } from "#shared/domain/cover-letters/quoted-letter.ts";
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

  it("lines ticked off, reordered and added make the letter anew; nothing else can be put under a line's id", async () => {
    const { person, letter } = await withLetter(api);
    const { quoted } = letter;
    if (!quoted) throw new Error("The built-in letter is data");
    const [job] = quoted.jobs;
    const lines = [...(job?.lines ?? [])].reverse();
    const arrangement = arrangementOf({
      ...quoted,
      jobs: quoted.jobs.map((one) =>
        one.id === job?.id
          ? {
              ...one,
              lines: [
                { id: "own:1", text: "I led 90 analysts at Google", isOn: true },
                ...lines.map((line, at) => ({ ...line, isOn: at !== 0 })),
              ],
            }
          : one,
      ),
    });
    const forged = {
      ...arrangement,
      jobs: arrangement.jobs.map((one) => ({
        ...one,
        lines: [
          ...one.lines.map((line) => ({ ...line, text: line.text ?? "Won a prize" })),
          { id: "line:0:0:5", isOn: true },
        ],
      })),
    };
    const kept = await person.api.coverLetters.keep({
      params: { id: letter.id },
      body: { arrangement: forged },
    });
    expect(kept.text).toContain("• I led 90 analysts at Google");
    expect(kept.text).not.toContain(lines[0]?.text);
    expect(kept.text).not.toContain("Won a prize");
    expect(kept.flagged).toMatchObject([{ line: expect.stringContaining("Google") }]);
    const opened = await person.api.coverLetters.get({ params: { id: letter.id } });
    expect(opened.quoted?.jobs[0]?.lines.map(({ text }) => text)).toEqual([
      "I led 90 analysts at Google",
      ...lines.map(({ text }) => text),
    ]);
    const both = { text: "Dear all", arrangement };
    await expect(
      person.api.coverLetters.keep({ params: { id: letter.id }, body: both }),
    ).rejects.toMatchObject({ status: 400 });
  });

  it("the person's reason, typed sentences and added lines are in the next version", async () => {
    const { person, letter } = await withLetter(api);
    const first = await person.api.coverLetters.generate({
      body: { ...body, from: letter.id, reason: "I was born in this hospital." },
    });
    const typed = "I can begin in March and bring my own desk.";
    const text = first.content.replace("\n\nYours sincerely", ` ${typed}\n\nYours sincerely`);
    await person.api.coverLetters.keep({ params: { id: first.id }, body: { text } });
    const next = await person.api.coverLetters.generate({
      body: { ...body, style: "friendly", from: first.id },
    });
    expect(next.content).toContain("I was born in this hospital.");
    expect(next.content).toContain(typed);
    const third = await person.api.coverLetters.generate({
      body: { ...body, style: "confident", from: next.id },
    });
    expect(third.content).toContain(typed);
    const other = await api.signedUp({ tier: "premium" });
    await other.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
    await expect(
      other.api.coverLetters.generate({ body: { ...body, from: first.id } }),
    ).rejects.toMatchObject({ status: 404 });
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
