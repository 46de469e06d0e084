import { describe, expect, test } from "vitest";
import { nurseAd } from "#shared/engine/fixtures/nurse.ts";
import { tailorResume } from "./realise/resume/tailor-resume.ts";

const pieces = [
  "- SQL\n",
  "- wound care\n- SQL\n",
  "- a\n  b\n",
  "Nurse, RPA\nJan 2020 - Feb 2021\n",
  "• ",
  "1,1,1 ",
  "A. ",
];

describe("tailorResume", () => {
  test.each(pieces)("four times as much of %j takes about four times as long", (piece) => {
    const timeOf = (size: number) => {
      const resumeText = `Kim Acacia\nkim@example.com\nEXPERIENCE\nNurse, RPA\nJan 2020 - Present\n${piece.repeat(size / piece.length)}`;
      const start = performance.now();
      tailorResume({ resumeText, ad: nurseAd, asOf: "2026-11-01" });
      return performance.now() - start;
    };
    timeOf(4_000);
    expect(timeOf(64_000)).toBeLessThan(200 + 8 * timeOf(16_000));
  });
});
