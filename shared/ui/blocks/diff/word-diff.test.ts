import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { wordDiff } from "./word-diff.ts";

const side = (parts: ReturnType<typeof wordDiff>, without: "added" | "removed") =>
  parts
    .filter((part) => part.kind !== without)
    .map((part) => part.text)
    .join(" ");

describe("wordDiff", () => {
  it("a reworded start, keeps the words that stayed", () => {
    expect(wordDiff("Responsible for mapping processes", "Mapped 38 processes")).toEqual([
      { kind: "removed", text: "Responsible for mapping" },
      { kind: "added", text: "Mapped 38" },
      { kind: "same", text: "processes" },
    ]);
  });

  it("any two lines, give both sides back", () => {
    const line = fc
      .array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 })
      .map((list) => list.join(" "));
    fc.assert(
      fc.property(line, line, (before, after) => {
        const parts = wordDiff(before, after);
        expect(side(parts, "added")).toBe(before);
        expect(side(parts, "removed")).toBe(after);
      }),
    );
  });
});
