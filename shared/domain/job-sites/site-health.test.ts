import { expect, test } from "vitest";
import { boardName } from "../jobs/job-sites.ts";
import { knownBoards, type ReportFacts, siteHealth } from "./site-health.ts";

function reports(n: number, over: Partial<ReportFacts> = {}): ReportFacts[] {
  return Array.from({ length: n }, () => ({
    site: "seek-au",
    rules: 7,
    absent: ["salary"] as const,
    ...over,
  }));
}

function seek(given: readonly ReportFacts[]) {
  return siteHealth(given, 7).find(({ site }) => site === "seek-au");
}

test.each([
  [0, "unknown", null],
  [4, "unknown", null],
  [5, "degraded", 5],
])("siteHealth, %i reports of today's rules, is %s with n %s", (n, state, shown) => {
  expect(seek(reports(n))).toMatchObject({ state, reports: shown });
});

test("siteHealth, reports of rules that were replaced, is good until the new rules are reported as often", () => {
  const old = reports(6, { rules: 5 });
  expect(seek([...old, ...reports(4)])).toMatchObject({ state: "good", reports: 10, since: 5 });
  expect(seek([...old, ...reports(5)])).toMatchObject({ state: "degraded", reports: 11, since: 5 });
});

test("siteHealth, fields absent, names the three that are absent most", () => {
  const absent = ["title", "company", "salary", "location"] as const;
  const given = [...reports(2, { absent }), ...reports(3, { absent: ["salary", "company"] }), ...reports(1)];
  expect(seek(given)?.absent).toEqual([
    { field: "salary", n: 6 },
    { field: "company", n: 5 },
    { field: "title", n: 2 },
  ]);
});

test("siteHealth, sites of employers, stand there only with five reports; degraded ones first", () => {
  const sites = siteHealth([...reports(4, { site: "a.example" }), ...reports(5, { site: "b.example" })], 7);
  expect(sites[0]).toMatchObject({ site: "b.example", name: "b.example", state: "degraded" });
  expect(sites.map(({ site }) => site)).not.toContain("a.example");
  expect(sites.length).toBe(knownBoards.length + 1);
});

test("boardName, of a board and of none, gives its name or null", () => {
  expect([boardName("apsjobs"), boardName("toString"), boardName(null)]).toEqual(["APSJobs", null, null]);
});
