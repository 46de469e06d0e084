import type { AskModel, Assignment } from "../prompt.ts";

export const resumeText = `Robin Fraser
Business Analyst
12 Wattle Street, Brunswick VIC 3056 | 0491 570 156 | robin.fraser@example.com

Summary
Business analyst in energy.

Key skills
Stakeholder management, Jira, Confluence

Experience
Senior Business Analyst, Bellwether Energy
Mar 2021 - Present
- Ran requirements workshops with 40 stakeholders
- Wrote SQL queries for weekly reports
- Helped the team with UAT for two vendors

Analyst, Coorong Water
Feb 2018 - Feb 2021
- Cut reporting time by 30%

Education
Bachelor of Business, RMIT University, 2017`;

export const ad = {
  title: "Business Analyst",
  company: "Harbour Health",
  text: `About you
We are looking for a Business Analyst to join our delivery team and work with product owners every day.
- At least 3 years of experience as a business analyst is essential
- Strong SQL skills are required
- Stakeholder management is required
- Experience with Tableau is a plus
You will run workshops, write user stories and support testing across several releases a year for our customers.`,
};

export const identity = { fullName: "Robin Fraser", email: "robin.fraser@example.com" };
export const asOf = "2026-11-23";

const textOf = ({ material }: Assignment) => material.map(({ text }) => text).join("\n");

/** The number of the line that contains these words. */
export function lineOf(assignment: Assignment, words: string): number {
  const line = textOf(assignment)
    .split("\n")
    .find((one) => one.includes(words));
  if (line === undefined) throw new Error(`No line with: ${words}`);
  return Number.parseInt(line, 10);
}

/** A model that gives scripted answers, call by call, and records the assignments. */
export function scripted(...script: ((assignment: Assignment) => unknown)[]) {
  const asked: Assignment[] = [];
  const ask: AskModel = async (assignment, onFirstWords) => {
    asked.push(assignment);
    const answer = script[asked.length - 1];
    if (answer === undefined) return { answered: false, reason: "Nothing more", isFailure: true };
    onFirstWords?.();
    return { answered: true, value: answer(assignment) };
  };
  return { ask, asked };
}
