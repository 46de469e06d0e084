import "../sites/generate.mjs";
import { defineConfig } from "vitest/config";
import { RoomSequencer } from "./room-sequencer.ts";

/** `npm run unit`: the tests of all packages in one run. Paths are relative to the top. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    // Each run has its own order and prints its seed; `npm run unit -- --sequence.seed=N` repeats it. The packages
    // say whether the tests of a file are shuffled too; in some files of the API one test builds on the last.
    sequence: { shuffle: { files: true, tests: false }, sequencer: RoomSequencer },
    projects: [
      "shared/vitest.config.ts",
      "api/vitest.config.ts",
      "dashboard/vitest.config.ts",
      "extension/vitest.config.ts",
      "shared/testing/vitest.dom.config.ts",
    ],
  },
});
