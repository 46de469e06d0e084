import { describe, expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { tokenise } from "../words/tokenise.ts";
import { readYears } from "./prove-years.ts";

/** All people and firms are invented. */
const resume = `Kim Acacia
Melbourne VIC

Experience
Software Developer, Gum Ledgers, Melbourne
Jan 2019 - present
- Built invoice pages in React and TypeScript
- Wrote the nightly jobs in Python, with simple data models
- Fixed faults with the support desk

Education
Bachelor of Information Technology, Karri University, 2018
`;

function creditOf(item: string): number {
  const text = `Software Developer\n\nAbout you\n- ${item}\n- Build web pages in React\n- TypeScript\n`;
  const ad = { text, title: "Software Developer", company: "Wattle Software" };
  const { match } = analyseResume({ resumeText: resume, ad, asOf: "2026-11-01" });
  const asked = match.requirements.filter(
    ({ span }) => span.start >= text.indexOf(item) && span.end <= text.indexOf(item) + item.length,
  );
  const credits = asked.map(({ id }) => match.evidence.find((one) => one.requirementId === id)?.credit ?? 0);
  return Math.max(0, ...credits);
}

describe("years in a field", () => {
  test.each([
    ["5+ years of experience in software development", 1],
    ["5 years as a developer", 1],
    ["At least 5 years since you left university", 1],
    ["9 years of experience in software development", 0.5],
  ])("roles of the ad's kind count: %s, %d", (item, credit) => expect(creditOf(item)).toBe(credit));

  test.each(["5+ years of experience in industrial engineering", "3 years in general insurance"])(
    "not in full where they say nothing of a field with a name: %s",
    (item) => expect(creditOf(item)).toBeLessThanOrEqual(0.5),
  );

  test("data models are no data science", () =>
    expect(creditOf("3 years of experience in data science")).toBeLessThanOrEqual(0.5));
});

describe("the length that a phrase asks for", () => {
  test.each([
    ["three years in sales", 3],
    ["three of the last five years in sales", 3],
    ["a minimum of 18 months in sales", 1.5],
    ["two exhibitions a year", undefined],
    ["one evening meeting a month", undefined],
    ["four shows per year", undefined],
    ["an apprentice in the last six months of the course", undefined],
    ["a visa with six months left", undefined],
  ])("%s: %s", (text, years) => expect(readYears(tokenise(text))).toBe(years));
});
