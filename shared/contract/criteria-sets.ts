import * as z from "zod/mini";
import { criteriaLimits } from "#shared/domain/criteria/criterion.ts";
import type { Feature } from "./route.ts";

const words = (most: number) => z.string().check(z.maxLength(most));

/** A set without a saved job, as a list shows it. */
const criteriaSet = z.object({
  id: z.string(),
  jobTitle: z.string(),
  company: z.string(),
  changedAt: z.string(),
});
export type CriteriaSet = z.infer<typeof criteriaSet>;

const jobName = words(200).check(z.trim());

/** Criteria sets without a saved job: the part of `criteria` that the panel loads. decision: D-89. */
export const criteriaSets = {
  /** The sets without a saved job, newest first. */
  list: {
    method: "GET",
    path: "/api/criteria",
    access: "user",
    response: z.array(criteriaSet),
    own: "D-89",
  },
  /** Opens a set for an ad or a pasted list. For a result it opens the set that belongs to it. Returns the set's id. */
  open: {
    method: "POST",
    path: "/api/criteria",
    access: "user",
    bearer: true,
    body: z.union([
      z.strictObject({ optimizationId: z.string().check(z.maxLength(64)) }),
      z.strictObject({
        jobTitle: jobName,
        company: jobName,
        text: words(criteriaLimits.pasted).check(z.trim(), z.minLength(1)),
        /** `list`: every line is a criterion; `ad`: the text is searched for what it requires. */
        is: z.enum(["ad", "list"]),
      }),
    ]),
    response: z.object({ id: z.string() }),
    own: "D-89",
  },
  /** Deletes a set; a saved job's set is deleted with its job. */
  remove: {
    method: "DELETE",
    path: "/api/criteria/{id}",
    access: "user",
    params: z.object({ id: z.string().check(z.maxLength(64)) }),
    response: z.object({ success: z.literal(true) }),
    own: "D-89",
  },
} as const satisfies Feature;
