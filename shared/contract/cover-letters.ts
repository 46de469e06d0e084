import * as z from "zod/mini";
import { writers } from "#shared/domain/writers.ts";
import { deviceEdits, deviceLetter } from "./resumes/device-writing.ts";
import { textLimits } from "./resumes/kept-resumes.ts";
import { blockedChange } from "./resumes/resumes.ts";
import type { Feature } from "./route.ts";

const line = (max: number) => z.string().check(z.trim(), z.maxLength(max));
const named = line(300).check(z.minLength(1, "Please provide both job title and company name."));
const adText = z.string().check(z.maxLength(textLimits.ad, "This job description is too long to read."));
const written = (error: string) => z.refine<string>((text) => text.trim() !== "", { error });
/** decision: D-45. */
const style = z.enum(["professional", "confident", "friendly"]);
/** The tracked job it is for; one that the account does not have answers 404. */
const applicationId = z.optional(z.string().check(z.maxLength(60)));

export const letterBody = z.strictObject({
  jobTitle: named,
  company: named,
  jobDescription: z.optional(adText),
  style: z.optional(style),
  /** A page, or half of one. */
  length: z.optional(z.enum(["full", "short"])),
  /** Why the person wants this job, in their own words: told as it stands. */
  reason: z.optional(line(600)),
  /** 0 is the best letter, 1 the next true one. */
  variant: z.optional(z.int().check(z.minimum(0), z.maximum(20))),
  applicationId,
  /** Where the person's own browser has written it. decision: D-67. */
  deviceLetter: z.optional(deviceLetter),
});

/** Longest text of a letter, in characters. */
export const letterLimit = 20_000;

/** The person's own version of a letter. Its numbers are measured here, never sent. */
export const letterEditBody = z.strictObject({
  text: z
    .string()
    .check(
      written("A letter needs some words."),
      z.maxLength(letterLimit, "This letter is too long to keep."),
    ),
});

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
      tone: z.optional(style),
      /** The answer is always measured. */
      includeMetrics: z.optional(z.boolean()),
      jobTitle: z.optional(line(300)),
      company: z.optional(line(300)),
    }),
  ),
  applicationId,
  deviceEdits: z.optional(deviceEdits),
});

/** What stands with every letter, whoever wrote it. Numbers are measured, null where the ad is too thin. */
const about = {
  /** Of the stored letter. */
  id: z.string(),
  words: z.number(),
  matchScore: z.nullable(z.number()),
  keywordAlignment: z.nullable(z.number()),
  personalizedElements: z.array(z.string()),
  writer: z.enum(writers),
  /** Why the built-in writer did what a model was asked for. */
  fallback: z.optional(z.string()),
  /** When it was written, where the same inputs opened what was kept. decision: D-57. */
  keptFrom: z.optional(z.string()),
  /** Sentences that the fact check took out, each with the reason. */
  blocked: z.array(blockedChange),
  /** Every sentence with the person's own lines that it stands on. */
  evidence: z.array(z.object({ sentence: z.string(), facts: z.array(z.string()) })),
};

/** The specification reads `content` or `coverLetter`: the same text under both names. */
export const letter = z.object({
  content: z.string(),
  coverLetter: z.string(),
  /** Which of the true letters it is, and whether there is another; letters of earlier days do not say. */
  variant: z.optional(z.number()),
  length: z.optional(z.enum(["full", "short"])),
  hasNext: z.optional(z.boolean()),
  ...about,
});
export type WrittenLetter = z.infer<typeof letter>;

export const optimisedLetter = z.object({
  optimizedText: z.string(),
  improvements: z.array(z.object({ section: z.string(), impact: z.string(), reason: z.string() })),
  suggestions: z.array(z.string()),
  /** Sentences of the draft that the resume does not support: kept, they are the person's own. */
  flagged: z.array(blockedChange),
  /** The draft as it was handed in, measured the same way. */
  before: z.object({ matchScore: z.nullable(z.number()), keywordAlignment: z.nullable(z.number()) }),
  ...about,
});
export type OptimisedLetter = z.infer<typeof optimisedLetter>;

export const pastLetter = z.object({
  id: z.string(),
  createdAt: z.string(),
  kind: z.enum(["generated", "optimised"]),
  jobTitle: z.string(),
  company: z.string(),
  style,
  words: z.number(),
  matchScore: z.nullable(z.number()),
  /** The tracked job it was written for, while that is kept. */
  applicationId: z.nullable(z.string()),
  /** When the person changed it; null while it stands as written. */
  editedAt: z.nullable(z.string()),
});
export type PastLetter = z.infer<typeof pastLetter>;

/** A stored letter as it is now, the person's own changes included. */
const keptLetter = z.object({
  ...pastLetter.shape,
  text: z.string(),
  /** The text as the writer left it. */
  writtenText: z.string(),
  keywordAlignment: z.nullable(z.number()),
  personalizedElements: z.array(z.string()),
  /** Sentences of the person's own that their resume does not support: named, never taken out. */
  flagged: z.array(blockedChange),
});
export type KeptLetter = z.infer<typeof keptLetter>;

const storedLetter = z.object({
  ...keptLetter.shape,
  jobDescription: z.string(),
  /** The person's own letter that was optimised. */
  draftText: z.string(),
  /** The answer as it was shown; one of the two. */
  generated: z.nullable(letter),
  optimised: z.nullable(optimisedLetter),
});
export type StoredLetter = z.infer<typeof storedLetter>;

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
    response: keptLetter,
    own: "D-54",
  },
  /** Files a letter of no job with a tracked one. */
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
