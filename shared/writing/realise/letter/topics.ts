import type { ToldTheme } from "./deeds/tell-deeds.ts";
import type { LetterMaterial } from "./letter-material.ts";
import { listed } from "./letter-phrases.ts";
import type { Proof } from "./letter-proofs.ts";
import { proseTerms } from "./prose-terms.ts";

/** The demands that some proofs answer, as a sentence may name them. */
export function termsOf(
  proofs: readonly Pick<Proof, "answers">[],
  { target }: LetterMaterial,
  isSayable?: (term: string) => boolean,
): string[] {
  return proseTerms(
    proofs.flatMap((one) => one.answers),
    target.title ?? "",
    { isSayable },
  );
}

/** Proofs of a theme whose own sentence shows something that the theme's need may name and none has. */
export function answeringOf(
  { told }: ToldTheme,
  asked: ReadonlySet<string>,
  material: LetterMaterial,
): Set<Proof> {
  const answers = told.filter((one) => {
    const shown = material.shown([one], [...new Set(one.proofs.flatMap((proof) => proof.answers))]);
    return termsOf([{ answers: shown }], material, (term) => !asked.has(term)).length > 0;
  });
  return new Set(answers.flatMap((one) => one.proofs));
}

/** A need worth a sentence of its own: two of them, or one that the ad leans on. */
function isWorthSaying(terms: readonly string[], answers: Proof["answers"]): boolean {
  const [only, ...more] = terms;
  if (only === undefined || more.length > 0) return only !== undefined;
  const low = only.toLowerCase();
  return answers.some(
    ({ core, importance, term }) => (core || importance === "must") && term.toLowerCase() === low,
  );
}

/** What the ad asks for, as far as the theme's own sentences show it; nothing that was asked before. */
export function topicOf(
  { proofs, told }: ToldTheme,
  asked: Set<string>,
  ask: ((terms: string) => string) | undefined,
  material: LetterMaterial,
): string | undefined {
  const answers = material.shown(told, [...new Set(proofs.flatMap((one) => one.answers))]);
  const terms = termsOf([{ answers }], material, (term) => !asked.has(term) && material.allows(ask?.(term)));
  if (!isWorthSaying(terms, answers)) return undefined;
  for (const term of terms) asked.add(term);
  const topic = ask?.(listed(terms));
  return material.allows(topic) ? topic : undefined;
}
