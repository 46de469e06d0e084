import * as z from "zod/mini";

/**
 * All error codes, each with its HTTP status. Clients decide by `code` and have their own words; `message` and
 * `error` carry the same text because the specification's screens read both. decision: D-20.
 */
export const errorStatus = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  upgrade_required: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  too_large: 413,
  unsupported: 415,
  unreadable: 422,
  rate_limited: 429,
  internal: 500,
  outside_failed: 502,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  error: z.string(),
  requiresUpgrade: z.optional(z.boolean()),
  /** `reason` for refused input (D-53), `fields` for an invalid body: name -> what is wrong. */
  details: z.optional(z.looseObject({})),
  success: z.optional(z.literal(false)),
  requestId: z.string(),
});

export type ErrorBody = z.infer<typeof errorBody>;
