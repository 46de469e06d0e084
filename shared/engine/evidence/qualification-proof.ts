import { shortFieldRoots } from "./award-short-forms.ts";
import { isFieldHead } from "./criterion.ts";
import type { EvidenceBase, Reading } from "./evidence-base.ts";
import type { LineIndex } from "./line-index.ts";
import { bestOfLine } from "./placed-phrase.ts";
import type { Proof } from "./proof.ts";
import { levelRoots, proveQualification } from "./prove-qualification.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** "Trade qualified": in the trade that the certificate is of. */
const anyTrade = new Set(["trad", "trade"]);
const wholeName = 0.9;
const allWords = 0.85;
const ownWords = 0.7;

/**
 * "Degree in business" by "B.Sc. Business Administration": of a name that holds its level the words of the field alone,
 * also by their short forms.
 */
function byFieldWords(
  name: readonly string[],
  n: number | undefined,
  { roots }: LineIndex,
  short: ReadonlySet<string>,
): number {
  const field = name.filter((root) => !levelRoots.has(root));
  if (n === undefined || field.length === 0) return 0;
  const isThere = (root: string) => short.has(root) || (roots.get(root)?.get(n) ?? 0) > 0;
  if (field.every(isThere)) return allWords;
  // "Beauty diploma" for "Diploma of Beauty Therapy": what heads many fields tells none from another.
  const own = field.filter((root) => !isFieldHead(root));
  return own.length > 0 && own.every(isThere) ? ownWords : 0;
}

/** The best award for a phrase, level by level and by field. */
export function qualificationProof(reading: Reading, base: EvidenceBase): Proof {
  const { qualification, phrase, criterion } = reading;
  if (qualification === undefined) return { credit: 0 };
  const { numberOf } = base.lineIndex;
  const asked = [...shortFieldRoots(criterion.tokens)];
  const fields = phrase.units
    .map((unit, at) => ({ unit, roots: criterion.units[at]?.roots ?? [] }))
    .filter(({ roots }) => !roots.every((root) => levelRoots.has(root) || anyTrade.has(root)));
  const strengthIn = (line: EvidenceLine) => {
    const n = numberOf.get(line);
    const short = shortFieldRoots(line.tokens);
    const strengths = fields.map(({ unit, roots }) => {
      const strength = bestOfLine({ units: [unit] }, n);
      // "trade certificate": that a line says "certificate" shows no trade.
      const isNamed = roots.some((root) => levelRoots.has(root));
      if (strength >= wholeName || (!isNamed && short.size === 0 && asked.length === 0)) return strength;
      // "BSN" asks for nursing.
      const isShort = roots.length === 1 && asked.length > 0;
      const byWords = byFieldWords(isShort ? asked : roots, n, base.lineIndex, short);
      return isNamed ? byWords : Math.max(strength, byWords);
    });
    return Math.max(0, ...strengths);
  };
  return proveQualification(qualification, base.all, (line) => (fields.length === 0 ? 1 : strengthIn(line)));
}
