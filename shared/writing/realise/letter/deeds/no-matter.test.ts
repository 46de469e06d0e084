import { expect, test } from "vitest";
import { readDeed } from "./deed.ts";
import { isNoMatter } from "./no-matter.ts";

test.each([
  "In 2021 all COVID deep clean jobs",
  "Before that ringing and Isisford way",
  "Number two to the manager",
  "Employee of the month October 2024",
  "By the chair for fillings, crowns and check-ups",
  "Working with Children number",
  "Green P plates turned to full licence in 2025",
  "Indemnity cover through the keepers' association",
  "Wax course booked for next February",
  "Australian citizen",
  "Between: waiter at a restaurant",
])("no matter of one's work: %s", (head) => expect(isNoMatter(head)).toBe(true));

test.each([
  "Stationery and imprest orders",
  "In-house training for new keepers",
  "On site support of 40 hives",
  "Licence renewals for 30 carriers",
])("a matter of one's work: %s", (head) => expect(isNoMatter(head)).toBe(false));

const place = { isCurrent: true, verbLed: true };

test.each(["Number two to the manager", "Mix of early, late and sleepover shifts"])(
  "a noun that looks like a verb is no deed: %s",
  (line) => expect(readDeed(line, place)).toBeUndefined(),
);

test("a deed that begins with the same letters is one", () => {
  expect(readDeed("Mix feed for 40 hives each week", place)).toBeDefined();
});
