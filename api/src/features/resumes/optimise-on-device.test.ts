import { describe, expect, it } from "vitest";
import {
  answers,
  body,
  consenting,
  honest,
  jobAdText,
  openModelDesk,
  resumeText,
} from "../../testing/model-fixtures.ts";

const desk = openModelDesk();

/** The number of a resume's line: header lines count, empty ones do not. */
const lineId = (words: string) =>
  resumeText
    .split("\n")
    .filter((line) => line.trim() !== "")
    .findIndex((line) => line.includes(words));
const edit = (words: string, text: string) => ({ lineId: lineId(words), text, factIds: [lineId(words)] });

describe("what the person's own browser wrote", () => {
  it("is judged here again: a lie falls, the rest stands, named and counted, and no server's model is asked", async () => {
    const api = await desk.start();
    desk.stub.behave(answers(honest));
    const person = await consenting(api);
    const deviceEdits = [
      edit("Wrote SQL", "Wrote SQL queries for the weekly reports"),
      edit("Cut reporting", "Cut reporting time by 90% at Google"),
    ];
    const answer = await person.api.resumes.optimise({ body: { ...body, deviceEdits } });
    expect(answer.writer).toBe("device");
    expect(answer.optimizedText).toContain("- Wrote SQL queries for the weekly reports");
    expect(answer.optimizedText).toContain("- Cut reporting time by 30%");
    expect(JSON.stringify({ ...answer, blocked: [] })).not.toMatch(/90%|Google/);
    expect(desk.stub.requests).toHaveLength(0);
    expect(await person.api.resumes.usage()).toEqual({ count: 1 });
    const again = await person.api.resumes.optimise({ body: { ...body, deviceEdits: [] } });
    expect(again).toMatchObject({ writer: "device", keptFrom: expect.any(String) });
  });

  it("nothing of it: the built-in result, uncounted", async () => {
    const api = await desk.startOther();
    const person = await api.signedUp();
    const answer = await person.api.resumes.optimise({ body: { ...body, deviceEdits: [] } });
    expect(answer.writer).toBe("built-in");
    expect(answer.fallback).toContain("not counted");
    expect(await person.api.resumes.usage()).toEqual({ count: 0 });
  });

  it("a letter: sentences nobody can prove fall, whoever sends them", async () => {
    const api = await desk.startOther();
    const person = await api.signedUp({ tier: "premium" });
    await person.api.resumes.keepDefault({ body: { name: "Resume", text: resumeText } });
    const about = (words: string, text: string) => ({ text, factIds: [lineId(words)] });
    const deviceLetter = [
      [{ text: "I am writing to apply for the Business Analyst role at Harbour Health.", factIds: [] }],
      [
        about(
          "Ran requirements",
          "In my current role at Bellwether Energy, I ran requirements workshops with 40 stakeholders.",
        ),
        about("Wrote SQL", "At Atlassian I led 90 analysts."),
        about("Cut reporting", "In my role at Coorong Water, I cut reporting time by 30%."),
      ],
      [{ text: "I would welcome the opportunity to discuss the position with you.", factIds: [] }],
    ];
    const asked = { jobTitle: "Business Analyst", company: "Harbour Health", jobDescription: jobAdText };
    const answer = await person.api.coverLetters.generate({ body: { ...asked, deviceLetter } });
    expect(answer.writer).toBe("device");
    expect(answer.content).toContain("I cut reporting time by 30%.");
    expect(answer.content).not.toContain("Atlassian");
    const bad = { ...asked, deviceLetter: [[{ text: "x".repeat(601), factIds: [] }]] };
    await expect(person.api.coverLetters.generate({ body: bad })).rejects.toMatchObject({ status: 400 });
  });
});
