import { relations } from "../vocabulary/relations.ts";
import type { Criterion, Unit } from "./criterion.ts";
import { hedgedStrength } from "./hedges.ts";
import { shortFormKey } from "./initials.ts";
import type { LineIndex, Strengths } from "./line-index.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** The place of each term: vocabulary id, or requirement id for terms outside the vocabulary. */
export type EvidenceIndex = ReadonlyMap<string, readonly EvidenceLine[]>;

/** Where the person calls a term basic or little, under a key of its own. */
export function hedgedKey(id: string): string {
  return `~${id}`;
}

/** Another thing of the same kind: Deputy for Kronos. */
const kinStrength = 0.4;
/** A vocabulary term that is listed as close to the required one. */
const closeStrength = 0.5;
/** All words of a name, but perhaps not side by side: "construction management (part time)" is no time management. */
const scattered = 0.9;
/** Some words of a name of several. */
const partStrength = 0.6;
/** All its words one by one, not side by side. */
const allParts = 0.9;

function raise(strengths: Strengths, at: number, strength: number): void {
  if (strength > (strengths.get(at) ?? 0)) strengths.set(at, strength);
}

/** Lines that hold the words themselves; some words of a name of several are a part of it. */
function addWords(strengths: Strengths, unit: Unit, index: LineIndex): void {
  const [only = ""] = unit.roots;
  // "AIQS", a name in the ad, by the name that it is short for.
  if (unit.isName && unit.roots.length === 1)
    for (const [n, strength] of index.roots.get(shortFormKey(only)) ?? []) raise(strengths, n, strength);
  const found = new Map<number, number>();
  for (const root of unit.roots)
    for (const [n, strength] of index.roots.get(root) ?? []) found.set(n, (found.get(n) ?? 0) + strength);
  for (const [n, sum] of found) {
    const share = sum / unit.roots.length;
    if (unit.roots.length === 1) raise(strengths, n, share);
    else raise(strengths, n, share === 1 ? scattered : share * partStrength);
  }
}

/** The words of a name that say something of their own; all of them where none does. */
function weightiest(parts: readonly Unit[]): readonly Unit[] {
  const weighty = parts.filter(({ weight }) => weight >= 1);
  return weighty.length > 0 ? weighty : parts;
}

/** A name of several words is also shown by what shows its words one by one. */
function addParts(strengths: Strengths, unit: Unit, index: LineIndex, terms: EvidenceIndex): void {
  const weight = unit.parts.reduce((sum, part) => sum + part.weight, 0);
  const sums: Strengths = new Map();
  // "panel beating" is known as a whole: a panel alone is no part of it, "trained apprentices" all of "training staff".
  const needed = unit.concepts.length > 0 ? weightiest(unit.parts) : [];
  const counts = new Map<number, number>();
  for (const part of unit.parts) {
    for (const [n, strength] of strengthsOf(part, index, terms, false)) {
      sums.set(n, (sums.get(n) ?? 0) + (strength * part.weight) / weight);
      if (needed.includes(part)) counts.set(n, (counts.get(n) ?? 0) + 1);
    }
  }
  for (const [n, sum] of sums)
    if ((counts.get(n) ?? 0) === needed.length) raise(strengths, n, sum * allParts);
}

function addTerms(
  strengths: Strengths,
  unit: Unit,
  index: LineIndex,
  terms: EvidenceIndex,
  withKin: boolean,
): void {
  const { entailedBy, closeTo } = relations();
  const add = (id: string, strength: number) => {
    for (const line of terms.get(id) ?? []) {
      const n = index.numberOf.get(line);
      if (n !== undefined) raise(strengths, n, strength);
    }
  };
  for (const id of unit.terms) {
    for (const source of [id, ...(entailedBy.get(id) ?? [])]) {
      add(source, 1);
      add(hedgedKey(source), hedgedStrength);
    }
    if (withKin) for (const close of closeTo.get(id)) add(close, closeStrength);
  }
}

/** How well each line shows one unit. @param withKin another of its kind is a part of the way. */
function strengthsOf(unit: Unit, index: LineIndex, terms: EvidenceIndex, withKin: boolean): Strengths {
  const strengths: Strengths = new Map();
  addWords(strengths, unit, index);
  if (unit.parts.length > 0) addParts(strengths, unit, index, terms);
  for (const concept of unit.concepts)
    for (const [n, strength] of index.concepts.get(concept) ?? []) raise(strengths, n, strength);
  if (withKin)
    for (const concept of unit.kin)
      for (const n of index.concepts.get(concept)?.keys() ?? []) raise(strengths, n, kinStrength);
  addTerms(strengths, unit, index, terms, withKin);
  return strengths;
}

/** A unit with all places that show it. */
interface PlacedUnit {
  weight: number;
  byLine: Strengths;
  byRole: Strengths;
  best: number;
}

function place(unit: Unit, index: LineIndex, terms: EvidenceIndex, withKin: boolean): PlacedUnit {
  const byLine = strengthsOf(unit, index, terms, withKin);
  const byRole: Strengths = new Map();
  let best = 0;
  for (const [n, strength] of byLine) {
    best = Math.max(best, strength);
    const role = index.lines[n]?.line.work;
    if (role !== undefined) raise(byRole, role, strength);
  }
  return { weight: unit.weight, byLine, byRole, best };
}

/** A phrase with all places that show its units: what every question about it is answered from. */
export interface PlacedPhrase {
  units: readonly PlacedUnit[];
  /** The units that are not general. */
  heads: readonly PlacedUnit[];
  weight: number;
}

/**
 * Looks up every unit of a phrase in the resume.
 * @param withKin false for one of several alternatives: there another of the kind is asked for by its own name.
 */
export function placePhrase(
  criterion: Criterion,
  index: LineIndex,
  terms: EvidenceIndex,
  withKin: boolean,
): PlacedPhrase {
  const units = criterion.units.map((unit) => place(unit, index, terms, withKin));
  const heads = units.filter(({ weight }) => weight >= 1);
  return { units, heads, weight: units.reduce((sum, { weight }) => sum + weight, 0) };
}

/** Share of the phrase that a role shows over all its lines, 0 to 1. */
export function shareOfRole({ units, weight }: PlacedPhrase, role: number): number {
  if (weight === 0) return 0;
  return units.reduce((sum, unit) => sum + unit.weight * (unit.byRole.get(role) ?? 0), 0) / weight;
}

/** Share of the phrase that one line shows, 0 to 1. */
export function shareOfLine({ units, weight }: PlacedPhrase, n: number | undefined): number {
  if (weight === 0 || n === undefined) return 0;
  return units.reduce((sum, unit) => sum + unit.weight * (unit.byLine.get(n) ?? 0), 0) / weight;
}

/** The unit that one line shows best: for fields of which any will do. */
export function bestOfLine({ units }: Pick<PlacedPhrase, "units">, n: number | undefined): number {
  if (n === undefined) return 0;
  return units.reduce((top, unit) => Math.max(top, unit.byLine.get(n) ?? 0), 0);
}
