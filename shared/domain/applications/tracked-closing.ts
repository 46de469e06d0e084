interface TrackedRow {
  /** Midnight UTC of the day. */
  closingDate: Date | null;
  editedFields: readonly string[];
}

/**
 * The closing day that the tracker shows, wherever else it is said: the person's own word counts before a board and
 * before the ad's text, also where it is that there is none. decision: D-98.
 * @returns `YYYY-MM-DD`; null where the person took it away; undefined where nobody has said or read one.
 */
export function trackedClosing({ closingDate, editedFields }: TrackedRow): string | null | undefined {
  if (closingDate !== null) return closingDate.toISOString().slice(0, 10);
  return editedFields.includes("closingDate") ? null : undefined;
}
