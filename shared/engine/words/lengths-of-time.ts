import { gap, type Token } from "./tokenise.ts";

/** Words for a length of work, as ads and resumes write them. */
export const yearUnits: ReadonlySet<string> = new Set(["year", "years", "yr", "yrs"]);
export const monthUnits: ReadonlySet<string> = new Set(["month", "months", "mth", "mths"]);

const glued = /^(\d{1,2})(years?|yrs?|months?|mths?)$/;

/** "1yr", "18mths": number and unit in one word. */
export function splitJoinedLength(low: string): { count: number; unit: string } | undefined {
  const [, count, unit] = glued.exec(low) ?? [];
  return count === undefined || unit === undefined ? undefined : { count: Number(count), unit };
}

const lasting = new Set(
  "degree degrees diploma qualification qualifications course courses program programme apprenticeship traineeship certificate bachelor bachelors masters master contract term placement appointment fellowship".split(
    " ",
  ),
);
const lastingReach = 5;

/** "A four-year teaching qualification", "a two-year contract": how long something lasts, and no experience. @param at the unit of time. */
export function isLasting(tokens: readonly Token[], at: number): boolean {
  const isOneWord = ((tokens[at]?.gap ?? 0) & gap.joined) !== 0;
  return isOneWord && tokens.slice(at + 1, at + lastingReach).some(({ low }) => lasting.has(low));
}
