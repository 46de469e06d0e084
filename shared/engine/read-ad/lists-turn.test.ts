import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, each with the first letter of its level; firms, bikes and hives are invented. */
const listed = (text: string) => readRequirements({ text }).map((one) => `${one.importance[0]}: ${one.term}`);
const afterDemands = (rest: string) =>
  listed(`We mend bikes.\n\nYou must have\n- Wheel building skills\n\n${rest}`).slice(1);

describe("headings that wish", () => {
  test.each(["We'll be impressed if", "Don't stress if you don't tick these, but they'd help:"])(
    "%s",
    (heading) =>
      expect(afterDemands(`${heading}\n- Frame painting skills\n- Shop till experience\n`)).toEqual([
        "p: Frame painting skills",
        "p: Shop till",
      ]),
  );

  test("a row of wishes below a line that leads in it, without a sign", () =>
    expect(
      afterDemands(
        "Not deal breakers, but you'll go to the top of the pile with\nFrame painting skills, shop till experience, or a bit of gold leafing.\n",
      ),
    ).toEqual(["p: Frame painting skills", "p: shop till", "p: bit of gold leafing"]));

  test("in a list of wishes 'you have' and 'proven' demand nothing, 'you must' does", () =>
    expect(
      afterDemands(
        "Nice to have\n- You have worked with hydraulic presses\n- Proven skills in frame painting\n- You must hold a forklift licence\n",
      ),
    ).toEqual(["p: worked with hydraulic presses", "p: frame painting", "m: forklift licence"]));
});

describe("the level of what stands in a line", () => {
  test.each<[string, string[]]>([
    ["Forklift licence (HR even better)", ["m: Forklift licence", "p: HR"]],
    ["Wheel truing, gold leafing optional", ["m: Wheel truing", "p: gold leafing"]],
    ["Excel a must, SQL good to have", ["m: Excel", "p: SQL"]],
    ["Gold leafing - good to know", ["p: Gold leafing"]],
    ["Experience of frame welding would set you apart", ["p: frame welding"]],
    ["If you can write a bit of SQL, smashing", ["p: write a bit", "p: SQL"]],
    [
      "Certificate IV in Wheel Building is highly desirable but not essential; we pay for it",
      ["p: Certificate IV in Wheel Building"],
    ],
    [
      "Writing SQL and using a report tool (Looker, Tableau) is helpful",
      ["p: SQL", "p: using a report tool", "p: Looker", "p: Tableau"],
    ],
    ["Somebody who builds wheels, reporting to our Workshop Director", ["m: builds wheels"]],
    [
      "Not less than three years' experience of building wheels",
      ["m: three years' experience of building wheels"],
    ],
    ["Painting frames and truing wheels, in equal measure", ["m: Painting frames", "m: truing wheels"]],
    [
      "Ability to use sales data, including basic weather data, to test an idea",
      ["m: use sales data", "m: weather data"],
    ],
    ["Excited to learn how and why wheels fail", ["m: Excited to learn how and why wheels fail"]],
    ["A second language (many of our riders speak Greek)", ["m: second language"]],
    ["Experience with CI/CD: Jenkins, groovy pipelines", ["m: CI/CD", "m: Jenkins", "m: groovy"]],
  ])("%s", (item, terms) => expect(listed(`About you\n- ${item}\n`)).toEqual(terms));

  test("it would be lovely, though no more than that, if", () =>
    expect(
      listed(
        "Who we think you are\nYou have built wheels for two years. It would be lovely, though no more than that, if you had painted frames. A degree? Not needed.\n",
      ),
    ).toEqual(["m: built wheels for two years", "p: painted frames"]));

  test("half a sentence with if, whose other half was its heading", () =>
    expect(
      afterDemands("FIRST IN LINE\nif you hold a forklift licence, or have run a workshop.\n").every((one) =>
        one.startsWith("p"),
      ),
    ).toBe(true));
});

describe("headings of demands", () => {
  test.each([
    "The shop seeks a mechanic who knows the learning and development of racers, and who holds:",
    "Role requirements against which applications are assessed",
    "To do this well you are a person who",
  ])("%s", (heading) =>
    expect(
      listed(
        `We mend bikes.\n\n${heading}\n- Frame welding skills\n- Shop till experience\n- Wheel building\n`,
      ),
    ).toEqual(["m: Frame welding skills", "m: Shop till", "m: Wheel building"]),
  );
  test("what the person wanted does is no work of theirs", () =>
    expect(
      listed(
        "We mend bikes.\n\nAbout you\nYou are a person who\n- follows instructions and checks the detail\n- acts with integrity\n- explains gear ratios simply\n- stays steady under pressure\n",
      ).every((one) => one.startsWith("m")),
    ).toBe(true));
});

