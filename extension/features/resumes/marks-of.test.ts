import { describe, expect, it } from "vitest";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { marksOf } from "./marks-of.ts";

const text = `About the role
You will run requirements workshops with stakeholders and write user stories for two delivery teams.

What you bring
Experience with Power BI or Tableau. Strong SQL is essential. Confluence is an advantage.
You work with developers, testers and product owners on systems that customers use every day, and you keep a backlog in order.`;

const resumeText = `Ada Marsh
ada.marsh@example.com

Experience
Business Analyst, Coorong Water
March 2021 - Present
- Built Power BI reports for weekly meetings
- Wrote user stories for three teams

Education
Bachelor of Business, RMIT University, 2017`;

describe("marksOf", () => {
  const { match } = analyseResume({
    resumeText,
    resumeEdits: [],
    ad: { text, title: "Business Analyst", company: "Coorong Water" },
    asOf: "2026-11-23",
    requirementEdits: [],
    profile: { answers: {} },
  });
  const marks = marksOf(ledgerOf(match), text);
  const stateOf = (words: string) => marks.find((one) => one.words.includes(words))?.state;

  it("says of each of the ad's own lines what the resume shows", () => {
    expect([stateOf("Power BI"), stateOf("SQL")]).toEqual(["shown", "missing"]);
    for (const { words, sentence } of marks) expect(sentence).toContain(words);
  });
});
