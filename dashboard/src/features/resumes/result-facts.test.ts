import { describe, expect, it } from "vitest";
import { compareLines } from "./result-facts.ts";

describe("comparing two texts", () => {
  it("marks the lines that only one of them holds", () => {
    const changed = compareLines(
      "Name\n\n- Led a team\n- Wrote SQL",
      "Name\n\n- Led a team of four\n- Wrote SQL",
    );
    expect(changed.filter((line) => line.isChanged).map((line) => line.text)).toEqual(["- Led a team"]);
  });
});
