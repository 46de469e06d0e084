import { escapePattern } from "#shared/domain/text.ts";

export interface MarkPart {
  text: string;
  isMarked: boolean;
  /** Its offset in the whole text. */
  at: number;
}

/** Splits a text at the terms that it contains as whole words, longest term first. Case does not matter. */
export function markParts(text: string, terms: readonly string[]): MarkPart[] {
  const wanted = terms.map((term) => term.trim()).filter((term) => term.length > 0);
  if (wanted.length === 0) return [{ text, isMarked: false, at: 0 }];
  const choices = wanted
    .sort((one, other) => other.length - one.length)
    .map(escapePattern)
    .join("|");
  // Not \b: it splits at "C++", "node.js" and letters with accents.
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${choices})(?![\\p{L}\\p{N}])`, "giu");
  const parts: MarkPart[] = [];
  let from = 0;
  const push = (to: number, isMarked: boolean) => {
    if (to > from) parts.push({ text: text.slice(from, to), isMarked, at: from });
    from = to;
  };
  for (const found of text.matchAll(pattern)) {
    push(found.index, false);
    push(found.index + found[0].length, true);
  }
  push(text.length, false);
  return parts;
}
