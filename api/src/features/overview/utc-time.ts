import * as z from "zod/mini";

/** The database's JSON holds a time without its zone; ours are all UTC. */
export const utcTime = z.pipe(
  z.string(),
  z.transform((text) => `${new Date(`${text}Z`).toISOString()}`),
);
