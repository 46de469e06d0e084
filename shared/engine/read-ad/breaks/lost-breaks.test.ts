import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

describe("a list whose line breaks were lost", () => {
  test("behind a lead-in, up to where the text goes on", () =>
    expect(
      listed(
        "Gumtree Hives makes honey. This role will suit persons with the following attributes; Experience in a honey factory Strong numeracy skills Reliable, patient, calm Sound knowledge of hive law Please say which shift you prefer. Applications are read as they come.",
      ),
    ).toEqual([
      "m: honey factory",
      "m: numeracy skills",
      "m: Reliable",
      "m: patient",
      "m: calm",
      "m: hive law",
    ]));

  test("two items that share a line of a list", () =>
    expect(
      listed(
        "Keeper\n\nWhat we are looking for\n\nHigh attention to detail in the wax room Knowledge of hive law and food safety\n\nKey duties\n\nAnswer buyers and settle their worries promptly Implement and uphold the rules of the yard\n",
      ),
    ).toEqual([
      "m: attention to detail in the wax room",
      "m: hive law",
      "m: food safety",
      "d: Answer buyers",
      "d: settle their worries promptly",
      "d: Implement and uphold the rules of the yard",
    ]));

  test.each([
    "- An ACECQA-approved Diploma of Bee Education and Care is what you bring to all our yards",
    "- Proficiency in 12d Model and other Hive Mapping software that our surveyors use each day",
    "- A current Working with Children Check and a calm manner with every keeper in our yards",
    "- Experience in a busy Support and Sales team with many keepers and buyers of honey too",
  ])("a name within a line is none: %s", (line) => {
    const text = `Keeper\n\nWhat you need\n${line}\n`;
    const spans = readRequirements({ text }).map(({ sentence }) => text.slice(sentence.start, sentence.end));
    expect(new Set(spans).size).toBeLessThanOrEqual(1);
  });
});

test("a list whose lines are parted by empty ones is a list; its headings stay headings", () =>
  expect(
    listed(
      "Hive Keeper\n\nKey Responsibilities\n\nOversee daily work at the northern hives\n\nSupervise and coordinate keepers\n\nManage wax, place orders, and watch costs\n\nWhat We're Looking For\n\nStrong leadership and patience\n\nExcellent wax skills\n\nA valid Queen Marking Certificate\n\nWhat We Offer\n\nA warm yard\n\nFree honey each week\n",
    ),
  ).toEqual([
    "d: Oversee daily work at the northern hives",
    "d: Supervise and coordinate keepers",
    "d: Manage wax",
    "d: place orders",
    "d: watch costs",
    "m: leadership",
    "m: patience",
    "m: wax skills",
    "m: Queen Marking Certificate",
  ]));
