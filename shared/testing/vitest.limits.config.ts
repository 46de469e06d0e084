import { defineConfig } from "vitest/config";

/**
 * `npm run bench -- limits`: what must end within a time. A clock is no test where other work runs beside it, so these
 * run alone, one file after the other. Hostile texts of linear patterns, thousands of rows, equal times for both answers.
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
