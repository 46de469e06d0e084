import { describe, expect, it } from "vitest";
import { type Box, pathOf, threadsOf } from "./thread-paths.ts";

const box = (left: number, right: number, top: number, bottom: number): Box => ({ left, right, top, bottom });
const adColumn = box(0, 240, 0, 600);
const pageColumn = box(256, 700, 0, 600);
const listColumn = box(716, 1000, 200, 600);
const inAd = { column: adColumn, end: box(20, 120, 90, 110) };
const onPage = { column: pageColumn, end: box(300, 680, 190, 250) };
const inList = { column: listColumn, end: box(716, 1000, 300, 340) };
const gone = box(20, 120, -80, -60);

describe("the threads of a criterion", () => {
  it("run from its words to the first line of its row, and on to the list", () => {
    expect(threadsOf(inAd, onPage, inList)).toEqual([
      { from: { x: 240, y: 100 }, to: { x: 300, y: 200 }, isOpen: false },
      { from: { x: 680, y: 200 }, to: { x: 716, y: 310 }, isOpen: false },
    ]);
  });

  it.each([
    ["no list beside", inAd, onPage, null, 1],
    ["its words scrolled away", { ...inAd, end: gone }, onPage, inList, 1],
    ["its row scrolled away", inAd, { ...onPage, end: gone }, inList, 0],
    ["the list's row scrolled away", inAd, onPage, { ...inList, end: gone }, 1],
    ["the ad does not name it any more", { ...inAd, end: null }, onPage, inList, 1],
    [
      "the columns below each other",
      inAd,
      { column: box(0, 300, 700, 900), end: box(9, 99, 710, 730) },
      inList,
      0,
    ],
  ])("%s", (_name, ad, page, list, count) => {
    expect(threadsOf(ad, page, list)).toHaveLength(count);
  });

  it("one that the resume does not show ends in the gap, open", () => {
    expect(threadsOf(inAd, { ...onPage, end: null }, inList)).toEqual([
      { from: { x: 240, y: 100 }, to: { x: 254, y: 100 }, isOpen: true },
    ]);
  });

  it("are level at both ends", () => {
    const [first] = threadsOf(inAd, onPage, null);
    expect(first && pathOf(first)).toBe("M240 100C270 100 270 200 300 200");
  });
});
