import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { Requirement } from "../analysis.ts";

const asOf = "2026-11-01";
const ad = { title: "Worker", text: "We are looking for someone to join us. ".repeat(10) };

function requirement(term: string): Requirement {
  const nowhere = { start: 0, end: 0 };
  return {
    id: `own:${term}`,
    term,
    aliases: [],
    importance: "must",
    kind: "hard",
    span: nowhere,
    sentence: nowhere,
    core: false,
    origin: "pattern",
  };
}

/** A resume that says a phrase in a role and among the credentials. */
function resumeWith(phrase: string): string {
  const line = phrase.replaceAll("\n", " ");
  return `Sam Lee\nPerth WA | sam@example.com\n\nExperience\nWorker, Harbour Works\nMarch 2019 - present\n- Was trusted with ${line}\n\nEducation\nMaster of Arts, 2012\n\nOther\nI have ${line}.\n\nReferees\nManager of Harbour Works, on request.`;
}

function creditOf(term: string, resumeText: string): number {
  const { match } = analyseResume({ resumeText, ad, asOf, requirements: [requirement(term)] });
  return match.evidence[0]?.credit ?? 0;
}

const phrases = [
  "supervising pick packers",
  "month-end close",
  "calm under pressure",
  "manual handling up to 25 kg",
  "shearing and crutching",
  "bricklaying",
  "knowledge of the Residential Tenancies Act",
  "operate a 20 tonne excavator",
  "Auslan",
  "cash handling and EFTPOS",
  "strata meetings",
  "own tools",
  "a keen eye for colour",
];

describe("own words", () => {
  test.each(phrases)("%s: whoever has these words is never answered with nothing", (phrase) => {
    expect(creditOf(phrase, resumeWith(phrase))).toBeGreaterThan(0);
    expect(creditOf(phrase, resumeWith("Answered the door"))).toBe(0);
  });

  test("years count in roles, a degree of another field in part", () => {
    expect(creditOf("two years of post-graduate experience", resumeWith("Answered the door"))).toBe(1);
    expect(creditOf("ten years of experience", resumeWith("Answered the door"))).toBe(0.5);
    expect(creditOf("Bachelor degree in geology or related field", resumeWith("Answered the door"))).toBe(
      0.5,
    );
  });

  const golds = "../shared/data/judgement/reading/golds.jsonl";
  test.runIf(existsSync(golds))(
    "every criterion that people read out of real ads",
    () => {
      const quotes = readFileSync(golds, "utf8")
        .trim()
        .split("\n")
        .flatMap((row) =>
          (JSON.parse(row) as { requirements: { quote: string }[] }).requirements.map((r) => r.quote),
        );
      const unique = [...new Set(quotes)];
      const unanswered = unique.filter((quote) => creditOf(quote, resumeWith(quote)) === 0);
      expect(unanswered).toEqual([]);
    },
    60_000,
  );
});
