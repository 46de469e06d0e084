import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { resumeText } from "./document/resume-text.ts";
import { fromJsonResume } from "./json/from-json-resume.ts";
import { toJsonResume } from "./json/json-resume.ts";
import { readResume } from "./read-resume.ts";

const heading = fc.constantFrom("EXPERIENCE", "Skills", "Education", "Referees", "Licences", "Contact", "");
const hostile = fc.string({ unit: "binary", maxLength: 300 });

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
];

describe("readResume, hostile text", () => {
  test("arbitrary Unicode never throws, and its model goes through JSON and text", () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(heading, hostile), { maxLength: 4 }), (blocks) => {
        const model = readResume(blocks.map((block) => block.join("\n")).join("\n"));
        expect("model" in fromJsonResume(JSON.parse(JSON.stringify(toJsonResume(model))))).toBe(true);
        expect(typeof resumeText(model)).toBe("string");
        for (const entry of model.work)
          for (const id of entry.lines) expect(model.meta.lines[id]).toBeDefined();
      }),
      { numRuns: 1000 },
    );
  });

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
