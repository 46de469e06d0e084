import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, as level and term; all firms are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

const hive = `Keeper, Gum Hives

Duties

- Apply smoke before each inspection
- Submit weekly counts to the head keeper
- Support growers including Karri Farm, Salt Farm and Bluff Farm

What you need

- Queen rearing
- Varroa control and record keeping
- Attention to detail and good judgment
- White card

What we offer

- Honey each Friday`;

describe("the same list, however it was copied", () => {
  const marked = listed(hive);
  const unmarked = hive.replaceAll("- ", "");

  test("with its marks", () =>
    expect(marked).toEqual([
      "d: smoke before each inspection",
      "d: Submit weekly counts to the head keeper",
      "d: Support growers",
      "m: Queen rearing",
      "m: Varroa control",
      "m: record keeping",
      "m: Attention to detail",
      "m: judgment",
      "m: White card",
    ]));
  test("without marks", () => expect(listed(unmarked)).toEqual(marked));
  test("each line parted by an empty one", () =>
    expect(listed(unmarked.replaceAll(/\n+/g, "\n\n"))).toEqual(marked));
});

describe("lines that lead in", () => {
  test("'You will' above lines in small letters", () =>
    expect(
      listed(
        "About the job\nYou look after the hives on two farms. You will\nfeed the bees\nrear queens\nmend frames\n",
      ),
    ).toEqual([
      "d: look after the hives on two farms",
      "d: feed the bees",
      "d: rear queens",
      "d: mend frames",
    ]));

  test("'Deep understanding of:' among demands goes on with them", () =>
    expect(
      listed(
        "Requirements\nTwo years as a keeper\nCare for bees\nDeep understanding of:\nQueen rearing\nVarroa control\n",
      ),
    ).toEqual(["m: Two years as a keeper", "m: Care for bees", "m: Queen rearing", "m: Varroa control"]));

  test("a heading said twice", () =>
    expect(listed("Must have: minimum requirements\nQueen rearing\nVarroa control\n")).toEqual([
      "m: Queen rearing",
      "m: Varroa control",
    ]));
});

describe("headings that warn or tempt", () => {
  test.each([
    ["NON NEGOTIABLES - please don't apply if you can't tick these", "m"],
    ["In your application you should be able to show us", "m"],
    ["WILL PUT YOU AT THE TOP OF THE PILE", "p"],
    ["It'd be nice, but we won't hold it against you", "p"],
    ["Gives you the edge", "p"],
    ["A head start, though none of these is a deal-breaker:", "p"],
    ["What do you need to succeed?", "m"],
  ])("%s", (heading, level) =>
    expect(listed(`Keeper\n\n${heading}\n- Queen rearing\n- Varroa control\n`)).toEqual([
      `${level}: Queen rearing`,
      `${level}: Varroa control`,
    ]),
  );

  test("a sentence without its stop is none", () =>
    expect(listed("Criteria\n- Queen rearing\n\nHive records are essential to this position\n")).toEqual([
      "m: Queen rearing",
      "m: Hive records",
    ]));
});

test("a note in brackets belongs to the sentence before", () =>
  expect(
    listed("Selection criteria\n1. Skill in queen rearing.\n2. Experience in mead making. (Desirable)\n"),
  ).toEqual(["m: queen rearing", "p: mead making"]));

test("who is looked for to do something is looked for for that work", () =>
  expect(
    listed("After 22 years Maureen retires, and we are looking for someone to take over her hives.\n"),
  ).toEqual(["d: take over her hives"]));

describe("papers and years count wherever the ad names them", () => {
  test("under how to apply", () =>
    expect(
      listed(
        "What you need\n- Queen rearing\n\nHow to apply\nSend your resume. You will need a current driver licence.\n",
      ),
    ).toEqual(["m: Queen rearing", "m: driver licence"]));

  test.each([
    "Our van driver has a forklift licence.",
    "What we offer\n- A forklift licence, paid by us",
    "You will need a police check and the right to work in Australia.",
  ])("not what others hold or are given, and no check: %s", (sentence) =>
    expect(listed(`What you need\n- Queen rearing\n\n${sentence}\n`)).toEqual(["m: Queen rearing"]),
  );
});

test("a duty that says more than a demand stands beside it", () =>
  expect(
    listed(
      "What you will do\n- Draw and document concrete, structural steel and timber hives\n- Mend frames\n\nWhat you need\n- Structural steel\n",
    ),
  ).toContain("d: Draw and document concrete, structural steel and timber hives"));

describe("running text", () => {
  test("work told in the present", () =>
    expect(
      listed(
        "Mead Buyer\n\nMornings you inspect hives in the hills. You chair the tasting panel, write the buying plan and coach two cadets.\n",
      ),
    ).toEqual([
      "d: inspect hives in the hills",
      "d: chair the tasting panel",
      "d: write the buying plan",
      "d: coach two cadets",
    ]));

  test("a heading that runs into its text", () =>
    expect(
      listed("Keeper\n\nWhat a week looks like. Hive inspections, bookkeeping, mead tasting.\n"),
    ).toContain("d: bookkeeping"));

  test.each([
    ["You need the ability to read hive law and apply it fairly, and report writing.", "m: report writing"],
    ["We expect sound queen rearing and hive carpentry.", "m: hive carpentry"],
    [
      "We would love to see a postgraduate qualification in bee health.",
      "p: postgraduate qualification in bee health",
    ],
    ["You have five years with an asset consultant or in queen rearing.", "m: queen rearing"],
  ])("%s", (sentence, item) => expect(listed(`Keeper\n\n${sentence}\n`)).toContain(item));

  test("a title's words are no heading, a form's fields ask for nothing", () =>
    expect(
      listed(
        "Experienced Hive Estimator\n\nWe build frames for the whole valley.\n\nWhat you need\n- Queen rearing\n\nAddress:\n\nHONEY PLACE, 88 QUEENS QUAY\n\nJob type:\n\nRegular\n",
      ),
    ).toEqual(["m: Queen rearing"]));
});

test("letters in brackets number a list", () =>
  expect(listed("You must have:\n(a) queen rearing;\n(b) hive carpentry.\n")).toEqual([
    "m: queen rearing",
    "m: hive carpentry",
  ]));

test("a wrapped line of a story asks for nothing", () =>
  expect(
    listed(
      "My aunt made this every summer. Mix the crumbs with the butter and the honey,\npress the mixture into a lined tin, and leave it in the fridge for an hour. Then stir the icing with the\njuice of one lemon until it is smooth.\n",
    ),
  ).toEqual([]));
