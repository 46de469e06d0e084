import { describe, expect, it } from "vitest";
import { readDeed } from "./deed.ts";
import { proseSentences, readProseDeed, sentenceAbout } from "./prose-deeds.ts";

const place = { isCurrent: true, verbLed: true };
const said = (sentence: string) => {
  const deed = readProseDeed(sentence, place);
  return deed === undefined ? undefined : deed.text + deed.tail;
};

describe("a role told as a paragraph", () => {
  it("is its sentences; a point of a list is none", () => {
    expect(proseSentences("I hold twelve families. Notes go in the same day.")).toEqual([
      "I hold twelve families.",
      "Notes go in the same day.",
    ]);
    expect(proseSentences("Held twelve families; notes the same day.")).toBeUndefined();
  });

  it.each([
    ["I hold eleven to thirteen families.", "hold eleven to thirteen families"],
    ["I help with showers for three men, and I do it at their speed.", "help with showers for three men"],
    ["I have prepared twenty reports for the courts.", "prepared twenty reports for the courts"],
    ["Checks every new file before it goes to credit.", "check every new file before it goes to credit"],
    [
      "Keys income into the model and tells the lender when it won't fit.",
      "key income into the model and tell the lender when it won't fit",
    ],
    ["Rings valuers until the missing page turns up.", "ring valuers until the missing page turns up"],
    ["Took small groups out in the mini bus.", "took small groups out in the mini bus"],
  ])("what the person does: %s", (sentence, deed) => expect(said(sentence)).toBe(deed));

  it.each([
    "Four went to the Fair Work Commission.",
    "Notes after each shift in the system.",
    "Every family gets a plan.",
    "Between 60 and 70 calls a day on accounts.",
    "One officer learns from me.",
    "Half the customers know my name.",
    "When the builder is away the job is mine.",
    "Typing 70 words a minute.",
  ])("what is told of other things is no deed: %s", (sentence) => expect(said(sentence)).toBeUndefined());

  it("tells the sentence that speaks of what is asked", () => {
    const sentences = ["I steam and pour.", "I order the stock each Monday.", "I lock up at three."];
    expect(sentenceAbout(sentences, ["stock ordering"])).toBe("I order the stock each Monday.");
    expect(sentenceAbout(sentences, ["forklift"])).toBeUndefined();
  });
});

describe("what one was", () => {
  const told = (sentence: string) => readProseDeed(sentence, { isCurrent: false, verbLed: true })?.text;

  it("with others or in charge is told", () =>
    expect(told("I was also on two calls with the customer and wrote down what they want.")).toBe(
      "was on two calls with the customer and wrote down what they want",
    ));

  it.each([
    "I was made redundant in 2023.",
    "I was on leave for most of the year.",
    "I was on the parental leave list until May.",
    "I was asked to leave after a month.",
    "I had a hard year with my back.",
  ])("'%s' is for no letter", (sentence) => expect(told(sentence)).toBeUndefined());
});

describe("labels and clauses of a list", () => {
  const told = (line: string) => {
    const deed = readDeed(line, place);
    return deed === undefined ? undefined : `${deed.kind}: ${deed.text}${deed.tail}`;
  };
  it.each<[string, string | undefined]>([
    ["Letting: opens, references, agreements", "matter: letting (opens, references and agreements)"],
    // What is done behind a label, whom one worked for and the parts of a story are nothing that the work includes.
    ["Counter: listen, ask the three questions, hand over", undefined],
    ["Owners: monthly letter, statements", undefined],
    ["Challenge: three sites, three stock systems", undefined],
    ["Thermal camera: used a few times with the boss", undefined],
    [
      "A 5S project on the benches saved each packer forty minutes a night.",
      "event: a 5S project on the benches saved each packer forty minutes a night",
    ],
  ])("%s", (line, wanted) => expect(told(line)).toBe(wanted));
});
