import { defineConfig } from "vitest/config";

/** `npm run e2e`: real browser, one file at a time. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    include: ["dashboard/e2e/**/*.e2e.ts", "extension/e2e/**/*.e2e.ts"],
    fileParallelism: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
