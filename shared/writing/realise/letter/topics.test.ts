import { describe, expect, it } from "vitest";
import { readMaterial } from "./letter-material.ts";
import { writeLetter } from "./write-letter.ts";

const resumeText = `Robin Fraser
Hobart TAS | 0491 570 156 | robin@example.com

Summary
Accounts officer with seven years in building and homes.

Experience
Accounts Officer, Derwent Builders Pty Ltd
03/2019 - Present
• Reconciled bank accounts for 14 entities in Xero
• Processed payroll for 120 staff
• Prepared BAS and month-end reports for the finance manager
• Closed the month two days sooner: new check list, Power BI charts
Accounts Clerk, Huon Homes
Jan 2016 - Feb 2019
• Entered 300 invoices a week in MYOB
• Answered calls and met visitors`;
const ad = {
  title: "Senior Accounts Officer",
  company: "Wattle Foods",
  text: `We are looking for a Senior Accounts Officer for our Hobart office.
- Experience with Xero is essential
- Payroll experience is required
- BAS preparation is required
- Bank reconciliation experience is required
- Power BI is essential
- MYOB is a plus`,
};
const order = { resumeText, ad, style: "professional", asOf: "2026-11-21" } as const;

describe("what a letter says that the ad asks for", () => {
  const { text } = writeLetter(order);
  const needs = text.match(/[^.]*\bask(?:s)? for\b[^.]*\./g) ?? [];

  it("names nothing that its own sentences do not tell", () => {
    expect(needs.length).toBeGreaterThan(0);
    expect(text).toContain("two days sooner");
    expect(needs.join(" ")).not.toContain("Power BI");
  });

  it("two deeds in one sentence are both told", () => {
    const shorter = resumeText.replace(/• Closed.*\n/, "");
    expect(writeLetter({ ...order, resumeText: shorter }).text).toMatch(
      /payroll for 120 staff, and prepared BAS and month-end reports/,
    );
  });

  it("what answers the need comes before what is told for its own sake", () => {
    const older = writeLetter({ ...order, ad: { ...ad, text: ad.text.replace(/- (?!MYOB).*\n/g, "") } }).text;
    expect(older).not.toMatch(/MYOB\. At Huon Homes, I answered calls/);
  });
});

describe("demands that a sentence shows by itself", () => {
  const { analysis, shown } = readMaterial(order);
  const asked = (text: string) =>
    analysis.match.requirements
      .filter((one) => shown([{ text, work: 0 }], [one]).length > 0)
      .map(({ term }) => term.toLowerCase());

  it.each([
    ["I reconciled bank accounts for 14 entities in Xero.", ["xero", "bank reconciliation"]],
    ["I processed payroll for 120 staff.", ["payroll"]],
    ["I closed the month two days sooner.", []],
    ["", []],
  ])("%s", (text, terms) => expect(asked(text)).toEqual(expect.arrayContaining(terms)));

  it("no demand is shown by a sentence of something else, or by none", () => {
    expect(asked("I closed the month two days sooner.")).toEqual([]);
    expect(shown([], analysis.match.requirements)).toEqual([]);
  });
});
