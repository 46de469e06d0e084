import { z } from "zod";
import type { Violation } from "./find-terms.ts";

/** The file that counts known violations, from the top of the repository. */
export const debtFile = "docs/style/terms-debt.json";

/** The number of violations of each term in each file. */
export type Debt = ReadonlyMap<string, ReadonlyMap<string, number>>;

const storedDebt = z.record(z.string(), z.record(z.string(), z.int().positive()));

/** Reads a debt file's text. @throws ZodError or SyntaxError if it does not match the schema. */
export function parseDebt(text: string): Debt {
  const rows = Object.entries(storedDebt.parse(JSON.parse(text)));
  return new Map(rows.map(([file, counts]) => [file, new Map(Object.entries(counts))]));
}

/** One line per file, sorted, so that branches that fix different files can be merged. */
export function formatDebt(debt: Debt): string {
  const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1);
  const lines = [...debt].sort(byName).map(([file, counts]) => {
    const terms = [...counts].sort(byName).map(([term, count]) => `${JSON.stringify(term)}: ${count}`);
    return `  ${JSON.stringify(file)}: { ${terms.join(", ")} }`;
  });
  return lines.length === 0 ? "{}\n" : `{\n${lines.join(",\n")}\n}\n`;
}

/** The count of a term in a file's debt; 0 if it is not listed. */
export function countIn(debt: Debt, file: string, term: string): number {
  return debt.get(file)?.get(term) ?? 0;
}

/** Each count of a debt. */
export function debtRows(debt: Debt): { file: string; term: string; count: number }[] {
  return [...debt].flatMap(([file, counts]) => [...counts].map(([term, count]) => ({ file, term, count })));
}

/** Counts violations, up to the limits. */
export function countDebt(
  violations: readonly Violation[],
  limit: (file: string, term: string) => number = () => Number.POSITIVE_INFINITY,
): Debt {
  const debt = new Map<string, Map<string, number>>();
  for (const { file, term } of violations) {
    const counts = debt.get(file) ?? new Map<string, number>();
    const next = (counts.get(term) ?? 0) + 1;
    if (next > limit(file, term)) continue;
    debt.set(file, counts.set(term, next));
  }
  return debt;
}

/** The violations beyond the debt, and the debt's counts that are too high. */
export function compareWithDebt(
  violations: readonly Violation[],
  debt: Debt,
): { added: Violation[]; shrunk: { file: string; term: string; count: number }[] } {
  const actual = countDebt(violations);
  return {
    added: violations.filter(({ file, term }) => countIn(actual, file, term) > countIn(debt, file, term)),
    shrunk: debtRows(debt).filter(({ file, term, count }) => countIn(actual, file, term) < count),
  };
}
