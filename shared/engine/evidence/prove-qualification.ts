import {
  findQualificationLevels,
  namesSchool,
  schoolLevel,
  tellsSchool,
} from "../knock-outs/qualification-level.ts";
import { rootOf } from "../words/root.ts";
import { stem } from "../words/stem.ts";
import type { Criterion } from "./criterion.ts";
import type { Proof } from "./proof.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** A level of the Australian Qualifications Framework and the field that a phrase asks for. */
export interface QualificationRequirement {
  level: number;
  /** The phrase takes neighbouring fields, or names none. */
  open: boolean;
}

const openWords = new Set("related relevant similar any equivalent appropriate suitable".split(" "));

/** Certificates and degrees of one trade prove it; a lower certificate does not stand for a higher one. */
const degreeFrom = 7;
const certificateUpTo = 4;
/** "A qualification in law": of any level. */
const anyLevel = 1;

const longestSchool = 8;

/** "Bachelor of X", "tertiary qualifications in X": the lowest level that the phrase takes. */
export function readQualification(criterion: Criterion): QualificationRequirement | undefined {
  const { tokens } = criterion;
  const levels = findQualificationLevels(tokens).map(({ level }) => level ?? 0);
  const isTertiary = tokens.some(({ low }) => low === "tertiary" || low === "degree" || low === "degrees");
  const isSchool = tokens.length <= longestSchool && namesSchool(tokens);
  if (levels.length === 0 && !isTertiary) return isSchool ? { level: schoolLevel, open: true } : undefined;
  // "a bachelor's degree with a Master of Teaching" asks for both.
  const isBoth = tokens.some(({ low }) => low === "with");
  const lowest = isBoth ? Math.max(...levels) : Math.min(...levels);
  const level = levels.length === 0 ? degreeFrom : lowest;
  return { level, open: tokens.some(({ low }) => openWords.has(low)) };
}

/** Words that name the level of an award, not its field. */
export const levelRoots = new Set(
  "bachelor degree diploma certificate cert master masters doctorate phd honours tertiary qualification qualified postgraduate undergraduate graduate university college four year years ii iii iv 3 4 advanced expected of in and"
    .split(" ")
    .map((word) => rootOf(stem(word))),
);

const places = new Set(["education", "certificates", "other", "summary", "header"]);

/** How strongly a line shows the field that is asked for, 0 to 1; 1 when the phrase names none. */
export type FieldStrength = (line: EvidenceLine) => number;

const sameField = 0.6;
const nearField = 0.3;

function creditOf(
  ask: QualificationRequirement,
  line: EvidenceLine,
  level: number,
  field: number,
): Proof["credit"] {
  if (ask.level === schoolLevel) return 1;
  const isField = field >= sameField;
  const isDegree = ask.level >= degreeFrom;
  // Whoever asks for a trade's certificate asks for its trade: a degree in the field is a part of it.
  if (ask.level > anyLevel && ask.level <= certificateUpTo && level >= degreeFrom && !ask.open && isField)
    return 0.5;
  if (level >= ask.level && (isField || (ask.open && field >= nearField))) return line.unfinished ? 0.5 : 1;
  if (level >= ask.level && isDegree && (ask.open || field >= nearField)) return 0.5;
  // A lower award in the field is a part of the way; in another field it is none.
  return isField && level >= 3 && ask.level - level <= 2 ? 0.5 : 0;
}

const finished = new Set("finished completed graduated obtained attained".split(" "));
const others = /^(?:train|taught|teach|mentor|supervis|assess|deliver|support|coach|tutor|lectur|student)/;
const finishReach = 10;

/** "learned everything there, Certificate III in Dental Assisting finished 2017", under a role. */
function isFinished({ tokens }: EvidenceLine, first: number): boolean {
  if (tokens.slice(0, first).some(({ low }) => others.test(low))) return false;
  return tokens.slice(Math.max(0, first - 2), first + finishReach).some(({ low }) => finished.has(low));
}

/** The best award for a phrase: level by level, and by field. */
export function proveQualification(
  ask: QualificationRequirement,
  lines: readonly EvidenceLine[],
  fieldOf: FieldStrength,
): Proof {
  let best: Proof = { credit: 0 };
  for (const line of lines) {
    if (line.line.heading === true || line.pasted || line.expired) continue;
    const isSchool = ask.level === schoolLevel && places.has(line.line.section) && tellsSchool(line.tokens);
    if (isSchool && best.credit === 0) best = { credit: line.unfinished ? 0.5 : 1, line };
    for (const { level = 0, first } of findQualificationLevels(line.tokens)) {
      // An award that opens a line is the person's own, wherever it is; so is one that was finished.
      if (first > 0 && !places.has(line.line.section) && !isFinished(line, first)) continue;
      if (line.dead[first] === true || line.denied[first] === true) continue;
      const credit = creditOf(ask, line, level, fieldOf(line));
      if (credit > best.credit) best = { credit, line };
    }
  }
  return best;
}
