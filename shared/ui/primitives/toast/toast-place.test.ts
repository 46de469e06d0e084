import fc from "fast-check";
import { expect, it } from "vitest";
import { type Box, toastFoot } from "./toast-place.ts";

const windowHeight = 800;
const toast = { top: 720, bottom: 800, left: 400, right: 800 };
const box = (top: number, bottom: number, left = 0, right = 1280) => ({ top, bottom, left, right });
const link = (top: number) => box(top, top + 20, 600, 700);

it.each([
  ["no bar", [], 0],
  ["one at the foot", [box(740, 800)], 60],
  ["one on the other", [box(660, 740, 300, 900), box(740, 800)], 140],
  ["one that leaves too little room above the first", [box(740, 800), box(640, 690)], 160],
  ["one that stands higher", [box(740, 800), box(500, 600)], 60],
  ["one beside it", [box(740, 800, 820, 1280)], 0],
  ["one outside the window", [box(820, 900)], 0],
  ["no room above", [box(20, 800)], 0],
])("toastFoot, of bars, %s", (_name, bars, foot) => {
  expect(toastFoot(toast, [bars, [], []], windowHeight)).toBe(foot);
});

it.each([
  ["a link at the foot", [link(760)], 40],
  ["a link beside it", [box(760, 780, 820, 900)], 0],
  ["a link above it", [link(600)], 0],
  ["two links", [link(760), link(700)], 100],
  [
    "a column of links up to the top: the bar alone counts",
    Array.from({ length: 40 }, (_, at) => link(at * 20)),
    60,
  ],
])("toastFoot, over a bar of 60 px or none, %s", (name, pressed, foot) => {
  const bars = name.includes("bar") ? [box(740, 800)] : [];
  expect(toastFoot(toast, [bars, pressed, []], windowHeight)).toBe(foot);
});

it("toastFoot, a column of buttons and one link, gives up the buttons and keeps clear of the link", () => {
  const buttons = Array.from({ length: 40 }, (_, at) => link(at * 20));
  expect(toastFoot(toast, [[], [link(760)], buttons], windowHeight)).toBe(40);
});

it("toastFoot, any links, lies over none of them in the lower half, and never over a bar that leaves room", () => {
  const anyBox = fc
    .record({ top: fc.integer({ min: 0, max: 790 }), height: fc.integer({ min: 1, max: 60 }) })
    .map(({ top, height }) => box(top, top + height, 500, 700));
  const covers = (foot: number, { top, bottom }: Box) =>
    top < windowHeight - foot && bottom > windowHeight - foot - 80;
  fc.assert(
    fc.property(fc.array(anyBox, { maxLength: 12 }), (pressed) => {
      const bar = box(740, 800);
      const foot = toastFoot(toast, [[bar], pressed], windowHeight);
      expect(covers(foot, bar)).toBe(false);
      if (foot !== 60) expect(pressed.some((one) => covers(foot, one))).toBe(false);
    }),
  );
});
