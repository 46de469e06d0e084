import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { nurseAd } from "../fixtures/nurse.ts";
import { findTerms } from "../vocabulary/terms/find-terms.ts";
import { readRequirements } from "./requirements.ts";

const of = (text: string, title = "") => readRequirements({ text, title });
const importance = (text: string, term: string) =>
  of(text).find((r) => r.term.toLowerCase() === term.toLowerCase())?.importance ?? null;

describe("readRequirements", () => {
  test("an ad with sections: musts, preferred, duties; silent parts ask for nothing", () => {
    const found = new Map(readRequirements(nurseAd).map((r) => [r.term, r.importance]));
    expect(Object.fromEntries(found)).toMatchObject({
      "AHPRA registration": "must",
      "wound care": "must",
      "IV cannulation": "must",
      "medication administration": "must",
      "attention to detail": "must",
      "take part in discharge planning": "duty",
      "palliative care": "preferred",
      oncology: "preferred",
      TrakCare: "preferred",
    });
    for (const absent of [
      "Python",
      "Epic",
      "project management",
      "paediatrics",
      "Flexible",
      "Working with Children Check",
    ])
      expect([...found.keys()]).not.toContain(absent);
  });

  test.each([
    ["Forklift licence essential, HR licence desirable.", "HR licence", "preferred"],
    ["Forklift licence essential, HR licence desirable.", "Forklift licence", "must"],
    ["You must have Python and Tableau (desirable).", "Python", "must"],
    ["You must have Python and Tableau (desirable).", "Tableau", "preferred"],
    ["You have strong SQL skills but Python is a plus.", "SQL", "must"],
    ["You have strong SQL skills but Python is a plus.", "Python", "preferred"],
    ["Ideally you know Xero.", "Xero", "preferred"],
    ["No experience in Python required.", "Python", null],
    ["You don't need Xero for this job.", "Xero", null],
    ["MYOB is not necessary.", "MYOB", null],
    ["Not only Python but SQL is essential.", "SQL", "must"],
    ["Python is not essential.", "Python", "preferred"],
    ["Essential: Xero, MYOB", "MYOB", "must"],
    ["A white card is mandatory.", "white card", "must"],
    ["Excel skills would be highly regarded.", "Excel skills", "preferred"],
  ])("%s: %s is %s", (text, term, wanted) => {
    expect(importance(text, term)).toBe(wanted);
  });

  test("alternatives share a group; lists do not", () => {
    const group = (text: string) => of(text).map((r) => r.groupId);
    const [a, b] = group("Experience with Xero or MYOB.");
    expect(a).toBeDefined();
    expect(a).toBe(b);
    const tools = group("Experience with tools such as Jira, Figma and Salesforce.");
    expect(new Set(tools).size).toBe(1);
    expect(group("You must have Python, SQL and Tableau.")).toEqual([undefined, undefined, undefined]);
    expect(of("You must have CI/CD experience.").map((r) => r.groupId)).toEqual([undefined]);
    expect(new Set(group("Tertiary qualification in Horticulture or Botany.")).size).toBe(1);
  });

  test("core: literal musts and terms of the title, at most eight, never soft", () => {
    const core = of("Python is essential. SQL is essential. Communication skills are essential.", "Data role")
      .filter((r) => r.core)
      .map((r) => r.term);
    expect(core).toEqual(["Python", "SQL"]);
  });

  test("discovers unlisted skills, standards, courses and acronyms", () => {
    const terms = of(
      "Requirements\n- Experience with loom weaving and silk dyeing\n- Knowledge of ISO 22000\n" +
        "- Certificate III in Saddlery\n- Proficient in Kranplan (KPL)\n- CHC43999 or similar",
    ).map((r) => r.term);
    expect(terms).toEqual(
      expect.arrayContaining([
        "loom weaving",
        "silk dyeing",
        "ISO 22000",
        "Certificate III in Saddlery",
        "CHC43999",
      ]),
    );
  });

  test("spans slice to the term and lie in their sentence (19)", () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(nurseAd.text.split("\n")), (lines) => {
        const text = lines.join("\n");
        for (const r of of(text)) {
          expect(text.slice(r.span.start, r.span.end)).toBe(r.term);
          expect(r.sentence.start).toBeLessThanOrEqual(r.span.start);
          expect(r.sentence.end).toBeGreaterThanOrEqual(r.span.end);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe("findTerms, exact tokens (15)", () => {
  const ids = (text: string) => findTerms(text).map((f) => f.term.id);
  test.each([
    ["JavaScript developer", ["javascript"], ["java"]],
    ["Java and Kotlin", ["java", "kotlin"], ["javascript"]],
    ["C++ and Python", ["c++", "python"], ["c", "c#"]],
    ["C# with .NET", ["c#", ".net"], ["c", "c++"]],
    ["languages such as C, Python", ["c", "python"], ["c++"]],
    ["HR advisor", ["human-resources"], ["r"]],
    ["statistics in R or Python", ["r", "python"], []],
    ["a career at Google", [], ["go"]],
    ["services in Go, Kubernetes", ["go", "kubernetes"], []],
    ["Go to our site", [], ["go"]],
    ["the internet", [], [".net"]],
    ["you excel at work", [], ["microsoft-excel"]],
    ["Access to parking", [], ["microsoft-access"]],
    ["Word, Excel and Outlook", ["microsoft-word", "microsoft-excel", "microsoft-outlook"], []],
    ["a reactive person", [], ["react"]],
    ["it is a good role", [], ["it-support"]],
    ["Node.js and Vue.js", ["node.js", "vue.js"], []],
    ["CI/CD pipelines", ["ci/cd"], []],
    ["PL/SQL", ["pl/sql"], ["sql"]],
  ])("%s", (text, has, hasNot) => {
    expect(ids(text)).toEqual(expect.arrayContaining(has));
    for (const id of hasNot) expect(ids(text)).not.toContain(id);
  });

  test("words that every object knows are words like any other", () => {
    expect(
      of("Requirements\n- Own constructor experience\n- Certificate constructor").map(({ term }) => term),
    ).toContain("Own constructor");
    expect(of("Requirements\n- Minimum constructor years of experience with Xero")).not.toEqual([]);
  });

  test("inflections, hyphens and spellings need no listing", () => {
    for (const text of ["stock take", "stocktake", "stock-take", "stock takes", "stocktakes"])
      expect(ids(text), text).toEqual(["stocktake"]);
    expect(ids("paediatric care")).toEqual(ids("pediatric care"));
    expect(ids("drivers license")).toEqual(ids("driver's licence"));
  });
});
