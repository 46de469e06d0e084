import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    // One start of the database and of the modules for each worker instead of each file; tests leave nothing behind.
    isolate: false,
    globalSetup: ["src/testing/prepare-template.ts"],
    setupFiles: ["../shared/testing/property-runs.ts"],
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
});
