import type { WriterName } from "#shared/domain/writers.ts";
import type { Letter } from "./built-in/letter/write-letter.ts";
import type { CheckedLetter, ImproveOrder } from "./model/improve-work.ts";
import type { LetterOrder } from "./model/letter-work.ts";
import type { TailorOrder } from "./model/tailor-work.ts";
import type { Accepted, AnswerReview, Answers, Assignment } from "./prompt.ts";
import type { Tailored } from "./realise/resume/tailor-resume.ts";

/** A text and who wrote it. decision: D-29, D-67. */
export interface WrittenBy<Result> {
  result: Result;
  writer: WriterName;
  /** Why the built-in writer did what a model was asked for. */
  fallback?: string;
  /** Accepted lines of a language model. */
  accepted?: Accepted;
  /** False for a run that may not cost a use: the model failed. */
  mayCount: boolean;
}

/** Hears of the five steps (0 to 4), in order and each once. decision: D-09. */
export type OnStep = (step: number) => void;

/**
 * Whoever writes for a person: built-in, the model in their own browser, a server's model. Every text passes the fact
 * check of `verify/`, and what does not falls to the person's own line or the built-in sentence. Never rejects for a
 * model that fails.
 */
export interface Writer {
  tailor(order: TailorOrder, onStep?: OnStep): Promise<WrittenBy<Tailored>>;
  letter(order: LetterOrder, onStep?: OnStep): Promise<WrittenBy<Letter>>;
  improve(order: ImproveOrder, onStep?: OnStep): Promise<WrittenBy<CheckedLetter>>;
}

/**
 * The thinking of all writers, each on plain data: on threads in the API, right there in a browser. Pure works, wrapped
 * to be waited for.
 */
export interface WritingWorks {
  tailor(input: TailorOrder["input"], onStep?: OnStep): Promise<Tailored>;
  writeLetter(input: LetterOrder["input"]): Promise<Letter>;
  improveLetter(input: ImproveOrder["input"]): Promise<CheckedLetter>;
  prepareTailoring(order: TailorOrder): Promise<{ base: Tailored; assignment: Assignment }>;
  prepareLetter(order: LetterOrder): Promise<Assignment>;
  prepareImproving(order: ImproveOrder): Promise<{ base: CheckedLetter; assignment: Assignment }>;
  finishTailoring(order: TailorOrder & Answers & { base: Tailored }): Promise<AnswerReview<Tailored>>;
  finishLetter(order: LetterOrder & Answers): Promise<AnswerReview<Letter>>;
  finishImproving(order: ImproveOrder & Answers): Promise<AnswerReview<CheckedLetter>>;
}
