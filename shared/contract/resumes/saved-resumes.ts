import * as z from "zod/mini";
import type { Feature } from "../route.ts";
import { resumeEdits } from "./resume-edit.ts";
import { writtenText } from "./resume-text.ts";
import { resume, resumeSummary, resumeVersion } from "./saved-resume.ts";

const name = z.string().check(z.trim(), z.minLength(1, "Please name your resume"), z.maxLength(200));

/** A new text. `fileId` comes from `resumes.readFile` and is sent if the text is still that file's. */
const content = {
  text: writtenText,
  origin: z.optional(z.enum(["uploaded", "pasted", "edited", "imported", "optimised"])),
  fileId: z.optional(z.string().check(z.maxLength(60))),
};

const params = z.object({ id: z.string().check(z.maxLength(60)) });
const done = z.object({ success: z.literal(true) });

/** The saved resumes: list, versions, restore, the original file. decision: D-54 (screen /resumes), D-52. */
export const savedResumes = {
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
  /** The resume that the panel and the match scores use; null if none is saved. */
  getDefault: {
    method: "GET",
    path: "/api/resumes/default",
    access: "user",
    bearer: true,
    response: z.object({ resume: z.nullable(resume) }),
    own: "D-52",
  },
  /** Creates the account's first resume, or sets a new text for its default one; the old text becomes a version. */
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
  /** The person's corrections of what was read; the text does not change. The panel may call it too. */
  correct: {
    method: "PUT",
    path: "/api/resumes/{id}/corrections",
    access: "user",
    bearer: true,
    params,
    body: z.strictObject({ edits: resumeEdits }),
    response: resume,
    own: "D-97",
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
    /** A form gets the person's own file, not one made from its text. decision: D-10. */
    bearer: true,
    limit: "download",
    params,
    response: z.unknown(),
    answers: "file",
    own: "D-54",
  },
  /** Removes the original file only; the text that was read from it stays. */
  removeFile: {
    method: "DELETE",
    path: "/api/resume-files/{id}",
    access: "user",
    params,
    response: done,
    own: "D-54",
  },
} as const satisfies Feature;
