import type { TestProject } from "vitest/node";
import { ensureDashboard, ensureExtension } from "#shared/builds/ensure-built.ts";
import { testOrigin } from "./test-origin.ts";

/**
 * Runs before all browser tests, so that no test passes on old code or on a build for another address. The tests'
 * extension has its own folder, so that a build that somebody has loaded does not change.
 */
export function setup({ name }: TestProject): void {
  ensureDashboard();
  if (name === "extension") ensureExtension(testOrigin, "e2e");
}
