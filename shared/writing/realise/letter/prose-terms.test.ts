import { describe, expect, it } from "vitest";
import type { Requirement } from "#shared/engine/analysis.ts";
import { inSentence, proseTerms } from "./prose-terms.ts";

const duty = (term: string): Requirement => ({
  id: term,
  term,
  aliases: [],
  kind: "hard",
  importance: "must",
  span: { start: 0, end: term.length },
  sentence: { start: 0, end: term.length },
  core: false,
  origin: "pattern",
});

describe("a duty behind 'experience in'", () => {
  it.each([
    ["build the weekly roster", "building the weekly roster"],
    ["build and maintain dashboards", "building and maintaining dashboards"],
    ["write or maintain test scripts", "writing or maintaining test scripts"],
    ["prepare statements and invoices", "preparing statements and invoices"],
    ["build fences and sheds", "building fences and sheds"],
    ["read the shop plans", "reading the shop plans"],
    ["set up milking systems", "setting up milking systems"],
  ])("%s", (term, said) => expect(proseTerms([duty(term)], "Officer")).toEqual([said]));

  it.each(["balance sheet reconciliations", "passion for customers", "confidentiality"])(
    "nobody has experience in '%s'-ing, or in a manner",
    (term) => expect(proseTerms([duty(term)], "Officer").join()).not.toMatch(/balancing|passion|confident/),
  );
});

describe("a skill of the person's list in a sentence", () => {
  it.each([
    ["Planning", "planning"],
    ["Word", "Word"],
    ["Kronos", "Kronos"],
    ["Process mapping", "process mapping"],
    ["Power BI", "Power BI"],
  ])("%s", (skill, said) => expect(inSentence(skill)).toBe(said));
});
