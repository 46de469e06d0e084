/** `npm test` builds the extension for 4319, and names another first port to a second run beside it. */
const firstPort = Number(process.env.KELPIE_E2E_PORT ?? 4319);

/** Workers of one run count from 1; the extension's tests have one worker only. */
const worker = Number(process.env.VITEST_POOL_ID ?? 1);

/** Where this worker's server answers. */
export const testOrigin = `http://localhost:${firstPort + worker - 1}`;
