import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "dashboard",
    root: import.meta.dirname,
    include: ["src/**/*.test.ts"],
    exclude: ["**/*.dom.test.ts"],
    sequence: { shuffle: { files: true, tests: true } },
    environment: "node",
    isolate: false,
  },
});
