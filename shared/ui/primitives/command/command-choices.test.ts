import { expect, it } from "vitest";
import { shownChoices } from "./command-choices.ts";

const jobs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    label: `Nurse ${at}`,
    note: at % 2 === 0 ? "Ward Nine" : "Coles",
  }));

it("a short list is left to the ranking search", () => {
  expect(shownChoices(jobs(100), "zzz")).toHaveLength(100);
});

it.each([
  ["", 50, "Nurse 0"],
  ["coles", 50, "Nurse 1"],
  ["4321", 1, "Nurse 4321"],
  ["NINE 432", 10, "Nurse 432"],
  ["zzz", 0, undefined],
])("of 5,000 '%s' shows %i, first %s", (search, count, first) => {
  const shown = shownChoices(jobs(5000), search);
  expect(shown).toHaveLength(count);
  expect(shown[0]?.label).toBe(first);
});
