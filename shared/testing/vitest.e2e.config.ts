import "../sites/generate.mjs";
import { defineConfig } from "vitest/config";

const root = new URL("../..", import.meta.url).pathname;
const options = {
  root,
  globalSetup: [`${root}shared/testing/e2e/right-builds.ts`],
  setupFiles: [`${root}shared/testing/e2e/find-replaced.ts`],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // The same timeout as for all screens (`dashboard/e2e/visit.ts`).
  expect: { poll: { timeout: 15_000 } },
  // A worker keeps its server and its browser between files.
  isolate: false,
  pool: "forks" as const,
};

/**
 * `npm run e2e [-- --project dashboard]`: real browsers. Each worker has its own server at its own address. Two for
 * the dashboard and one for the extension, because with more, waits timed out on two cores.
 */
export default defineConfig({
  test: {
    root,
    projects: [
      {
        test: {
          ...options,
          name: "extension",
          include: ["extension/e2e/**/*.e2e.ts"],
          fileParallelism: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...options,
          name: "dashboard",
          include: ["dashboard/e2e/**/*.e2e.ts"],
          maxWorkers: Number(process.env.KELPIE_E2E_WORKERS ?? 2),
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Starts `npm run dev` in a copy of the project, with its own server and data.
        test: {
          root,
          testTimeout: 120_000,
          hookTimeout: 120_000,
          name: "dev",
          include: ["shared/testing/dev/*.e2e.ts"],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
