import { expect, it } from "vitest";
import { applicationSorts, sortApplications } from "./filter-applications.ts";

const row = (id: string, day: string, more: object = {}) => ({
  id,
  jobTitle: "Analyst",
  company: "Ward",
  createdAt: `2026-11-${day}T00:00:00.000Z`,
  followUpDate: null,
  ...more,
});

const rows = [
  row("old", "01", { company: "zebra", matchScore: 90 }),
  row("new", "05", { company: "Ábaco", followUpDate: "2026-12-01" }),
  row("mid", "03", { company: "Banksia 10", followUpDate: "2026-11-20", matchScore: 0 }),
  row("mid2", "04", { company: "banksia 9", matchScore: 90 }),
];

it.each([
  ["newest", ["new", "mid2", "mid", "old"]],
  ["company", ["new", "mid2", "mid", "old"]],
  ["follow-up", ["mid", "new", "mid2", "old"]],
  ["match", ["mid2", "old", "mid", "new"]],
] as const)("%s: what has none stands last, equals newest first", (sort, expected) => {
  expect(sortApplications(rows, sort).map(({ id }) => id)).toEqual(expected);
});

it("the list that came in stays as it was, and every order is known", () => {
  const before = [...rows];
  for (const sort of applicationSorts) sortApplications(rows, sort);
  expect(rows).toEqual(before);
});
