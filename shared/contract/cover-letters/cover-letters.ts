import * as z from "zod/mini";
import { deviceEdits, deviceLetter } from "../resumes/device-writing.ts";
import { textLimits } from "../resumes/resume-text.ts";
import type { Feature } from "../route.ts";
import {
  letter,
  letterLimit,
  letterStyle,
  optimisedLetter,
  pastLetter,
  savedLetter,
  storedLetter,
} from "./written-letters.ts";

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const named = line(300).check(z.minLength(1, "Please provide both job title and company name."));
const adText = z.string().check(z.maxLength(textLimits.ad, "This job description is too long to read."));
const written = (error: string) => z.refine<string>((text) => text.trim() !== "", { error });
/** The tracked job that the letter is for; an unknown one answers 404. */
const applicationId = z.optional(z.string().check(z.maxLength(60)));

export const letterBody = z.strictObject({
  jobTitle: named,
  company: named,
  jobDescription: z.optional(adText),
  style: z.optional(letterStyle),
  /** A page, or half of one. */
  length: z.optional(z.enum(["full", "short"])),
  /** Why the person wants this job, in their own words, which the letter quotes without changes. */
  reason: z.optional(line(600)),
  /** 0 is the best letter, 1 the next choice that is also true. */
  variant: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
  applicationId,
  /** The letter whose own words (reason, added lines, typed sentences) this one reuses. */
  from: z.optional(z.string().check(z.maxLength(60))),
  /** Write it even if too few requirements were found in the resume. */
  anyway: z.optional(z.boolean()),
  /** The letter that the person's own browser wrote. decision: D-67. */
  deviceLetter: z.optional(deviceLetter),
});

const lineId = z.string().check(z.maxLength(300));
const arrangedLines = z
  .array(z.strictObject({ id: lineId, isOn: z.boolean(), text: z.optional(line(600)) }))
  .check(z.maxLength(200));

/** The lines of a letter, their order, and the lines that the person added. */
const arrangement = z.strictObject({
  reason: line(600),
  own: arrangedLines,
  jobs: z.array(z.strictObject({ id: lineId, lines: arrangedLines })).check(z.maxLength(60)),
  formal: z.array(z.strictObject({ id: lineId, isOn: z.boolean() })).check(z.maxLength(40)),
});

/** The person's own version of a letter, typed or arranged. The server measures it, so the body contains no scores. */
export const letterEditBody = z
  .strictObject({
    text: z.optional(
      z
        .string()
        .check(
          written("A letter needs some words."),
          z.maxLength(letterLimit, "This letter is too long to keep."),
        ),
    ),
    arrangement: z.optional(arrangement),
  })
  .check(
    z.refine(({ text, arrangement: arranged }) => (text === undefined) !== (arranged === undefined), {
      error: "Please send the text or the arrangement of the letter.",
    }),
  );

export const letterDraftBody = z.strictObject({
  coverLetterText: z
    .string()
    .check(
      written("Please paste your draft cover letter to optimize."),
      z.maxLength(letterLimit, "This letter is too long to read."),
    ),
  jobDescription: adText.check(written("Job description is required for optimization.")),
  options: z.optional(
    z.strictObject({
      tone: z.optional(letterStyle),
      /** Accepted for the specification; the answer always contains the measures. */
      includeMetrics: z.optional(z.boolean()),
      jobTitle: z.optional(line(300)),
      company: z.optional(line(300)),
    }),
  ),
  applicationId,
  deviceEdits: z.optional(deviceEdits),
});

const params = z.object({ id: z.string().check(z.maxLength(60)) });

export const coverLetters = {
  generate: {
    method: "POST",
    path: "/api/cover-letter/generate",
    access: "user",
    bearer: true,
    may: "write-letters",
    limit: "writing",
    body: letterBody,
    response: letter,
    streams: "steps",
  },
  optimise: {
    method: "POST",
    path: "/api/cover-letter/optimize-enhanced",
    access: "user",
    bearer: true,
    may: "write-letters",
    limit: "writing",
    body: letterDraftBody,
    response: optimisedLetter,
    streams: "steps",
  },
  list: {
    method: "GET",
    path: "/api/cover-letters",
    access: "user",
    bearer: true,
    response: z.array(pastLetter),
    own: "D-54",
  },
  get: {
    method: "GET",
    path: "/api/cover-letters/{id}",
    access: "user",
    bearer: true,
    params,
    response: storedLetter,
    own: "D-54",
  },
  keep: {
    method: "PUT",
    path: "/api/cover-letters/{id}",
    access: "user",
    bearer: true,
    params,
    body: letterEditBody,
    response: savedLetter,
    own: "D-54",
  },
  /** Links a letter without a job to a tracked job. */
  file: {
    method: "PATCH",
    path: "/api/cover-letters/{id}",
    access: "user",
    params,
    body: z.strictObject({ applicationId: z.string().check(z.maxLength(60)) }),
    response: pastLetter,
    own: "D-64",
  },
  remove: {
    method: "DELETE",
    path: "/api/cover-letters/{id}",
    access: "user",
    params,
    response: z.object({ success: z.literal(true) }),
    own: "D-54",
  },
} as const satisfies Feature;
