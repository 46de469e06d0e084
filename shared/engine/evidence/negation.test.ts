import { describe, expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** Credit of one requirement, or 1 for a condition that is met, for somebody with one line under "Tickets and skills". */
function creditOf(item: string, line: string): number {
  const resumeText = `Kim Acacia\nkim@example.com\n\nExperience\nLabourer, Gum Traders, Perth\nJan 2018 - present\n- Kept the yard in order\n\nSkills\n${line}\n`;
  const { match, knockOuts } = analyseResume({
    resumeText,
    ad: { text: `You must have\n- ${item}\n- Care for the yard\n`, title: "" },
    asOf: "2026-11-01",
  });
  const asked = match.requirements.find(({ term }) => item.includes(term));
  if (asked === undefined) return knockOuts.some(({ result }) => result === "pass") ? 1 : 0;
  return match.evidence.find(({ requirementId }) => requirementId === asked.id)?.credit ?? 0;
}

describe("what the person says not to have", () => {
  test.each([
    ["Leapfrog", "QGIS, Excel, Leapfrog (have watched someone use it)", "QGIS, Excel, Leapfrog"],
    ["forklift licence", "First aid 2024. Forklift licence: never needed", "Forklift licence 2024"],
    ["motion design", "motion design: not my thing, I hand sketches on", "motion design, sketches"],
    ["HACCP", "Coffee, HACCP (never held)", "Coffee, HACCP"],
    [
      "smoke-flue work in brick kilns",
      "Brick kilns and their doors. I have not done smoke-flue work",
      "Brick kilns, smoke-flue work",
    ],
    ["Physics", "I have not taught Physics so far", "I have taught Physics"],
    ["Excel", "Computers: fine with tablets, not an Excel person", "Computers: Excel"],
    [
      "phlebotomy",
      "No Certificate IV, and no phlebotomy certificate",
      "Certificate IV, and phlebotomy certificate",
    ],
    ["chainsaw ticket", "ARC tick - no, chainsaw ticket - no", "chainsaw ticket"],
  ])("%s: '%s' proves nothing", (item, denied, held) => {
    expect(creditOf(item, denied)).toBe(0);
    expect(creditOf(item, held)).toBeGreaterThan(0);
  });

  test.each([
    ["Leapfrog", "Leapfrog, QGIS (have watched someone use it)"],
    ["forklift licence", "Forklift licence - no 4711"],
    ["food safety supervisor", "Food safety supervisor 2024 (never say never)"],
  ])("%s: '%s' denies something else", (item, line) => {
    expect(creditOf(item, line)).toBeGreaterThan(0);
  });

  test.each(["THINGS I HAVE NOT DONE", "Not yet", "NOT (YET)", "What I haven't done"])(
    "what stands under %j is not there",
    (heading) => {
      const line = "QGIS, Excel\n\n@\nLeapfrog in production, drill logging";
      expect(creditOf("Leapfrog", line.replace("@", heading))).toBe(0);
      expect(creditOf("Leapfrog", line.replace("@", "Other skills"))).toBeGreaterThan(0);
    },
  );

  test("what others are is no work of one's own", () => {
    expect(creditOf("forklift operation", "Talk with the forklift drivers about what goes wrong")).toBe(0);
    expect(creditOf("forklift operation", "Forklift driver")).toBeGreaterThan(0);
    expect(creditOf("work with nurses", "Worked with nurses")).toBeGreaterThan(0);
  });

  test("the blanks of an anonymous copy say nothing", () => {
    expect(creditOf("state government experience", "Adviser, [CITY], [STATE GOVERNMENT]")).toBe(0);
  });
});

test("the name of a card says nothing of its single words", () => {
  expect(creditOf("attention to detail", "Working with Children Check (VIC)")).toBe(0);
  expect(creditOf("attention to detail", "Attention to detail in every order")).toBeGreaterThan(0);
});

describe("the field of a job that somebody wants", () => {
  test.each([
    ["Commercial lending", "Seeking a position in commercial lending."],
    ["Commercial lending", "To obtain a position in commercial lending where I can grow."],
    ["Commercial lending", "To move from the bank into commercial lending."],
    ["Experience in aged care", "Looking for my first job in aged care."],
    ["Experience in aged care", "Career goal: a career in aged care."],
    ["Experience in aged care", "Objective: to work in aged care."],
    ["Knowledge of Python", "Interested in Java and Python."],
    ["Certificate IV in Refrigeration", "Would do Cert IV in Refrigeration if somebody paid."],
  ])("%s is not shown by %j", (item, objective) => {
    expect(creditOf(item, objective)).toBe(0);
  });

  test.each([
    ["Nursing experience", "Interested in people, with ten years of nursing."],
    [
      "Commercial lending",
      "Looking for a role in a bank after five years in commercial lending at Gum Bank.",
    ],
    ["Commercial lending", "Seeking a position in a bank, with five years in commercial lending."],
    ["Commercial lending", "Bank officer with five years in commercial lending, seeking a new position."],
    ["Experience in aged care", "Six years of work in aged care. Seeking a position near home."],
  ])("%s is shown by %j", (item, objective) => {
    expect(creditOf(item, objective)).toBeGreaterThan(0);
  });
});
