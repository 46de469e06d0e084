/** `npm test` gives each parallel run another first port. */
const firstPort = Number(process.env.KELPIE_E2E_PORT ?? 4319);

/** Workers of one run count from 1. */
const worker = Number(process.env.VITEST_POOL_ID ?? 1);

/** The address that the tests' extension is built for: the first worker's. */
export const firstOrigin = `http://localhost:${firstPort}`;

/** The address of this worker's server. */
export const testOrigin = `http://localhost:${firstPort + worker - 1}`;
