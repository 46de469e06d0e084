import { monthNames } from "#shared/domain/dates.ts";
import { findDates } from "#shared/resume/dates.ts";
import type { Rewrite } from "./edit-line.ts";

/** One written form for all date ranges, "Mar 2019 - Present": mixed forms are what machines misread (F8). */
export function consistentDates(text: string): Rewrite | undefined {
  const { range } = findDates(text);
  // A bare year cannot gain a month that nobody wrote.
  if (!range?.endDate || range.style === "year") return undefined;
  const start = written(range.startDate);
  const end = written(range.endDate);
  if (!start || !end) return undefined;
  const result = `${text.slice(0, range.from)}${start} - ${end}${text.slice(range.to)}`;
  return result === text ? undefined : { text: result, reason: "One form for all dates" };
}

function written(date: string): string | undefined {
  if (date === "present") return "Present";
  const [year, month] = date.split("-");
  if (!month) return year;
  const name = monthNames[Number(month) - 1];
  return name && `${name} ${year}`;
}
