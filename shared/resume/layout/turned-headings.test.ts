import { describe, expect, it } from "vitest";
import type { PageItem } from "./page-item.ts";
import { turnedHeadings } from "./turned-headings.ts";

const line = (text: string, y: number): PageItem => ({
  text,
  x: 40,
  y,
  w: 200,
  size: 10,
  bold: false,
  page: 0,
});
const items = [
  line("Mei Tran", 60),
  line("mei@example.com", 74),
  line("Engineer, Harbour", 130),
  line("Built services", 144),
  line("Engineer, Coastal", 158),
  line("Moved a database", 172),
  line("Master of Computing", 230),
  line("Wollongong", 244),
  line("Bachelor of Science", 258),
];
const turned = (text: string, y: number, w: number) => ({ text, x: 500, y, w, size: 14, page: 0 });

describe("turnedHeadings", () => {
  it("a section's name on its side stands above the section beside it, also where it is drawn in two sizes", () => {
    const found = turnedHeadings(
      [turned("E", 140, 8), turned("XPERIENCE", 148, 30), turned("Education", 240, 30)],
      items,
    );
    expect(found.map(({ text, x, y }) => ({ text, x, y }))).toEqual([
      { text: "EXPERIENCE", x: 40, y: 118 },
      { text: "Education", x: 40, y: 218 },
    ]);
  });

  it("one that is read upwards counts too; any other word on its side does not", () => {
    expect(turnedHeadings([turned("XPERIENCE", 140, 12), turned("E", 152, 8)], items)[0]?.text).toBe(
      "EXPERIENCE",
    );
    expect(turnedHeadings([turned("Curriculum", 140, 30)], items)).toEqual([]);
    expect(turnedHeadings([turned("Experience", 900, 30)], items)).toEqual([]);
  });
});
