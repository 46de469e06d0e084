import { describe, expect, it } from "vitest";
import { type FieldReading, fitThresholds, shareWrong } from "./fit-thresholds.ts";

const readings = (field: string, ...of: [probability: number, right: number, wrong: number][]) =>
  of.flatMap(([probability, right, wrong]) => [
    ...Array.from({ length: right }, (): FieldReading<string> => ({ field, probability, isRight: true })),
    ...Array.from({ length: wrong }, (): FieldReading<string> => ({ field, probability, isRight: false })),
  ]);

describe("thresholds of fields", () => {
  it.each([
    ["nothing is wrong", readings("title", [0.2, 5, 0], [0.9, 50, 0]), { title: 0 }],
    [
      "only the field that is wrong is asked about",
      [...readings("title", [0.3, 10, 0], [0.9, 90, 1]), ...readings("name", [0.3, 2, 20], [0.9, 90, 1])],
      { title: 0, name: 0.35 },
    ],
    [
      "the range with most wrong ones for a right one goes first",
      readings("name", [0.2, 1, 4], [0.6, 10, 4], [0.95, 80, 2]),
      { name: 0.25 },
    ],
  ])("%s", (_, all, wanted) => {
    expect(fitThresholds(all, 0.07)).toEqual(wanted);
  });

  it("what is claimed keeps to the limit, and a higher limit asks less", () => {
    const all = [
      ...readings("a", [0.1, 3, 9], [0.4, 9, 7], [0.7, 30, 5], [0.99, 70, 2]),
      ...readings("b", [0.2, 9, 9], [0.5, 20, 4], [0.9, 90, 3]),
    ];
    let before = all.length + 1;
    for (const most of [0.2, 0.1, 0.06, 0.04]) {
      const table = fitThresholds(all, most);
      const claimed = all.filter(({ field, probability }) => probability >= (table[field] ?? 0));
      expect(shareWrong(claimed)).toBeLessThanOrEqual(most);
      expect(claimed.length).toBeLessThan(before + 1);
      before = claimed.length;
    }
  });
});
