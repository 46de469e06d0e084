import "./sites/generate.mjs";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "shared",
    root: import.meta.dirname,
    include: ["**/*.test.ts"],
    exclude: ["**/*.dom.test.ts"],
    sequence: { shuffle: { files: true, tests: true } },
    environment: "node",
    // Modules that know no document share one process; a file leaves nothing behind.
    isolate: false,
    setupFiles: ["testing/property-runs.ts"],
  },
});
