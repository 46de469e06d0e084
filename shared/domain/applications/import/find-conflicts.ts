type Values = Readonly<Record<string, unknown>>;

/**
 * Fields of a change that somebody else changed in the meantime, with their current values. A field conflicts if its
 * current value is neither the one the change started from nor the one it sets. Fields without a starting value never
 * conflict.
 */
export function findConflicts(current: Values, basedOn: Values, change: Values): Record<string, unknown> {
  const conflicts: Record<string, unknown> = {};
  for (const [field, wanted] of Object.entries(change)) {
    if (wanted === undefined || basedOn[field] === undefined) continue;
    const present = canonical(current[field]);
    if (present !== canonical(basedOn[field]) && present !== canonical(wanted))
      conflicts[field] = current[field];
  }
  return conflicts;
}

/**
 * A text that is equal for equal values, whatever the order of keys. An untouched date input sends "", and a missing
 * stored day is null: both mean none.
 */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return '""';
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
