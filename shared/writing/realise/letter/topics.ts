import type { LetterMaterial } from "./letter-material.ts";
import { listed } from "./letter-phrases.ts";
import type { Proof } from "./letter-proofs.ts";
import { proseTerms } from "./prose-terms.ts";
import type { ToldTheme } from "./tell-deeds.ts";

/** The demands that some proofs answer, as a sentence may name them. */
export function termsOf(
  proofs: readonly Proof[],
  { target }: LetterMaterial,
  isSayable?: (term: string) => boolean,
): string[] {
  return proseTerms(
    proofs.flatMap((one) => one.answers),
    target.title ?? "",
    { isSayable },
  );
}

/** A need worth a sentence of its own: two of them, or one that the ad leans on. */
function isWorthSaying(terms: readonly string[], proofs: readonly Proof[]): boolean {
  const [only, ...more] = terms;
  if (only === undefined || more.length > 0) return only !== undefined;
  const low = only.toLowerCase();
  return proofs.some(({ answers }) =>
    answers.some(
      ({ core, importance, term }) => (core || importance === "must") && term.toLowerCase() === low,
    ),
  );
}

/** What the ad asks for of all that the theme tells; nothing that was asked before. */
export function topicOf(
  { proofs }: ToldTheme,
  asked: Set<string>,
  ask: ((terms: string) => string) | undefined,
  material: LetterMaterial,
): string | undefined {
  const terms = termsOf(proofs, material, (term) => !asked.has(term) && material.allows(ask?.(term)));
  if (!isWorthSaying(terms, proofs)) return undefined;
  for (const term of terms) asked.add(term);
  const topic = ask?.(listed(terms));
  return material.allows(topic) ? topic : undefined;
}
