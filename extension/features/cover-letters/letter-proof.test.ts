import { describe, expect, it } from "vitest";
import { proveLetter } from "./letter-proof.ts";

const evidence = [
  { sentence: "I ran payroll.", facts: ["Ran payroll"] },
  { sentence: "I cut errors.", facts: ["Cut errors by 18%"] },
];

describe("the proof of a letter", () => {
  it("numbers its sentences in reading order", () => {
    expect(proveLetter("Dear all. I ran payroll. I cut errors. Bye", evidence)).toEqual({
      parts: [
        { text: "Dear all. " },
        { text: "I ran payroll.", proof: 1 },
        { text: " " },
        { text: "I cut errors.", proof: 2 },
        { text: " Bye" },
      ],
      facts: [["Ran payroll"], ["Cut errors by 18%"]],
    });
  });

  it("a sentence that the person reworded has no number", () => {
    const { parts, facts } = proveLetter("I ran all payroll. I cut errors.", evidence);
    expect(facts).toEqual([["Cut errors by 18%"]]);
    expect(parts.map((part) => part.text).join("")).toBe("I ran all payroll. I cut errors.");
  });
});
