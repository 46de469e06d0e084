import { globSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const top = new URL("../..", import.meta.url).pathname;
const trials = Array.from({ length: 45 }, (_, at) => at + 1);

/** The table's rows: number and the files that show it. */
function readTable(text: string): { number: number; files: string[] }[] {
  return text.split("\n").flatMap((line) => {
    const number = /^\| (\d+) \|/.exec(line)?.[1];
    const shown = line.split("|").at(-2) ?? "";
    const files = [...shown.matchAll(/`([^`]+\.e2e\.ts)`/g)].map(([, file = ""]) => file);
    return number ? [{ number: Number(number), files }] : [];
  });
}

/** The numbers in the names of a file's tests: quoted, in square brackets. */
function namedIn(text: string): Set<number> {
  return new Set([...text.matchAll(/["'`][^"'`\n]*\[BD-(\d\d)\]/g)].flatMap(([all]) => numbersOf(all)));
}
const numbersOf = (name: string) => [...name.matchAll(/\[BD-(\d\d)\]/g)].map(([, number]) => Number(number));

/** What the table and the tests do not say alike. */
function faultsOf(table: string, tests: ReadonlyMap<string, string>): string[] {
  const rows = readTable(table);
  const named = new Map([...tests].map(([file, text]) => [file, namedIn(text)]));
  const twiceOrNever = trials
    .filter((trial) => rows.filter(({ number }) => number === trial).length !== 1)
    .map((trial) => `${trial} does not stand in the table once`);
  const unnamed = rows.flatMap(({ number, files }) => [
    ...(files.length === 0 ? [`${number} is shown by nothing`] : []),
    ...files
      .filter((file) => !named.get(file)?.has(number))
      .map((file) => `${number} is in no test's name in ${file}`),
  ]);
  const unlisted = [...named].flatMap(([file, numbers]) =>
    [...numbers]
      .filter((number) => !rows.some((row) => row.number === number && row.files.includes(file)))
      .map((number) => `${file} shows ${number}, the table does not say so`),
  );
  return [...twiceOrNever, ...unnamed, ...unlisted];
}

describe("the forty-five trials of a bad day", () => {
  it("each stand in the table once, and in the name of a browser test of each file it gives", () => {
    const files = globSync("{dashboard,extension}/e2e/**/*.e2e.ts", { cwd: top });
    const tests = new Map(files.map((file) => [file, readFileSync(top + file, "utf8")]));
    expect(faultsOf(readFileSync(`${top}docs/bad-day.md`, "utf8"), tests)).toEqual([]);
  });

  const rows = trials.map((trial) => `| ${trial} | Trial | What | \`a.e2e.ts\` |`);
  const tests = trials.map((trial) => `it("[BD-${String(trial).padStart(2, "0")}] holds", run);`);
  const judge = (table: readonly string[], names: readonly string[]) =>
    faultsOf(table.join("\n"), new Map([["a.e2e.ts", names.join("\n")]]));

  it.each([
    ["a row that is gone", rows.slice(1), tests, "1 does not stand in the table once"],
    ["a row that stands twice", [...rows, rows[6] ?? ""], tests, "7 does not stand in the table once"],
    ["a test that is gone", rows, tests.slice(0, -1), "45 is in no test's name in a.e2e.ts"],
    [
      "a test that lost its number",
      rows,
      [...tests.slice(1), "// [BD-01]"],
      "1 is in no test's name in a.e2e.ts",
    ],
    ["a row without a test", rows.with(2, "| 3 | T | W | nothing |"), tests, "3 is shown by nothing"],
    [
      "a test of no trial",
      rows,
      [...tests, 'it("[BD-46] holds", run);'],
      "a.e2e.ts shows 46, the table does not say so",
    ],
  ])("%s is found", (_kind, table, names, fault) => {
    expect(judge(rows, tests)).toEqual([]);
    expect(judge(table, names)).toContain(fault);
  });
});
