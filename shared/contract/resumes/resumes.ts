import * as z from "zod/mini";
import { documentDesigns, documentKinds, skillsLayouts } from "#shared/domain/resumes/document-designs.ts";
import { writers } from "#shared/domain/writers.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import { requirementEdits } from "../applications/applications.ts";
import type { Feature } from "../route.ts";
import { deviceEdits } from "./device-writing.ts";
import {
  documentFacts,
  exportText,
  keptResumes,
  resumeEdits,
  resumeText,
  textLimits,
} from "./kept-resumes.ts";
import { resumeChange, resumeHistory, resumeMove } from "./resume-history.ts";

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
  /** Of the ad, where they are known: the title counts in MATCH, the employer's name is no requirement. */
  jobTitle: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  company: z.optional(z.string().check(z.trim(), z.maxLength(300))),
  /** The person's corrections: of what was read from the resume, and of what the ad asks for. */
  resumeEdits: z.optional(resumeEdits),
  requirementEdits: z.optional(requirementEdits),
  /** The tracked job it is made for. */
  applicationId: z.optional(z.string().check(z.maxLength(60))),
  /** Where the person's own browser has written; then no other model is asked. decision: D-67. */
  deviceEdits: z.optional(deviceEdits),
});

const skillsOfKind = z.object({
  score: z.nullable(z.number()),
  found: z.array(z.string()),
  missing: z.array(z.string()),
});

/** What the fact check refused: the line stays as the person wrote it. */
export const blockedChange = z.object({ line: z.string(), claim: z.string(), reason: z.string() });

export const optimisation = z.object({
  /** Its address (D-64). Absent in results that a tab kept from before November 2026. */
  id: z.optional(z.string()),
  optimizedText: z.string(),
  atsScore: z.number(),
  keywordMatchPercentage: z.nullable(z.number()),
  missingKeywords: z.array(z.string()),
  addedKeywords: z.array(z.string()),
  improvements: z.array(z.string()),
  suggestions: z.array(z.string()),
  lineByLineSuggestions: z.array(
    z.object({ original: z.string(), improved: z.string(), reason: z.string() }),
  ),
  keywordIntegrationSuggestions: z.array(z.string()),
  foundKeywords: z.array(z.string()),
  scoreBasis: z.enum(["match", "read"]),
  provisional: z.boolean(),
  /** The score of the text as it was handed in, measured by the same engine. */
  before: z.object({ atsScore: z.number(), keywordMatchPercentage: z.nullable(z.number()) }),
  searchability: z.number(),
  powerEditAnalysis: z.object({
    hardSkills: skillsOfKind,
    softSkills: skillsOfKind,
    formatting: z.object({
      score: z.number(),
      issues: z.array(z.string()),
      suggestions: z.array(z.string()),
    }),
  }),
  /** The whole analysis of the final text: breakdown, cap, ceiling, proof, versions. */
  analysis: z.custom<Analysis>((value) => typeof value === "object" && value !== null),
  /** All of them are in `optimizedText`. Absent in results kept before November 2026, as `moves` is. */
  changes: z.optional(z.array(resumeChange)),
  /** None of them is in `optimizedText`: the order is the person's own until they say otherwise. */
  moves: z.optional(z.array(resumeMove)),
  blocked: z.array(blockedChange),
  writer: z.enum(writers),
  /** Why the built-in writer did what a model was asked for. */
  fallback: z.optional(z.string()),
  /** Why this run cost no use though the writer did its work: no content changed. decision: D-57. */
  uncounted: z.optional(z.string()),
  /** When it was made, where the same inputs opened what was kept: that costs nothing. decision: D-57. */
  keptFrom: z.optional(z.string()),
});
export type Optimisation = z.infer<typeof optimisation>;

const format = z.enum(["docx", "pdf"]);
/** The first design where none is chosen. */
const design = z.optional(z.enum(documentDesigns));
/** Set smaller for two pages, where that is possible. decision: D-79. */
const twoPages = z.optional(z.boolean());
/** How the skills of a resume stand; as they are written where it is not said. */
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
      /** What the file showed beside its text. */
      facts: documentFacts,
      /** The original; it is removed after a day unless a resume is kept with it. */
      fileId: z.string(),
    }),
    reportsSuccess: true,
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
      /** What the file holds; the resume where it is not said. */
      kind: z.optional(z.enum(documentKinds)),
      /** A letter as Word goes into the letterhead that the person keeps; `false` takes our design all the same. */
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
  ...keptResumes,
  ...resumeHistory(optimisation),
} as const satisfies Feature;
