import { findDates } from "#shared/resume/dates.ts";

/** A date or a period of a text; `end` is absent for a lone date. */
export interface WrittenDate {
  startDate: string;
  endDate?: string;
  start: number;
  end: number;
}

const mostDates = 12;

/** All dates and periods of a line, in order. Parts of a long line are read one by one. */
export function readDates(line: string): WrittenDate[] {
  const dates: WrittenDate[] = [];
  let rest = line;
  while (dates.length < mostDates) {
    const { range, single } = findDates(rest.length > 300 ? rest.slice(0, 300) : rest);
    const place = range ?? single;
    if (place === undefined) break;
    const { from, to } = place;
    dates.push(
      range === undefined
        ? { startDate: single?.date ?? "", start: from, end: to }
        : {
            startDate: range.startDate,
            ...(range.endDate && { endDate: range.endDate }),
            start: from,
            end: to,
          },
    );
    // Same length, so that the places stay true.
    rest = rest.slice(0, from) + " ".repeat(to - from) + rest.slice(to);
  }
  return dates;
}

const within = (short: string, full: string) => full === short || full.startsWith(`${short}-`);

/** Less precise is true ("2019" of "2019-03"); a month that nobody wrote is not. */
export function datesAgree(claim: WrittenDate, source: WrittenDate): boolean {
  if (claim.endDate === undefined)
    return within(claim.startDate, source.startDate) || within(claim.startDate, source.endDate ?? "");
  return within(claim.startDate, source.startDate) && within(claim.endDate, source.endDate ?? "");
}
