import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

const read = (text: string) => readRequirements({ text });
const listed = (text: string) => read(text).map((one) => `${one.importance[0]}: ${one.term}`);
const terms = (text: string) => read(text).map(({ term }) => term);

/** The terms that are alternatives of each other, first group first. */
function groups(text: string): string[][] {
  const byGroup = new Map<string, string[]>();
  for (const { groupId, term } of read(text))
    if (groupId !== undefined) byGroup.set(groupId, [...(byGroup.get(groupId) ?? []), term]);
  return [...byGroup.values()];
}

describe("lists behind the end of a sentence", () => {
  test('duties behind a paragraph that ends in "you\'ll be:", without marks', () => {
    const ad =
      "The role\nWe run a grain terminal and the harvest is near. Two crews share one roster. Reporting to the yard boss you'll be:\n\nCarrying out routine greasing and belt changes on elevators, hoppers and the long jetty conveyor\nLogging faults in the tablet\n";
    const own = listed(ad);
    expect(own[0]).toBe("d: Carrying out routine greasing and belt changes on elevators, hoppers");
    expect(own.at(-1)).toBe("d: Logging faults in the tablet");
  });

  test('"You will" without a colon above bullets', () => {
    const ad =
      "About the role\nYou look after one site from tender to handover. You will\n- chair the toolbox talks\n- let trade packages\n- own the safety plan\n";
    expect(listed(ad)).toEqual([
      "d: look after one site from tender to handover",
      "d: chair the toolbox talks",
      "d: let trade packages",
      "d: own the safety plan",
    ]);
  });

  test("a heading with the employer's name ends the demands", () => {
    const ad =
      "Nice to have\n- Experience with beekeeping\n\nLife at Brown & Sons Honey\nAbout Brown & Sons Honey\nWe sell honey in forty towns.\n";
    expect(listed(ad)).toEqual(["p: beekeeping"]);
  });
});

describe("what a demand says", () => {
  test.each([
    [
      "Sound writing skills, with experience in preparing briefs for the mayor",
      "preparing briefs for the mayor",
    ],
    ["Good people skills, including coaching", "coaching"],
    ["Keen attention to detail", "Keen attention to detail"],
    [
      "Ability to deal with all levels of the business, from the yard to the board",
      "deal with all levels of the business",
    ],
    ["Proven ability to sort mail and to spot mistakes", "spot mistakes"],
  ])("%s: %s", (item, term) => expect(terms(`About you\n- ${item}\n`)).toContain(term));

  test.each([
    ["- Flexibility for occasional remote work\n"],
    ["Your response should be no more than two pages and give examples of your own\n"],
  ])("asks for nothing: %s", (line) => expect(terms(`Selection criteria\n${line}`)).toEqual([]));

  test("help that is offered is no demand", () =>
    expect(terms("We mill oats. If you need a lift from the station, this is fine.\n")).toEqual([]));

  test("a white card with its long name is one paper", () =>
    expect(terms("About you\n- White Card (General Construction Induction)\n")).toEqual(["White Card"]));

  test("a wish behind a dash is about its own words", () => {
    const ad = "About you\n- A forklift licence – a boom lift ticket would be handy too\n";
    expect(read(ad).find(({ term }) => term.includes("forklift"))?.importance).toBe("must");
  });

  test("idioms of a wish", () =>
    expect(listed("It'd be the icing on the cake if you had exposure to Xero and Deputy.\n")).toEqual([
      "p: Xero",
      "p: Deputy",
    ]));
});

describe("what a duty says", () => {
  test.each([
    ["Collaborate closely with drivers and the yard to plan the loading order", ["plan the loading order"]],
    ["Work with suppliers to ensure success", ["Work with suppliers"]],
    ["Coordination and execution of plant trials", ["Coordination and execution of plant trials"]],
    ["Manage the full grant cycle: guidelines, acquittal, payments", ["Manage the full grant cycle"]],
    ["Handle refunds in line with the privacy rules", ["Handle refunds"]],
    ["Own the safety plan", ["Own the safety plan"]],
    ["Acknowledge and cater to the needs of guests", ["Acknowledge and cater to the needs of guests"]],
    ["Author and distribute field notes", ["Author and distribute field notes"]],
  ])("%s", (item, expected) => expect(terms(`Key duties\n- ${item}\n`)).toEqual(expected));

  test("what the successful applicant will do is a duty", () =>
    expect(
      listed("The successful applicant will plan lessons, run the choir and report to parents.\n"),
    ).toEqual(["d: plan lessons", "d: run the choir", "d: report to parents"]));

  test("daily tasks, with nouns in -ing among them", () => {
    expect(listed("Daily tasks are fault finding, switchboard upgrades and emergency lighting.\n")).toEqual([
      "d: fault finding",
      "d: switchboard upgrades",
      "d: emergency lighting",
    ]);
    const kitchen = terms("You will support menu planning, rostering, stocktake and HACCP records.\n");
    expect(kitchen.join(" ")).toContain("HACCP");
  });
});

describe("alternatives", () => {
  test("a list of which one is enough", () =>
    expect(
      groups("One of these would be good to have\n- Welding\n- Spray painting\n- Panel beating\n"),
    ).toEqual([["Welding", "Spray painting", "Panel beating"]]));

  test("a kind with examples in brackets is one, the parts of a suite are each asked for", () => {
    expect(groups("About you\n- Cloud platforms (AWS, Azure)\n")).toEqual([
      ["Cloud platforms", "AWS", "Azure"],
    ]);
    expect(groups("About you\n- Adobe Creative Suite (Photoshop, Illustrator)\n")).toEqual([]);
  });

  test("the person is spoken of again behind the or", () => {
    const found = groups("About you\n- You grew up on an orchard, or can prune an apple tree\n");
    expect(found).toEqual([["grew up on an orchard", "prune an apple tree"]]);
  });

  test("a degree with a second one is one way", () => {
    const ad = "About you\n- A Bachelor of Education or a bachelor's degree with a Master of Teaching\n";
    expect(groups(ad)).toEqual([["Bachelor of Education", "bachelor's degree with a Master of Teaching"]]);
  });
});
