import * as z from "zod/mini";
import { writers } from "#shared/domain/writers.ts";
import { blockedChange } from "../resumes/optimisation.ts";

/** decision: D-45. */
export const letterStyle = z.enum(["professional", "confident", "friendly"]);

/** Longest text of a letter, in characters. */
export const letterLimit = 20_000;

const quotedLine = z.object({ id: z.string(), text: z.string(), isOn: z.boolean() });

/** A letter as data: fixed sentences around the person's own lines. decision: D-111. */
export const quotedLetter = z.object({
  head: z.array(z.string()),
  addressee: z.array(z.string()),
  greeting: z.string(),
  subject: z.string(),
  opening: z.array(z.string()),
  own: z.array(quotedLine),
  reason: z.string(),
  jobs: z.array(
    z.object({
      id: z.string(),
      lead: z.string(),
      label: z.string(),
      lines: z.array(quotedLine),
      asksWhichJob: z.optional(z.boolean()),
    }),
  ),
  formal: z.object({
    lead: z.string(),
    rows: z.array(z.object({ id: z.string(), ask: z.string(), own: z.string(), isOn: z.boolean() })),
  }),
  closing: z.array(z.string()),
  signOff: z.array(z.string()),
});

/** Fields of every letter, whoever wrote it. Measures are null if the ad is too short. */
const about = {
  /** Id of the stored letter. */
  id: z.string(),
  words: z.number(),
  matchScore: z.nullable(z.number()),
  keywordAlignment: z.nullable(z.number()),
  personalizedElements: z.array(z.string()),
  writer: z.enum(writers),
  /** Why the built-in writer replaced the model. */
  fallback: z.optional(z.string()),
  /** Set when the same inputs returned a saved letter: when that letter was written. decision: D-57. */
  keptFrom: z.optional(z.string()),
  /** Sentences that the fact check removed, each with the reason. */
  blocked: z.array(blockedChange),
  /** Every sentence with the person's own lines that support it. */
  evidence: z.array(z.object({ sentence: z.string(), facts: z.array(z.string()) })),
};

/** The specification reads `content` or `coverLetter`: the same text under both names. */
export const letter = z.object({
  content: z.string(),
  coverLetter: z.string(),
  /** Number of the variant, and whether there is another; absent in older letters. */
  variant: z.optional(z.number()),
  length: z.optional(z.enum(["full", "short"])),
  hasNext: z.optional(z.boolean()),
  /** Why the person wants this job, as they wrote it. */
  reason: z.optional(z.string()),
  /** Absent if a model wrote it. */
  quoted: z.optional(quotedLetter),
  ...about,
});
export type WrittenLetter = z.infer<typeof letter>;

export const optimisedLetter = z.object({
  optimizedText: z.string(),
  improvements: z.array(z.object({ section: z.string(), impact: z.string(), reason: z.string() })),
  suggestions: z.array(z.string()),
  /** Sentences of the draft that the resume does not support. They are the person's own, so they stay in the letter. */
  flagged: z.array(blockedChange),
  /** The original draft, measured the same way. */
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
  style: letterStyle,
  words: z.number(),
  /** The tracked job that the letter was written for; null once that job is deleted. */
  applicationId: z.nullable(z.string()),
  /** When the person changed it; null if it is as it was written. */
  editedAt: z.nullable(z.string()),
});
export type PastLetter = z.infer<typeof pastLetter>;

/** A stored letter as it is now, with the person's own changes. */
export const savedLetter = z.object({
  ...pastLetter.shape,
  text: z.string(),
  /** The text as the writer wrote it. */
  writtenText: z.string(),
  /** What the letter alone shows of the criteria; the score of resume and ad belongs to the job. */
  matchScore: z.nullable(z.number()),
  keywordAlignment: z.nullable(z.number()),
  personalizedElements: z.array(z.string()),
  /** The person's own sentences that their resume does not support. They are reported, never removed. */
  flagged: z.array(blockedChange),
  /**
   * The letter as data, if its text is still made from it; null for a model's letter and for one that was typed over.
   */
  quoted: z.nullable(quotedLetter),
});
export type SavedLetter = z.infer<typeof savedLetter>;

export const storedLetter = z.object({
  ...savedLetter.shape,
  jobDescription: z.string(),
  /** The person's own letter before it was improved. */
  draftText: z.string(),
  /** The answer as it was shown; one of these two is set. */
  generated: z.nullable(letter),
  optimised: z.nullable(optimisedLetter),
});
export type StoredLetter = z.infer<typeof storedLetter>;
