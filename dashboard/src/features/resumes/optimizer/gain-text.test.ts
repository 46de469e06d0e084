import { describe, expect, it } from "vitest";
import { gainText } from "./gain-text.ts";

describe("what tailoring would do, said before the press", () => {
  it.each([
    [{ lines: 0, moves: 0, before: 78, after: 78 }, /^Rewording won.t lift this score/],
    [{ lines: 1, moves: 0, before: 78, after: 79 }, /^Tailoring would reword 1 line\. .* from 78 to 79\.$/],
    [{ lines: 3, moves: 2, before: 78, after: 78 }, /reword 3 lines and move 2 lines .* stays 78/],
    [{ lines: 0, moves: 2, before: 78, after: 78 }, /^Tailoring would move 2 lines for this ad\./],
    [{ lines: 2, moves: 0, before: null, after: null }, /^Tailoring would reword 2 lines\.$/],
  ])("%o", (gain, text) => expect(gainText(gain)).toMatch(text));
});