describe("headings behind pictures and in small letters", () => {
  test("pictures that differ across a gap head their parts", () =>
    expect(
      listed(
        "We mend bikes.\n\n\u{1F4C8} Primary Responsibilities\n\nBuild wheels for touring bikes\nRepair hydraulic brakes\nPaint the frames\n\n\u{1F4DD} Enhancement Note: volume work requires grit.\n\n\u{1F393} Skills & Qualifications\n\nFrame welding skills\nShop till experience\n\n\u{1F4B5} Compensation & Benefits\n\n$21 an hour, medical and dental.\n",
      ),
    ).toEqual([
      "d: Build wheels for touring bikes",
      "d: Repair hydraulic brakes",
      "d: Paint the frames",
      "m: Frame welding skills",
      "m: Shop till",
    ]));
  test("a short line in small letters above a paragraph", () =>
    expect(
      listed(
        "We mend bikes.\n\nwhat you need\n- Frame welding skills\n- Shop till experience\n\nwhat's in it\nA salary above award, a laptop of choice and Friday drinks on the house.\n",
      ),
    ).toEqual(["m: Frame welding skills", "m: Shop till"]));
});

describe("a list whose second heading was lost", () => {
  const work =
    "Build wheels for touring bikes\nRepair hydraulic brakes in the field\nTest frames after a crash\n";
  const demands =
    "3+ years in a bike workshop\nSolid frame welding skills\nExperience with hydraulic presses\n";
  test("from the years on it tells demands", () =>
    expect(listed(`We mend bikes.\n\nResponsibilities\n${work}${demands}`).map((one) => one[0])).toEqual([
      ..."dddmmm",
    ]));
  test("years in the middle of work, with no demand behind them, turn nothing", () =>
    expect(
      listed(
        `We mend bikes.\n\nResponsibilities\n${work}Keep records for seven years\nPaint frames in the booth\n`,
      )
        .map((one) => one[0])
        .every((level) => level === "d"),
    ).toBe(true));
});

describe("a person specification whose columns lie below each other", () => {
  const rows =
    "Criterion\nEssential or desirable\nHow it is assessed\nWheel building on a large stand\nEssential\nForm, technical exercise\nFrame welding or frame brazing\nDesirable\nForm\nHydraulic brakes of touring bikes\nEssential\nInterview\nShop till experience\nDesirable\nInterview, presentation\n";
  test("each mark stands behind what it marks", () =>
    expect(listed(`We mend bikes.\n\nPerson specification\n${rows}`)).toEqual([
      "m: Wheel building on a large stand",
      "p: Frame welding",
      "p: frame brazing",
      "m: Hydraulic brakes of touring bikes",
      "p: Shop till",
    ]));
  test("two headings of their own are headings", () =>
    expect(
      listed(
        "We mend bikes.\n\nEssential\n- Wheel building\n- Frame welding\n\nDesirable\n- Shop till experience\n",
      ),
    ).toEqual(["m: Wheel building", "m: Frame welding", "p: Shop till"]));
  test("a mark in capitals among the points heads the points below it", () =>
    expect(
      listed(
        "We mend bikes.\n\nThe purpose of this position is to:\n- Build wheels for tours\n- Repair brakes in the field\n- ESSENTIAL\n- Frame welding skills\n- Shop till experience\n",
      ).map((one) => one[0]),
    ).toEqual([..."ddmm"]));
});

describe("one is enough", () => {
  const groups = (item: string) =>
    new Set(readRequirements({ text: `About you\n- ${item}\n` }).map(({ groupId, id }) => groupId ?? id))
      .size;
  test.each([
    "At least one of the following is a must: Caterpillar, Komatsu, Hitachi",
    "Exposure to a planning tool (Kinaxis, Blue Yonder, o9 or alike)",
    "Managing access with SaaS tools like Okta, Google Workspace and/or Microsoft Azure",
    "Reporting tools like Allure, Extent report, Report Portal or similar",
  ])("%s", (item) => expect(groups(item)).toBe(1));
});
