import { describe, expect, it } from "vitest";
import { gainText } from "./gain-text.ts";

const of = (
  score: readonly [number | null, number | null],
  keywords: readonly [number, number] = [40, 40],
) => ({
  score: { before: score[0], after: score[1] },
  keywords: { before: keywords[0], after: keywords[1] },
});

describe("what tailoring would do, said before the press", () => {
  it.each([
    [{ lines: 0, moves: 0, numbers: of([78, 78]) }, /^Rewording won.t lift this score/],
    [
      { lines: 1, moves: 0, numbers: of([78, 79]) },
      /^Tailoring would reword 1 line\. The score would go from 78 to 79\.$/,
    ],
    [
      { lines: 1, moves: 0, numbers: of([78, 78], [33, 44]) },
      /line\. The keyword match would go from 33% to 44%\.$/,
    ],
    [{ lines: 3, moves: 2, numbers: of([78, 78]) }, /reword 3 lines and move 2 lines .* wouldn't count/],
    [{ lines: 0, moves: 2, numbers: of([78, 78]) }, /^Tailoring would move 2 lines for this ad\./],
    [{ lines: 2, moves: 0, numbers: of([null, null]) }, /^Tailoring would reword 2 lines\. Neither/],
  ])("%o", (gain, text) => expect(gainText(gain)).toMatch(text));
});
