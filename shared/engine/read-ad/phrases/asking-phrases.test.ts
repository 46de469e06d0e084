import { describe, expect, test } from "vitest";
import { tokenise } from "../../words/tokenise.ts";
import { readAdSections } from "../read-ad-sections.ts";
import { askingPhrases } from "./asking-phrases.ts";

function phrases(text: string, isDuty: boolean): string[] {
  const tokens = tokenise(text);
  return askingPhrases(text, tokens, isDuty, true).map(({ first, last }) =>
    text.slice(tokens[first]?.start, tokens[last - 1]?.end),
  );
}

describe("demands", () => {
  test.each<[string, string[]]>([
    ["Strong written and verbal communication skills", ["written and verbal communication skills"]],
    ["You're punctual, honest and can lift heavy crates", ["punctual", "honest", "lift heavy crates"]],
    ["Three years of shearing in a large shed", ["Three years of shearing in a large shed"]],
    ["Demonstrated experience in crop rotation or soil testing", ["crop rotation", "soil testing"]],
    ["The ability to plan, cook and serve banquets", ["plan, cook and serve banquets"]],
    ["Knowledge of WH&S obligations", ["WH&S obligations"]],
    ["A head chef who can cost menus", ["cost menus"]],
    ["You do not need barista training", []],
    ["Experience in a similar role", []],
    ["We talk to worried growers every day, which takes empathy", ["empathy"]],
    ["Our hives are many, so you'll have to be quick with a smoker", ["quick with a smoker"]],
    ["What counts is a season of dealing with swarms", ["season of dealing with swarms"]],
    ["You know native bees rather than, say, wasps or hornets", ["native bees"]],
    ["Two seasons with hives, please don't apply if you've only been a picker", ["Two seasons with hives"]],
  ])("%s", (text, expected) => {
    expect(phrases(text, false)).toEqual(expected);
  });
});

describe("duties", () => {
  test.each<[string, string[]]>([
    ["Assess, plan and deliver care to residents", ["Assess, plan and deliver care to residents"]],
    [
      "Prepare invoices and chase late payers to improve cash flow",
      ["Prepare invoices", "chase late payers"],
    ],
    ["Roster casual staff, ensuring every shift is covered", ["Roster casual staff"]],
    ["Mow lawns, edges and verges", ["Mow lawns, edges and verges"]],
    [
      "Some growers ring, others drop in, and it'll be you who answers hive calls and letters",
      ["answers hive calls and letters"],
    ],
    ["Nobody likes a sticky bill, so we'll count on you to explain honey prices", ["explain honey prices"]],
    ["If a queen goes missing, you'll walk growers through the search step by step", ["walk growers"]],
    [
      "Spring is our Christmas, and so it's on you to plan and run the honey stall",
      ["plan and run the honey stall"],
    ],
    ["That means checking frames, so bring a veil", ["checking frames"]],
    ["Inspect frames before you call the vet", ["Inspect frames"]],
  ])("%s", (text, expected) => {
    expect(phrases(text, true)).toEqual(expected);
  });
});

describe("zones", () => {
  const zones = (text: string) => readAdSections(text).map(({ zone }) => zone);

  test.each<[string, string[]]>([
    ["About you\nYou weld.\n\nA bit about us\nWe build boats.", ["requirements", "company"]],
    ["On a usual shift you will\n- greet guests\n- pour drinks", ["duties", "duties"]],
    ["It would be great if you also have\n- a boat licence", ["preferred"]],
    ["Why Gumtree Foods?\n- free lunch", ["benefits"]],
    [
      "Our crew\n\nWhat you'll bring:\n- a ute\n\nApply through the link before noon.",
      ["role", "requirements", "apply"],
    ],
    [
      "You will need:\n- a ute\n- a trailer\n\nOur people love the coast and they stay.",
      ["requirements", "requirements", "role"],
    ],
    ["Before you start\nAll staff need a police check.", ["requirements"]],
    ["", []],
  ])("%s", (text, expected) => {
    expect(zones(text)).toEqual(expected);
  });
});
