import type { OptimisedLetter, WrittenLetter } from "#shared/contract/cover-letters.ts";
import { letterTexts as texts } from "./letter-texts.ts";

export interface LetterMeasures {
  matchScore: number | null;
  /** The specification names the tile and no source; nothing of a letter is measured under that name (D-08). */
  atsScore: number | null;
  keywordAlignment: number | null;
  improvements: { section: string; impact: string; reason: string }[];
  keywords: string[];
}

/** A written letter as the screen shows it, whichever way it came about. */
export interface LetterAnswer {
  text: string;
  company: string;
  /** Only an optimised draft shows its numbers. */
  measures: LetterMeasures | null;
  suggestions: string[];
  /** What the fact check refused, and why. */
  blocked: { line: string; reason: string }[];
  /** Who wrote it, and why another writer stepped in. */
  writer: string;
}

function common({ blocked, writer, fallback }: Pick<WrittenLetter, "blocked" | "writer" | "fallback">) {
  const by = writer === "model" ? texts.byModel : texts.builtIn;
  return { blocked, writer: fallback ? `${by}. ${fallback}` : by };
}

export function generatedAnswer(letter: WrittenLetter, company: string): LetterAnswer {
  return { text: letter.content, company, measures: null, suggestions: [], ...common(letter) };
}

export function optimisedAnswer(letter: OptimisedLetter, company: string): LetterAnswer {
  const { matchScore, keywordAlignment, improvements, personalizedElements: keywords } = letter;
  return {
    text: letter.optimizedText,
    company,
    measures: { matchScore, atsScore: null, keywordAlignment, improvements, keywords },
    suggestions: letter.suggestions,
    ...common(letter),
  };
}
