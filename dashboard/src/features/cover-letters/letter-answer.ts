import type {
  OptimisedLetter,
  SavedLetter,
  StoredLetter,
  WrittenLetter,
} from "#shared/contract/cover-letters/written-letters.ts";
import type { LetterTone } from "#shared/domain/cover-letters/letter-words.ts";
import type { QuotedLetter } from "#shared/domain/cover-letters/quoted-letter.ts";
import { writerLine } from "#shared/domain/writers.ts";

export interface LetterMeasures {
  matchScore: number | null;
  /** The specification names the tile and no source; nothing of a letter is measured under that name (D-08). */
  atsScore: number | null;
  keywordAlignment: number | null;
  improvements: { section: string; impact: string; reason: string }[];
  keywords: string[];
}

interface Judged {
  line: string;
  reason: string;
}

/** A written letter as the screen shows it, whichever way it came about. */
export interface LetterAnswer {
  id: string;
  kind: "generated" | "optimised";
  text: string;
  /** The text as the writer left it. */
  writtenText: string;
  /** The draft that was optimised. */
  draftText: string;
  jobTitle: string;
  company: string;
  /** Only an optimised draft shows its numbers. */
  measures: LetterMeasures | null;
  suggestions: string[];
  /** What the fact check refused, and why. */
  blocked: Judged[];
  /** The person's own sentences that nothing supports: they stay. */
  flagged: Judged[];
  /** Every sentence as it was written, with the lines of the person's own that it is on. */
  evidence: { sentence: string; facts: string[] }[];
  /** Who wrote it, and why another writer stepped in. */
  writer: string;
  /** The ad, so that the letter can be written again. */
  jobDescription: string;
  applicationId: string | null;
  /** The letter as data; null for a model's letter, a draft and one that was typed over. */
  quoted: QuotedLetter | null;
  writtenQuoted: QuotedLetter | null;
  /** Why this job, as the person wrote it. */
  reason: string;
  style: LetterTone;
  /** Which of the true letters it is; the next one, or null where there is none. */
  nextVariant: number | null;
  /** Half a page was asked for. */
  isShort: boolean;
}

/** What the letter was asked for. */
export type LetterJob = Pick<
  LetterAnswer,
  "jobTitle" | "company" | "draftText" | "jobDescription" | "applicationId" | "style"
>;

export function generatedAnswer(letter: WrittenLetter, job: LetterJob): LetterAnswer {
  const { id, content, blocked, evidence } = letter;
  return {
    ...job,
    id,
    kind: "generated",
    text: content,
    writtenText: content,
    measures: null,
    suggestions: [],
    blocked,
    flagged: [],
    evidence,
    writer: writerLine(letter),
    nextVariant: letter.hasNext === false ? null : (letter.variant ?? 0) + 1,
    isShort: letter.length === "short",
    quoted: letter.quoted ?? null,
    writtenQuoted: letter.quoted ?? null,
    reason: letter.reason ?? "",
  };
}

export function optimisedAnswer(letter: OptimisedLetter, job: LetterJob): LetterAnswer {
  const { id, optimizedText, matchScore, keywordAlignment, improvements, personalizedElements } = letter;
  return {
    ...job,
    id,
    kind: "optimised",
    text: optimizedText,
    writtenText: optimizedText,
    measures: { matchScore, atsScore: null, keywordAlignment, improvements, keywords: personalizedElements },
    suggestions: letter.suggestions,
    blocked: letter.blocked,
    flagged: letter.flagged,
    evidence: letter.evidence,
    writer: writerLine(letter),
    nextVariant: 0,
    isShort: false,
    ...noQuotes,
  };
}

const noQuotes = { quoted: null, writtenQuoted: null, reason: "" } as const;

/** A letter of the account, as its result card was, with the person's changes since. */
export function storedAnswer(stored: StoredLetter): LetterAnswer {
  const { generated, optimised } = stored;
  const answer = optimised
    ? optimisedAnswer(optimised, stored)
    : generated
      ? generatedAnswer(generated, stored)
      : null;
  const { jobTitle, company, draftText, jobDescription, applicationId, style } = stored;
  const job: LetterJob = { jobTitle, company, draftText, jobDescription, applicationId, style };
  const empty: LetterAnswer = {
    ...job,
    id: stored.id,
    kind: stored.kind,
    text: stored.text,
    writtenText: stored.writtenText,
    measures: null,
    suggestions: [],
    blocked: [],
    flagged: [],
    evidence: [],
    writer: writerLine({ writer: "built-in" }),
    nextVariant: 0,
    isShort: false,
    ...noQuotes,
  };
  return applyEdit({ ...empty, ...answer, ...job }, stored);
}

/** The answer with the text and the numbers that are stored now. */
export function applyEdit(answer: LetterAnswer, kept: SavedLetter): LetterAnswer {
  const { text, flagged, matchScore, keywordAlignment, personalizedElements, quoted } = kept;
  const measures = answer.measures && {
    ...answer.measures,
    matchScore,
    keywordAlignment,
    keywords: personalizedElements,
  };
  return { ...answer, text, flagged, measures, quoted, reason: quoted?.reason ?? answer.reason };
}
