/** A pattern for `vitest -t` that finds the tests whose names have one of these words. */
export const namePattern = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");
