import type { WrittenLetter } from "#shared/contract/cover-letters/written-letters.ts";

/** A part of the letter; `proof` is the number of the fact that supports it. */
export interface LetterPart {
  text: string;
  proof?: number;
}

/**
 * The letter split at its proven sentences, and the facts by number. Sentences that the person changed have no
 * number.
 */
export function proveLetter(
  text: string,
  evidence: WrittenLetter["evidence"],
): { parts: LetterPart[]; facts: string[][] } {
  const parts: LetterPart[] = [];
  const facts: string[][] = [];
  let at = 0;
  for (const { sentence, facts: own } of evidence) {
    const start = text.indexOf(sentence, at);
    if (start === -1) continue;
    if (start > at) parts.push({ text: text.slice(at, start) });
    facts.push(own);
    parts.push({ text: sentence, proof: facts.length });
    at = start + sentence.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return { parts, facts };
}
