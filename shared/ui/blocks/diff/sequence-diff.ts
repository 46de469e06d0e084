export interface SequenceDiff {
  kind: "same" | "removed" | "added";
  items: string[];
}

/** Lengths of the longest common subsequence from each pair of positions to the ends. */
function commonLengths(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () => new Array<number>(after.length + 1).fill(0));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i];
      const below = table[i + 1];
      if (!row || !below) continue;
      row[j] = before[i] === after[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return table;
}

function append(parts: SequenceDiff[], kind: SequenceDiff["kind"], item: string): void {
  const last = parts.at(-1);
  if (last?.kind === kind) last.items.push(item);
  else parts.push({ kind, items: [item] });
}

/**
 * The changes between two sequences, in runs: removed before added; the longest common part is unchanged. Time and
 * memory grow with the product of the lengths, so callers pass short sequences.
 */
export function sequenceDiff(before: readonly string[], after: readonly string[]): SequenceDiff[] {
  const lengths = commonLengths(before, after);
  const parts: SequenceDiff[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const old = before[i];
    const fresh = after[j];
    if (fresh !== undefined && old === fresh) {
      append(parts, "same", fresh);
      i += 1;
      j += 1;
    } else if (old !== undefined && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)) {
      append(parts, "removed", old);
      i += 1;
    } else if (fresh !== undefined) {
      append(parts, "added", fresh);
      j += 1;
    } else if (old !== undefined) {
      append(parts, "removed", old);
      i += 1;
    }
  }
  return parts;
}
