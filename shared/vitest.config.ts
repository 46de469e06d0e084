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
    // No clock in `npm test`: a property of 200 cases beside a browser takes its time. How fast things are is measured by
    // `npm run bench -- limits`.
    testTimeout: 30_000,
  },
});
