import * as z from "zod/mini";
import { line } from "../applications/application-fields.ts";
import type { Feature } from "../route.ts";
import { resumeEdits } from "./resume-edit.ts";

const id = z.string().check(z.maxLength(60));
const params = z.object({ id });
const name = z.optional(line(300));

const score = z.object({ atsScore: z.number(), keywordMatchPercentage: z.nullable(z.number()) });

/** A finished optimisation in a list. */
export const pastOptimisation = z.object({
  id: z.string(),
  createdAt: z.string(),
  /** "" if the ad did not say. */
  jobTitle: z.string(),
  company: z.string(),
  hasAd: z.boolean(),
  atsScore: z.number(),
  scoreBasis: z.enum(["match", "read"]),
  before: score,
  /** The tracked job that it was made for; null once that job is deleted. */
  applicationId: z.nullable(z.string()),
});
export type PastOptimisation = z.infer<typeof pastOptimisation>;

/**
 * Saved optimisations, newest first; each can be opened again as it was. decision: D-54.
 * @param optimisation the answer's schema, which is defined with the call that makes an optimisation.
 */
export function resumeHistory<Answer extends z.ZodMiniType>(optimisation: Answer) {
  return {
    history: {
      method: "GET",
      path: "/api/resume/history",
      access: "user",
      response: z.array(pastOptimisation),
      own: "D-54",
    },
    pastOptimisation: {
      method: "GET",
      path: "/api/resume/history/{id}",
      access: "user",
      params,
      response: z.object({
        ...pastOptimisation.shape,
        resumeText: z.string(),
        /** The person's corrections at that time. */
        resumeEdits,
        jobAdText: z.string(),
        optimisation,
      }),
      own: "D-54",
    },
    /** Names the job of a pasted ad, or links a result without a job to a tracked job. */
    filePastOptimisation: {
      method: "PATCH",
      path: "/api/resume/history/{id}",
      access: "user",
      params,
      body: z.strictObject({
        jobTitle: name,
        company: name,
        applicationId: name,
      }),
      response: pastOptimisation,
      own: "D-64",
    },
    removePastOptimisation: {
      method: "DELETE",
      path: "/api/resume/history/{id}",
      access: "user",
      params,
      response: z.object({ success: z.literal(true) }),
      own: "D-54",
    },
  } as const satisfies Feature;
}

const lines = z.array(z.number());

/**
 * One rewritten line; if the person rejects it, its row shows `before`. Same type as in
 * `shared/writing/changes/edit-line.ts`.
 */
export const resumeChange = z.object({
  id: z.string(),
  kind: z.literal("rewrite"),
  line: z.number(),
  row: z.number(),
  before: z.string(),
  after: z.string(),
  reason: z.string(),
  evidenceLines: lines,
  housekeeping: z.optional(z.boolean()),
});

/** Rows that fit better in another place; their words do not change. */
export const resumeMove = z.object({
  id: z.string(),
  kind: z.literal("move"),
  line: z.number(),
  row: z.number(),
  rows: z.number(),
  to: z.number(),
  text: z.string(),
  reason: z.string(),
  evidenceLines: lines,
});
