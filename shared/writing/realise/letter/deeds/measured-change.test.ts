import { describe, expect, it } from "vitest";
import { changeClause, isSpan } from "./measured-change.ts";

describe("the verb of a measured change", () => {
  it.each([
    ["from 74 to 41 minutes", "fell from 74 to 41 minutes"],
    ["from 71 to 86 per cent", "rose from 71 to 86 per cent"],
    ["from 2.1 s to 300 ms", "went from 2.1 s to 300 ms"],
    ["from four hours to 20 minutes", "went from four hours to 20 minutes"],
    ["from 950 to 1 million visits", "went from 950 to 1 million visits"],
    ["from 12 to 12 days", "went from 12 to 12 days"],
    ["from $1,900 to $2,400", "rose from $1,900 to $2,400"],
    ["from $5 million to $900 thousand", "went from $5 million to $900 thousand"],
    ["up from 142 to 168 cartons", "rose from 142 to 168 cartons"],
    ["down from four to two", "fell from four to two"],
    ["up 12 per cent", "rose by 12 per cent"],
    ["down by 38%", "fell by 38%"],
  ])("%s", (how, clause) => expect(changeClause(how)).toBe(clause));
});

describe("two figures that are the ends of something", () => {
  it.each([
    ["Reception", "from 12 to 1.30"],
    ["Doors", "from 7am to 3pm"],
    ["Bedside play with children", "from 1 to 13"],
    ["Motor fleets", "from 10 to 90 vehicles"],
  ])("%s %s", (what, how) => expect(isSpan(what, how)).toBe(true));

  it.each([
    ["Error rate", "from 4.15 to 1.30 per cent"],
    ["Team", "from 4 to 11"],
    ["Lead times", "from 3 to 9 days"],
    ["Faults", "from 12 to 3 cases"],
    ["Orders", "from 40 to 90 a week"],
    ["Enrolled children", "from 40 to 120"],
    ["Pick rate", "up from 142 to 168"],
  ])("%s %s is a change", (what, how) => expect(isSpan(what, how)).toBe(false));
});
