import { grouped } from "#shared/domain/text.ts";

/** Fixed texts of /resume-preview. */
export const previewTexts = {
  title: "Resume Optimization Complete",
  scanNew: "Scan New Resume",
  quality: "Quality Assessment",
  howGood: "How Good Are These Results?",
  /** No population was measured (docs/engine.md, The product's fields). */
  ownScale: "These words are bands of our own score. They don't compare you with other applicants.",
  improvements: "Key Improvements",
  noneUsed: "None of the suggested lines is in your resume.",
  keywords: "Keywords Analysis",
  suggestions: "Line-by-line suggestions",
  housekeeping: "Housekeeping",
  housekeepingText: "Spelling, dates and headings. What your resume says stays the same.",
  order: "Order",
  orderText: "We moved relevant points up. Wording is unchanged.",
  statements: "Only you can add these",
  statementsText: "Nothing is added unless you say so.",
  integration: "Keyword integration suggestions",
  compare: "Original and optimized",
  final: "Final Resume",
} as const;

const failed = { variant: "destructive" } as const;

export const previewToasts = {
  unparsable: {
    title: "Error loading preview",
    description: "The stored result could not be read. Please optimize your resume again.",
    ...failed,
  },
  nothing: { title: "No optimization found", description: "Please optimize your resume first.", ...failed },
  saved: { title: "Changes saved" },
  downloaded: { title: "Download started" },
} as const;

/** The headline; a score that did not rise is not called an improvement. */
export function scoreChangeText(before: number, after: number): string {
  if (after > before) return `Your resume score improved from ${before}% to ${after}%`;
  if (after === before) return `Your resume score stayed at ${after}%`;
  return `Your resume score went from ${before}% to ${after}%`;
}

/** "+8, Moderate"; without a gain there is nothing to rate. */
export function improvementText(points: number, word: string): string {
  if (points > 0) return `+${points}, ${word}`;
  return points === 0 ? "0, no change" : `−${-points}, lower than before`;
}

export function characterCount(text: string): string {
  const count = grouped(text.length);
  return text.length === 1 ? "1 character" : `${count} characters`;
}
