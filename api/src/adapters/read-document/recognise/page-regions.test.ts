import { describe, expect, it } from "vitest";
import type { PagePicture } from "./page-picture.ts";
import { cutOut, regionsOf } from "./page-regions.ts";

type Bar = [x: number, y: number, width: number];

/** A white page with black bars of 20 pixels' height where lines of text would be. */
function pageOf(...bars: Bar[]): PagePicture {
  const [width, height] = [800, 1000];
  const pixels = new Uint8Array(width * height).fill(255);
  for (const [x, y, length] of bars)
    for (let row = y; row < y + 20; row++) pixels.fill(0, row * width + x, row * width + x + length);
  return { width, height, pixels, scale: 2 };
}

const lines = (count: number, x: number, y: number, length: number): Bar[] =>
  Array.from({ length: count }, (_, at) => [x, y + at * 40, length]);

describe("regionsOf", () => {
  it("leaves a page of one column whole", () => {
    const page = pageOf(...lines(20, 80, 100, 640));
    expect(regionsOf(page)).toEqual([{ x: 0, y: 0, width: 800, height: 1000 }]);
  });

  it("leaves a page with a date at the end of each third line whole", () => {
    const dates = lines(20, 80, 100, 300).flatMap(([x, y], at): Bar[] =>
      at % 3 === 0
        ? [
            [x, y, 300],
            [640, y, 80],
          ]
        : [[x, y, 640]],
    );
    expect(regionsOf(pageOf(...dates))).toHaveLength(1);
  });

  it("parts two columns below a line that spans both", () => {
    const page = pageOf([80, 40, 640], ...lines(18, 80, 120, 380), ...lines(18, 520, 120, 200));
    const [top, left, right] = regionsOf(page);
    expect(top).toMatchObject({ x: 0, y: 0, width: 800, height: 60 });
    expect(left?.y).toBe(60);
    expect(left?.width).toBeGreaterThan(460);
    expect(left?.width).toBeLessThan(520);
    expect(right).toEqual({ x: left?.width, y: 60, width: 800 - (left?.width ?? 0), height: left?.height });
  });

  it("an empty page is one region", () => {
    expect(regionsOf(pageOf())).toHaveLength(1);
  });
});

it("cutOut gives the pixels of a part", () => {
  const part = cutOut(pageOf([80, 40, 10]), { x: 78, y: 39, width: 4, height: 3 });
  expect([...part.pixels]).toEqual([255, 255, 255, 255, 255, 255, 0, 0, 255, 255, 0, 0]);
});
