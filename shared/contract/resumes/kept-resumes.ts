import * as z from "zod/mini";
import { documentFlags, documentTypes } from "#shared/domain/resumes/document-facts.ts";
import { entryFields, entryLists } from "#shared/domain/resumes/entry-lists.ts";
import type { Feature } from "../route.ts";

/** UTF-16 units; 200 kB of resume and 100 kB of ad (docs/security.md, AZ-10). */
export const textLimits = { resume: 200_000, ad: 100_000 } as const;

export const resumeText = z
  .string()
  .check(z.maxLength(textLimits.resume, "This resume is too long to read."));
/** What is made a file of. */
export const exportText = resumeText.check(
  z.refine((text) => text.trim() !== "", { error: "Please optimize your resume first to download." }),
);

const writtenText = resumeText.check(
  z.refine((text) => text.trim() !== "", { error: "Please upload or paste your resume first." }),
);

const name = z.string().check(z.trim(), z.minLength(1, "Please name your resume"), z.maxLength(200));
const value = z.nullable(z.string().check(z.maxLength(5_000)));
const index = z.int().check(z.minimum(0), z.maximum(1_000));
const list = z.enum(entryLists);
const workValue = z.optional(z.string().check(z.maxLength(500)));

/** A correction to what was read (shared/resume/resume-edits.ts), kept with the resume. */
export const resumeEdit = z.discriminatedUnion("edit", [
  z.strictObject({
    edit: z.literal("set-basics"),
    field: z.enum(["name", "label", "email", "phone", "location", "summary", "workRights"]),
    value,
  }),
  z.strictObject({
    edit: z.literal("set-work"),
    index,
    field: z.enum(["name", "position", "location", "startDate", "endDate"]),
    value,
  }),
  z.strictObject({
    edit: z.literal("add-work"),
    index,
    entry: z.strictObject({
      name: workValue,
      position: workValue,
      location: workValue,
      startDate: workValue,
      endDate: workValue,
    }),
    highlights: z.optional(z.array(z.string().check(z.maxLength(2_000))).check(z.maxLength(50))),
  }),
  z.strictObject({ edit: z.literal("remove-work"), index }),
  z.strictObject({ edit: z.literal("confirm-structure") }),
  z.strictObject({ edit: z.literal("set-entry"), list, index, field: z.enum(entryFields), value }),
  z.strictObject({ edit: z.literal("add-entry"), list, value: z.string().check(z.maxLength(5_000)) }),
  z.strictObject({ edit: z.literal("remove-entry"), list, index }),
]);
export type ResumeEdit = z.infer<typeof resumeEdit>;

export const resumeEdits = z
  .array(resumeEdit)
  .check(z.maxLength(200, "There are too many corrections. Please edit the text instead."));

/** What the file showed beside its text; null for a text that was pasted. */
const facts = z.object({
  type: z.enum(documentTypes),
  bytes: z.number(),
  pages: z.optional(z.number()),
  flags: z.array(z.enum(documentFlags)),
  hidden: z.array(z.string()),
});
export const documentFacts = facts;

/** Where the text came from. */
export const resumeOrigins = ["uploaded", "pasted", "edited", "imported", "optimised", "restored"] as const;
const origin = z.enum(resumeOrigins);
export type ResumeOrigin = z.infer<typeof origin>;

const keptFile = z.object({
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
  /** The original file, while it is kept. */
  file: z.nullable(keptFile),
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
  file: z.nullable(keptFile),
});
export type ResumeVersion = z.infer<typeof resumeVersion>;

/** A new text. `fileId` is the one that `resumes.readFile` answered, while the text is still that file's. */
const content = {
  text: writtenText,
  origin: z.optional(z.enum(["uploaded", "pasted", "edited", "imported", "optimised"])),
  fileId: z.optional(z.string().check(z.maxLength(60))),
};

const params = z.object({ id: z.string().check(z.maxLength(60)) });
const done = z.object({ success: z.literal(true) });

/** The kept resumes: list, versions, restore, the original file. decision: D-54 (screen /resumes), D-52. */
export const keptResumes = {
  list: {
    method: "GET",
    path: "/api/resumes",
    access: "user",
    bearer: true,
    response: z.array(resumeSummary),
    own: "D-54",
  },
  create: {
    method: "POST",
    path: "/api/resumes",
    access: "user",
    body: z.strictObject({ name, ...content }),
    response: resume,
    status: 201,
    own: "D-54",
  },
  /** The resume that the panel and the match scores use; null until one is kept. */
  getDefault: {
    method: "GET",
    path: "/api/resumes/default",
    access: "user",
    bearer: true,
    response: z.object({ resume: z.nullable(resume) }),
    own: "D-52",
  },
  /** The first resume of the account, or a new text for its default one; the old text becomes a version. */
  keepDefault: {
    method: "PUT",
    path: "/api/resumes/default",
    access: "user",
    body: z.strictObject({ name, ...content }),
    response: resume,
    own: "D-52",
  },
  get: {
    method: "GET",
    path: "/api/resumes/{id}",
    access: "user",
    bearer: true,
    params,
    response: z.object({ ...resume.shape, versions: z.array(resumeVersion) }),
    own: "D-54",
  },
  update: {
    method: "PATCH",
    path: "/api/resumes/{id}",
    access: "user",
    params,
    body: z.strictObject({
      name: z.optional(name),
      ...content,
      text: z.optional(writtenText),
      edits: z.optional(resumeEdits),
      isDefault: z.optional(z.literal(true)),
    }),
    response: resume,
    own: "D-54",
  },
  restore: {
    method: "POST",
    path: "/api/resumes/{id}/restore",
    access: "user",
    params,
    body: z.strictObject({ versionId: z.string().check(z.maxLength(60)) }),
    response: resume,
    own: "D-54",
  },
  remove: {
    method: "DELETE",
    path: "/api/resumes/{id}",
    access: "user",
    params,
    response: done,
    own: "D-54",
  },
  file: {
    method: "GET",
    path: "/api/resume-files/{id}",
    access: "user",
    /** The form gets the person's own file, not one made from its text. decision: D-10. */
    bearer: true,
    limit: "download",
    params,
    response: z.unknown(),
    answers: "file",
    own: "D-54",
  },
  /** Removes the original file alone; the text that was read from it stays. */
  removeFile: {
    method: "DELETE",
    path: "/api/resume-files/{id}",
    access: "user",
    params,
    response: done,
    own: "D-54",
  },
} as const satisfies Feature;
