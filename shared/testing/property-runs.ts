import fc from "fast-check";

/**
 * Number of cases for each property in `npm run test:full`; `npm run test:deep` runs a thousand, `npm test` and `npm
 * run test:changed` run fewer.
 */
export const propertyRuns =
  process.env.KELPIE_DEEP === "1" ? 1000 : Number(process.env.KELPIE_QUICK_RUNS ?? 200);

// Set-up file of every project with properties (`setupFiles`). fast-check uses its own seed, which a failure prints.
fc.configureGlobal({ numRuns: propertyRuns });
