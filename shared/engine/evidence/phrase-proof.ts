import { relations } from "../vocabulary/relations.ts";
import type { Criterion, Unit } from "./criterion.ts";
import type { LineIndex, Strengths } from "./line-index.ts";
import { modestStrength } from "./modest-words.ts";
import type { EvidenceLine } from "./resume-lines.ts";

/** Where each term stands: vocabulary id, or requirement id for terms outside the vocabulary. */
export type EvidenceIndex = Map<string, EvidenceLine[]>;

/** Where the person calls a term basic or little, under a key of its own. */
export function modestKey(id: string): string {
  return `~${id}`;
}

/** Another thing of the same kind: Deputy for Kronos. */
const kinStrength = 0.4;
/** A vocabulary term that stands beside the asked one as close. */
const closeStrength = 0.5;
/** All words of a name, but perhaps not side by side: "construction management (part time)" is no time management. */
const scattered = 0.9;
/** Some words of a name of several. */
const partStrength = 0.6;
/** All its words one by one, not side by side. */
const allParts = 0.9;
/** What a word shown elsewhere counts for a line: in the same role, anywhere. */
const sameRole = 0.75;
const anywhere = 0.5;

/** How well a resume shows a phrase. */
export interface PhraseProof {
  line: EvidenceLine;
  /** Weighted share of the phrase that the line, its role and the rest show, 0 to 1. */
  coverage: number;
  /** The share that the line itself shows. */
  direct: number;
  /** The best one in a role, where that is another line: a list that names it too must not hide the deed. */
  inRole?: PhraseProof;
}

function raise(strengths: Strengths, at: number, strength: number): void {
  if (strength > (strengths.get(at) ?? 0)) strengths.set(at, strength);
}

/** Lines that hold the words themselves; some words of a name of several are a part of it. */
function addWords(strengths: Strengths, unit: Unit, index: LineIndex): void {
  const found = new Map<number, number>();
  for (const root of unit.roots)
    for (const [n, strength] of index.roots.get(root) ?? []) found.set(n, (found.get(n) ?? 0) + strength);
  for (const [n, sum] of found) {
    const share = sum / unit.roots.length;
    if (unit.roots.length === 1) raise(strengths, n, share);
    else raise(strengths, n, share === 1 ? scattered : share * partStrength);
  }
}

/** A name of several words is also shown by what shows its words one by one. */
function addParts(strengths: Strengths, unit: Unit, index: LineIndex, terms: EvidenceIndex): void {
  const weight = unit.parts.reduce((sum, part) => sum + part.weight, 0);
  const sums: Strengths = new Map();
  for (const part of unit.parts) {
    for (const [n, strength] of strengthsOf(part, index, terms, false))
      sums.set(n, (sums.get(n) ?? 0) + (strength * part.weight) / weight);
  }
  for (const [n, sum] of sums) raise(strengths, n, sum * allParts);
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
      add(modestKey(source), modestStrength);
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
  return { units, weight: units.reduce((sum, { weight }) => sum + weight, 0) };
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
export function bestOfLine({ units }: PlacedPhrase, n: number | undefined): number {
  if (n === undefined) return 0;
  return units.reduce((top, unit) => Math.max(top, unit.byLine.get(n) ?? 0), 0);
}

/** "deal with returns and complaints" for "handle complaints": only the general words differ. */
const saidInOtherWords = 0.94;
const ownName = 0.95;

/** The line itself holds every word of the phrase that is not general. */
function holdsHeads({ units }: PlacedPhrase, n: number): boolean {
  const heads = units.filter(({ weight }) => weight >= 1);
  return heads.length > 0 && heads.every(({ byLine }) => (byLine.get(n) ?? 0) >= ownName);
}

function proofOfLine(phrase: PlacedPhrase, line: EvidenceLine, n: number): PhraseProof {
  const role = line.line.work;
  let sum = 0;
  for (const { weight, byLine, byRole, best } of phrase.units) {
    const inRole = role === undefined ? 0 : (byRole.get(role) ?? 0) * sameRole;
    sum += weight * Math.max(byLine.get(n) ?? 0, inRole, best * anywhere);
  }
  const coverage = sum / phrase.weight;
  const isSaid = holdsHeads(phrase, n);
  return { line, coverage: isSaid ? Math.max(coverage, saidInOtherWords) : coverage, direct: shareOfLine(phrase, n) };
}

/** The line a recruiter would point at: it says most itself, in a role rather than in a list. */
function rankOf({ line, coverage, direct }: PhraseProof): number {
  return coverage + direct * 0.2 + (line.line.section === "work" ? 0.1 : 0);
}

/** A weighty word of which less is shown has no part in a proof. */
const leastOfWeighty = 0.35;

/** Nothing but general words agree: "handle", "clients", "daily". */
export function isHollow({ units }: PlacedPhrase): boolean {
  const weighty = units.filter(({ weight }) => weight >= 1);
  return weighty.length > 0 && weighty.every(({ best }) => best < leastOfWeighty);
}

/** The best proof of a phrase; undefined when no line shows any of it. */
export function provePhrase(phrase: PlacedPhrase, index: LineIndex): PhraseProof | undefined {
  if (phrase.weight === 0) return undefined;
  let top: PhraseProof | undefined;
  let inRole: PhraseProof | undefined;
  for (const n of new Set(phrase.units.flatMap(({ byLine }) => [...byLine.keys()])).values()) {
    const line = index.lines[n];
    if (line === undefined) continue;
    const proof = proofOfLine(phrase, line, n);
    if (top === undefined || rankOf(proof) > rankOf(top)) top = proof;
    const isDeed = line.line.section === "work" && !line.unfinished;
    if (isDeed && (inRole === undefined || rankOf(proof) > rankOf(inRole))) inRole = proof;
  }
  return top === undefined || inRole === undefined || inRole === top ? top : { ...top, inRole };
}
