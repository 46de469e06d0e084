/** Words for a length of work, as ads and resumes write them. */
export const yearUnits: ReadonlySet<string> = new Set(["year", "years", "yr", "yrs"]);
export const monthUnits: ReadonlySet<string> = new Set(["month", "months", "mth", "mths"]);

const glued = /^(\d{1,2})(years?|yrs?|months?|mths?)$/;

/** "1yr", "18mths": number and unit in one word. */
export function gluedLength(low: string): { count: number; unit: string } | undefined {
  const [, count, unit] = glued.exec(low) ?? [];
  return count === undefined || unit === undefined ? undefined : { count: Number(count), unit };
}
