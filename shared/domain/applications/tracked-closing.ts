interface TrackedRow {
  /** Midnight UTC of the day. */
  closingDate: Date | null;
  editedFields: readonly string[];
}

/**
 * The closing day that the tracker shows. The person's own entry comes before a board's and before the ad's text,
 * even if the person entered that there is none. decision: D-98.
 * @returns `YYYY-MM-DD`; null if the person removed it; undefined if it is unknown.
 */
export function trackedClosing({ closingDate, editedFields }: TrackedRow): string | null | undefined {
  if (closingDate !== null) return closingDate.toISOString().slice(0, 10);
  return editedFields.includes("closingDate") ? null : undefined;
}
