import * as z from "zod/mini";
import { tiers } from "#shared/domain/plans.ts";
import type { Feature } from "./route.ts";

export const billing = {
  tier: {
    method: "GET",
    path: "/api/user/subscription",
    access: "user",
    bearer: true,
    response: z.object({ tier: z.enum(tiers) }),
  },
} as const satisfies Feature;
