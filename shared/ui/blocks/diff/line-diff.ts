import { sequenceDiff } from "./sequence-diff.ts";

/** A changed line: removed if only `before` is set, new if only `after` is set, else reworded. */
export interface ChangedLine {
  before?: string;
  after?: string;
}

/** With more cells the table would be slow, so the changed middle counts as replaced. */
const mostCells = 1_000_000;

const lines = (text: string) =>
  text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter(Boolean);

/** The lines that differ between two texts, in reading order; blank lines and indentation do not count. */
export function lineDiff(beforeText: string, afterText: string): ChangedLine[] {
  const before = lines(beforeText);
  const after = lines(afterText);
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  while (
    end < Math.min(before.length, after.length) - start &&
    before[before.length - 1 - end] === after[after.length - 1 - end]
  )
    end += 1;
  return pairUp(before.slice(start, before.length - end), after.slice(start, after.length - end));
}

function pairUp(before: string[], after: string[]): ChangedLine[] {
  if (before.length * after.length > mostCells) return zip(before, after);
  const changed: ChangedLine[] = [];
  let removed: string[] = [];
  for (const { kind, items } of sequenceDiff(before, after)) {
    if (kind === "added") changed.push(...zip(removed, items));
    else changed.push(...zip(removed, []));
    removed = kind === "removed" ? items : [];
  }
  return [...changed, ...zip(removed, [])];
}

function zip(before: readonly string[], after: readonly string[]): ChangedLine[] {
  return Array.from({ length: Math.max(before.length, after.length) }, (_, at) => {
    const [old, fresh] = [before[at], after[at]];
    return { ...(old !== undefined && { before: old }), ...(fresh !== undefined && { after: fresh }) };
  });
}
