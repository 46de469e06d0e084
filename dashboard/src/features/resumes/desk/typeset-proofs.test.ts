import { describe, expect, it } from "vitest";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import type { Criterion } from "./criteria.ts";
import { provedParagraphs } from "./typeset-proofs.ts";

const line = (paragraph: number, text: string, y: number) => ({
  ...{ paragraph, text, y },
  ...{ x: 50, width: 10 * text.length, height: 12 },
});
const criterion = (number: number, resumeLine: string | undefined, state: LedgerEntry["state"] = "shown") =>
  ({ number, entry: { id: `c${number}`, state, best: { evidence: { resumeLine } } } }) as Criterion;
const numbers = (criteria: Criterion[]) =>
  provedParagraphs(pages, criteria).map((page) =>
    page.map(({ paragraph, criteria: here }) => [paragraph, here.map((one) => one.number)]),
  );

const pages = [
  {
    svg: "",
    lines: [
      line(0, "Ash Wattle", 40),
      line(1, "• Planned activities for a room of", 80),
      line(1, "18 children", 94),
      line(2, "• Wrote documentation", 110),
    ],
  },
  { svg: "", lines: [line(3, "Wrote documentation", 40), line(4, "First aid, 2025", 60)] },
];

describe("where typeset pages show criteria", () => {
  it.each([
    ["a line over two rows", "Planned activities for a room of 18 children", [[[1, [1]]], []]],
    ["with its list mark", "- Wrote documentation", [[[2, [1]]], []]],
    ["on the second page", "First aid, 2025", [[], [[4, [1]]]]],
    ["more than half of it", "First aid, 2025 (current)", [[], [[4, [1]]]]],
    ["a word of a heading only", "Ash Wattle wrote documentation of learning for families", [[], []]],
    ["nothing", undefined, [[], []]],
  ])("%s", (_name, resumeLine, expected) => {
    expect(numbers([criterion(1, resumeLine)])).toEqual(expected);
  });

  it("two criteria of one line stand together, one that is missing nowhere", () => {
    const proof = "Wrote documentation";
    expect(numbers([criterion(1, proof), criterion(2, proof), criterion(3, proof, "missing")])).toEqual([
      [[2, [1, 2]]],
      [],
    ]);
  });

  it("the box is around all rows of the paragraph", () => {
    const [first] = provedParagraphs(pages, [criterion(1, "Planned activities for a room of 18 children")]);
    expect(first?.[0]?.box).toEqual({ left: 50, right: 390, top: 80, bottom: 106 });
  });
});
