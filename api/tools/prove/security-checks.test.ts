import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { securityChecks } from "./security-checks.ts";

const top = path.resolve(import.meta.dirname, "../../..");

it.each(securityChecks)("$id is proven by tests that are there", ({ proofs, also }) => {
  expect(proofs.length > 0 || also !== undefined).toBe(true);
  for (const { file, names } of proofs) {
    expect(existsSync(path.join(top, file)), file).toBe(true);
    expect(readFileSync(path.join(top, file), "utf8")).toContain(names);
  }
});

it("there are sixty, each once", () => {
  expect(new Set(securityChecks.map(({ id }) => id)).size).toBe(securityChecks.length);
  expect(securityChecks).toHaveLength(60);
});
