import { describe, expect, it } from "vitest";
import { compareLines, searchabilityNote } from "./result-facts.ts";

describe("comparing two texts", () => {
  it("marks the lines that only one of them holds", () => {
    const changed = compareLines(
      "Name\n\n- Led a team\n- Wrote SQL",
      "Name\n\n- Led a team of four\n- Wrote SQL",
    );
    expect(changed.filter((line) => line.isChanged).map((line) => line.text)).toEqual(["- Led a team"]);
  });
});

it("says what a reader does not find", () => {
  const name = { id: "name", points: 10, maxPoints: 10 };
  expect(searchabilityNote([name])).toBe("Contact, dates and headings found.");
  expect(searchabilityNote([name, { id: "phone", points: 0, maxPoints: 10 }])).toBe("Not clear: phone.");
});
