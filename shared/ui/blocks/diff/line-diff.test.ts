import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lineDiff } from "./line-diff.ts";

describe("the lines that differ between two texts", () => {
  it.each([
    ["same", "a\nb", "a\r\nb", []],
    ["blank lines and indentation", "a\n\nb", "  a\nb\n\n", []],
    ["reworded", "a\nb\nc", "a\nx\nc", [{ before: "b", after: "x" }]],
    ["removed", "a\nb\nc", "a\nc", [{ before: "b" }]],
    ["added at the end", "a", "a\nb", [{ after: "b" }]],
    ["added at the start", "b", "a\nb", [{ after: "a" }]],
    ["more new lines than old", "a\nb\nc", "a\nx\ny\nc", [{ before: "b", after: "x" }, { after: "y" }]],
    ["all of it", "a", "b", [{ before: "a", after: "b" }]],
    ["repeated lines", "a\na\na", "a\na", [{ before: "a" }]],
  ])("%s", (_name, before, after, changed) => {
    expect(lineDiff(before, after)).toEqual(changed);
  });

  it("removed lines are of the old text, new ones of the new, and the counts add up", () => {
    const text = fc.array(fc.constantFrom("a", "b", "c", "d"), { maxLength: 12 });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const changed = lineDiff(before.join("\n"), after.join("\n"));
        const removed = changed.filter((line) => line.before !== undefined).length;
        const added = changed.filter((line) => line.after !== undefined).length;
        expect(before.length - removed).toBe(after.length - added);
        if (before.join() === after.join()) expect(changed).toEqual([]);
      }),
    );
  });

  it("stays quick when two long texts have nothing in common", () => {
    const long = (mark: string) => Array.from({ length: 4000 }, (_, at) => `${mark}${at}`).join("\n");
    expect(lineDiff(long("a"), long("b"))).toHaveLength(4000);
  });
});
