/** `npm test` builds dashboard and extension for this address. */
export const testOrigin = "http://localhost:4319";
