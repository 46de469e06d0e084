/** `npm test` builds the extension for this port. */
const firstPort = 4319;

/** Workers of one run count from 1; the extension's tests have one worker only. */
const worker = Number(process.env.VITEST_POOL_ID ?? 1);

/** Where this worker's server answers. */
export const testOrigin = `http://localhost:${firstPort + worker - 1}`;
