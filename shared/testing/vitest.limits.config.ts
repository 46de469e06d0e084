import { defineConfig } from "vitest/config";

/**
 * `npm run bench -- limits`: code that must finish within a time. Other work on the machine would distort the times,
 * so these tests run alone, one file after the other: hostile texts for linear patterns, thousands of rows, equal
 * times for both answers.
 */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["{shared,api}/**/*.limits.ts"],
    globalSetup: ["api/src/testing/prepare-template.ts"],
    setupFiles: ["shared/testing/property-runs.ts"],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
