import { describe, expect, test } from "vitest";
import { findYears } from "../roles/roles.ts";
import { tokenise } from "../words/tokenise.ts";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, each with the first letter of its level. */
const listed = (text: string) => readRequirements({ text }).map((one) => `${one.importance[0]}: ${one.term}`);
const asked = (item: string) => listed(`About you\n- ${item}\n`);
const told = (sentence: string) => listed(`We mend bikes.\n\nAbout the role\n${sentence}\n`);

describe("headings", () => {
  const items = "\n- Wheel building\n- Paint work on steel frames\n- Shop tills\n";
  test.each([
    ["Lovely to have", "p"],
    ["It helps if you have:", "p"],
    ["How you will be assessed", "m"],
    ["Within the context of the responsibilities above, the ideal applicant will demonstrate:", "m"],
  ])("'%s' says what its list is", (heading, level) => {
    const ad = `We mend bikes.\n\nYou will need\n- Two years as a mechanic\n\n${heading}${items}`;
    expect(listed(ad).slice(1)).toEqual([
      `${level}: Wheel building`,
      `${level}: Paint work on steel frames`,
      `${level}: Shop tills`,
    ]);
  });
});

describe("an ad that states no must", () => {
  const items =
    "\n- Certificate III in Cycle Mechanics\n- Two years on the stand\n- Calm with customers\n- First aid (desirable)\n";
  test.each(["You will ideally bring:", "The successful candidate will ideally possess:", "Desired skills"])(
    "'%s' leads in its musts; an item's own wish stays one",
    (heading) => {
      const levels = listed(`We mend bikes.\n\n${heading}${items}`).map((one) => one[0]);
      expect(levels).toEqual(["m", "m", "m", "p"]);
    },
  );
  test("beside a list of demands it wishes", () => {
    const ad = `We mend bikes.\n\nYou must have\n- Wheel building skills\n\nIdeally you will bring${items}`;
    expect(listed(ad).map((one) => one[0])).toEqual(["m", "p", "p", "p", "p"]);
  });
});

describe("the wish is for its own words", () => {
  test.each<[string, string[]]>([
    [
      "At least three years at a front desk, with a college degree and / or course work preferred",
      ["m: three years at a front desk", "p: college degree", "p: course work"],
    ],
    [
      "Good English skills are required, with a second language helpful",
      ["m: English skills", "p: second language"],
    ],
    [
      "To have worked as a legal secretary, ideally in family law, to type at 70 words per minute and to take minutes",
      ["p: family law", "m: type at 70 words per minute", "m: take minutes"],
    ],
    [
      "Eligible for, and willing to obtain, membership of Engineers Australia",
      ["m: membership of Engineers Australia"],
    ],
  ])("%s", (item, demands) => expect(asked(item)).toEqual(expect.arrayContaining(demands)));

  test("helpful people are asked for", () => expect(asked("A friendly and helpful manner")).not.toEqual([]));
  test("who stands out", () =>
    expect(told("You will stand out with a trade background or knowledge of the NCC.")).toEqual(
      expect.arrayContaining([expect.stringMatching(/^p: .*NCC/)]),
    ));
});

describe("nothing is asked", () => {
  test.each([
    "People come to us from hospitality, trades, defence and aged care.",
    "Successful applicants complete an eight week paid course leading to a Certificate III in Correctional Practice.",
    "You might be an established rep in plumbing supplies, or you might be a tradie who has jumped to sales.",
    "You'll report to Head of Design.",
    "DM us on Insta or drop in with a resume and some pics of your work.",
    "We'll have a coffee, then a paid trade test with two wheels.",
    "I'll call your last workshop for a reference.",
    "Education budget of $1,500, three trips a year, your birthday off and a proper lunch break.",
  ])("%s", (sentence) => {
    expect(told(sentence)).toEqual([]);
  });

  test("how a person greets", () =>
    expect(
      told("Hi, I'm Kim, I own the shop and I am looking for a mechanic with five years.").join(),
    ).not.toMatch(/: (?:Hi|I'm)/));
  test("plates that are accepted", () =>
    expect(asked("A current driver licence (P plates accepted)").join()).not.toMatch(/plates/));
  test.each([
    "Requisition of parts and consumables for the workshop",
    "Ensure new starters complete their induction and site training",
    "Certificate III in Cycle Mechanics or equivalent experience accepted",
    "HR licence, or obtained after six months",
  ])("what only sounds so is asked: %s", (item) => expect(asked(item)).not.toEqual([]));
  test("what is generally accepted is a name", () =>
    expect(asked("Knowledge of generally accepted accounting principles")).not.toEqual([]));
  test("any other of its kind", () =>
    expect(asked("Exposure to a planning tool (Kinaxis, Blue Yonder or alike)").join()).not.toMatch(/alike/));
  test("what somebody would rather not", () =>
    expect(
      told("Confident consultations are huge for us, we'd rather you talk somebody out of a bad idea."),
    ).toEqual(["m: Confident consultations"]));
});

test("an item that asks for years and opens a list asks by itself", () =>
  expect(
    listed(
      "You will need:\n- A White Card\n- Minimum 5 years of experience in:\n- Contract management\n- Pruning of street trees\n",
    ),
  ).toEqual(expect.arrayContaining([expect.stringMatching(/5 years/), "m: Contract management"])));

describe("what the work is done with, by its name", () => {
  test.each([
    ["Keep the chemical register up to date in RiskAssess", "RiskAssess"],
    ["Restrain your load as per the Load Restraint Guide", "Load Restraint Guide"],
  ])("%s: %s", (duty, name) =>
    expect(listed(`What you will do\n- ${duty}\n- Wheel building\n`).join("; ")).toContain(name),
  );
  test("a place is none", () =>
    expect(listed("What you will do\n- Serve customers in Ballarat\n")).not.toContain("d: Ballarat"));
});

describe("a length of time", () => {
  test.each([
    ["You'll own the 18-month rolling forecast", 0],
    ["You need 18 months of experience", 1],
    ["5-year experience in sales is a minimum", 5],
    ["3 years out of your time, in a workshop", 3],
    ["4 years post trade", 4],
  ])("%s: %d", (text, years) => expect(findYears(tokenise(text))[0]?.years ?? 0).toBe(years));
});
