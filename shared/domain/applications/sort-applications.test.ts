import { expect, it } from "vitest";
import {
  applicationSorts,
  isAscending,
  readSort,
  sortApplications,
  sortText,
} from "./filter-applications.ts";

const today = "2026-11-24";
const row = (id: string, day: string, more: object = {}) => ({
  id,
  jobTitle: "Analyst",
  company: "Ward",
  createdAt: `2026-11-${day}T00:00:00.000Z`,
  followUpDate: null,
  closingDate: null,
  interviewDate: null,
  interviewTime: "",
  appliedDate: null,
  status: "saved" as const,
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
  ["-newest", ["old", "mid", "mid2", "new"]],
  ["company", ["new", "mid2", "mid", "old"]],
  ["-company", ["old", "mid", "mid2", "new"]],
  ["follow-up", ["mid", "new", "mid2", "old"]],
  ["-follow-up", ["new", "mid", "mid2", "old"]],
  ["match", ["mid2", "old", "mid", "new"]],
  ["-match", ["mid", "mid2", "old", "new"]],
])("%s: what has none stands last, equals newest first", (sort, expected) => {
  expect(sortApplications(rows, readSort(sort), today).map(({ id }) => id)).toEqual(expected);
});

it("status goes by its stage, the day of sending by the latest", () => {
  const some = [
    row("sent", "01", { status: "applied", appliedDate: "2026-11-02T00:00:00.000Z" }),
    row("offer", "02", { status: "offered", appliedDate: "2026-11-09T00:00:00.000Z" }),
    row("kept", "03"),
  ];
  const by = (sort: string) => sortApplications(some, readSort(sort), today).map(({ id }) => id);
  expect(by("status")).toEqual(["kept", "sent", "offer"]);
  expect(by("applied")).toEqual(["offer", "sent", "kept"]);
  expect(by("-applied")).toEqual(["sent", "offer", "kept"]);
});

it("a stage goes by the day it began, what comes next by its day, whatever it is", () => {
  const some = [
    row("sent", "01", { stageSince: "2026-11-20T00:00:00.000Z", followUpDate: "2026-12-07" }),
    row("talk", "02", { stageSince: "2026-11-10T00:00:00.000Z", interviewDate: "2026-12-01" }),
    row("late", "03", { followUpDate: "2026-11-20" }),
    row("over", "04", { interviewDate: "2026-11-20" }),
  ];
  const by = (sort: string) => sortApplications(some, readSort(sort), today).map(({ id }) => id);
  expect(by("stage")).toEqual(["late", "over", "talk", "sent"]);
  expect(by("next")).toEqual(["late", "talk", "sent", "over"]);
});

it("the list that came in stays as it was, and every order is known", () => {
  const before = [...rows];
  for (const by of applicationSorts) sortApplications(rows, { by, isReversed: false }, today);
  expect(rows).toEqual(before);
});

it("an order is written into the address as it is read, and an unknown one is the usual", () => {
  for (const by of applicationSorts)
    for (const isReversed of [false, true])
      expect(readSort(sortText({ by, isReversed }))).toEqual({ by, isReversed });
  expect(sortText(readSort("salary"))).toBe("");
  expect(isAscending(readSort("company"))).toBe(true);
  expect(isAscending(readSort("match"))).toBe(false);
  expect(isAscending(readSort("-match"))).toBe(true);
});
