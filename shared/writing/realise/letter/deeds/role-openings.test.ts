import { describe, expect, it } from "vitest";
import type { Deed } from "./deed.ts";
import { roleOpenings } from "./role-openings.ts";

const clerk = { title: "Grants Clerk", employer: "Wattle Trust", start: "May 2021", end: undefined };
const act = (text: string): Deed => ({ kind: "act", text, tail: "" });
const begins = (at: number, deed: Deed, isCurrent = true) =>
  roleOpenings(at, deed, { ...clerk, isCurrent }, (lead) => `${lead} I ${deed.text}.`);

describe("roleOpenings", () => {
  it("four answers in a row begin in four ways, each with the same facts", () => {
    const firsts = [0, 1, 2, 3].map((at) => begins(at, act("read audited accounts"))[0]);
    expect(firsts).toEqual([
      "In my current role as Grants Clerk at Wattle Trust, which I have held since May 2021, I read audited accounts.",
      "I read audited accounts as a Grants Clerk at Wattle Trust.",
      "At Wattle Trust, where I have been a Grants Clerk since May 2021, I read audited accounts.",
      "Since May 2021 I have worked as a Grants Clerk at Wattle Trust, where I read audited accounts.",
    ]);
  });

  it.each([
    ["a deed that names a place", act("ran workshops at Mildura")],
    ["a state", act("am responsible for two lines")],
    ["a matter of the work", { ...act("tax returns"), kind: "matter" as const }],
    ["a long deed", act("wrote a b c d e f g h i j k l m n o p")],
  ])("%s carries no role behind it", (_what, deed) => {
    expect(begins(1, deed)[0]).toContain("where I have been");
    expect(begins(1, deed).some((one) => one.includes("as a Grants Clerk at Wattle Trust."))).toBe(false);
  });
});
