import { occupationWords } from "./occupation-words.ts";
import { unpackPlaces } from "./packed-places.ts";

let groups: readonly string[] | undefined;

/** The group of each occupation, from the table's first line: "1112 6 1114 1 …". */
function readGroups(): string[] {
  const fields = occupationWords.slice(1, occupationWords.indexOf("\n", 1)).split(" ");
  const read: string[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2)
    for (let n = Number(fields[at + 1]); n > 0; n -= 1) read.push(fields[at] ?? "");
  return read;
}

const longestEntry = 4000;

function search(stem: string): number[] {
  const at = occupationWords.indexOf(` ${stem}=`);
  if (at < 0) return [];
  const [packed = ""] = occupationWords.slice(at + stem.length + 2, at + longestEntry).split(/\s/, 1);
  return unpackPlaces(packed);
}

/** Occupations by word, looked for when first asked: a title has few words. Bounded, without effect on any result. */
const known = new Map<string, readonly number[]>();
const mostKnown = 2000;

/** The occupations (indexes, rising) whose titles use the word; none for a word that is not in the table. */
export function occupationsWith(stem: string): readonly number[] {
  const before = known.get(stem);
  if (before !== undefined) return before;
  const found = /^[a-z]/.test(stem) && stem.length <= 40 ? search(stem) : [];
  if (known.size >= mostKnown) known.clear();
  known.set(stem, found);
  return found;
}

/** The ISCO-08 unit group of an occupation: four digits. */
export function groupOf(occupation: number): string {
  groups ??= readGroups();
  return groups[occupation] ?? "";
}

/** How many occupations there are. */
export function occupationCount(): number {
  groups ??= readGroups();
  return groups.length;
}
