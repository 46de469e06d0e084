import * as z from "zod/mini";
import { documentDesigns, documentKinds, skillsLayouts } from "#shared/domain/resumes/document-designs.ts";
import { requirementEdits } from "../applications/application.ts";
import type { Feature } from "../route.ts";
import { deviceEdits } from "./device-writing.ts";
import { optimisation } from "./optimisation.ts";
import { resumeEdits } from "./resume-edit.ts";
import { resumeHistory } from "./resume-history.ts";
import { exportText, resumeText, textLimits } from "./resume-text.ts";
import { documentFacts } from "./saved-resume.ts";
import { savedResumes } from "./saved-resumes.ts";

/** Upload limit of the specification, in bytes. */
export const uploadLimit = 10 * 1024 * 1024;

export const optimiseBody = z.strictObject({
  resumeText: resumeText.check(
    z.refine((text) => text.trim() !== "", { error: "Please upload or paste your resume first." }),
  ),
  /** Empty means no ad. decision: D-53. */
  jobAdText: z.optional(
    z.string().check(z.maxLength(textLimits.ad, "This job description is too long to read.")),
  ),
  powerEdit: z.optional(z.boolean()),
  /** Title and employer of the ad, if known. The title counts in MATCH; the employer's name is not a requirement. */
  jobTitle: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  company: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** The person's corrections of what was read in the resume and in the ad. */
  resumeEdits: z.optional(resumeEdits),
  requirementEdits: z.optional(requirementEdits),
  /** The tracked job that it is made for. */
  applicationId: z.optional(z.string().check(z.maxLength(60))),
  /** Lines that the person's own browser wrote; then no other model is asked. decision: D-67. */
  deviceEdits: z.optional(deviceEdits),
});

const format = z.enum(["docx", "pdf"]);
/** The first design by default. */
const design = z.optional(z.enum(documentDesigns));
/** Set in smaller type to fit two pages, if possible. decision: D-79. */
const twoPages = z.optional(z.boolean());
/** The layout of the skills; without it they are laid out as in the resume. */
const skills = z.optional(z.enum(skillsLayouts));

export const resumes = {
  usage: {
    method: "GET",
    path: "/api/usage/resume-optimizer",
    access: "user",
    bearer: true,
    response: z.object({ count: z.number() }),
  },
  readFile: {
    method: "POST",
    path: "/api/process-file",
    access: "user",
    limit: "upload",
    sends: "multipart",
    response: z.object({
      success: z.literal(true),
      text: z.string(),
      fileName: z.string(),
      /** What the file showed in addition to its text. */
      facts: documentFacts,
      /** The original file. It is removed after a day unless a resume is saved with it. */
      fileId: z.string(),
    }),
    reportsSuccess: true,
    /** Only a scanned file has pages to report. decision: D-119. */
    streams: "pages",
  },
  optimise: {
    method: "POST",
    path: "/api/resume/optimize",
    access: "user",
    bearer: true,
    limit: "writing",
    body: optimiseBody,
    response: optimisation,
    streams: "steps",
  },
  optimiseTwin: {
    method: "POST",
    path: "/api/optimize-resume",
    access: "user",
    bearer: true,
    limit: "writing",
    body: optimiseBody,
    response: optimisation,
    streams: "steps",
    aliasOf: "resumes.optimise",
  },
  download: {
    method: "POST",
    path: "/api/download-resume",
    access: "user",
    bearer: true,
    limit: "download",
    body: z.strictObject({
      resumeContent: exportText,
      analysisData: z.optional(z.looseObject({})),
      format,
      design,
      twoPages,
      skills,
      /** The content of the file; by default the resume. */
      kind: z.optional(z.enum(documentKinds)),
      /** A letter in Word uses the person's letterhead; `false` uses our design instead. */
      letterhead: z.optional(z.boolean()),
    }),
    response: z.unknown(),
    answers: "file",
  },
  downloadText: {
    method: "POST",
    path: "/api/resume/download",
    access: "user",
    bearer: true,
    limit: "download",
    body: z.strictObject({ text: exportText, format, design, twoPages, skills }),
    response: z.unknown(),
    answers: "file",
  },
  ...savedResumes,
  ...resumeHistory(optimisation),
} as const satisfies Feature;
