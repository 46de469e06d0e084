import { describe, expect, it } from "vitest";
import { answersFor, findAnswer } from "./similar-question.ts";

const kept = (question: string, applicationId: string | null = null) => ({
  ...{ question, answer: question, applicationId },
});

describe("findAnswer", () => {
  const answers = [
    kept("Describe a conflict at work and what you did."),
    kept("What is your experience with rostering?"),
    kept("What are your strengths?"),
  ];

  it.each([
    ["When did you last disagree with a colleague?", "Describe a conflict at work and what you did."],
    ["What do you bring to this role?", "What are your strengths?"],
    ["Please tell us: your strengths", "What are your strengths?"],
    ["What is your experience with Xero?", undefined],
    ["How do you roster?", undefined],
    ["Describe any health conditions", undefined],
  ])("%s finds %s", (asked, question) => {
    expect(findAnswer(asked, answers)?.question).toBe(question);
  });

  it("a private question takes no kept answer, word for word or not", () => {
    const asked = "Have you been convicted of an offence?";
    expect(findAnswer(asked, [kept(asked)])).toBeUndefined();
  });

  it("of answers to the same question the form's own job goes first, and another job's is never there", () => {
    const why = "Why do you want to work here?";
    const all = [kept(why, "b"), { ...kept(why), answer: "any" }, { ...kept(why, "a"), answer: "own" }];
    expect(findAnswer(why, answersFor(all, "a"))?.answer).toBe("own");
    expect(findAnswer(why, answersFor(all, "c"))?.answer).toBe("any");
    expect(answersFor(all, undefined).map(({ answer }) => answer)).toEqual(["any"]);
  });
});
