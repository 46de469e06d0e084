import { findDateSpans } from "./dates.ts";

const longestDateLine = 40;

/** "Mar 2021 - Present" or "since 2019", and nothing else. */
export function isDateRange(text: string): boolean {
  if (text.length > longestDateLine || !/\d/.test(text)) return false;
  const spans = findDateSpans(text, "day-first");
  const [span] = spans;
  if (span === undefined || spans.length !== 1 || span.kind === "single") return false;
  return text.slice(0, span.from).trim() === "" && /^\W*$/.test(text.slice(span.to));
}
