import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { markParts } from "./mark-parts.ts";

const marked = (text: string, terms: string[]) =>
  markParts(text, terms)
    .filter((part) => part.isMarked)
    .map((part) => part.text);

describe("markParts", () => {
  it.each([
    ["Provide Post-Operative care daily", ["post-operative care"], ["Post-Operative care"]],
    ["C++ and C, not C#", ["C++"], ["C++"]],
    ["javascript is not java", ["java"], ["java"]],
    ["SQL Server and SQL", ["SQL", "SQL Server"], ["SQL Server", "SQL"]],
    ["nothing here", ["", "  "], []],
  ])("%j with %j marks %j", (text, terms, expected) => {
    expect(marked(text, terms)).toEqual(expected);
  });

  it("any text, any terms, joins back to the text", () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (text, terms) => {
        expect(
          markParts(text, terms)
            .map((part) => part.text)
            .join(""),
        ).toBe(text);
      }),
    );
  });
});
