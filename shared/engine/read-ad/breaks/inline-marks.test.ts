import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

const pasted = `GUMTREE HIVES – HONEY ROOM HAND (CASUAL) – MARYBOROUGH Gumtree Hives has kept bees since 1958 and sells honey in eleven towns. ABOUT THE ROLE You will be part of a crew of six. Duties include but are not limited to: • Filling jars on the small line • Sampling each drum for moisture• Loading pallets onto the truck WHAT YOU NEED Mandatory: · Forklift licence (LF) with two years behind the wheel · Stand for long periods and lift drums up to 25 kg Desirable: * Varroa control and queen rearing * Spanish or Nepali spoken at home
WHY GUMTREE? Free honey each Friday • paid training days in winter • discounts at the farm shop HOW TO APPLY Press Apply and answer the questions. Applicants in our talent pool are asked first.`;

describe("a list behind marks inside a line", () => {
  test("comes apart item by item and at the headings between them", () => {
    const terms = listed(pasted);
    expect(terms).toEqual([
      "d: Filling jars on the small line",
      "d: Sampling each drum for moisture",
      "d: Loading pallets onto the truck",
      "m: Forklift licence",
      "m: two years behind the wheel",
      "m: Stand for long periods",
      "m: lift drums up to 25 kg",
      "p: Varroa control",
      "p: queen rearing",
      "p: Spanish",
      "p: Nepali spoken at home",
    ]);
  });

  test("spans hold the item's own words", () => {
    const read = readRequirements({ text: pasted });
    for (const { span, term } of read) expect(pasted.slice(span.start, span.end)).toBe(term);
  });

  test("a row of facts is no list", () => {
    const ad = "Hive Hand\nMaryborough · Full time · Outdoors · Start in May\n\nWe keep bees.\n";
    expect(listed(ad)).toEqual([]);
  });

  test("the ad's own title in capitals opens nothing", () => {
    const ad =
      "GUMTREE HIVES SERVICES – HONEY SKILLS OFFICERS (CASUAL) – TWO TOWNS We sell honey in eleven towns and give talks at schools. • Filling jars on the small line • Loading pallets onto the truck";
    expect(listed(ad).every((one) => one.startsWith("d"))).toBe(true);
  });
});

describe("numbered criteria with points", () => {
  const criteria = `Hive Officer

Key Selection Criteria
Applicants must address each criterion below.
1. Hive science
a. Sound knowledge of queen rearing
b. Experience in varroa control
2. Working alone
a. Capacity to plan inspections of forty hives
3. Substantial experience in at least two of
a. pollination
b. wax rendering
4. Demonstrated skill in record keeping
`;

  test("points of which two are enough are one choice, up to the next number", () => {
    const groups = readRequirements({ text: criteria }).map(({ term, groupId }) => [
      term,
      groupId !== undefined,
    ]);
    expect(groups).toEqual([
      ["queen rearing", false],
      ["varroa control", false],
      ["plan inspections of forty hives", false],
      ["pollination", true],
      ["wax rendering", true],
      ["record keeping", false],
    ]);
  });

  test("the name of a group asks for nothing, its points do", () =>
    expect(listed(criteria)).toEqual([
      "m: queen rearing",
      "m: varroa control",
      "m: plan inspections of forty hives",
      "m: pollination",
      "m: wax rendering",
      "m: record keeping",
    ]));
});
