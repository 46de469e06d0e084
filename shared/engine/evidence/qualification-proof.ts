import { findQualificationLevels } from "../knock-outs/qualification-level.ts";
import type { EvidenceBase, Reading } from "./evidence-base.ts";
import { bestOfLine } from "./placed-phrase.ts";
import type { Proof } from "./proof.ts";
import { levelRoots, proveQualification, type QualificationAsk } from "./prove-qualification.ts";
import type { EvidenceLine } from "./resume-lines.ts";

const wholeName = 0.9;

/** The best award for a phrase, level by level and by field. */
export function qualificationProof(reading: Reading, base: EvidenceBase): Proof {
  const { qualification, phrase, criterion } = reading;
  if (qualification === undefined) return { credit: 0 };
  const isLevel = (root: string) => levelRoots.has(root);
  const fields = phrase.units.filter((_, at) => !criterion.units[at]?.roots.every(isLevel));
  // "trade certificate": that a line says "certificate" shows no trade.
  const named = phrase.units.filter((_, at) => criterion.units[at]?.roots.some(isLevel));
  const { numberOf } = base.lineIndex;
  const strengthIn = (line: EvidenceLine) => {
    const n = numberOf.get(line);
    const strengths = fields.map((unit) => {
      const strength = bestOfLine({ units: [unit] }, n);
      return named.includes(unit) && strength < wholeName ? 0 : strength;
    });
    return Math.max(0, ...strengths);
  };
  return proveQualification(qualification, base.all, (line) => (fields.length === 0 ? 1 : strengthIn(line)));
}

/** A Bachelor of Education is no Master of Teaching, although one entry of the vocabulary holds both. */
export function isBelow(asked: QualificationAsk | undefined, line: EvidenceLine | undefined): boolean {
  if (asked === undefined || line === undefined) return false;
  const levels = findQualificationLevels(line.tokens).map(({ level }) => level ?? 0);
  return levels.length > 0 && Math.max(...levels) < asked.level;
}
