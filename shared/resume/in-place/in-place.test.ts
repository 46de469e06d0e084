import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { withLineEdits } from "./line-edits.ts";
import { planLineEdits } from "./plan-line-edits.ts";
import { planWordEdits, withWordEdits } from "./word-edits.ts";

const lines = [
  "Ana Reyes",
  "Experience",
  "• Ran the night shift",
  "• Trained six nurses",
  "Skills",
  "Triage",
];

describe("planLineEdits", () => {
  it("reworded, new, removed and moved lines, each is what it is", () => {
    const wanted = [
      "Ana Reyes",
      "Experience",
      "• Trained six nurses",
      "• Ran the night shift of a ward",
      "• Wrote the handover guide",
      "Skills",
    ];
    expect(planLineEdits(lines, wanted)).toEqual([
      { kind: "replace", line: 2, text: "• Ran the night shift of a ward" },
      { kind: "remove", line: 5 },
      { kind: "move", line: 2, count: 1, after: 3 },
      { kind: "insert", after: 3, text: "• Wrote the handover guide" },
    ]);
  });

  it("a section that moves, is one move", () => {
    const wanted = ["Ana Reyes", "Skills", "Triage", ...lines.slice(1, 4)];
    const edits = planLineEdits(lines, wanted);
    expect(edits).toEqual([{ kind: "move", line: 4, count: 2, after: 0 }]);
  });

  it("a line alone between two that stay, is reworded whatever its words", () => {
    const wanted = ["Ana Reyes", "Employment", ...lines.slice(2)];
    expect(planLineEdits(lines, wanted)).toEqual([{ kind: "replace", line: 1, text: "Employment" }]);
  });

  it("any two lists, the edits give the wanted one and any of them may be left out", () => {
    const line = fc.constantFrom("a b c", "a b d", "• x y", "• x z", "k", "m n", "• a b c");
    const list = fc.array(line, { maxLength: 9 });
    fc.assert(
      fc.property(list, list, fc.nat(), (own, wanted, seed) => {
        const edits = planLineEdits(own, wanted);
        expect(withLineEdits(own, edits)).toEqual(wanted);
        const kept = edits.filter((_, at) => ((seed >> at) & 1) === 1);
        const gone = kept.filter((one) => one.kind === "remove").length;
        const come = kept.filter((one) => one.kind === "insert").length;
        expect(withLineEdits(own, kept)).toHaveLength(own.length - gone + come);
      }),
    );
  });
});

describe("planWordEdits", () => {
  it("one word of a line, only that word is touched", () => {
    expect(planWordEdits("Ran the night shift", "Led the night shift")).toEqual([
      { from: 0, to: 3, text: "Led" },
    ]);
  });

  it("odd spaces of the file, they count as the spaces they look like", () => {
    expect(planWordEdits("Ran\u00a0the  ward", "Ran the  ward well")).toEqual([
      { from: 13, to: 13, text: " well" },
    ]);
  });

  it("words on both sides of a lone space, they are one change", () => {
    expect(planWordEdits("old words here", "new texts here")).toEqual([
      { from: 0, to: 9, text: "new texts" },
    ]);
  });

  it("any two texts, the edits give the wanted one", () => {
    const text = fc.array(fc.constantFrom("a", "b", " ", ", ", "c", "(", "é"), { maxLength: 14 });
    fc.assert(
      fc.property(text, text, (one, other) => {
        const [own, wanted] = [one.join(""), other.join("")];
        expect(withWordEdits(own, planWordEdits(own, wanted))).toBe(wanted);
      }),
    );
  });
});
