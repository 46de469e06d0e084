import { expect, test } from "vitest";
import type { Analysis } from "#shared/engine/analysis.ts";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { claimsOf } from "./ledger-claims.ts";

const analysis = analyseResume({ resumeText: nurseResume, ad: nurseAd, asOf: "2026-11-28" });
const whatOf = (one: Analysis) => claimsOf(one, nurseResume, "panel").map(({ what }) => what);

test("what the engine says of a pair agrees with both texts", () => {
  expect(whatOf(analysis)).toEqual([]);
});

const { fields, match } = analysis;
const [shown] = match.evidence.filter(({ credit }) => credit === 1);

test.each<[string, Analysis]>([
  [
    "a keyword that is not there",
    { ...analysis, fields: { ...fields, foundKeywords: [...fields.foundKeywords.slice(1), "scaffolding"] } },
  ],
  ["keyword match", { ...analysis, fields: { ...fields, keywordMatchPercentage: 3 } }],
  [
    "shown without a line of the resume",
    {
      ...analysis,
      match: {
        ...match,
        evidence: match.evidence.map((one) =>
          one === shown ? { ...one, resumeLine: "Ran the moon", parts: [] } : one,
        ),
      },
    },
  ],
  [
    "holds the number down and is shown",
    {
      ...analysis,
      match: {
        ...match,
        cap: {
          limit: 74,
          missing: match.requirements.filter(({ id }) => id === shown?.requirementId).map(({ term }) => term),
        },
      },
    },
  ],
])("%s is a contradiction", (what, broken) => {
  expect(whatOf(broken).some((one) => one.startsWith(what))).toBe(true);
});
