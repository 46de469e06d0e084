import { expect, it } from "vitest";
import { countRows, idsInTitles, readTable } from "./checklist.ts";

it("reads ids in the titles of tests, and nowhere else", () => {
  expect(idsInTitles('it("says so [P1-2.16 P2-8.24]", …); it("more [P1-1.01]")')).toEqual([
    "P1-2.16",
    "P2-8.24",
    "P1-1.01",
  ]);
  expect(idsInTitles("// P1-2.16 is for later\nexpect(list[1])")).toEqual([]);
});

it("a row that holds in part stays open", () => {
  expect(idsInTitles('it("is told [P2-2.93 in part P2-2.94]")')).toEqual(["P2-2.94"]);
});

it("counts every row once, by area", () => {
  const rows = ["P1-0.01", "P1-0.02", "P1-0.03"].map((id, at) => ({ id, area: at < 2 ? "auth" : "shell" }));
  const report = countRows(rows, new Set(["P1-0.01", "P9-9.99"]), new Set(["P1-0.01", "P1-0.02"]));
  expect(report).toMatchObject({ rows: 3, tested: 1, overruled: 1, open: 1 });
  expect(report.byArea.auth).toEqual({ rows: 2, tested: 1, overruled: 1, open: 0 });
  expect([report.missing, report.unknown]).toEqual([["P1-0.03"], ["P9-9.99"]]);
});

it("reads a table without its head and empty lines", () => {
  expect(readTable("row\tdecision\nP1-0.01\tD-01\n\n")).toEqual([["P1-0.01", "D-01"]]);
});
