import { describe, expect, it } from "vitest";
import { refuseEdit } from "./refuse-edit.ts";

const ad = "You will run workshops, write user stories and support testing across several releases.";

describe("refuseEdit", () => {
  it.each([
    [
      "Ran workshops",
      "Ran workshops; run workshops, write user stories and support testing across teams",
      "ad's",
    ],
    ["Ran 4 workshops for 40 people", "Ran workshops for 40 people", "leaves this out"],
    ["Cut costs by 30%", "Cut costs", "leaves this out"],
    ["Wrote SQL and Python reports", "Wrote Python reports", "leaves this out"],
    ["Baking, Barista work, Till", "Baking, Till", "leaves this out"],
  ])("%s -> %s: refused", (before, after, reason) => {
    expect(refuseEdit(before, after, ad)?.reason).toContain(reason);
  });

  it.each([
    ["Wrote user stories and SQL", "Wrote SQL and user stories"],
    ["Ran 4 workshops", "Ran four workshops"],
    ["Baking, Barista work, Till", "Till, Baking, Barista work"],
    [ad, `${ad} Often.`],
  ])("%s -> %s: may stand", (before, after) => {
    expect(refuseEdit(before, after, ad)).toBeUndefined();
  });
});
