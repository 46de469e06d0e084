import "../sites/generate.mjs";
import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;
const globalSetup = [`${root}shared/testing/e2e/prepared-data.ts`];
const timeouts = {
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // As patient as every other look at a screen (`dashboard/e2e/visit.ts`).
  expect: { poll: { timeout: 15_000 } },
};

/**
 * `npm run e2e [-- --project dashboard]`: real browsers. The extension is built for one address, so its files run one
 * by one; a dashboard's file starts its own server at its worker's address, two at a time.
 */
export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          ...timeouts,
          globalSetup,
          root,
          name: "extension",
          include: ["extension/e2e/**/*.e2e.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...timeouts,
          globalSetup,
          root,
          name: "dashboard",
          include: ["dashboard/e2e/**/*.e2e.ts"],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
