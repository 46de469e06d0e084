import * as z from "zod/mini";
import type { Feature } from "./route.ts";

/** Ads shorter than this give no score (match-engine.md section 3). */
export const adWords = { minimum: 40, provisional: 150 } as const;

export const jobs = {
  fetchDescription: {
    method: "POST",
    path: "/api/fetch-job-description",
    access: "user",
    limit: "fetch",
    body: z.strictObject({
      url: z
        .string()
        .check(z.trim(), z.minLength(1, "Please enter the address of a job ad"), z.maxLength(2048)),
    }),
    /** 200 with `success: false` when the page cannot be read (decisions: D-30, D-53). */
    response: z.object({
      success: z.boolean(),
      description: z.optional(z.string()),
      title: z.optional(z.string()),
      company: z.optional(z.string()),
      location: z.optional(z.string()),
      salary: z.optional(z.string()),
      closingDate: z.optional(z.string()),
      provisional: z.optional(z.boolean()),
      error: z.optional(z.string()),
    }),
    reportsSuccess: true,
  },
} as const satisfies Feature;
