import * as z from "zod/mini";
import { writers } from "#shared/domain/writers.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import { resumeChange, resumeMove } from "./resume-history.ts";

const skillsOfKind = z.object({
  score: z.nullable(z.number()),
  found: z.array(z.string()),
  missing: z.array(z.string()),
});

/** What the fact check refused: the line stays as the person wrote it. */
export const blockedChange = z.object({ line: z.string(), claim: z.string(), reason: z.string() });

export const optimisation = z.object({
  /** Id of its page (D-64). Absent in results that a tab stored before November 2026. */
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
  /** The scores of the original text, by the same engine. */
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
  /** The complete analysis of the final text: breakdown, cap, ceiling, proof, versions. */
  analysis: z.custom<Analysis>((value) => typeof value === "object" && value !== null),
  /** All of them are in `optimizedText`. Like `moves`, absent in results that were saved before November 2026. */
  changes: z.optional(z.array(resumeChange)),
  /** None of them is in `optimizedText`: the order stays until the person accepts a move. */
  moves: z.optional(z.array(resumeMove)),
  blocked: z.array(blockedChange),
  writer: z.enum(writers),
  /** Why the built-in writer replaced the model. */
  fallback: z.optional(z.string()),
  /** Why this run did not count as a use although the writer did its work: no score rose. decision: D-112. */
  uncounted: z.optional(z.string()),
  /** Set when the same inputs returned a saved result, which costs nothing: when that was made. decision: D-57. */
  keptFrom: z.optional(z.string()),
});
export type Optimisation = z.infer<typeof optimisation>;
