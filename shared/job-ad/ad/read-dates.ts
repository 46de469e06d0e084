import { postedDate, readDate } from "../../domain/jobs/posted-date.ts";
import type { Reading } from "../candidates/reading.ts";

/** A closing date is a day of the calendar or nothing: "until filled" is no date, and no text may count as past. */
function withClosingDay(reading: Reading): Reading[] {
  if (reading.field !== "closingDate") return [reading];
  const value = readDate(reading.value);
  return value === null ? [] : [{ ...reading, value }];
}

/**
 * Closing dates as calendar days, and a date for "Posted 4d ago", reckoned from the moment of capture and therefore
 * less sure.
 */
export function withDates(readings: readonly Reading[], capturedAt: string): Reading[] {
  const dated = readings.flatMap(withClosingDay);
  const seen = dated.find(({ field }) => field === "postedText");
  const found = seen === undefined ? null : postedDate(seen.value, capturedAt);
  if (seen === undefined || found === null) return dated;
  const confidence = found.isApproximate ? 0.6 : 0.8;
  const evidence = found.isApproximate ? "approximate" : seen.evidence;
  return [...dated, { field: "postedDate", value: found.date, confidence, reader: "posted-text", evidence }];
}
