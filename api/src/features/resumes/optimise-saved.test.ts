import { describe, expect, it } from "vitest";
import type { BankEntry } from "#shared/contract/evidence-bank.ts";
import {
  answers,
  body,
  consenting,
  honest,
  openModelDesk,
  resumeText,
} from "../../testing/model-fixtures.ts";
import { answerStatus } from "../../testing/stub-model-server.ts";

const desk = openModelDesk();

const fact: BankEntry = {
  kind: "fact",
  term: "Tableau",
  subject: "tool",
  state: "held",
  role: null,
  since: null,
  until: null,
  words: "I used Tableau for monthly reports.",
};

describe("the same inputs never cost twice", () => {
  it("open the kept result with its date, on another day too, and count nothing", async () => {
    let now = new Date("2026-03-03T00:00:00Z");
    const api = await desk.startOther({ now: () => now });
    const person = await api.signedUp();
    const first = await person.api.resumes.optimise({ body });
    expect(first.keptFrom).toBeUndefined();
    now = new Date("2026-03-05T00:00:00Z");
    const steps: number[] = [];
    const again = await person.api.resumes.optimise({ body }, { onStep: (step) => steps.push(step) });
    const { keptFrom, ...same } = again;
    expect(same).toEqual(first);
    expect(keptFrom).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(steps).toEqual([0, 1, 2, 3, 4]);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
    expect(await person.api.resumes.history()).toHaveLength(1);
  });

  it("still open when the free uses are gone; new inputs do not", async () => {
    const api = await desk.startOther();
    const person = await api.signedUp();
    await person.api.resumes.optimise({ body });
    await api.services.db.usage.update({ where: { userId: person.userId }, data: { used: 3 } });
    expect((await person.api.resumes.optimise({ body })).keptFrom).toBeDefined();
    const other = { ...body, jobAdText: `${body.jobAdText} Immediate start.` };
    await expect(person.api.resumes.optimise({ body: other })).rejects.toMatchObject({
      requiresUpgrade: true,
    });
  });

  it("another answer in the bank, ad, title, correction or account is another input", async () => {
    const api = await desk.startOther();
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.optimise({ body });
    const changed = [
      { ...body, resumeText: `${body.resumeText}\nReferees on request` },
      { ...body, jobTitle: "Senior Business Analyst" },
      { ...body, jobAdText: `${body.jobAdText} Immediate start.` },
    ];
    for (const one of changed)
      expect((await person.api.resumes.optimise({ body: one })).keptFrom).toBeUndefined();
    await person.api.evidenceBank.add({ body: fact });
    expect((await person.api.resumes.optimise({ body })).keptFrom).toBeUndefined();
    expect((await person.api.resumes.optimise({ body })).keptFrom).toBeDefined();
    const other = await api.signedUp();
    expect((await other.api.resumes.optimise({ body })).keptFrom).toBeUndefined();
  });

  it("a run whose model failed is no kept result: the next asks again, and the model is not asked for what it wrote", async () => {
    const api = await desk.start();
    const person = await consenting(api);
    desk.stub.behave((res) => answerStatus(res, 500));
    expect((await person.api.resumes.optimise({ body })).writer).toBe("built-in");
    desk.stub.behave(answers(honest));
    const written = await person.api.resumes.optimise({ body });
    expect(written).toMatchObject({ writer: "model" });
    expect(written.keptFrom).toBeUndefined();
    const again = await person.api.resumes.optimise({ body });
    expect(again).toMatchObject({ writer: "model", keptFrom: expect.any(String) });
    expect(desk.stub.requests).toHaveLength(1);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
  });

  it("a letter too, by ad, style and answers; one that the person changed is written anew beside it", async () => {
    const api = await desk.startOther();
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
    const asked = { jobTitle: "Business Analyst", company: "Harbour Health", jobDescription: body.jobAdText };
    const write = (more = {}) => person.api.coverLetters.generate({ body: { ...asked, ...more } });
    const first = await write();
    const again = await write();
    expect(again).toEqual({ ...first, keptFrom: expect.any(String) });
    expect((await write({ style: "friendly" })).keptFrom).toBeUndefined();
    const coverLetterText = "Dear Sir,\n\nI am applying for your position and I like SQL a lot.\n\nRobin";
    const draft = { coverLetterText, jobDescription: body.jobAdText };
    const improved = await person.api.coverLetters.optimise({ body: draft });
    expect(await person.api.coverLetters.optimise({ body: draft })).toEqual({
      ...improved,
      keptFrom: expect.any(String),
    });
    expect(await person.api.coverLetters.list()).toHaveLength(3);
    await person.api.coverLetters.keep({
      params: { id: first.id },
      body: { text: "Dear all, my own words." },
    });
    expect((await write()).keptFrom).toBeUndefined();
  });
});
