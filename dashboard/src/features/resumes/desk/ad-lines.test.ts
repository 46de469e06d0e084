import { describe, expect, it } from "vitest";
import { countStates, ledgerOf } from "#shared/engine/ledger.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { adLines } from "./ad-lines.ts";
import { numberedCriteria } from "./criteria.ts";

const ad = `About you
- Current first aid is required
- Experience with documentation and planning activities is required

Knowledge of Xero or MYOB is highly regarded.`;
const resumeText = `Ash Wattle
ash@example.com

Experience
Educator, Banksia Early Learning
Feb 2020 - Present
- Wrote documentation of learning for families`;

const { match } = analyseResume({ resumeText, ad: { text: ad }, asOf: "2026-11-23" });
const criteria = numberedCriteria(ledgerOf(match));
const lines = adLines(ad, criteria);

describe("the ad with its criteria", () => {
  it("keeps every word of the ad, in its order", () => {
    const written = lines.map(({ pieces }) => pieces.map(({ text }) => text).join(""));
    expect(written).toEqual([
      "About you",
      "Current first aid is required",
      "Experience with documentation and planning activities is required",
      "Knowledge of Xero or MYOB is highly regarded.",
    ]);
    expect(lines.map(({ kind }) => kind)).toEqual(["heading", "bullet", "bullet", "text"]);
  });

  it("marks each criterion where the ad names it, and no condition", () => {
    const marked = new Map<string, number[]>();
    for (const { text, asked } of lines.flatMap(({ pieces }) => pieces))
      if (asked.length > 0)
        marked.set(
          text.toLowerCase(),
          asked.map(({ number }) => number),
        );
    expect([...marked.keys()]).toEqual([
      "experience with documentation and planning activities is required",
      "knowledge of xero or myob is highly regarded.",
    ]);
    expect(new Set([...marked.values()].flat())).toEqual(new Set(criteria.map(({ number }) => number)));
  });

  it("numbers the musts first, and counts what the discs show", () => {
    const order = criteria.map(({ entry }) => entry.importance === "must");
    expect(order).toEqual([...order].sort((a, b) => Number(b) - Number(a)));
    const { shown, partly, missing } = countStates(criteria.map(({ entry }) => entry));
    expect(shown + partly + missing).toBe(criteria.length);
    expect(missing).toBe(criteria.filter(({ entry }) => entry.state === "missing").length);
  });

  it("an ad of other line ends, or one whose words moved, loses no mark", () => {
    const moved = `A new first line.\r\n${ad.replaceAll("\n", "\r\n")}`;
    const found = adLines(moved, criteria).flatMap(({ pieces }) => pieces.flatMap(({ asked }) => asked));
    expect(new Set(found)).toEqual(new Set(criteria));
    const text = adLines(moved, criteria).flatMap(({ pieces }) => pieces.map((one) => one.text));
    expect(text.join(" ")).not.toContain("\r");
  });
});
