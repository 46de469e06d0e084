import type { TestProject } from "vitest/node";
import { ensureDashboard, ensureExtension } from "#shared/builds/ensure-built.ts";
import { testOrigin } from "./test-origin.ts";

/**
 * Before all browser tests: no test is green on old code or on a build for another address. The tests' extension has a
 * folder of its own, so that the one that somebody has loaded stays as it is.
 */
export function setup({ name }: TestProject): void {
  ensureDashboard();
  if (name === "extension") ensureExtension(testOrigin, "e2e");
}
