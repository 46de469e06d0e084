import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { joinBrokenWords } from "./broken-words.ts";
import type { PageItem } from "./page-item.ts";
import { readPages } from "./read-pages.ts";

const size = 10;
/** Words of a line, five points for each letter. */
function line(text: string, x: number, y: number, page = 0): PageItem[] {
  let at = x;
  return text.split(" ").map((word, index) => {
    const item = { text: word, x: at, y, w: word.length * 5, size, bold: false, page, space: index > 0 };
    at += (word.length + 1) * 5;
    return item;
  });
}
const page = (items: PageItem[]) => ({ width: 600, height: 840, items });
const read = (...items: PageItem[][]) => readPages([page(items.flat())]);
const filled = (lines: string[]) => lines.filter((text) => text !== "");

describe("rows", () => {
  it.each([
    [3.9, 1],
    [4.1, 2],
  ])("baselines %d points apart at height 10 make %d rows", (distance, rows) => {
    expect(read(line("one", 50, 100), line("two", 75, 100 + distance)).lines).toHaveLength(rows);
  });

  it.each([
    [1.2, "onetwo"],
    [1.4, "one two"],
    [9.1, "one\ttwo"],
  ])("a gap of %d points at height 10 reads %j", (gap, text) => {
    const items = [line("one", 50, 100), line("two", 65 + gap, 100)];
    expect(read(...items).lines).toEqual([text]);
  });

  it("letters set apart become a word, wider gaps part words", () => {
    const letters = [..."WORKDONE"].flatMap((letter, at) =>
      line(letter, 50 + at * 12 + (at > 3 ? 12 : 0), 100),
    );
    expect(readPages([page(letters)])).toMatchObject({ lines: ["WORK DONE"], isLetterSpaced: true });
  });

  it("a sign without a letter inside a word is a joined pair", () => {
    expect(read(line("Pro\ufffdle Work\ufffdow \ufffd", 50, 100)).lines).toEqual(["Profile Workflow"]);
  });
});

const left = ["Contact", "Geelong VIC", "Skills", "Wound care", "Triage", "Rostering"];
const right = [
  "Experience",
  "Nurse at Corio Bay",
  "Led twelve people on a ward",
  "Education",
  "Nursing",
  "Deakin",
];

describe("columns", () => {
  it("are read one after the other, the header over both first", () => {
    const items = [
      line(
        "Robin Fraser a header that runs over the whole width of this page and both of its columns here",
        50,
        40,
      ),
      ...left.map((text, at) => line(text, 50, 80 + at * 14)),
      ...right.map((text, at) => line(text, 250, 83 + at * 14)),
    ];
    const result = read(...items);
    expect(result).toMatchObject({ hasColumns: true, isInterleaved: false });
    expect(filled(result.lines).slice(1)).toEqual([...left, ...right]);
  });

  it("dates at the right stay on the line of their entry", () => {
    const entries = ["Nurse, Corio Bay", "Nurse, Otway", "Aide, Karri", "Cook, Vine"];
    const dates = ["Mar 2019 - Present", "Feb 2016 - Feb 2019", "2014 - 2016", "2012 - 2014"];
    const items = entries.flatMap((text, at) => [
      line(text, 50, 80 + at * 42),
      line("Did this and that with some care for people", 50, 94 + at * 42),
      line(dates[at] ?? "", 450, 80 + at * 42),
    ]);
    const result = read(...items);
    expect(result.hasColumns).toBe(false);
    for (const [at, text] of entries.entries()) expect(result.lines).toContain(`${text}\t${dates[at]}`);
  });

  it("that go on over the page's end are read to their own end", () => {
    const half = (number: number) =>
      page([
        ...left.slice(number * 3, number * 3 + 3).flatMap((text, at) => line(text, 50, 80 + at * 14, number)),
        ...right
          .slice(number * 3, number * 3 + 3)
          .flatMap((text, at) => line(text, 250, 83 + at * 14, number)),
      ]);
    expect(filled(readPages([half(0), half(1)]).lines)).toEqual([...left, ...right]);
  });

  it("no word is lost or doubled, wherever lines stand", () => {
    // Lines printed over one another have no words to tell apart: each row holds one.
    const row = fc.integer({ min: 2, max: 66 }).map((at) => at * 12);
    const place = fc.record({ x: fc.integer({ min: 0, max: 500 }), y: row });
    fc.assert(
      fc.property(fc.uniqueArray(place, { selector: ({ y }) => y, maxLength: 40 }), (places) => {
        const items = places.flatMap(({ x, y }, at) => line(`w${at} x${at}`, x, y));
        const words = readPages([page(items)])
          .lines.join(" ")
          .split(/\s+/)
          .filter(Boolean);
        expect(words.sort()).toEqual(items.map(({ text }) => text).sort());
      }),
    );
  });
});

describe("headers and footers", () => {
  const body = (number: number) =>
    ["Some text", "of its own", `here ${number}x`].flatMap((t, at) => line(t, 50, 300 + at * 14, number));
  it("that repeat are dropped; contact data are kept once and told", () => {
    const pages = [0, 1].map((number) =>
      page([
        ...line("Robin Fraser robin@example.com", 50, 30, number),
        ...body(number),
        ...line(`Page ${number + 1} of 2`, 50, 820, number),
      ]),
    );
    const result = readPages(pages);
    expect(result.hasContactOutside).toBe(true);
    expect(result.lines.filter((text) => text.includes("robin@"))).toHaveLength(1);
    expect(result.lines.join("\n")).not.toMatch(/Page \d/);
  });
});

describe("soft hyphens", () => {
  it("inside a line they are drawn: every one is a hyphen", () => {
    const items = [
      ...line("A well\u00adknown full\u00ad", 50, 100),
      ...line("time job, 2019\u00ad2021", 50, 114),
    ];
    expect(readPages([page(items)]).lines).toEqual(["A well-known full-time", "job, 2019-2021"]);
  });
});

describe("words broken over two lines", () => {
  it.each([
    [
      ["I con-", "tribute to it"],
      ["I contribute", "to it"],
    ],
    [
      ["a full-", "time job"],
      ["a full-time", "job"],
    ],
    [["soft\u00ad", "ware"], ["software"]],
    [
      ["2019 -", "present"],
      ["2019 -", "present"],
    ],
    [
      ["well-", "Known"],
      ["well-", "Known"],
    ],
    [["dealt with end-users, re-", "users"], ["dealt with end-users, re-users"]],
  ])("%j", (lines, expected) => {
    expect(joinBrokenWords(lines)).toEqual(expected);
  });
});
