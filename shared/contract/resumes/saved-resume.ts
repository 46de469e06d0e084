import * as z from "zod/mini";
import { documentFlags, documentTypes } from "#shared/domain/resumes/document-facts.ts";
import { resumeEdit } from "./resume-edit.ts";

/** What the file showed in addition to its text; null for a pasted text. */
const facts = z.object({
  type: z.enum(documentTypes),
  bytes: z.number(),
  pages: z.optional(z.number()),
  flags: z.array(z.enum(documentFlags)),
  hidden: z.array(z.string()),
  recognition: z.optional(
    z.object({
      pages: z.array(z.object({ page: z.number(), confidence: z.number() })),
      unread: z.array(z.number()),
    }),
  ),
});
export const documentFacts = facts;

/** Where the text came from. */
export const resumeOrigins = ["uploaded", "pasted", "edited", "imported", "optimised", "restored"] as const;
const origin = z.enum(resumeOrigins);
export type ResumeOrigin = z.infer<typeof origin>;

const savedFile = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(documentTypes),
  bytes: z.number(),
});

const summary = {
  id: z.string(),
  name: z.string(),
  isDefault: z.boolean(),
  origin,
  /** When this text became the resume's text, ISO. */
  contentAt: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  /** The original file, if it is still stored. */
  file: z.nullable(savedFile),
};

export const resume = z.object({
  ...summary,
  text: z.string(),
  edits: z.array(resumeEdit),
  facts: z.nullable(facts),
});
export type Resume = z.infer<typeof resume>;

/** `read` is the READ answer of the resume, 0 to 100. */
export const resumeSummary = z.object({ ...summary, words: z.number(), read: z.number() });
export type ResumeSummary = z.infer<typeof resumeSummary>;

/** An earlier state of a resume. */
export const resumeVersion = z.object({
  id: z.string(),
  origin,
  contentAt: z.string(),
  text: z.string(),
  file: z.nullable(savedFile),
});
export type ResumeVersion = z.infer<typeof resumeVersion>;
