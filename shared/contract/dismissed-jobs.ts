import * as z from "zod/mini";
import type { Feature } from "./route.ts";

/** Ads of the board that a person dismissed. decision: D-108. */
export const dismissedJobs = {
  /** Dismisses an ad, or undoes that. */
  keep: {
    method: "PUT",
    path: "/api/jobs/{id}/dismissed",
    access: "user",
    params: z.object({ id: z.string().check(z.maxLength(100)) }),
    body: z.strictObject({ isDismissed: z.boolean() }),
    response: z.object({ isDismissed: z.boolean() }),
    own: "D-108",
  },
} as const satisfies Feature;
