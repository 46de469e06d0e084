import { describe, expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { indexAdCopy } from "../read-ad/pasted-text.ts";
import { middling, shownBy, strangerUpTo } from "./bars.ts";
import { readCriterion } from "./criterion.ts";
import type { Reading } from "./evidence-base.ts";
import { indexEvidence } from "./evidence-index.ts";
import { indexLines } from "./line-index.ts";
import { placePhrase } from "./placed-phrase.ts";
import { readEvidenceLines } from "./resume-lines.ts";

const resume = readResume(
  "Kim Acacia\nkim@example.com\n\nExperience\nKeeper, Gum Hives, Perth\nJan 2018 - present\n- Fed the bees each morning\n\nInterests\n- Honey\n",
);
const lines = readEvidenceLines(resume, indexAdCopy([]), "2026-11-01");
const deed = lines.find(({ line }) => line.section === "work" && line.heading !== true);
const aside = lines.find(({ line }) => line.section === "other" && line.heading !== true);

function readingOf(term: string): Reading {
  const criterion = readCriterion(term);
  const phrase = placePhrase(criterion, indexLines(lines), indexEvidence(lines, []), true);
  return { criterion, phrase, proof: undefined, denied: false };
}

function share(term: string, coverage: number, affinity: number, line = deed): number {
  if (line === undefined) throw new Error("the resume has no such line");
  return shownBy(readingOf(term), { line, coverage, direct: coverage }, affinity);
}

const shares = [0, 0.05, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.93, 0.99, 1];

describe("how far a line shows a phrase", () => {
  test.each(["queen rearing and hive inspection", "Varroa Pro", "rearing"])(
    "more of it and a better fit never say less: %s",
    (term) => {
      for (const affinity of shares) {
        const row = shares.map((coverage) => share(term, coverage, affinity));
        expect(row).toEqual(row.toSorted((a, b) => a - b));
      }
      for (const coverage of shares) {
        const column = shares.map((affinity) => share(term, coverage, affinity));
        expect(column).toEqual(column.toSorted((a, b) => a - b));
      }
    },
  );

  test("whoever has the words themselves is never answered with nothing", () => {
    for (const affinity of shares)
      expect(share("queen rearing and hive inspection", 0.93, affinity)).toBeGreaterThan(0);
  });

  test("next to nothing is no proof, however well the rest fits", () => {
    expect(share("queen rearing and hive inspection", 0.29, 1)).toBeLessThan(1);
    expect(share("queen rearing and hive inspection", 0.09, 1)).toBe(0);
  });

  test("of a single word a part is none", () => {
    expect(share("rearing", 0.39, 1)).toBe(0);
    expect(share("rearing", 0.69, 1)).toBe(0.5);
  });

  test("a stranger to the field shows no more than a part", () =>
    expect(share("queen rearing and hive inspection", 1, strangerUpTo - 0.01)).toBe(0.5));

  test("an interest says less than a deed", () => {
    const term = "queen rearing and hive inspection";
    const from = (line: typeof deed) =>
      shares.find((coverage) => share(term, coverage, middling, line) > 0) ?? 2;
    expect(from(aside)).toBeGreaterThan(from(deed));
  });
});
