import { describe, expect, it } from "vitest";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { measuredResume } from "#shared/resume/measured-resume.ts";
import { scoreAds } from "./score-ads.ts";
import { scoreMonth } from "./score-month.ts";

const dated = `${nurseResume}\n\nLicences\nFirst Aid certificate (expires 15/11/2026)\nAHPRA registration (expires 30/11/2026)\nNational police check, November 2024\n`;
const years =
  "\n- At least five years of experience in nursing\n- Current first aid certificate\n- National police check\n";
const ads = [nurseAd.text, nurseAd.text + years].map((text, at) => ({
  ...{ key: `${at}`, title: "Registered Nurse", company: "Emu Health", text },
}));

/** Scores as of each day, read anew. */
function scoresOn(asOf: string) {
  const resume = measuredResume({ text: dated, edits: [], facts: null });
  return scoreAds({ key: asOf, resume }, ads, asOf);
}

describe("the month that MATCH is measured as of", () => {
  it("is named by its first day", () => {
    expect(scoreMonth(new Date("2026-11-30T23:59:59Z"))).toBe("2026-11-01");
    expect(scoreMonth(new Date("2026-12-01T00:00:00Z"))).toBe("2026-12-01");
  });

  it.each(["2026-11", "2026-12", "2027-01", "2029-02"])(
    "%s, every day of it gives the numbers of its first",
    (month) => {
      const first = scoresOn(`${month}-01`);
      expect(first.every(({ value }) => value !== null)).toBe(true);
      for (const day of ["02", "14", "15", "16", "28"]) expect(scoresOn(`${month}-${day}`)).toEqual(first);
    },
  );
});
