import fc from "fast-check";

/**
 * Cases of each property in `npm run test:full`; `npm run test:deep` asks for a thousand, `npm test` and
 * `npm run test:changed` for a quicker answer.
 */
export const propertyRuns =
  process.env.KELPIE_DEEP === "1" ? 1000 : Number(process.env.KELPIE_QUICK_RUNS ?? 200);

// Set-up file of every project with properties (`setupFiles`). fast-check takes a seed of its own: a failure prints it.
fc.configureGlobal({ numRuns: propertyRuns });
