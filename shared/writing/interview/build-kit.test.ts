import { describe, expect, it } from "vitest";
import type { StoredStory } from "../criteria/coverage.ts";
import { buildKit } from "./build-kit.ts";
import { occupationFamilies, occupationFamily } from "./families.ts";

const resumeText = `Mara Quill
mara@example.com

Experience
Accountant, Bayside Council
2021 - Present
- Reconciled 14 ledgers in Xero each month
- Ran workshops with community organisations`;

const story: StoredStory = {
  ...{ id: "s1", title: "The refund", situation: "A customer waited three weeks.", task: "" },
  ...{
    action: "I called the customer daily.",
    result: "Paid in two days.",
    role: null,
    terms: ["customer service"],
  },
};
const ad = {
  title: "Accountant",
  company: "Harbour Trust",
  text: "Accountant at the Harbour Trust. What you bring\n- Experience with Xero is essential\n- Experience with MYOB is essential\n- Strong customer service skills\nA current driver licence is required.",
};
const kitOf = (change: Partial<typeof ad> = {}) =>
  buildKit({ resumeText, resumeEdits: [], stories: [story], ad: { ...ad, ...change }, asOf: "2026-11-01" });

describe("buildKit", () => {
  it("marks what the ad asks and what is usual, each with a story, a line or a gap", () => {
    const { questions, family, isPanel } = kitOf();
    expect([family, isPanel]).toEqual(["Accounting and finance", false]);
    const about = (term: string) => questions.find(({ from, text }) => from === "ad" && text.includes(term));
    expect(about("Xero")).toMatchObject({ line: expect.stringContaining("Xero"), gap: null });
    expect(about("MYOB")).toMatchObject({ line: null, story: null, gap: expect.any(String) });
    expect(about("customer service")).toMatchObject({ story: "s1" });
    expect(questions.filter(({ from }) => from === "usual").length).toBeGreaterThan(4);
    for (const { story: told, line, gap } of questions) expect([told, line, gap].some(Boolean)).toBe(true);
  });

  it("a government panel asks along the criteria, and a resume's own line answers", () => {
    const text = `Officer\nSelection criteria\n1. Demonstrated ability to run workshops with community organisations.\n2. Knowledge of the Water Act.\nPlease address the selection criteria.`;
    const { questions, isPanel } = kitOf({ text });
    expect(isPanel).toBe(true);
    expect(questions.slice(0, 2)).toMatchObject([
      {
        text: "Tell us about a time that shows your ability to run workshops with community organisations.",
        line: "Ran workshops with community organisations",
      },
      { text: "What do you know of the Water Act, and where have you used it?", line: null },
    ]);
  });

  it.each([
    ["You are adaptable", "Tell us about a time that shows you are adaptable."],
    ["Ability to juggle six hats at once", "Give us an example of"],
    ["Current registration as a physiotherapist", "is it current?"],
  ])("asks for %j as a person would", (line, words) => {
    const text = `Accountant at the Harbour Trust. What you bring\n- ${line}\n- Experience with Xero is essential`;
    const asked = kitOf({ text }).questions.filter(({ from }) => from === "ad");
    expect(asked.map(({ text: question }) => question).join("\n")).toContain(words);
  });

  it("asks for what the ad does not say, and lists the papers that it names", () => {
    const { toAsk, bring } = kitOf();
    expect(toAsk).toContain("How many days do people really come in?");
    expect(kitOf({ text: `${ad.text} Hybrid.` }).toAsk).not.toContain(
      "How many days do people really come in?",
    );
    expect(bring.join()).toMatch(/licen[cs]e/i);
  });
});

it("there are at least ten families with four questions each, and titles find theirs", () => {
  expect(occupationFamilies.length).toBeGreaterThanOrEqual(10);
  for (const { usual, toAsk } of occupationFamilies)
    expect([usual.length >= 4, toAsk.length >= 2]).toEqual([true, true]);
  const of = (title: string) => occupationFamily(title)?.name;
  expect(
    [
      ["Registered Nurse", "Nursing and midwifery"],
      ["Personal Care Assistant", "Aged care and disability support"],
      ["Primary Teacher", "School teaching"],
      ["Software Engineer (Full Stack)", "Software and data"],
      ["A Grade Electrician", "Electrical, mechanical and building trades"],
      ["Sous Chef", "Hospitality and kitchen"],
      ["Store Manager", "Retail, sales and customer service"],
      ["Forklift Driver", "Warehouse and transport"],
      ["Senior Policy Officer", "Government policy and programs"],
      ["Zookeeper", undefined],
    ].filter(([title, family]) => of(String(title)) !== family),
  ).toEqual([]);
});
