import "../sites/generate.mjs";
import { defineConfig } from "vitest/config";

/** `npm run unit`: every room's own tests in one run. Paths are relative to the top. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    projects: [
      "shared/vitest.config.ts",
      "api/vitest.config.ts",
      "dashboard/vitest.config.ts",
      "extension/vitest.config.ts",
      "shared/testing/vitest.dom.config.ts",
    ],
  },
});
