/**
 * The browser tests of `npm test`: every screen once, the main journeys, and the loaded extension. `npm run test:full`
 * runs all of them.
 */
export const coreBrowserTests = {
  dashboard: ["every-screen", "journey", "build"].map((name) => `dashboard/e2e/${name}.e2e.ts`),
  extension: ["build", "journey", "autofill"].map((name) => `extension/e2e/${name}.e2e.ts`),
};
