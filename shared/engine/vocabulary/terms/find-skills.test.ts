import { describe, expect, test } from "vitest";
import { findSkills } from "./find-skills.ts";

function skills(text: string, kinds: readonly string[]): string[] {
  return findSkills(text)
    .filter((s) => kinds.includes(s.kind))
    .map((s) => text.slice(s.start, s.end));
}

const hard = (text: string) => skills(text, ["hard", "tool", "qualification", "licence"]);
const soft = (text: string) => skills(text, ["soft"]);

describe("findSkills, hard skills", () => {
  test.each([
    ["Experience with Xero and a sound knowledge of bank reconciliations", ["Xero", "bank reconciliations"]],
    ["Knowledge of seed grading and hail canopies", ["seed grading", "hail canopies"]],
    [
      "Hands-on experience with Zorbify, Kubernetes and Quibblewerk",
      ["Zorbify", "Kubernetes", "Quibblewerk"],
    ],
    ["Postgraduate studies in polymer chemistry", ["polymer chemistry"]],
    ["Fluent in Mandarin and written English", ["Mandarin", "English"]],
    ["java docker quibble-mvc python", ["java", "docker", "quibble-mvc", "python"]],
    ["Skills in Python/SQL", ["Python/SQL"]],
  ])("%s", (text, expected) => {
    expect(hard(text)).toEqual(expected);
  });

  test.each([
    ["a job title names the job", "Senior Marketing Manager"],
    ["a body of people is no skill", "You will report to our finance team"],
    ["the firm speaks of itself", "We are proud of our research and our insurance products"],
    ["a blank of a template is no acronym", "Please contact <NAME> at <ORGANIZATION>"],
    ["a degree of something is no course", "A high degree of accuracy"],
    ["a verb is what was done", "Experience in building things that matter"],
    ["an everyday word is not a product", "We love new ideas and every teammate may sit down"],
  ])("%s: %s", (_, text) => {
    expect(hard(text)).toEqual([]);
  });
});

describe("findSkills, soft skills", () => {
  test.each([
    ["Prepare weekly rosters for two sites", ["Prepare weekly rosters"]],
    ["You are able to explain complex topics", ["explain complex topics"]],
    ["A cheerful personality and strong planning skills", ["cheerful personality", "planning skills"]],
    ["We need a dynamic and quality-minded person", ["dynamic", "quality-minded"]],
  ])("%s", (text, expected) => {
    expect(soft(text)).toEqual(expected);
  });

  test("spans slice the sentence, in order, also with emoji and odd characters", () => {
    const text = "\u{1F600} Prepare  BAS \u2013 knowledge of Xero\u00A0/ MYOB \uD800 and <x> C++";
    const found = findSkills(text);
    for (const s of found) expect(s.start >= 0 && s.end <= text.length && s.start < s.end).toBe(true);
    expect(found.map((s) => s.start)).toEqual(found.map((s) => s.start).sort((a, b) => a - b));
    expect(findSkills("")).toEqual([]);
  });
});
