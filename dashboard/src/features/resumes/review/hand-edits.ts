import { sequenceDiff } from "#shared/ui/blocks/diff/sequence-diff.ts";

/** Lines of the base from `start` to `end` that became others. */
interface Hunk {
  start: number;
  end: number;
  lines: string[];
}

const lineEnds = /\r\n|[\n\r]/;

/** How many lines two texts share from the top, and from the end of the rest. */
function shared(base: readonly string[], other: readonly string[]): { head: number; tail: number } {
  const most = Math.min(base.length, other.length);
  let head = 0;
  while (head < most && base[head] === other[head]) head += 1;
  let tail = 0;
  while (tail < most - head && base.at(-1 - tail) === other.at(-1 - tail)) tail += 1;
  return { head, tail };
}

function hunks(base: readonly string[], other: readonly string[]): Hunk[] {
  const { head, tail } = shared(base, other);
  const found: Hunk[] = [];
  let at = head;
  const open = (): Hunk => {
    const last = found.at(-1);
    if (last?.end === at) return last;
    const hunk = { start: at, end: at, lines: [] };
    found.push(hunk);
    return hunk;
  };
  for (const { kind, items } of sequenceDiff(
    base.slice(head, base.length - tail),
    other.slice(head, other.length - tail),
  )) {
    if (kind === "added") open().lines.push(...items);
    if (kind === "removed") open().end += items.length;
    if (kind !== "added") at += items.length;
  }
  return found;
}

/** One changes what the other changes, or puts something into the middle of it. */
function collide(one: Hunk, other: Hunk): boolean {
  return one.start < other.end && other.start < one.end;
}

/**
 * The person's own text after a decision: what the decision changes between the two decided texts is changed in
 * theirs too, wherever it is there. Null when they rewrote those very lines: then the lines are theirs.
 */
export function mergeHandEdits(before: string, own: string, after: string): string | null {
  if (own === before) return after;
  const base = before.split(lineEnds);
  const typed = hunks(base, own.split(lineEnds));
  const decided = hunks(base, after.split(lineEnds));
  if (typed.some((one) => decided.some((other) => collide(one, other)))) return null;
  const all = [...typed, ...decided].sort((one, other) => one.start - other.start || one.end - other.end);
  const lines: string[] = [];
  let at = 0;
  for (const { start, end, lines: added } of all) {
    lines.push(...base.slice(at, start), ...added);
    at = end;
  }
  lines.push(...base.slice(at));
  return lines.join(lineEnds.exec(own)?.[0] ?? "\n");
}
