import { expect, it } from "vitest";
import type { MatchResult } from "#shared/engine/analysis.ts";
import { ledgerOf, missingFirst } from "#shared/engine/ledger.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { Gap } from "./gaps-of.ts";
import { gapsWorth } from "./gaps-worth.ts";

const ad = `Early Childhood Educator
We are a community preschool in Newcastle looking for an educator to join our preschool room for the new year.
About you
- Experience with documentation and planning activities is required
- Current first aid is required
- Knowledge of the EYLF is highly regarded
- Experience with Excel is required
You will work with a team of six educators who care about play, nature and families.`;
const resume =
  "Ash Wattle\nEducator\n\nExperience\nEducator, Banksia Early Learning\nFeb 2020 - Present\n- Planned activities for 18 children";

const matchOf = (resumeText: string): MatchResult =>
  analyseResume({
    resumeText,
    ad: { text: ad, title: "Early Childhood Educator", company: "Wombat" },
    asOf: "2026-11-25",
  }).match;
const match = matchOf(resume);
const gaps: Gap[] = missingFirst(ledgerOf(match)).map(({ best, worth }) => ({
  ...{ requirement: best.requirement, adSentence: best.evidence.adSentence, worth },
}));

it("gapsWorth, all that is missing is asked: what the formula says of all of them in full", () => {
  expect(gaps.length).toBeGreaterThan(1);
  const worth = gapsWorth(match, gaps);
  expect(worth).toBe((match.filled ?? 0) - (match.value ?? 0));
  expect(worth).toBeGreaterThanOrEqual(Math.floor(Math.max(...gaps.map((one) => one.worth))));
});

it("gapsWorth, one of them is not asked any more, says nothing", () => {
  expect(gapsWorth(match, gaps.slice(1))).toBeNull();
});

it("gapsWorth, a result that was kept before it was measured, says nothing", () => {
  const { filled: _filled, ...old } = match;
  expect(gapsWorth(old, gaps)).toBeNull();
});
