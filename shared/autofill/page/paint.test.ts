import { describe, expect, it } from "vitest";
import { type Colour, contrast, over, shareLeft } from "./paint.ts";

const black: Colour = [0, 0, 0, 255];
const white: Colour = [255, 255, 255, 255];
const plain = { opacity: "1", maskImage: "none", filter: "none" };

describe("colours", () => {
  it("contrast is WCAG's", () => {
    expect(contrast(black, white)).toBeCloseTo(21, 5);
    expect(contrast(white, white)).toBe(1);
    expect(contrast([118, 118, 118, 255], white)).toBeGreaterThan(4.5);
    expect(contrast([250, 250, 250, 255], white)).toBeLessThan(1.1);
  });

  it("a see-through colour mixes with what is below it", () => {
    expect(over([0, 0, 0, 0], white)).toEqual(white);
    expect(over(black, white)).toEqual(black);
    expect(over([0, 0, 0, 127.5], white)).toEqual([128, 128, 128, 255]);
  });
});

describe("what is left of a thing", () => {
  it.each([
    [[plain, plain], 1],
    [[plain, { ...plain, opacity: "0.5" }, { ...plain, opacity: "0.5" }], 0.25],
    [[{ ...plain, opacity: "0" }], 0],
    [[plain, { ...plain, maskImage: "linear-gradient(transparent, transparent)" }], 0],
    [[plain, { ...plain, filter: "opacity(0)" }], 0],
    [[plain, { ...plain, filter: "blur(40px)" }], 0],
    [[{ ...plain, filter: "drop-shadow(0px 0px 2px black)" }], 1],
    // A browser without layout says nothing.
    [[{ opacity: "", maskImage: "", filter: "" }], 1],
  ])("%j: %d", (chain, left) => {
    expect(shareLeft(chain)).toBe(left);
  });
});
