import { expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** The first requirement of an ad with one item, and its credit for a person with one award. */
function first(item: string, award: string): { term: string; credit: number } {
  const resumeText = `Kim Acacia\nkim@example.com\n\nExperience\nLabourer, Gum Traders, Perth\nJan 2018 - present\n- Kept the yard in order\n\nEducation\n${award}\n`;
  const { match } = analyseResume({
    resumeText,
    ad: { text: `You must have\n- ${item}\n- Care for the yard\n`, title: "" },
    asOf: "2026-11-01",
  });
  const [asked] = match.requirements;
  const proof = match.evidence.find(({ requirementId }) => requirementId === asked?.id);
  return { term: asked?.term ?? "", credit: proof?.credit ?? 0 };
}

test.each([
  ["Degree qualified civil engineer", "Bachelor of Engineering (Civil), 2013", "Bachelor of Design, 2013"],
  ["Tertiary-qualified accountant", "Bachelor of Accounting, 2013", "Bachelor of Design, 2013"],
  ["Tertiary qualified social worker", "Bachelor of Social Work, 2013", "Bachelor of Commerce, 2013"],
  ["University qualified physiotherapist", "Bachelor of Physiotherapy, 2013", "Bachelor of Laws, 2013"],
])("%s: the profession is the field", (item, own, other) => {
  expect(first(item, own)).toEqual({ term: item, credit: 1 });
  expect(first(item, other).credit).toBe(0);
});

test.each(["Degree qualified, in any field", "Tertiary qualified, with a calm manner"])(
  "%s: any field will do",
  (item) => {
    expect(first(item, "Bachelor of Design, 2013").credit).toBe(1);
  },
);
