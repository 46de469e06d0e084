import type { DateOrder } from "./date-points.ts";

const numericDay = /(?<![\d/.])(\d{1,2})[/.](\d{1,2})[/.](?:\d{4}|\d{2})(?![\d/.])/g;

/** The order of day and month in a text: day first unless some date proves the other and none this one. */
export function dateOrder(text: string): DateOrder {
  let monthFirst = 0;
  let dayFirst = 0;
  for (const [, a, b] of text.matchAll(numericDay)) {
    if (Number(a) > 12) dayFirst += 1;
    if (Number(b) > 12) monthFirst += 1;
  }
  return monthFirst > 0 && dayFirst === 0 ? "month-first" : "day-first";
}
