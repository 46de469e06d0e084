import { countIn, type Debt, debtRows } from "./debt.ts";

/** The terms and the debt of a commit. */
export interface Snapshot {
  /** The banned terms; empty if the commit has no list yet. */
  terms: ReadonlySet<string>;
  debt: Debt;
}

/** A parent commit, with the files that were renamed since, by their new names. */
export interface Parent extends Snapshot {
  renamed: () => ReadonlyMap<string, string>;
}

/**
 * The highest allowed count of a term in a file: its count in a parent, also under the file's earlier name. A parent
 * that does not ban the term sets no limit, so that the commit that introduces a term, and a merge of older work, can
 * count it.
 * @param retired terms that were banned before; a term that comes back starts without debt
 */
export function debtLimit(
  parents: readonly Parent[],
  retired: ReadonlySet<string> = new Set(),
): (file: string, term: string) => number {
  return (file, term) => {
    if (parents.some(({ terms }) => !terms.has(term)))
      return parents.length === 1 && retired.has(term) ? 0 : Number.POSITIVE_INFINITY;
    const before = (parent: Parent): number => {
      const own = countIn(parent.debt, file, term);
      if (own > 0) return own;
      const earlier = parent.renamed().get(file);
      return earlier === undefined ? 0 : countIn(parent.debt, earlier, term);
    };
    return Math.max(0, ...parents.map(before));
  };
}

/** A debt with no count above its limit. */
export function capDebt(debt: Debt, limit: (file: string, term: string) => number): Debt {
  const capOf = (file: string, counts: ReadonlyMap<string, number>) =>
    [...counts].map(([term, count]) => [term, Math.min(count, limit(file, term))] as const);
  return new Map([...debt].map(([file, counts]) => [file, new Map(capOf(file, counts))]));
}

/** The rows of a debt that exceed the parents' counts. */
export function findRaised(
  debt: Debt,
  limit: (file: string, term: string) => number,
): { file: string; term: string; count: number; most: number }[] {
  return debtRows(debt)
    .map((row) => ({ ...row, most: limit(row.file, row.term) }))
    .filter(({ count, most }) => count > most);
}
