import * as z from "zod/mini";
import type { Feature } from "./route.ts";

const day = z.nullable(z.string());

/** When a saved job's ad was seen: in the person's own saved jobs and on the board. decision: D-89. */
export const sightings = {
  get: {
    method: "GET",
    path: "/api/sightings/{id}",
    access: "user",
    bearer: true,
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    response: z.object({
      firstSeen: day,
      postedOn: day,
      hasSameWords: z.boolean(),
      closes: day,
      isClosed: z.boolean(),
      today: z.string(),
    }),
    own: "D-89",
  },
} as const satisfies Feature;
