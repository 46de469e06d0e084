import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;
const globalSetup = ["right-builds", "prepared-data"].map((name) => `${root}shared/testing/e2e/${name}.ts`);
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
      {
        // Starts `npm run dev` in a copy of the project, with a server and data of its own.
        test: {
          ...timeouts,
          root,
          name: "dev",
          include: ["shared/testing/dev/*.e2e.ts"],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
