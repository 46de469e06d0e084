import { expect, it } from "vitest";
import { findConflicts } from "./find-conflicts.ts";

const current = {
  notes: "theirs",
  salary: "$90k",
  followUpDate: null,
  contacts: [{ name: "Kim", role: "" }],
};

it.each([
  ["changed by nobody else", { salary: "$90k" }, { salary: "$95k" }, {}],
  ["changed elsewhere", { notes: "before" }, { notes: "mine" }, { notes: "theirs" }],
  ["changed elsewhere to the same", { notes: "before" }, { notes: "theirs" }, {}],
  ["another field changed elsewhere", { salary: "$90k", notes: "before" }, { salary: "$95k" }, {}],
  ["no basis: the caller does not know of others", {}, { notes: "mine" }, {}],
  ["no day and an empty input are the same", { followUpDate: "" }, { followUpDate: "2026-12-01" }, {}],
  [
    "a day that was taken away elsewhere",
    { followUpDate: "2026-11-30" },
    { followUpDate: "2026-12-01" },
    { followUpDate: null },
  ],
  [
    "the order of keys is no change",
    { contacts: [{ role: "", name: "Kim" }] },
    { contacts: [{ role: "Boss", name: "Kim" }] },
    {},
  ],
])("%s", (_case, basedOn, change, expected) => {
  expect(findConflicts(current, basedOn, change)).toEqual(expected);
});
