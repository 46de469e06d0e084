import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { codePoint } from "#shared/testing/code-point.ts";
import { resumeText } from "./document/resume-text.ts";
import { fromJsonResume } from "./json/from-json-resume.ts";
import { toJsonResume } from "./json/json-resume.ts";
import { readResume } from "./read-resume.ts";

const heading = fc.constantFrom("EXPERIENCE", "Skills", "Education", "Referees", "Licences", "Contact", "");
const hostile = fc.string({ unit: codePoint, maxLength: 300 });

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
    );
  });
});
