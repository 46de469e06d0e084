import { describe, expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { fieldsOfCode, levelOfCode } from "./course-codes.ts";
import { findQualificationLevels } from "./qualification-level.ts";

describe("codes of vocational courses", () => {
  test.each([
    ["sit30821", 3, "cookery"],
    ["chc50121", 5, "early"],
    ["chc33021", 3, "individual"],
    ["cpc40120", 4, "construction"],
    ["bsb80120", 8, "business"],
  ])("%s: level %d, %s", (code, level, field) => {
    expect(levelOfCode(code)).toBe(level);
    expect(fieldsOfCode(code)).toContain(field);
  });

  test.each(["sit3082", "sit308211", "abc30821", "sit00821", "sit70821", "mem", "30821"])(
    "%s is none",
    (word) => {
      expect(levelOfCode(word)).toBeUndefined();
      expect(fieldsOfCode(word)).toEqual([]);
    },
  );

  test("a unit of a course is no course", () =>
    expect(findQualificationLevels(tokenise("CHCPRT025, HLTAID011, TLILIC0003"))).toEqual([]));

  test("a code stands for its award", () =>
    expect(findQualificationLevels(tokenise("SIT30821, TAFE, 2021")).map(({ level }) => level)).toEqual([3]));
});
