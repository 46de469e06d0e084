import { describe, expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** Credit of one demand for somebody whose resume opens with one sentence. */
function creditOf(item: string, objective: string): number {
  const resumeText = `Kim Acacia\nkim@example.com\n\nObjective\n${objective}\n\nExperience\nLabourer, Gum Traders, Perth\nJan 2018 - present\n- Kept the yard in order\n`;
  const { match } = analyseResume({
    resumeText,
    ad: { text: `You must have\n- ${item}\n- Care for the yard\n`, title: "" },
    asOf: "2026-11-01",
  });
  const asked = match.requirements.find(({ term }) => item.includes(term));
  return match.evidence.find(({ requirementId }) => requirementId === asked?.id)?.credit ?? 0;
}

describe("the field of a job that somebody wants", () => {
  test.each([
    ["Commercial lending", "Seeking a position in commercial lending."],
    ["Commercial lending", "To obtain a position in commercial lending where I can grow."],
    ["Commercial lending", "To move from the bank into commercial lending."],
    ["Experience in aged care", "Looking for my first job in aged care."],
    ["Experience in aged care", "Career goal: a career in aged care."],
    ["Experience in aged care", "Objective: to work in aged care."],
  ])("%s is not shown by %j", (item, objective) => {
    expect(creditOf(item, objective)).toBe(0);
  });

  test.each([
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
