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

test.each([
  "Threatened with a wheel brace in 2019; talked him down",
  "Bitten twice",
  "Made redundant in 2020",
])("what was done to somebody is no deed of theirs: %s", (line) =>
  expect(readDeed(line, place)).toBeUndefined(),
);

test.each([
  ["Fired clay pots for the shop", "act"],
  // The person is one.
  ["Step-up leading hand on and off since 2024", "act"],
  ["Staged supply for 19 people", "matter"],
  ["Rounds, cut repeat visits from 8 to 5 per cent", "matter"],
  ["Let go of the old system in 2021", "act"],
  ["Bred 40 kelpies", "act"],
  // A product's name with a verb's ending.
  ["Fred Dispense Plus, eRx, SafeScript", "matter"],
  // An hour of the day and an order, of which nothing rose or fell.
  ["Take reception from 12 to 1.30: booking and claims", "act"],
  ["Monthly order, brought consumables down from 7.1 to 5.8 per cent", "matter"],
])("%s is told as it is meant", (line, kind) => expect(readDeed(line, place)?.kind).toBe(kind));

test.each([
  ["Chair of the consensus meeting every month", "am the chair of the consensus meeting every month"],
  ["Case manager for eight clients", "am a case manager for eight clients"],
  ["On call one week in four since 2022", "have been on call one week in four since 2022"],
  [
    "Sorted out fights with a chart and a call, never left a child behind",
    "sorted out fights with a chart and a call, and never left a child behind",
  ],
  ["Followed the plan, learned to give space", "followed the plan and learned to give space"],
  ["Trained two juniors, one now has her own hives", "trained two juniors"],
  ["Dispose of sharps after each clinic", "dispose of sharps after each clinic"],
])("%s: %s", (line, told) => expect(readDeed(line, place)?.text).toBe(told));

test.each([
  "Scan data (Circana) for uplift curves",
  "Forecast accuracy 68 to 79 per cent",
  "Budget FY26 $4.1m, finished $4.46m",
  "Let-go, count four times a shift and yard",
  "Reject analysis monthly, from 8.1 down to 5.4 per cent",
])("%s is no deed", (line) => expect(readDeed(line, place)?.kind).toBe("matter"));

test("what was done behind a semicolon keeps its verb", () => {
  expect(readDeed("Star schemas for Power BI; took the month's end from 5 days to 2", place)?.tail).toBe(
    ", and I took the month's end from 5 days to 2",
  );
});

test.each([
  ["Sent to East Gippsland for 6 days", "was sent to East Gippsland for 6 days"],
  [
    "Called to two spills (diesel, solvent), wrote both reports",
    "was called to two spills (diesel, solvent) and wrote both reports",
  ],
  ["Mentored by the owner", "was mentored by the owner"],
  ["Sent invoices to 40 shops", "sent invoices to 40 shops"],
  ["Called to confirm each booking", "called to confirm each booking"],
])("%s: %s", (line, told) => expect(readDeed(line, place)?.text).toBe(told));
