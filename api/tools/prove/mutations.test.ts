import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { mutations } from "./mutations.ts";
import { securityChecks } from "./security-checks.ts";

const top = path.resolve(import.meta.dirname, "../../..");
const read = (file: string) => readFileSync(path.join(top, file), "utf8");

it.each(mutations)(
  "$check, $what: the protection and its test are there",
  ({ check, file, from, to, test, names }) => {
    expect(securityChecks.map(({ id }) => id)).toContain(check);
    expect(read(file).split(from), file).toHaveLength(2);
    expect(to).not.toBe(from);
    expect(existsSync(path.join(top, test)), test).toBe(true);
    expect(read(test)).toContain(names);
  },
);

it("there are thirty or more, each once", () => {
  expect(mutations.length).toBeGreaterThanOrEqual(30);
  expect(new Set(mutations.map(({ what }) => what)).size).toBe(mutations.length);
});
