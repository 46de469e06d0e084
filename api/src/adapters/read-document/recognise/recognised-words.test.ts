import type { Line, Page, Word } from "tesseract.js";
import { describe, expect, it } from "vitest";
import { recognisedText } from "./recognised-words.ts";

type Box = [x: number, y: number, width: number, height: number];

const wordOf = (text: string, [x, y, width, height]: Box, confidence = 95) =>
  ({ text, confidence, bbox: { x0: x, y0: y, x1: x + width, y1: y + height } }) as Word;

const lineOf = (...words: Word[]) =>
  ({
    words,
    baseline: { x0: 0, y0: 40, x1: 400, y1: 44 },
    rowAttributes: { rowHeight: 28, ascenders: 6, descenders: 6 },
    bbox: { x0: 0, y0: 12, x1: 400, y1: 50 },
  }) as Line;

const blocksOf = (...lines: Line[]) => [{ paragraphs: [{ lines }] }] as unknown as Page["blocks"];

/** At two pixels a point, on the first page. */
const read = (...lines: Line[]) => recognisedText([{ blocks: blocksOf(...lines), at: { x: 0, y: 0 } }], 2, 0);
const textsOf = (...words: Word[]) => read(lineOf(...words)).items.map(({ text }) => text);

const wide: Box = [60, 20, 90, 27];

describe("recognisedText", () => {
  it("gives words their place in points, of the part of the page that they stand in", () => {
    const parts = [{ blocks: blocksOf(lineOf(wordOf("Nurse", wide))), at: { x: 100, y: 300 } }];
    expect(recognisedText(parts, 2, 3).items).toEqual([
      expect.objectContaining({ text: "Nurse", x: 80, y: 171, w: 45, page: 3 }),
    ]);
  });

  it("weighs the confidence by letters and counts words with letters or digits", () => {
    const { confidence, words } = read(
      lineOf(wordOf("Nurse", wide, 90), wordOf("in", wide, 20), wordOf("|", wide, 0)),
    );
    expect({ confidence, words }).toEqual({ confidence: 70, words: 2 });
    expect(recognisedText([], 2, 0)).toMatchObject({ confidence: 0, words: 0, items: [] });
  });

  it.each([
    ["+", [10, 28, 8, 8]],
    ["e", [10, 28, 9, 9]],
    ["«", [10, 28, 14, 14]],
  ] satisfies [string, Box][])("a small %s that begins a line is a list mark", (text, box) => {
    expect(textsOf(wordOf(text, box, 50), wordOf("Triage", wide))).toEqual(["•", "Triage"]);
  });

  it.each([
    ["-", [10, 30, 14, 3]],
    ["A", [10, 20, 20, 20]],
    ["I", [10, 20, 4, 20]],
  ] satisfies [string, Box][])("%s that begins a line stays", (text, box) => {
    expect(textsOf(wordOf(text, box), wordOf("Triage", wide))).toEqual([text, "Triage"]);
  });

  it.each([
    ["a dash between dates", "-", [10, 30, 12, 3], 45, true],
    ["a bar between places", "|", [10, 14, 3, 28], 40, true],
    ["a speck", "*", [10, 30, 5, 5], 20, false],
    ["a rule across the page", "—", [10, 30, 300, 3], 90, false],
    ["the edge of a box", "|", [10, 14, 3, 80], 90, false],
  ] satisfies [string, string, Box, number, boolean][])("%s", (_kind, text, box, confidence, isStored) => {
    const texts = textsOf(wordOf("2019", wide), wordOf(text, box, confidence), wordOf("2021", wide));
    expect(texts).toEqual(["2019", ...(isStored ? [text] : []), "2021"]);
  });

  it.each([
    ["Certificate", "Ill", "III"],
    ["Certificate", "lV", "IV"],
    ["Cert.", "ll", "II"],
    ["Certificate", "1", "1"],
    ["is", "Ill", "Ill"],
    ["the", "[IV", "IV"],
    ["the", "[sic]", "[sic]"],
  ])("%s %s is %s", (before, text, mended) => {
    expect(textsOf(wordOf(before, wide), wordOf(text, wide)).at(-1)).toBe(mended);
  });

  it("an address that was parted behind its dot is one word", () => {
    const [first, second]: [Box, Box] = [
      [60, 20, 90, 27],
      [160, 20, 140, 27],
    ];
    const [address] = read(lineOf(wordOf("github.", first), wordOf("com/robin", second))).items;
    expect(address).toMatchObject({ text: "github.com/robin", x: 30, w: 120 });
    expect(textsOf(wordOf("wards.", first), wordOf("Led", second))).toEqual(["wards.", "Led"]);
  });

  it("knows words on their side by their shape", () => {
    const tall: Box = [20, 20, 27, 110];
    expect(read(lineOf(wordOf("Registered", tall), wordOf("Nurse", tall))).isSideways).toBe(true);
    expect(read(lineOf(wordOf("Registered", wide), wordOf("it", tall))).isSideways).toBe(false);
  });
});
