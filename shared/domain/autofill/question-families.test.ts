import { describe, expect, it } from "vitest";
import { isPrivateQuestion } from "./private-questions.ts";
import { familyNames, familyOf, questionFamilies } from "./question-families.ts";

describe("familyOf", () => {
  it.each(familyNames.map((family) => [questionFamilies[family].example, family]))(
    "%s is asked for: %s",
    (example, family) => {
      expect(familyOf(example)).toBe(family);
    },
  );

  it.each([
    ["What attracted you to this position with Wattle Trust? (max 200 words)", "why"],
    ["Please tell us why you are applying for this role", "why"],
    ["Please outline your salary expectations (including super)", "salary"],
    ["Expected hourly rate", "salary"],
    ["When could you start?", "notice"],
    ["How much notice are you required to give?", "notice"],
    ["Give an example of how you managed competing priorities", "deadline"],
    ["What do you consider your greatest achievement?", "proud"],
    ["Why should we hire you?", "strengths"],
    ["Please describe your experience with Xero", "experience"],
    ["Have you ever declared a conflict of interest?", null],
    ["What is your favourite colour?", null],
  ])("%s", (question, family) => {
    expect(familyOf(question)).toBe(family);
  });
});

describe("isPrivateQuestion", () => {
  it.each([
    "Do you have any health conditions that could affect your work?",
    "Please describe any injuries or workers compensation claims",
    "Have you ever been convicted of an offence?",
    "Do you identify as Aboriginal or Torres Strait Islander?",
    "What is your country of birth?",
    "Tell us about your religious beliefs",
    "Tax file number",
    "Enter the one-time code we sent you",
    "Describe your experience of being convicted",
  ])("%s has no family and no draft", (question) => {
    expect(isPrivateQuestion(question)).toBe(true);
    expect(familyOf(question)).toBeNull();
  });

  it.each([
    "Describe your experience in mental health nursing",
    "Describe a time when you worked with Aboriginal communities",
    "What is your experience of disability support?",
    "What are your strengths?",
  ])("%s is about the work", (question) => {
    expect(isPrivateQuestion(question)).toBe(false);
  });
});
