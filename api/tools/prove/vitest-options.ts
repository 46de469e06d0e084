/** A pattern for `vitest -t` that finds the tests whose names have one of these words. */
export const namePattern = (names: readonly string[]): string =>
  names.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")).join("|");

/** A proof says whether a promise holds: a test may wait two minutes for its turn on a busy machine. */
export const patience = "--testTimeout=120000";
