import { describe, expect, it } from "vitest";
import { createPlaceFinder } from "./find-places.ts";

const pieces = [
  "Sam Okafor",
  "Sous Chef",
  "2019 – 2021",
  "The Drunken Admi",
  "ral",
  "Chef",
  "2019 – 2021",
  "efficient rosters",
];

describe("createPlaceFinder", () => {
  it("a line that stands in several pieces, with other spaces and joined letters, has a place in each", () => {
    const { lines } = createPlaceFinder(pieces);
    expect(lines(["SAM  OKAFOR", "The Drunken Admiral", "eﬃcient rosters"])).toEqual([
      [{ piece: 0, from: 0, to: 1 }],
      [
        { piece: 3, from: 0, to: 1 },
        { piece: 4, from: 0, to: 1 },
      ],
      [{ piece: 7, from: 0, to: 1 }],
    ]);
  });

  it("a date at the right, joined to its line, and the same date twice: each line has its own", () => {
    const { lines } = createPlaceFinder(pieces);
    const found = lines(["Sous Chef\t2019 – 2021", "The Drunken Admiral", "Chef\t2019 – 2021"]);
    expect(found.map((places) => places.map(({ piece }) => piece))).toEqual([
      [1, 2],
      [3, 4],
      [5, 6],
    ]);
  });

  it("words that are found before where one reads take no place twice", () => {
    const { lines } = createPlaceFinder(["Same", "Same", "Last"]);
    expect(lines(["Same", "Last", "Same"]).map(([place]) => place?.piece)).toEqual([0, 2, 1]);
  });

  it("words that were put together otherwise are found in runs; what is not there has no place", () => {
    const { lines } = createPlaceFinder(["managed a team", "of nine cooks"]);
    expect(lines(["of nine cooks managed a team", "ran a hotel", "•"])).toEqual([
      [
        { piece: 1, from: 0, to: 1 },
        { piece: 0, from: 0, to: 1 },
      ],
      [],
      [],
    ]);
  });

  it("a value is a part of its piece, first of all near its line", () => {
    const { value } = createPlaceFinder(["Chef", "Hobart, sam@x.au", "Chef"]);
    expect(value("sam@x.au", [{ piece: 1, from: 0, to: 1 }])).toEqual([{ piece: 1, from: 0.5, to: 1 }]);
    expect(value("Chef", [{ piece: 1, from: 0, to: 1 }])).toEqual([{ piece: 2, from: 0, to: 1 }]);
    expect(value("nowhere", [{ piece: 1, from: 0, to: 1 }])).toEqual([{ piece: 1, from: 0, to: 1 }]);
  });

  it("a long text of another file ends soon", () => {
    const { lines } = createPlaceFinder(["a".repeat(200_000)]);
    const other = Array.from({ length: 3000 }, (_, at) => `${"word ".repeat(20)}${at}`);
    expect(lines(other).flat()).toEqual([]);
  });
});
