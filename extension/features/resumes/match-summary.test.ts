import { describe, expect, it } from "vitest";
import type { Importance, KnockOut, MatchResult } from "#shared/engine/analysis.ts";
import { panelLedger, summaryOf } from "./match-summary.ts";

type Row = [importance: Importance, credit: 0 | 0.5 | 1, worth: number];

function aMatch(rows: readonly Row[]): Pick<MatchResult, "requirements" | "evidence" | "moves"> {
  const span = { start: 0, end: 1 };
  return {
    requirements: rows.map(([importance], at) => ({
      ...{ id: `r${at}`, term: `term ${at}`, aliases: [], importance, kind: "hard" as const },
      ...{ span, sentence: span, core: false, origin: "pattern" as const },
    })),
    evidence: rows.map(([, credit], at) => ({
      ...{ requirementId: `r${at}`, credit, adSentence: "", points: credit * 10, maxPoints: 10 },
    })),
    moves: rows.map(([, , points], at) => ({
      ...{ requirementId: `r${at}`, term: `term ${at}`, points, basis: "gap" as const },
    })),
  };
}

function aKnockOut(result: KnockOut["result"], ask: Partial<KnockOut["ask"]> = {}): KnockOut {
  return {
    ...{ id: "first-aid", answerId: "first-aid", kind: "first-aid", have: null, result },
    ask: {
      ...{ value: "First aid", sentence: "", span: { start: 0, end: 1 }, mandatory: true, obtain: false },
      ...ask,
    },
  };
}

const musts = aMatch([
  ["must", 1, 0],
  ["must", 0, 8],
  ["duty", 0.5, 2],
]);

describe("summaryOf", () => {
  it.each<[string, KnockOut[], string]>([
    ["nothing asked", [], ""],
    ["one unknown", [aKnockOut("unknown"), aKnockOut("pass")], "1 question could rule you out"],
    ["one failed, one unknown", [aKnockOut("fail"), aKnockOut("unknown")], "2 questions could rule you out"],
    ["what one can still get", [aKnockOut("unknown", { obtain: true })], ""],
    ["what is welcome only", [aKnockOut("fail", { mandatory: false })], ""],
  ])("%s", (_name, knockOuts, ruling) => {
    expect(summaryOf(musts, knockOuts, null, "2026-11-28").ruling).toBe(ruling);
  });

  it.each<[string | null, string]>([
    ["2026-12-14", "closes in 16 days"],
    ["2026-11-29", "closes in 1 day"],
    ["2026-11-28", "closes today"],
    [null, ""],
  ])("an ad that ends on %s %s", (day, closes) => {
    expect(summaryOf(musts, [], day, "2026-11-28").closes).toBe(closes);
  });

  it("counts must-haves, and all requirements where the ad calls none a must", () => {
    expect(summaryOf(musts, [], null, "2026-11-28").heading).toBe("1 of 2 must-haves");
    const duties = aMatch([
      ["duty", 1, 0],
      ["preferred", 0, 3],
      ["duty", 0.5, 1],
    ]);
    expect(summaryOf(duties, [], null, "2026-11-28").heading).toBe("1 of 3 requirements");
  });
});

describe("panelLedger", () => {
  const long = aMatch([
    ["duty", 0, 1],
    ["must", 0, 9],
    ["preferred", 0, 4],
    ["duty", 0.5, 6],
    ["must", 1, 0],
  ]);

  it("puts what would bring the most first, missing before partly, and folds each other row once", () => {
    const { gaps, musts: folded, others, missing, partly } = panelLedger(long, []);
    expect(gaps.map(({ worth }) => worth)).toEqual([9, 4, 1]);
    expect([missing, partly]).toEqual([3, 1]);
    expect(new Set([...gaps, ...folded, ...others]).size).toBe(5);
  });

  it("shows a gap less where the conditions need the room", () => {
    const asked = Array.from({ length: 5 }, () => aKnockOut("unknown"));
    expect(panelLedger(long, [...asked, aKnockOut("pass")]).gaps).toHaveLength(2);
  });
});
