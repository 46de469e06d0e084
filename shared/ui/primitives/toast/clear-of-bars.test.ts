import { expect, it } from "vitest";
import { footClearOf } from "./clear-of-bars.ts";

const windowHeight = 800;
const toast = { top: 720, bottom: 800, left: 400, right: 800 };
const bar = (top: number, bottom: number, left = 0, right = 1280) => ({ top, bottom, left, right });

it.each([
  ["no bar", [], 0],
  ["one at the foot", [bar(740, 800)], 60],
  ["one on the other", [bar(660, 740, 300, 900), bar(740, 800)], 140],
  ["one that leaves too little room above the first", [bar(740, 800), bar(640, 690)], 160],
  ["one that stands higher", [bar(740, 800), bar(500, 600)], 60],
  ["one beside it", [bar(740, 800, 820, 1280)], 0],
  ["one outside the window", [bar(820, 900)], 0],
  ["no room above", [bar(20, 800)], 0],
])("footClearOf, %s", (_name, bars, foot) => {
  expect(footClearOf(toast, bars, windowHeight)).toBe(foot);
});
