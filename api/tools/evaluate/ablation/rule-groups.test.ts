import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { ruleGroups } from "./rule-groups.ts";

it.each(ruleGroups)("$name: its files are there, and its place once", ({ files, file, from, to }) => {
  for (const one of files) expect(existsSync(one), one).toBe(true);
  expect(readFileSync(file, "utf8").split(from), file).toHaveLength(2);
  expect(to).not.toBe(from);
});
