import { describe, expect, it } from "vitest";
import type { WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { misreadRoles } from "./misread-roles.ts";
import { planFor } from "./plan.ts";

const resumeText = `Robin Fraser
Business Analyst
Hobart TAS | 0491 570 156 | robin@example.com

Summary
Business analyst in energy for seven years.

Key skills
Stakeholder management, Jira, Xero

Experience
Senior Business Analyst, Bellwether Energy
Mar 2021 - Present
- Ran requirements workshops with 40 stakeholders
- Wrote SQL queries for weekly reports

Analyst, Coorong Water
Feb 2018 - Feb 2021
- Cut reporting time by 30%`;

const adText = `About you
We need a Business Analyst to join our delivery team and to work with product owners on most days of the week.
- SQL is essential
- Requirements workshops are required
- Experience with Tableau is required
- Xero or MYOB is a plus
- Payroll is a plus
You will support testing across several releases a year for our customers in three states.`;

function planOf(resume = resumeText, ad = adText) {
  const { model, ...analysis } = analyseResume({
    resumeText: resume,
    ad: { text: ad, title: "Business Analyst" },
    asOf: "2026-11-23",
  });
  return { plan: planFor({ model, analysis }), model, analysis };
}

describe("planFor", () => {
  const { plan, model } = planOf();

  it.each([
    ["SQL is essential", "Wrote SQL queries for weekly reports", "Bellwether Energy"],
    ["Xero or MYOB is a plus", "Stakeholder management, Jira, Xero", undefined],
  ])("%s is proven by the person's own line, with its role", (term, text, employer) => {
    const proof = plan.prove.find((one) => one.term === term);
    expect(proof).toMatchObject({ text, isPartial: false });
    expect(proof?.role?.employer).toBe(employer);
    expect(model.meta.lines[proof?.line ?? -1]?.text).toBe(text);
  });

  it("the heaviest come first, six at most", () => {
    const weights = plan.prove.filter((one) => !one.isPartial).map((one) => one.importance);
    expect(weights).toEqual(
      [...weights].sort((a, b) => Number(b === "must") - Number(a === "must") || a.localeCompare(b) * -1),
    );
    expect(plan.prove.length).toBeGreaterThan(1);
    expect(plan.prove.length).toBeLessThanOrEqual(6);
  });

  it("the hook is the heaviest need that a role proves; of equals the one with a figure", () => {
    expect(plan.hook).toMatchObject({ importance: "must", role: { employer: "Bellwether Energy" } });
    const { match } = planOf().analysis;
    const equal = { ...match, requirements: match.requirements.map((one) => ({ ...one, core: false })) };
    expect(planFor({ model, analysis: { match: equal } }).hook?.text).toContain("40 stakeholders");
  });

  it("what nothing shows is a gap and a question, the heaviest first, and no proof", () => {
    const gaps = plan.gaps.map((one) => one.term);
    expect(gaps.indexOf("Experience with Tableau is required")).toBeGreaterThanOrEqual(0);
    expect(gaps.indexOf("Payroll is a plus")).toBeGreaterThan(0);
    expect(plan.prove.map((one) => one.term)).not.toContain("Experience with Tableau is required");
    expect(plan.ask[0]?.requirement.term).toBe("Tableau");
    expect(plan.ask.length).toBeLessThanOrEqual(3);
  });

  it("alternatives of which one is shown are no gap", () => {
    expect(plan.gaps.map((one) => one.term).join(" ")).not.toContain("MYOB");
  });

  it("lines that copy the ad and lines of a misread role prove nothing", () => {
    const copied = `${resumeText}\n- You will support testing across several releases a year for our customers in three states`;
    const { plan: own, analysis } = planOf(copied);
    expect(analysis.match.pastedLines.length).toBeGreaterThan(0);
    expect(own.leaveOut).toEqual(expect.arrayContaining(analysis.match.pastedLines));
    for (const { line } of own.prove) expect(own.leaveOut).not.toContain(line);
  });

  it("without an ad there is nothing to prove", () => {
    expect(planOf(resumeText, "").plan).toMatchObject({ prove: [], hook: null, gaps: [], ask: [] });
  });
});

describe("misreadRoles", () => {
  const role = (change: Partial<WorkEntry>): WorkEntry => ({
    ...{ name: "Coorong Water", position: "Analyst", highlights: [], lines: [] },
    ...change,
  });
  it.each([
    ["an analyst at an employer", {}, []],
    ["no employer", { name: "" }, [0]],
    ["a verb as title", { position: "Managed a team of 12" }, [0]],
    ["a degree as job", { position: "Bachelor of Nursing" }, [0]],
    ["a tab in a value", { position: "Analyst\tHobart" }, [0]],
    ["a marketing manager", { position: "Marketing Manager" }, []],
    ["a registered nurse", { position: "Registered Nurse" }, []],
  ])("%s", (_name, change, expected) => {
    const { model } = planOf();
    expect(misreadRoles({ ...model, work: [role(change)] })).toEqual(expected);
  });
});
