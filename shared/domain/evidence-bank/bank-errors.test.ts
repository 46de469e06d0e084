import { describe, expect, it } from "vitest";
import { bankLimits, type FactAnswer, type Story, tidyFact, tidyStory } from "./bank-entry.ts";
import { factErrors, storyErrors } from "./bank-errors.ts";

const today = "2026-11-23";
const fact: FactAnswer = {
  ...{ term: "Procore", subject: "tool", state: "held", role: null, since: null, until: null },
  words: "",
};
const story: Story = {
  ...{ title: "The wet week", situation: "", task: "", action: "I moved the crew indoors.", result: "" },
  ...{ role: null, terms: [] },
};
const role = { position: "Site Supervisor", employer: "Derwent Builders" };

describe("a fact that can be kept", () => {
  it.each<Partial<FactAnswer>>([
    {},
    { state: null, words: "Yes, at Acme for two years" },
    { state: null, words: "Notably at Acme, on 4 sites" },
    { state: null, words: "Everything on site went through it" },
    { words: "x".repeat(bankLimits.words) },
    { since: "2021", until: "2021-03" },
    { since: "2026-11" },
    { since: "2026", until: "2026-11" },
    { state: "in progress", since: "2026" },
    { subject: "paper", state: "expired", until: "2020" },
    { state: "not", words: "No, never" },
    { role },
    { subject: "quality", words: "Ran the weekly handover" },
  ])("%j", (change) => expect(factErrors({ ...fact, ...change }, today)).toEqual({}));
});

describe("a fact that cannot", () => {
  it.each<[Partial<FactAnswer>, keyof FactAnswer, string]>([
    [{ term: "  " }, "term", "name what it is about"],
    [{ term: "x".repeat(121) }, "term", "120"],
    [{ term: "Pro\u200bcore" }, "term", "seen"],
    [{ term: "Pro\u0000core" }, "term", "seen"],
    [{ term: "", state: "not" }, "term", "name"],
    [{ state: null }, "words", "own"],
    [{ state: null, words: "  \n " }, "words", "own"],
    [{ words: "x".repeat(10_000) }, "words", "500"],
    [{ words: "Used \u{E0041} it" }, "words", "seen"],
    [{ words: "Used it\u202e daily" }, "words", "seen"],
    [{ words: "Used \ud800 it" }, "words", "seen"],
    [{ words: "No" }, "words", "no"],
    [{ words: "Never used it" }, "words", "no"],
    [{ words: "I haven’t used it" }, "words", "no"],
    [{ words: "I've never used it" }, "words", "no"],
    [{ words: "N/A" }, "words", "no"],
    [{ since: "2027" }, "since", "not come"],
    [{ since: "2026-12" }, "since", "not come"],
    [{ since: "last year" }, "since", "year"],
    [{ since: "2020-13" }, "since", "year"],
    [{ until: "2027-01" }, "until", "not come"],
    [{ since: "2021", until: "2020" }, "until", "before"],
    [{ since: "2021-05", until: "2021-04" }, "until", "before"],
    [{ state: "in progress", until: "2025" }, "until", "no end"],
    [{ state: "expired" }, "state", "expire"],
    [{ subject: "paper", state: "basic" }, "state", "held"],
    [{ subject: "quality" }, "words", "showed"],
    [{ subject: "quality", state: "basic", words: "In the team" }, "state", "showed"],
    [{ role: { position: "x".repeat(161), employer: "" } }, "role", "160"],
    [{ role: { position: "", employer: "A\u0000" } }, "role", "seen"],
  ])("%j names %s", (change, field, words) => {
    const faults = factErrors({ ...fact, ...change }, today);
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toContain(words);
  });
});

describe("a story", () => {
  it("needs a name and what was done, nothing else", () => expect(storyErrors(story)).toEqual({}));

  it.each<[Partial<Story>, keyof Story, string]>([
    [{ title: " " }, "title", "name"],
    [{ title: "x".repeat(121) }, "title", "120"],
    [{ action: "" }, "action", "what you did"],
    [{ result: "x".repeat(10_000) }, "result", "800"],
    [{ situation: "A\u0000" }, "situation", "seen"],
    [{ task: "\udc00" }, "task", "seen"],
    [{ terms: Array.from({ length: 13 }, (_, at) => `t${at}`) }, "terms", "12"],
    [{ terms: ["x".repeat(121)] }, "terms", "120"],
  ])("%j names %s", (change, field, words) => {
    const faults = storyErrors({ ...story, ...change });
    expect(Object.keys(faults)).toEqual([field]);
    expect(faults[field]).toContain(words);
  });
});

describe("what is kept", () => {
  it("of a no only what it is about", () => {
    expect(
      tidyFact({ ...fact, term: " Procore  cloud ", state: "not", role, since: "2020", words: "No" }),
    ).toEqual({
      ...fact,
      term: "Procore cloud",
      state: "not",
    });
  });

  it("empty dates and places are none, and a story's terms stand once", () => {
    expect(
      tidyFact({ ...fact, since: "", until: "", role: { position: " ", employer: "" }, words: " a " }),
    ).toEqual({
      ...fact,
      words: "a",
    });
    expect(tidyStory({ ...story, terms: ["SQL", " sql ", "", "Excel"] }).terms).toEqual(["SQL", "Excel"]);
  });
});
