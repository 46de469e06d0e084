import * as z from "zod/mini";
import {
  letter,
  optimisedLetter,
  type PastLetter,
  pastLetter,
  quotedLetter,
  type SavedLetter,
  type StoredLetter,
} from "#shared/contract/cover-letters/written-letters.ts";
import { blockedChange } from "#shared/contract/resumes/optimisation.ts";
import type { QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import type { CoverLetter as Row } from "../../db/generated/client.ts";
import { readJson } from "../../db/read-json.ts";

const edited = z.optional(
  z.object({
    words: z.number(),
    matchScore: z.nullable(z.number()),
    keywordAlignment: z.nullable(z.number()),
    personalizedElements: z.array(z.string()),
    flagged: z.array(blockedChange),
    quoted: z.optional(quotedLetter),
  }),
);
const storedLetter = z.extend(z.omit(letter, { id: true }), { edited });
const storedOptimised = z.extend(z.omit(optimisedLetter, { id: true }), { edited });

/** A row as the API sends it in a list. The stored answer was checked against its schema when it was made. */
export function toPastLetterDto(row: Row): PastLetter {
  const answer = storedAnswer(row);
  const { words } = answer.edited ?? answer;
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    kind: readJson(pastLetter.shape.kind, row.kind, "CoverLetter.kind"),
    jobTitle: row.jobTitle,
    company: row.company,
    style: readJson(pastLetter.shape.style, row.style, "CoverLetter.style"),
    words,
    applicationId: row.applicationId,
    editedAt: row.editedAt?.toISOString() ?? null,
  };
}

/** The column holds what this file wrote there: one of two answers. */
export function storedAnswer({ kind, result }: Pick<Row, "kind" | "result">) {
  const stored = kind === "generated" ? storedLetter : storedOptimised;
  return readJson(stored, result, "CoverLetter.result");
}

/** The text as the writer left it. */
export function writtenText(row: Row): string {
  const answer = storedAnswer(row);
  return "content" in answer ? answer.content : answer.optimizedText;
}

/** The letter as data as the writer left it; undefined for a model's letter and for a draft. */
export function writtenLetter(row: Row): QuotedLetter | undefined {
  const answer = storedAnswer(row);
  return "content" in answer ? answer.quoted : undefined;
}

/** The letter as it is now. */
export function toSavedLetterDto(row: Row): SavedLetter {
  const answer = storedAnswer(row);
  const { matchScore, keywordAlignment, personalizedElements } = answer.edited ?? answer;
  const flagged = answer.edited?.flagged ?? ("flagged" in answer ? answer.flagged : []);
  return {
    ...toPastLetterDto(row),
    text: row.editedText ?? writtenText(row),
    writtenText: writtenText(row),
    matchScore,
    keywordAlignment,
    personalizedElements,
    flagged,
    quoted: (answer.edited ? answer.edited.quoted : writtenLetter(row)) ?? null,
  };
}

/** The letter with the answer as it was shown, and with what it was made from. */
export function toStoredLetterDto(row: Row): StoredLetter {
  const { edited: _, ...stored } = storedAnswer(row);
  return {
    ...toSavedLetterDto(row),
    jobDescription: row.adText,
    draftText: row.draftText,
    generated: "content" in stored ? { ...stored, id: row.id } : null,
    optimised: "content" in stored ? null : { ...stored, id: row.id },
  };
}
