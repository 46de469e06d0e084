import * as z from "zod/mini";

/** The database's JSON holds a moment without its zone; ours are all UTC. */
export const moment = z.pipe(
  z.string(),
  z.transform((text) => `${new Date(`${text}Z`).toISOString()}`),
);
