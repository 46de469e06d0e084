import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const top = new URL("../..", import.meta.url).pathname;
const trials = Array.from({ length: 45 }, (_, at) => at + 1);

/** The numbers of the list. */
const numbersInList = (text: string): number[] =>
  [...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));

/** The numbers in the names of tests: quoted, in square brackets. */
const numbersInNames = (text: string): number[] =>
  [...text.matchAll(/["'`][^"'`\n]*\[BD-\d\d\]/g)].flatMap(([name]) =>
    [...name.matchAll(/\[BD-(\d\d)\]/g)].map(([, number]) => Number(number)),
  );

/** The differences between the list and the names of the tests. */
function differences(list: string, tests: string): string[] {
  const rows = numbersInList(list);
  const named = new Set(numbersInNames(tests));
  return [
    ...trials
      .filter((trial) => rows.filter((row) => row === trial).length !== 1)
      .map((trial) => `${trial} is not in the list once`),
    ...trials.filter((trial) => !named.has(trial)).map((trial) => `${trial} is in no test's name`),
    ...[...named].filter((number) => !rows.includes(number)).map((number) => `${number} has no row`),
  ];
}

describe("the forty-five trials of a bad day", () => {
  it("are each in the list once, and in the name of a browser test", () => {
    const files = globSync("{dashboard,extension}/e2e/**/*.e2e.ts", { cwd: top });
    const tests = files.map((file) => readFileSync(top + file, "utf8")).join("\n");
    expect(differences(readFileSync(`${top}docs/bad-day.md`, "utf8"), tests)).toEqual([]);
  });

  const rows = trials.map((trial) => `${trial}. Trial`);
  const names = trials.map((trial) => `it("[BD-${String(trial).padStart(2, "0")}] holds", run);`);

  it.each([
    ["a row that is gone", rows.slice(1), names, "1 is not in the list once"],
    ["a row that is there twice", [...rows, rows[6] ?? ""], names, "7 is not in the list once"],
    ["a test that is gone", rows, names.slice(0, -1), "45 is in no test's name"],
    ["a test that lost its number", rows, [...names.slice(1), "// [BD-01]"], "1 is in no test's name"],
    ["a test of no trial", rows, [...names, 'it("[BD-46] holds", run);'], "46 has no row"],
  ])("%s is found", (_kind, list, tests, difference) => {
    expect(differences(rows.join("\n"), names.join("\n"))).toEqual([]);
    expect(differences(list.join("\n"), tests.join("\n"))).toContain(difference);
  });
});
