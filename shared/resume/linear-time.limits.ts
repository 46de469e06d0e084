import { describe, expect, test } from "vitest";
import { nurseAd, nurseResume } from "#shared/engine/fixtures/nurse.ts";
import { analyseResume } from "./analyse-resume.ts";
import { readResume } from "./read-resume.ts";

/** Pieces that repeat what the patterns look for. */
const pieces = [
  "a",
  "A ",
  "a@",
  "@",
  "04 ",
  "+6",
  "(0",
  "1-",
  "2019 / ",
  "Jan 2020 - ",
  "Summer 2019 ",
  "year-",
  "Nurse, ",
  "Nurse at ",
  "(University) ",
  "Geelong VIC ",
  "San Jose, CA ",
  "● ",
  "Languages: ",
  "Achievements\n",
  "(never used) ",
  "[CITY] ",
  " (",
  ", RN",
  "S ",
  "\t",
  "  ",
  "\uE000 ",
  "\uD800",
  "王 ",
  "http://",
  "- ",
  "Aug 22 – ",
  "Cook, Gum Hotel, 2019 - 2020\nAt Gum Hotel I cooked for all the guests\n",
  "Gum Hotel: cooked for all the guests\n",
  "6 years 4 months\n",
];

describe("readResume", () => {
  test.each(pieces)("200 kB of %j in one line and in lines of all lengths stay linear", (piece) => {
    const long = piece.repeat(Math.ceil(200_000 / piece.length));
    for (const size of [200_000, 390, 100]) {
      const text = long.match(new RegExp(`[^]{1,${size}}`, "g"))?.join("\n") ?? "";
      const start = performance.now();
      for (const name of ["EXPERIENCE", "Skills"])
        readResume(`Kim Acacia\nkim@example.com\n${name}\n${text}`);
      expect(performance.now() - start, `${size}`).toBeLessThan(3000);
    }
  });
});

describe("analyseResume", () => {
  const temptations = [
    "a",
    "wound care ",
    ", ",
    "(",
    ".",
    "@",
    "2019-",
    "no experience in ",
    "  ",
    "\uD800",
    "Jan 2020 - ",
    "Aa ",
    "- ",
  ];

  test.each(temptations)("a line of 200 kB of %j stays linear", (piece) => {
    const long = piece.repeat(Math.ceil(200_000 / piece.length));
    const start = performance.now();
    const asOf = "2026-11-01";
    analyseResume({ resumeText: `EXPERIENCE\n${long}`, ad: { text: nurseAd.text }, asOf });
    analyseResume({ resumeText: nurseResume, ad: { text: long }, asOf });
    expect(performance.now() - start).toBeLessThan(4000);
  });
});
