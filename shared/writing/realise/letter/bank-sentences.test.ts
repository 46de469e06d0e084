import { describe, expect, it } from "vitest";
import { writeLetter } from "./write-letter.ts";

const resumeText = `Robin Fraser
Hobart TAS | 0491 570 156 | robin@example.com

Summary
Business analyst in energy for seven years.

Experience
Senior Business Analyst, Bellwether Energy
Mar 2021 - Present
- Ran requirements workshops with 40 stakeholders
- Wrote SQL queries for weekly reports
Analyst, Coorong Water
Feb 2018 - Feb 2021
- Cut reporting time by 30%`;
const ad = {
  title: "Business Analyst",
  company: "Harbour Health",
  text: `We need a Business Analyst to join our delivery team.
- SQL is essential
- Requirements workshops are required
- Experience with Tableau is required
- Experience with Jira is required
- Power BI is a plus`,
};
const letter = (...answers: string[]) =>
  writeLetter({
    resumeText,
    ad,
    style: "professional",
    asOf: "2026-11-23",
    sources: answers.map((text, at) => ({ id: `bank:${at}`, text })),
  });

describe("what the evidence bank says in a letter", () => {
  it.each([
    ["Used Tableau at Coorong Water from 2019 to 2021", "I used Tableau at Coorong Water from 2019 to 2021."],
    [
      "Using Tableau at Bellwether Energy since 2022",
      "I have been using Tableau at Bellwether Energy since 2022.",
    ],
    ["Currently learning Tableau", "I am currently learning Tableau."],
    ["I used Tableau for monthly reports.", "I used Tableau for monthly reports."],
    ["Tableau certificate, expired 2020", undefined],
    ["Basic use of Tableau", undefined],
  ])("%s", (answer, said) => {
    const { text, sentences } = letter(answer);
    if (said === undefined) expect(text).not.toContain("Tableau");
    else expect(text).toContain(said);
    expect(sentences.every((one) => one.supported)).toBe(true);
  });

  it("tells two at most, the heaviest first, and nothing that the ad does not ask for", () => {
    const { text } = letter(
      "Used Power BI in 2020",
      "Used Jira in 2021",
      "Used Tableau in 2022",
      "Used Visio in 2023",
    );
    expect(text).toContain("I used Jira in 2021.");
    expect(text).toContain("I used Tableau in 2022.");
    expect(text).not.toMatch(/Power BI|Visio/);
  });
});
