import { describe, expect, it } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { nurseAd, nurseResume } from "./fixtures/nurse.ts";
import { countStates, headCounts, ledgerOf, missingFirst, strongestFirst } from "./ledger.ts";

const asOf = "2026-11-01";
const eitherOr = `${nurseAd.text}\n\nEssential\n- Experience with Xero or MYOB\n- Forklift licence`;
const ads = [nurseAd, { ...nurseAd, text: eitherOr }];

describe("the ledger, from which every view draws", () => {
  it.each(ads)("each criterion is shown, partly shown or missing, once (%#)", (ad) => {
    const { match } = analyseResume({ resumeText: nurseResume, ad, asOf });
    const ledger = ledgerOf(match);
    const { shown, partly, missing } = countStates(ledger);
    expect(shown + partly + missing).toBe(ledger.length);
    expect(strongestFirst(ledger)).toHaveLength(shown + partly);
    expect(missingFirst(ledger)).toHaveLength(missing);
    const musts = ledger.filter(({ importance }) => importance === "must");
    expect(headCounts(ledger)).toEqual({
      shown: countStates(musts).shown,
      asked: musts.length,
      isMust: true,
    });
    const others = ledger.filter(({ importance }) => importance !== "must");
    expect(headCounts(others)).toMatchObject({ asked: others.length, isMust: false });
  });

  it.each(ads)(
    "keywords are the terms of its lines, found where the resume has them literally (%#)",
    (ad) => {
      const { match, fields } = analyseResume({ resumeText: nurseResume, ad, asOf });
      const terms = new Set(match.requirements.flatMap((one) => (one.terms ?? []).map(({ id }) => id)));
      const { foundKeywords: found, missingKeywords: missing, keywordMatchPercentage: percent } = fields;
      expect(found.length + missing.length).toBe(terms.size);
      expect(percent).toBe(Math.round((100 * found.length) / terms.size));
      for (const word of found.filter((one) => /^[a-z ]+$/.test(one)))
        expect(nurseResume.toLowerCase()).toContain(word);
    },
  );

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
    expect(entryOf(nurseResume)).toMatchObject({ state: "missing", members: { length: 1 } });
    expect(entryOf(`${nurseResume}\n\nSkills\nMYOB`)?.state).not.toBe("missing");
  });

  it("what brings most comes first among the missing", () => {
    const { match } = analyseResume({ resumeText: "Kim Lee\nCleaner", ad: nurseAd, asOf });
    const worths = missingFirst(ledgerOf(match)).map(({ worth }) => worth);
    expect(worths).toEqual(worths.toSorted((a, b) => b - a));
  });
});
