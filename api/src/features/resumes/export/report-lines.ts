import { z } from "zod";
import { plainDate } from "#shared/domain/dates.ts";
import { homeTimeZone } from "#shared/domain/local-time.ts";
import { type DocumentLine, documentText } from "#shared/resume/document/document-lines.ts";

const score = z.number().min(0).max(100).nullish().catch(undefined);
const words = z.array(z.string()).catch([]);
/** A change as a sentence, or as the letter screen has it: section, impact and reason. */
const change = z.union([
  z.string(),
  z
    .looseObject({
      section: z.string().optional(),
      impact: z.string().optional(),
      reason: z.string().optional(),
    })
    .transform(({ section, impact, reason }) => {
      const where =
        section !== undefined && impact !== undefined ? `${section} (${impact})` : (section ?? impact);
      return [where, reason].filter(Boolean).join(": ");
    }),
]);
const changes = z.array(change).catch([]);

/** The specification's analysisData; what is absent or no number was not measured. */
const analysisData = z.looseObject({
  atsScore: score,
  keywordMatch: score,
  missingKeywords: words,
  addedKeywords: words,
  improvements: changes,
  suggestions: changes,
});

const honest = "This compares your resume with this ad. It is our own measure, not an employer's.";

/** The report about an analysis as a document: every part of it is named, also where it is empty. Null without one. Pure. */
export function reportLines(data: unknown, today: Date): DocumentLine[] | null {
  const known = analysisData.safeParse(data);
  if (!known.success) return null;
  const { atsScore, keywordMatch, missingKeywords, addedKeywords, improvements, suggestions } = known.data;
  return [
    { kind: "name", text: "Resume analysis" },
    { kind: "contact", text: plainDate(today, homeTimeZone) },
    { kind: "heading", text: "Scores" },
    { kind: "text", text: `ATS score: ${written(atsScore, " out of 100")}` },
    { kind: "text", text: `Keyword match: ${written(keywordMatch, "%")}` },
    { kind: "text", text: honest },
    ...list("Missing keywords", missingKeywords, "None"),
    ...list("Added keywords", addedKeywords, "None"),
    ...list("Improvements made", improvements, "Your resume is already well-optimized!"),
    ...list("What to do next", suggestions, "Nothing further"),
  ];
}

function written(value: number | null | undefined, unit: string): string {
  return value === null || value === undefined ? "not measured" : `${Math.round(value)}${unit}`;
}

function list(heading: string, items: readonly string[], none: string): DocumentLine[] {
  const texts = items.map((item) => documentText(item).replace(/\s+/g, " ").trim()).filter(Boolean);
  const head: DocumentLine = { kind: "heading", text: heading };
  if (texts.length === 0) return [head, { kind: "text", text: none }];
  return [head, ...texts.map((text): DocumentLine => ({ kind: "item", text }))];
}
