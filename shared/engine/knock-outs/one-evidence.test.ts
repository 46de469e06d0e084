import { expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { analyse } from "../analyse.ts";

const asOf = "2026-07-29";

const resumeSince = (from: number) => `Robin Fraser
robin@example.com

EXPERIENCE
Process Improvement Lead, Harbour Water
Mar ${from} - Present
- Business analyst for the billing programme: wrote user stories, ran workshops, mapped processes in BPMN

EDUCATION
Bachelor of Commerce, 2015`;

const ad = {
  title: "Business Analyst",
  text: `Business Analyst

About you
- At least 5 years of experience as a business analyst is essential
- Strong stakeholder management is required
- Workshops and process mapping every week`,
};

function views(from: number) {
  const resumeText = resumeSince(from);
  const { match, knockOuts } = analyse({ ad, resumeText, resume: readResume(resumeText), asOf });
  const listed = match.requirements.find(({ term }) => /5 years/.test(term));
  const credit = match.evidence.find(({ requirementId }) => requirementId === listed?.id)?.credit;
  return { credit, result: knockOuts.find(({ kind }) => kind === "years")?.result };
}

test("the years that a criterion shows in full are no open question", () => {
  expect(views(2018)).toEqual({ credit: 1, result: "pass" });
  expect(views(2024)).toEqual({ credit: 0.5, result: "unknown" });
});

test.each<[string, "pass" | "unknown", number]>([
  ["Speak Greek with the growers", "pass", 1],
  ["Served Greek families at the counter", "unknown", 0],
])("a language is one thing for score and question: %s", (line, result, credit) => {
  const resumeText = `Robin Fraser\nrobin@example.com\n\nEXPERIENCE\nCounter Hand, Harbour Foods\nMar 2019 - Present\n- ${line}`;
  const spoken = {
    title: "Counter Hand",
    text: "Counter Hand\n\nAbout you\n- Fluent Greek is essential\n- Cash handling",
  };
  const { match, knockOuts } = analyse({ ad: spoken, resumeText, resume: readResume(resumeText), asOf });
  const listed = match.requirements.find(({ term }) => /Greek/.test(term));
  expect(match.evidence.find(({ requirementId }) => requirementId === listed?.id)?.credit).toBe(credit);
  expect(knockOuts.find(({ ask }) => ask.value === "Greek")?.result).toBe(result);
});
