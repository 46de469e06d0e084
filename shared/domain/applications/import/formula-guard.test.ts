import fc from "fast-check";
import { expect, it } from "vitest";
import { guarded, unguarded } from "./formula-guard.ts";

it.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+61 400 000 000", "'+61 400 000 000"],
  ["-5", "'-5"],
  ["@me", "'@me"],
  ["  =1+1", "'  =1+1"],
  ["\tx", "'\tx"],
  ["＝1+1", "'＝1+1"],
  ["＋61", "'＋61"],
  ["－5", "'－5"],
  [" ＠me", "' ＠me"],
  ["'=1", "''=1"],
  ["'tis fine", "'tis fine"],
  ["a = b", "a = b"],
  ["", ""],
])("%j is written %j", (text, cell) => {
  expect(guarded(text)).toBe(cell);
  expect(unguarded(cell)).toBe(text);
});

it("any text comes back as it was, and no cell starts a formula", () => {
  const risky = fc.stringMatching(/^['=+\-@＝＋－＠\t\r a]{0,6}$/);
  fc.assert(
    fc.property(fc.oneof(risky, fc.string()), (text) => {
      expect(unguarded(guarded(text))).toBe(text);
      expect(guarded(text)).not.toMatch(/^\s*[=+\-@＝＋－＠]/);
    }),
  );
});
