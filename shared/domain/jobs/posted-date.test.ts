import { expect, test } from "vitest";
import { postedDate, readDate } from "./posted-date.ts";

test.each<[string, string | null]>([
  ["2026-03-04T22:00:00+11:00", "2026-03-04"],
  ["2020-10-20 20:28:32 UTC", "2020-10-20"],
  ["04/03/2026", "2026-03-04"],
  ["12/21/2009", "2009-12-21"],
  ["4 March 2026", "2026-03-04"],
  ["Closes 4th Mar 2026, 5pm", "2026-03-04"],
  ["Mar 4, 2026", "2026-03-04"],
  ["31/02/2026", null],
  ["soon", null],
])("readDate, %s, is %s", (text, date) => {
  expect(readDate(text)).toBe(date);
});

test.each<[string, string | null]>([
  ["Posted 4d ago", "2026-11-17"],
  ["Posted Today", "2026-11-21"],
  ["Posted Yesterday", "2026-11-20"],
  ["2 weeks ago", "2026-11-07"],
  ["1 month ago", "2026-10-22"],
  ["Posted 30+ Days Ago", "2026-10-22"],
  ["7 minutes ago", "2026-11-21"],
  ["a while back", null],
])("postedDate, %s, captured on 21 November, is %s and approximate", (text, date) => {
  const found = postedDate(text, "2026-11-21T02:00:00.000Z");
  expect(found).toEqual(date === null ? null : { date, isApproximate: true });
});
