import * as z from "zod/mini";
import {
  PROFILE_LINES,
  type ProfileLine,
  savedAnswerLimits,
  WORK_RIGHT_STATUSES,
} from "#shared/domain/autofill/profile.ts";
import { payPeriods } from "#shared/domain/money.ts";
import { contactEmail, day, line, webAddress } from "./applications/application-fields.ts";
import type { Feature } from "./route.ts";

type Line = ReturnType<typeof line>;
const lines = Object.fromEntries(
  Object.entries(PROFILE_LINES).map(([name, max]) => [name, line(max)]),
) as Record<ProfileLine, Line>;

const country = z.string().check(z.regex(/^(?:[A-Z]{2})?$/, "Please choose a country"));
const workRight = z.strictObject({
  country: country.check(z.minLength(2, "Please choose a country")),
  standing: z.enum(WORK_RIGHT_STATUSES),
  note: line(80),
});

/** Facts that many application forms ask for; every line may be empty. */
export const profile = z.strictObject({
  ...lines,
  email: contactEmail,
  country,
  nationality: country,
  birthDate: day,
  earliestStart: day,
  linkedin: webAddress,
  website: webAddress,
  otherWebsite: webAddress,
  github: webAddress,
  twitter: webAddress,
  workRights: z
    .array(workRight)
    .check(z.maxLength(20, "A profile keeps the work rights of up to 20 countries.")),
  noticeWeeks: z.nullable(z.int().check(z.minimum(0), z.maximum(52))),
  salary: z.nullable(
    z.strictObject({
      amount: z.int().check(z.minimum(1, "Please enter an amount"), z.maximum(10_000_000)),
      period: z.enum(payPeriods),
      includesSuper: z.boolean(),
    }),
  ),
});

const question = line(savedAnswerLimits.question).check(z.minLength(1, "Please enter the question"));
const answer = line(savedAnswerLimits.answer).check(z.minLength(1, "Please enter your answer"));

export const savedAnswer = z.object({
  id: z.string(),
  question: z.string(),
  answer: z.string(),
  /** The saved job that the answer was written for, and its name; null if it is for any job. */
  applicationId: z.nullable(z.string()),
  job: z.nullable(z.string()),
  updatedAt: z.string(),
});
export type SavedAnswer = z.infer<typeof savedAnswer>;

const answers = z.object({ answers: z.array(savedAnswer) });

export const autofill = {
  /** Everything that a form can be filled from. `suggested`: values from the default resume for empty lines. */
  get: {
    method: "GET",
    path: "/api/autofill",
    access: "user",
    bearer: true,
    response: z.extend(answers, {
      profile,
      suggested: z.record(z.string(), z.string()),
      /** Null until the first save. */
      savedAt: z.nullable(z.string()),
    }),
    own: "D-10",
  },
  saveProfile: {
    method: "PUT",
    path: "/api/autofill/profile",
    access: "user",
    body: profile,
    response: z.object({ profile, savedAt: z.string() }),
    own: "D-10",
  },
  /** With `id`, changes that answer. There is one answer per question and job, so a new one replaces it. */
  saveAnswer: {
    method: "PUT",
    path: "/api/autofill/answers",
    access: "user",
    bearer: true,
    body: z.strictObject({
      id: z.optional(z.string().check(z.maxLength(60))),
      question,
      answer,
      /** If present, the answer is for that saved job only. */
      applicationId: z.optional(z.nullable(z.string().check(z.maxLength(60)))),
    }),
    response: answers,
    own: "D-10",
  },
  removeAnswer: {
    method: "DELETE",
    path: "/api/autofill/answers/{id}",
    access: "user",
    params: z.object({ id: z.string().check(z.maxLength(60)) }),
    response: answers,
    own: "D-10",
  },
} as const satisfies Feature;
