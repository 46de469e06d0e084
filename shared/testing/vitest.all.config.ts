import "../sites/generate.mjs";
import { defineConfig } from "vitest/config";
import { RoomSequencer } from "./room-sequencer.ts";

/** `npm run unit`: every room's own tests in one run. Paths are relative to the top. */
export default defineConfig({
  test: {
    root: new URL("../..", import.meta.url).pathname,
    // Each run has its own order and prints its seed: `npm run unit -- --sequence.seed=N` brings it back. The rooms say
    // whether the tests of a file are mixed, too; those of the API still tell stories in some files.
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
