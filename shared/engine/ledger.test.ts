import { describe, expect, it } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { nurseAd, nurseResume } from "./fixtures/nurse.ts";
import { ledgerOf, missingFirst, shownOf, strongestFirst } from "./ledger.ts";

const asOf = "2026-11-01";
const eitherOr = `${nurseAd.text}\n\nEssential\n- Experience with Xero or MYOB\n- Forklift licence`;
const ads = [nurseAd, { ...nurseAd, text: eitherOr }];

describe("the ledger, from which every view draws", () => {
  it.each(ads)("its counts are those of the product's fields (%#)", (ad) => {
    const { match, fields } = analyseResume({ resumeText: nurseResume, ad, asOf });
    const ledger = ledgerOf(match);
    const { shown, asked } = shownOf(ledger);
    expect(fields.foundKeywords).toHaveLength(shown);
    expect(fields.missingKeywords).toHaveLength(asked - shown);
    expect(fields.keywordMatchPercentage).toBe(Math.round((100 * shown) / asked));
    expect(strongestFirst(ledger).length + missingFirst(ledger).length).toBe(asked);
  });

  it.each(ads)("every move is the worth of one criterion, and nothing else is worth anything (%#)", (ad) => {
    const { match } = analyseResume({ resumeText: nurseResume, ad, asOf });
    const worths = ledgerOf(match).flatMap(({ move, worth }) => (move ? [worth] : []));
    expect(worths.toSorted()).toEqual(match.moves.map(({ points }) => points).toSorted());
    for (const { move, worth, state } of ledgerOf(match))
      expect([worth === 0 || move !== undefined, state !== "shown" || worth === 0]).toEqual([true, true]);
  });

  it("alternatives are one criterion, missing until one of them is shown", () => {
    const entryOf = (resumeText: string) =>
      ledgerOf(analyseResume({ resumeText, ad: { text: eitherOr }, asOf }).match).find(({ term }) =>
        /xero/i.test(term),
      );
    expect(entryOf(nurseResume)).toMatchObject({ state: "missing", members: { length: 2 } });
    expect(entryOf(`${nurseResume}\n\nSkills\nMYOB`)?.state).not.toBe("missing");
  });

  it("what brings most comes first among the missing", () => {
    const { match } = analyseResume({ resumeText: "Kim Lee\nCleaner", ad: nurseAd, asOf });
    const worths = missingFirst(ledgerOf(match)).map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });
});
