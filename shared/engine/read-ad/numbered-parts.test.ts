import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text, title: "" }).map(({ importance, term }) => `${importance[0]}: ${term}`);

describe("a position description in numbers", () => {
  test("numbers are no words, deeper numbers are items, and a part keeps its level", () =>
    expect(
      listed(
        "POSITION DESCRIPTION\n1. POSITION DETAILS\n1.1 Title: Hive Officer\n1.2 Reports to: Coordinator\n\n2. KEY RESULT AREAS\n2.1 Customer experience\n2.1.1 Assist visitors with wax orders.\n2.1.2 Reconcile petty cash.\n\n3. SELECTION CRITERIA\n3.1 Essential\n3.1.1 Knowledge of hive law.\n3.1.2 Ability to rear queens.\n3.2 Desirable\n3.2.1 Exposure to swarm control.\n",
      ),
    ).toEqual([
      "d: Assist visitors with wax orders",
      "d: Reconcile petty cash",
      "m: hive law",
      "m: rear queens",
      "p: swarm control",
    ]));

  test("an amount is no number of a part", () =>
    expect(listed("What you need\n- 3.5 years in queen rearing\n- Hive law\n- 1.8 Metre ladders\n")[0]).toBe(
      "m: 3.5 years in queen rearing",
    ));
});

describe("letters for levels", () => {
  test("each demand stands at the level that its letter names", () =>
    expect(
      listed(
        "We keep bees.\n\nPerson specification\nEssential (E), advantageous (A)\n\nKnowledge of hive law (E). Queen rearing (A).\nSwarm control (E). Wax candles (A).\n",
      ),
    ).toEqual(["m: hive law", "p: Queen rearing", "m: Swarm control", "p: Wax candles"]));

  test("a bracket of one letter alone is no level", () =>
    expect(listed("What you need\n- Hive law (E)\n- Queen rearing\n- Swarm control\n")).toEqual([
      "m: Hive law",
      "m: Queen rearing",
      "m: Swarm control",
    ]));
});

test.each([
  "Sweeteners, not show-stoppers",
  "Cherries on top",
  "You'll leapfrog others with",
  "Handy extras \u2013 none of these will rule you out",
  "It would not hurt if you also had",
])("a wish, however it is headed: %s", (heading) =>
  expect(
    listed(`What you need\n- Hive law\n- Queen rearing\n\n${heading}\n- Swarm control\n- Wax candles\n`),
  ).toEqual(["m: Hive law", "m: Queen rearing", "p: Swarm control", "p: Wax candles"]),
);

test("a paragraph for First Nations people at the top rules nothing below it", () =>
  expect(
    listed(
      "An opportunity for those who identify as Aboriginal or Torres Strait Islander to join our yard.\n\nKeepers inspect and feed the hives in the state forest.\n\nExperience in swarm control is desirable.\n\nApplicants must have knowledge of hive law.\n",
    ),
  ).toEqual(expect.arrayContaining(["p: swarm control", "m: hive law"])));

test("a wish in brackets that names its own thing rules nothing before them", () =>
  expect(
    listed("What you need\n- Hive law (swarm control gets you to the top of the pile)\n- Queen rearing\n"),
  ).toEqual(expect.arrayContaining(["m: Hive law", "m: Queen rearing"])));

test("an emoji of its own above others that are alike stands before their heading", () =>
  expect(
    listed(
      "We keep bees.\n\n🙌 We need you to have\n👉 Hive law\n👉 Queen rearing\n👉 Swarm control\n\n🌟 Brownie points\n⭐ Wax candles\n⭐ Mead making\n",
    ),
  ).toEqual(["m: Hive law", "m: Queen rearing", "m: Swarm control", "p: Wax candles", "p: Mead making"]));

test("a paper that stands alone among the demands is one of them", () =>
  expect(
    listed(
      "Hive Assistant\n\nThe yard needs somebody for the spring.\nTo be successful you will possess the following skill and or experience:\n\nCert III in Hive Services or relevant experience\n\n\nThorough knowledge of hive law\nExperience in queen rearing\nSwarm control skills\n",
    ),
  ).toContain("m: Cert III in Hive Services"));
