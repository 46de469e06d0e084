type Values = Readonly<Record<string, unknown>>;

/**
 * Fields of a change that somebody else changed meanwhile, with what they hold now. A field conflicts when it is not
 * any more what the change was made from, nor already what the change wants; fields without a basis never do.
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
 * Equal for equal values, whatever the order of their keys. An untouched date input sends "", a stored day that is not
 * there is null: both mean none.
 */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return '""';
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === "object" && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
