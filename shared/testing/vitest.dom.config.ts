import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/**
 * Components and other code that needs a document. Each file has its own document, because a document keeps its
 * state.
 */
export default defineConfig({
  plugins: [react()],
  test: {
    name: "dom",
    root: new URL("../..", import.meta.url).pathname,
    include: [
      "{shared,dashboard/src,extension}/**/*.test.tsx",
      "{shared,dashboard/src,extension}/**/*.dom.test.ts",
    ],
    sequence: { shuffle: { files: true, tests: true } },
    environment: "jsdom",
    pool: "vmThreads",
    isolate: true,
    setupFiles: ["shared/testing/property-runs.ts"],
  },
});
