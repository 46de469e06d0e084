import type { Reading } from "./evidence-base.ts";
import type { PhraseProof } from "./phrase-proof.ts";

/** What each thing says for a proof; fitted on judged pairs, each lot left out in turn (docs/engine.md, Proof and credit). */
interface Weights {
  /** Share of the phrase that the line, its role and the rest show; and that the line shows itself. */
  coverage: number;
  direct: number;
  /** How much of the whole ad the person is likely to show: the benefit of the doubt. */
  affinity: number;
  /** Products and other names need their own word. */
  name: number;
  /** One word that is not general is easily met by chance; without any the phrase says little. */
  oneHead: number;
  noHead: number;
  /** Interests, goals and the like. */
  aside: number;
  /** The sum from which it is shown. */
  from: number;
}

const weights: Readonly<Record<"yes" | "partly", Weights>> = {
  yes: {
    coverage: 1.37,
    direct: 1.45,
    affinity: 5.26,
    name: -0.64,
    oneHead: -0.47,
    noHead: 0.53,
    aside: -0.72,
    from: 4.77,
  },
  partly: {
    coverage: 1.87,
    direct: 1.22,
    affinity: 4.73,
    name: -0.81,
    oneHead: -0.35,
    noHead: 0.73,
    aside: -0.49,
    from: 3.35,
  },
};
/** Below these shares no fit helps: a line that says next to nothing of it is no proof. */
const least = { yes: 0.3, partly: 0.1 };
/** The line that a recruiter would be shown says at least this much itself. */
const leastSaid = 0.25;
/** Of a single name a part is no proof, however well the rest fits: "palliative care" is not "care". */
const leastOfOne = { yes: 0.7, partly: 0.4 };
export const middling = 0.55;
/** A resume of another field is taken at its word only. */
export const strangerUpTo = 0.35;
const ownWords = 0.99;
/** Whoever has the words themselves is never answered with nothing. */
const namedWords = 0.93;

/** What does not depend on the line that shows the phrase. */
interface Asked {
  affinity: number;
  isName: boolean;
  units: number;
  heads: number;
}

function sumOf(one: Weights, { coverage, direct, line }: PhraseProof, asked: Asked): number {
  return (
    one.coverage * coverage +
    one.direct * direct +
    one.affinity * asked.affinity +
    (asked.isName ? one.name : 0) +
    (asked.heads === 1 ? one.oneHead : 0) +
    (asked.heads === 0 ? one.noHead : 0) +
    (line.line.section === "other" ? one.aside : 0)
  );
}

function isFull(proof: PhraseProof, asked: Asked): boolean {
  if (asked.affinity < strangerUpTo && !asked.isName) return false;
  if (proof.coverage < (asked.units === 1 ? leastOfOne : least).yes || proof.direct < leastSaid) return false;
  return proof.coverage >= ownWords || sumOf(weights.yes, proof, asked) >= weights.yes.from;
}

function isPart(proof: PhraseProof, asked: Asked): boolean {
  if (proof.coverage >= namedWords) return true;
  if (proof.coverage < (asked.units === 1 ? leastOfOne : least).partly) return false;
  return sumOf(weights.partly, proof, asked) >= weights.partly.from;
}

/**
 * How far a proof shows a phrase, whichever line it is: who fits the ad as a whole gets the benefit of the doubt in each criterion.
 * @param affinity share of the whole ad that the person is likely to show, 0 to 1.
 */
export function shownBy({ criterion, phrase }: Reading, proof: PhraseProof, affinity: number): 1 | 0.5 | 0 {
  const { units } = criterion;
  const isName = units.some((unit) => unit.isName);
  const asked = { affinity, isName, units: units.length, heads: phrase.heads.length };
  if (isFull(proof, asked)) return 1;
  return isPart(proof, asked) ? 0.5 : 0;
}
