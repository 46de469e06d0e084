/**
 * The day that MATCH is measured as of: the month's first. Dates of a resume are months, and roles and credentials are dated by
 * month and year (docs/engine.md), so every day of a month gives the same number, and what was measured yesterday holds.
 */
export function scoreMonth(now: Date): string {
  return `${now.toISOString().slice(0, 7)}-01`;
}
