import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    environment: "node",
    globalSetup: ["src/testing/prepare-template.ts"],
    hookTimeout: 30_000,
    testTimeout: 30_000,
  },
});
