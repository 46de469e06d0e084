import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

describe("a heading that stands before its text without a sign, as copied pages have it", () => {
  test("a whole ad in one line, with a job site's own headings", () =>
    expect(
      listed(
        "About us Located by the river, Gumtree Hives makes honey for half the valley. Our jars are known. About you We want a keeper that is calm. Qualifications & experience 3 years in a busy honey shed Experience in queen rearing Tasks & responsibilities Keep a clean and tidy wax room Deliver high quality honey to every shop Benefits Work in a warm yard",
      ),
    ).toEqual([
      "m: 3 years in a busy honey shed",
      "m: queen rearing",
      "d: Keep a clean and tidy wax room",
      "d: Deliver high quality honey to every shop",
    ]));

  test("before the first item of a list, whose mark stands behind it", () =>
    expect(
      listed(
        "Key Responsibilities - Inspect and feed hives\n- Rear queens\n- Sell wax at markets\nAbout You - Currently a keeper in the valley\n- Strong numeracy skills\n- Pride in clean combs",
      ),
    ).toEqual([
      "d: Inspect and feed hives",
      "d: Rear queens",
      "d: Sell wax at markets",
      "m: keeper in the valley",
      "m: numeracy skills",
      "m: Pride in clean combs",
    ]));

  test.each([
    ["a title goes on", "You Will Have The Opportunity To\n- Become part of our yard\n- Gain wax skills"],
    ["a name goes on", "The Team Leader will be glad to show you the yard on any day of the week"],
    ["a job's name", "Benefits Officer wanted by the hive fund, where the queue is long and the tea warm"],
  ])("none where %s", (_, text) => expect(listed(text)).toEqual([]));
});

describe("selection criteria as government boards have them", () => {
  const text = `Overview

Work Type: Ongoing - Full-time

Selection Criteria - Graduates

SC1 Demonstrated knowledge of hive law.
Demonstrated capacity to inspect hives.

SC2 Demonstrated capacity to rear queens, guided by how bees learn. Demonstrated capacity to follow hive policies and procedures.

Range 3 is distinguished by the introduction of hive management. This latitude will generally be limited by hive law. Prompt answers to keepers will ensure a calm yard.
`;

  test("each criterion is one, whatever stands between the numbers; what is told below asks for nothing", () =>
    expect(listed(text)).toEqual([
      "m: hive law",
      "m: inspect hives",
      "m: rear queens",
      "m: follow hive policies and procedures",
    ]));
});

test("a list without marks stands under the heading that leads it in, and its first line is no heading", () =>
  expect(
    listed(
      "We keep bees.\n\nWe'd Like To Know That You Can\n\n3+ years experience in queen rearing\nSound knowledge of hive law\nProven swarm control skills\n",
    ),
  ).toEqual(["m: 3+ years experience in queen rearing", "m: hive law", "m: swarm control skills"]));

test("a number that is written twice is one", () =>
  expect(
    listed(
      "What you need\n- Eighteen (18) months of full-time experience in swarm control\n- At least five (5) years experience in queen rearing\n- Two (3) hives of your own",
    ),
  ).toEqual([
    "m: Eighteen (18) months of full-time experience in swarm control",
    "m: five (5) years experience in queen rearing",
    "m: hives of your own",
  ]));
