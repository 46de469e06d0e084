import { describe, expect, it } from "vitest";
import { changeClause } from "./measured-change.ts";

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
