import { describe, expect, it } from "vitest";
import { inFours, readCode, recoveryCode } from "./two-step.ts";

describe("readCode", () => {
  it.each([
    ["123456", { kind: "app", code: "123456" }],
    [" 123 456 ", { kind: "app", code: "123456" }],
    ["123-456", { kind: "app", code: "123456" }],
    ["abcd-efgh-jkmn-pqrs", { kind: "recovery", code: "abcdefghjkmnpqrs" }],
    ["ABCDEFGHJKMNPQRS", { kind: "recovery", code: "abcdefghjkmnpqrs" }],
    // Characters that look alike are read as the one that was meant.
    ["oIl0-0000-0000-0000", { kind: "recovery", code: "0110000000000000" }],
    ["0000000000000000", { kind: "recovery", code: "0000000000000000" }],
    ["12345", null],
    ["1234567", null],
    ["abcd-efgh-jkmn-pqr", null],
    ["abcd-efgh-jkmn-pqrst", null],
    ["abcd-efgh-jkmn-pqru", null],
    ["١٢٣٤٥٦", null],
    ["", null],
  ])("%j is %j", (typed, expected) => {
    expect(readCode(typed)).toEqual(expected);
  });
});

describe("recoveryCode", () => {
  it("has 80 bits in four groups, and is read back", () => {
    expect(recoveryCode(new Uint8Array(10))).toBe("0000-0000-0000-0000");
    expect(recoveryCode(new Uint8Array(10).fill(255))).toBe("zzzz-zzzz-zzzz-zzzz");
    const code = recoveryCode(Uint8Array.from([1, 35, 69, 103, 137, 171, 205, 239, 1, 35]));
    expect(code).toBe("04hm-asw9-nf6y-y093");
    expect(readCode(code)).toEqual({ kind: "recovery", code: code.replaceAll("-", "") });
  });
});

it("inFours leaves a short end short", () => {
  expect(inFours("abcdefghij")).toEqual(["abcd", "efgh", "ij"]);
  expect(inFours("")).toEqual([]);
});
