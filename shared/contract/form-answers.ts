import * as z from "zod/mini";
import { savedAnswerLimits } from "#shared/domain/autofill/profile.ts";
import { limitUnits } from "#shared/domain/criteria/limit.ts";
import { line } from "./applications/application-fields.ts";
import type { Feature } from "./route.ts";

const question = line(savedAnswerLimits.question).check(z.minLength(1, "Please enter the question"));
const asking = {
  question,
  /** The saved job that the form is for. */
  applicationId: z.optional(z.string().check(z.regex(/^[\w-]{1,60}$/))),
  /** Why the person wants the job, in their own words. */
  reason: z.optional(line(600)),
};

const faults = z.array(z.object({ line: z.string(), claim: z.string(), reason: z.string() }));

const draft = z.object({
  text: z.string(),
  from: z.enum(["story", "resume", "profile", "nothing"]),
  /** What only the person can add. */
  ask: z.nullable(z.string()),
});
export type FormAnswerDraft = z.infer<typeof draft>;

/**
 * Answers for application forms. Saved answers are stored with the form filling profile (`autofill`). decision: D-88.
 */
export const formAnswers = {
  /**
   * Drafts an answer from the person's own facts, within the limits of the field and the question. Nothing is stored.
   */
  draft: {
    method: "POST",
    path: "/api/form-answers/draft",
    access: "user",
    bearer: true,
    may: "answer-criteria",
    limit: "writing",
    body: z.strictObject({
      ...asking,
      most: z.optional(
        z.strictObject({
          amount: z.number().check(z.gt(0), z.maximum(100_000)),
          unit: z.enum(limitUnits),
        }),
      ),
    }),
    response: draft,
    own: "D-88",
  },
  /** The sentences of an answer that the person's facts do not support. */
  check: {
    method: "POST",
    path: "/api/form-answers/check",
    access: "user",
    bearer: true,
    body: z.strictObject({
      ...asking,
      answer: z.string().check(z.trim(), z.maxLength(savedAnswerLimits.answer)),
    }),
    response: z.object({ faults }),
    own: "D-88",
  },
} as const satisfies Feature;
