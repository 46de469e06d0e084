import { groupOf, occupationCount, occupationsWith } from "./occupation-index.ts";

type Vector = ReadonlyMap<string | number, number>;

/** A title as three directions, each of length 1 (or empty): its words, its occupations, their groups. */
export interface TitleDirections {
  words: Vector;
  occupations: Vector;
  groups: Vector;
}

/** What the three likenesses weigh; fitted by `npm run -s evaluate -- titles`. */
const parts = { words: 0.4, occupations: 0.3, groups: 0.3 } as const;
/** ISCO-08 unit, minor, sub-major and major group: the wider, the less it says. */
const groupShares = [1, 0.4, 0.2, 0.1] as const;
const unitDigits = 4;

function rarityOf(stem: string): number {
  return Math.log((occupationCount() + 1) / (occupationsWith(stem).length + 1));
}

function add<Key>(sums: Map<Key, number>, key: Key, value: number): void {
  sums.set(key, (sums.get(key) ?? 0) + value);
}

function ofLengthOne<Key extends string | number>(sums: ReadonlyMap<Key, number>): Vector {
  let squares = 0;
  for (const value of sums.values()) squares += value * value;
  const length = Math.sqrt(squares);
  const vector = new Map<string | number, number>();
  if (length > 0) for (const [key, value] of sums) vector.set(key, value / length);
  return vector;
}

/** Each entry squared: what several words of a title point at outweighs what only one does. */
function squared<Key>(sums: ReadonlyMap<Key, number>): Map<Key, number> {
  return new Map([...sums].map(([key, value]) => [key, value * value]));
}

/** Unit groups with their shares, spread to the wider groups that hold them. */
function spread(units: ReadonlyMap<string, number>): Map<string, number> {
  const all = new Map<string, number>();
  const total = [...units.values()].reduce((sum, value) => sum + value, 0) || 1;
  for (const [unit, value] of units)
    groupShares.forEach((share, wider) => {
      add(all, unit.slice(0, unitDigits - wider), (share * value) / total);
    });
  return all;
}

/**
 * Where a title points: its words by how rare they are in titles, the occupations whose titles use them, and
 * the ISCO-08 groups of these. `stems`: the words of the title, without level and noise; their order says nothing.
 */
export function titleDirections(stems: Iterable<string>): TitleDirections {
  const words = new Map<string, number>();
  const occupations = new Map<number, number>();
  const units = new Map<string, number>();
  for (const stem of new Set(stems)) {
    const rarity = rarityOf(stem);
    words.set(stem, rarity);
    const found = occupationsWith(stem);
    const perUnit = new Map<string, number>();
    for (const occupation of found) {
      add(occupations, occupation, rarity / Math.sqrt(found.length));
      add(perUnit, groupOf(occupation), 1 / found.length);
    }
    for (const [unit, share] of perUnit) add(units, unit, Math.sqrt(share) * rarity);
  }
  return {
    words: ofLengthOne(words),
    occupations: ofLengthOne(squared(occupations)),
    groups: ofLengthOne(spread(squared(units))),
  };
}

function product(a: Vector, b: Vector): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a];
  let sum = 0;
  for (const [key, value] of small) sum += value * (large.get(key) ?? 0);
  return sum;
}

/** How alike two titles are, 0 to 1: shared words, shared occupations, near groups. Symmetric. */
export function titleLikeness(a: TitleDirections, b: TitleDirections): number {
  const sum =
    parts.words * product(a.words, b.words) +
    parts.occupations * product(a.occupations, b.occupations) +
    parts.groups * product(a.groups, b.groups);
  return Math.min(1, sum);
}
