import type { Optimisation } from "#shared/contract/resumes.ts";

export interface TailoredLine {
  /** Its place in the text. */
  index: number;
  before: string;
  after: string;
  reason: string;
}

const lineEnds = /\r\n|[\n\r]/;

/**
 * The lines that the writer changed, told from the two texts themselves: what stands here is what the file holds.
 * The writer keeps the number of lines; should it ever not, its own list of changes is shown instead.
 */
export function tailoredLines(resumeText: string, answer: Optimisation): TailoredLine[] {
  const before = resumeText.split(lineEnds);
  const after = answer.optimizedText.split(lineEnds);
  const reasons = answer.lineByLineSuggestions;
  if (before.length !== after.length) {
    return reasons.map((change, index) => ({
      index: after.findIndex((line) => line.includes(change.improved)) ?? index,
      before: change.original,
      after: change.improved,
      reason: change.reason,
    }));
  }
  return before.flatMap((line, index) => {
    const now = after[index] ?? "";
    if (line === now) return [];
    const told = reasons.find((change) => line.includes(change.original) && now.includes(change.improved));
    return [{ index, before: withoutMark(line), after: withoutMark(now), reason: told?.reason ?? "" }];
  });
}

/** The words alone: the list's own mark is no part of a change. */
function withoutMark(line: string): string {
  return line.replace(/^\s*[•▪●◦‣➢✓►■*–—-]?\s*/u, "").trimEnd();
}

/** The text with the person's own words back in the refused lines. */
export function withoutRefused(
  answer: Optimisation,
  lines: readonly TailoredLine[],
  refused: ReadonlySet<number>,
): string {
  const text = answer.optimizedText.split(lineEnds);
  for (const { index, before, after } of lines) {
    if (refused.has(index)) text[index] = (text[index] ?? "").replace(after, () => before);
  }
  return text.join("\n");
}
