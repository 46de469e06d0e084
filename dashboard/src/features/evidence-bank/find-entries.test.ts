import { describe, expect, it } from "vitest";
import { findEntries } from "./find-entries.ts";

const said = { saidThrough: "dashboard", saidAt: "", changedAt: "" } as const;
const nowhere = { role: null, since: null, until: null } as const;
const bank = {
  facts: [
    { id: "f1", term: "Procore", subject: "tool", state: "held", ...nowhere, words: "For 30 RFIs", ...said },
    { id: "f2", term: "Xero", subject: "tool", state: "not", ...nowhere, words: "", ...said },
  ] as const,
  stories: [
    {
      ...{
        id: "s1",
        title: "The wet week",
        situation: "Rain",
        task: "",
        action: "I moved 12 people",
        result: "",
      },
      ...{ role: { position: "Supervisor", employer: "Huon Homes" }, terms: ["rostering"], ...said },
    },
  ],
};

describe("the bank searched by words", () => {
  it.each([
    ["", [["f1"], ["f2"], ["s1"]]],
    ["procore rfis", [["f1"], [], []]],
    ["XERO", [[], ["f2"], []]],
    ["huon rostering rain", [[], [], ["s1"]]],
    ["procore rain", [[], [], []]],
  ])("%j", (words, ids) => {
    const { facts, noes, stories } = findEntries({ facts: [...bank.facts], stories: bank.stories }, words);
    expect([facts, noes, stories].map((list) => list.map(({ id }) => id))).toEqual(ids);
  });
});
