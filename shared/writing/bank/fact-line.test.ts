import { describe, expect, it } from "vitest";
import type { FactAnswer, Story } from "#shared/domain/evidence-bank/bank-entry.ts";
import { bankSources } from "./bank-sources.ts";
import { factLine, factSource } from "./fact-line.ts";

const role = { position: "Site Supervisor", employer: "Derwent Builders" };
const aFact = (given: Partial<FactAnswer>): FactAnswer => ({
  ...{ term: "Procore", subject: "tool", state: "held", role: null, since: null, until: null, words: "" },
  ...given,
});

/** What was said, as a line of a resume, and as a source with its place. */
const table: [Partial<FactAnswer>, string, string][] = [
  [{}, "Used Procore", "Used Procore"],
  [
    { role, since: "2021-03" },
    "Using Procore since March 2021",
    "Using Procore at Derwent Builders since March 2021",
  ],
  [{ since: "2019", until: "2021" }, "Used Procore from 2019 to 2021", "Used Procore from 2019 to 2021"],
  [{ until: "2021" }, "Used Procore until 2021", "Used Procore until 2021"],
  [{ state: "basic", role }, "Basic use of Procore", "Basic use of Procore at Derwent Builders"],
  [
    { state: "in progress", since: "2026" },
    "Currently learning Procore since 2026",
    "Currently learning Procore since 2026",
  ],
  [
    { state: "in progress", words: "Two courses. Used Procore there" },
    "Currently learning Procore: Two courses, Used Procore there",
    "Currently learning Procore: Two courses, Used Procore there",
  ],
  [
    { subject: "skill", term: "pricing analysis", since: "2022" },
    "Pricing analysis since 2022",
    "Pricing analysis since 2022",
  ],
  [
    { subject: "skill", term: "pricing analysis", state: "basic" },
    "Basic pricing analysis",
    "Basic pricing analysis",
  ],
  [{ subject: "paper", term: "White Card" }, "White Card", "White Card"],
  [
    { subject: "paper", term: "White Card", since: "2021", role },
    "White Card, held since 2021",
    "White Card, held since 2021",
  ],
  [
    { subject: "paper", term: "White Card", state: "expired", until: "2020" },
    "White Card, expired 2020",
    "White Card, expired 2020",
  ],
  [
    { subject: "paper", term: "Diploma of Nursing", state: "in progress" },
    "Diploma of Nursing, in progress",
    "Diploma of Nursing, in progress",
  ],
  [
    { state: null, words: "Yes, I used Procore at Acme." },
    "Used Procore at Acme",
    "Yes, I used Procore at Acme.",
  ],
  [{ state: null, words: "At Acme,\nfor RFIs" }, "Procore: At Acme, for RFIs", "Procore: At Acme, for RFIs"],
  [
    { role, since: "2021", words: "I ran Procore for 30 RFIs." },
    "Ran Procore for 30 RFIs since 2021",
    "I ran Procore for 30 RFIs. Using Procore at Derwent Builders since 2021",
  ],
  [
    { since: "2021", words: "Procore daily since 2021" },
    "Procore daily since 2021",
    "Procore daily since 2021. Using Procore since 2021",
  ],
  [{ words: "For 30 RFIs" }, "Used Procore: For 30 RFIs", "Used Procore: For 30 RFIs"],
  [
    { state: "basic", words: "I know Procore from a course" },
    "Basic use of Procore: know Procore from a course",
    "Basic use of Procore: I know Procore from a course",
  ],
];

describe("a fact says exactly what was said", () => {
  it.each(table)("%j as a line of a resume: %s", (given, line) => expect(factLine(aFact(given))).toBe(line));

  it.each(table)("%j as a source", (given, _, source) => expect(factSource(aFact(given))).toBe(source));
});

const story: Story & { id: string } = {
  ...{
    id: "s1",
    title: "The wet week",
    situation: "Rain stopped four sites.",
    task: "",
    role,
    terms: ["rostering"],
  },
  ...{ action: "I moved 12 people\nindoors.", result: "No day was lost." },
};

it("a no is no source", () => expect(factSource(aFact({ state: "not" }))).toBeNull());

describe("the bank as sources", () => {
  it("each part of a story and each fact is one, under the id of its entry; a no is none", () => {
    const facts = [
      { id: "f1", ...aFact({ since: "2021" }) },
      { id: "f2", ...aFact({ state: "not" }) },
    ];
    expect(bankSources({ facts, stories: [story] })).toEqual([
      { id: "bank:f1", text: "Using Procore since 2021" },
      { id: "bank:s1:situation", text: "Rain stopped four sites." },
      { id: "bank:s1:action", text: "I moved 12 people indoors." },
      { id: "bank:s1:result", text: "No day was lost." },
      { id: "bank:s1:terms", text: "rostering" },
    ]);
  });

  it("knows a thing by another name the vocabulary has", () => {
    const facts = [
      { id: "f1", ...aFact({ term: "Microsoft Excel", state: null, words: "Daily in MS Excel" }) },
    ];
    expect(bankSources({ facts, stories: [] })[0]?.text).toBe("Daily in MS Excel");
  });
});
