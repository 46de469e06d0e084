import type { Optimisation } from "#shared/contract/resumes.ts";

/** One line the writer changed. */
export interface SuggestedChange {
  /** Its line in the optimised text; the change's key. */
  index: number;
  before: string;
  after: string;
  reason: string;
}

const lineEnds = /\r\n|[\n\r]/;
const listMark = /^\s*[•▪●◦‣➢✓►■*–—-]?\s*/u;

/** The words alone: the list's own mark is no part of a change. */
export function lineWords(line: string): string {
  return line.replace(listMark, "").trimEnd();
}

export function textLines(text: string): string[] {
  return text.split(lineEnds);
}

/**
 * The lines that the writer changed, told from the two texts themselves: what stands here is what the file holds.
 * A writer that changed the number of lines is taken at its own list of changes.
 */
export function suggestedChanges(
  originalText: string,
  {
    optimizedText,
    lineByLineSuggestions: told,
  }: Pick<Optimisation, "optimizedText" | "lineByLineSuggestions">,
): SuggestedChange[] {
  const before = textLines(originalText);
  const after = textLines(optimizedText);
  if (before.length !== after.length) return fromList(told, after);
  return before.flatMap((line, index) => {
    const [was, now] = [lineWords(line), lineWords(after[index] ?? "")];
    if (was === now) return [];
    const listed = told.find((one) => line.includes(one.original) && now.includes(one.improved));
    return [{ index, before: was, after: now, reason: listed?.reason ?? "" }];
  });
}

function fromList(told: Optimisation["lineByLineSuggestions"], after: readonly string[]): SuggestedChange[] {
  const taken = new Set<number>();
  return told.flatMap(({ original, improved, reason }) => {
    const index = after.findIndex((line, at) => !taken.has(at) && line.includes(improved));
    if (index < 0 || improved === "") return [];
    taken.add(index);
    return [{ index, before: original, after: improved, reason }];
  });
}
