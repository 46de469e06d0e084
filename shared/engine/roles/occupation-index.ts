import { occupationWords } from "./occupation-words.ts";

/** Where each occupation's words begin in the table, and the group it stands in. */
interface Layout {
  starts: number[];
  groups: string[];
}

let layout: Layout | undefined;

function readLayout(): Layout {
  const starts: number[] = [];
  const groups: string[] = [];
  let group = "";
  for (let at = 0; at < occupationWords.length - 1; at += 1) {
    const sign = occupationWords.charCodeAt(at);
    if (sign === 10) group = occupationWords.slice(at + 1, at + 5);
    // A line's first occupation begins behind the code and its space, where a "|" stands for the others.
    if (sign !== 10 && sign !== 124) continue;
    starts.push(sign === 10 ? at + 5 : at);
    groups.push(group);
  }
  return { starts, groups };
}

/** Index of the occupation that holds the place `at` of the table. */
function occupationAt(starts: readonly number[], at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((starts[middle] ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}

const isWordEnd = (sign: number) => sign === 32 || sign === 10 || sign === 124;

function search(stem: string): number[] {
  layout ??= readLayout();
  const found: number[] = [];
  let at = occupationWords.indexOf(stem);
  for (; at !== -1; at = occupationWords.indexOf(stem, at + stem.length)) {
    const before = occupationWords.charCodeAt(at - 1);
    if (isWordEnd(before) && isWordEnd(occupationWords.charCodeAt(at + stem.length)))
      found.push(occupationAt(layout.starts, at));
  }
  return found;
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
  layout ??= readLayout();
  return layout.groups[occupation] ?? "";
}

/** How many occupations there are. */
export function occupationCount(): number {
  layout ??= readLayout();
  return layout.starts.length;
}
