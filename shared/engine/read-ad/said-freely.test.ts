import { describe, expect, test } from "vitest";
import { readAdFacts } from "./facts/ad-facts.ts";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, each with the first letter of its level; alternatives share a number. */
function listed(text: string): string[] {
  const groups: string[] = [];
  return readRequirements({ text }).map(({ importance, term, groupId }) => {
    if (groupId !== undefined && !groups.includes(groupId)) groups.push(groupId);
    return `${importance[0]}${groupId === undefined ? "" : groups.indexOf(groupId) + 1}: ${term}`;
  });
}

describe("headings as small firms write them", () => {
  const items = "\n- Two years as a florist\n- Can drive a van\n- Calm in December\n";
  test.each(["Who are we after?", "YOU:", "You", "Who we're after"])("'%s' asks", (heading) => {
    expect(listed(`We sell flowers.\n\n${heading}${items}`)).toEqual([
      "m: Two years as a florist",
      "m: drive a van",
      "m: Calm in December",
    ]);
  });

  test.each(["We'd also like to hear about", "We would do a happy dance for", "We'd be chuffed to see"])(
    "'%s' wishes",
    (heading) => {
      const ad = `We sell flowers.\n\nYou will need\n- Two years as a florist\n\n${heading}\n- Wedding work\n- Funeral wreaths\n`;
      expect(listed(ad)).toEqual(["m: Two years as a florist", "p: Wedding work", "p: Funeral wreaths"]);
    },
  );

  test.each<[string, string]>([
    ["What you'll get your hands dirty with", "d"],
    ["What will you get up to?", "d"],
    ["What lights you up", "m"],
    ["What we can't bend on", "m"],
    ["Cherry on top", "p"],
    ["You'll jump the queue if", "p"],
    ["Nectar (not essential)", "p"],
  ])("'%s' says what its list is", (heading, level) => {
    const ad = `We sell flowers.\n\n${heading}\n- Run the market stall on Sundays\n- Grow dahlias and sweet peas\n- Drive the van\n`;
    expect(new Set(listed(ad).map((one) => one[0]))).toEqual(new Set([level]));
  });

  test("any member of a list will do where it says so", () => {
    const groups = readRequirements({
      text: "We sell flowers.\n\nYou will need\n- Raffia, wire, moss, twine, at least most of them\n- A CRM (Petal, Stem, Leaf, doesn't matter which)\n",
    }).map(({ groupId }) => groupId);
    expect(new Set(groups.slice(0, 4)).size).toBe(1);
    expect(groups[0]).toBeDefined();
    expect(new Set(groups.slice(4)).size).toBe(1);
  });

  test("who runs the pay of others is given nothing", () => {
    const ad =
      "We sell flowers.\n\nWhat you will do\n- Process salary, super and leave for our staff\n- Check super, leave and salary runs for your managers\n";
    expect(listed(ad).map((one) => one[0])).toEqual(["d", "d"]);
  });

  test("work told in the third person is work, a plural is none", () => {
    const ad =
      "We sell flowers and need a florist for our team.\n\nPrepares wreaths and trims stems for the market. Orders over $50 travel free within town.\n";
    expect(listed(ad)).toEqual(["d: Prepares wreaths", "d: trims stems for the market"]);
  });

  test("what is given in a row asks for nothing", () => {
    const ad =
      "We sell flowers and need a florist.\n\nFor that there's a salary, a ute, phone and fuel card, and a bonus when the shop does well.\nWhat do you get out of it: a laptop, your birthday off and free parking.\n";
    expect(listed(ad)).toEqual([]);
  });

  test("what the reader is told between the lines is work", () => {
    const ad =
      "We sell flowers.\n\nYou will need\n- Two years as a florist\n- A steady hand\n- Patience\n\nIn the quieter months you mend crates for the growers. You may also be asked to train students. You also report sales to the owner.\n";
    expect(listed(ad).filter((one) => one.startsWith("d"))).toEqual([
      "d: mend crates for the growers",
      "d: train students",
      "d: report sales to the owner",
    ]);
  });

  test.each(["The ideal person:", "Essential responsibilities", "Essential duties of the role"])(
    "a list of work below '%s' is duties",
    (heading) => {
      const ad = `We sell flowers.\n\n${heading}\n- Open the shop at seven\n- Order stock from the growers\n- Arrange bouquets and wreaths\n- Deliver orders by van\n`;
      expect(listed(ad).map((one) => one[0])).toEqual(["d", "d", "d", "d"]);
    },
  );

  test.each<[string, string[]]>([
    [
      "- Registered or Enrolled Nurse with theatre experience",
      ["m: Registered or Enrolled Nurse", "m: theatre"],
    ],
    ["- Qualified florist, diploma in floristry", ["m: Qualified florist", "m: diploma in floristry"]],
    ["- Empathy and respect for people", ["m: Empathy"]],
    ["- Sound pest control knowledge: you know an aphid from a thrip", ["m: pest control"]],
    ["- Kotlin: you have experience publishing apps", ["m: Kotlin", "m: publishing apps"]],
    ["- Fluency in Dutch is considered a clear differentiator", ["p: Dutch"]],
  ])("an item of the demands: %s", (item, terms) => {
    expect(listed(`We sell flowers.\n\nYou will need\n${item}\n`)).toEqual(terms);
  });

  test("'It will help your application if you', 'We would be glad if you' wish", () => {
    const ad =
      "We sell flowers.\n\nIt will help your application if you have a chemical user card. We would be glad if you knew bonsai care.\n";
    expect(listed(ad).map((one) => one[0])).not.toContain("m");
    expect(listed(ad).join()).toContain("p: chemical user card");
  });

  test.each(["Who are we?", "Us", "Essential reading"])("'%s' asks for nothing", (heading) => {
    expect(listed(`We sell flowers.\n\n${heading}\nOur van driver has a forklift licence.\n`)).toEqual([]);
  });

  test("what is not needed", () =>
    expect(listed("You don't need: a degree, ten years of retail, or a green thumb.")).toEqual([]));

  test("capitals part a list where no gap does", () => {
    const ad = "MUST HAVES\nWhite card\nOwn tools\nALSO GOOD\nFormwork, stair building\n";
    expect(listed(ad)).toEqual(["m: White card", "m: Own tools", "p: Formwork", "p: stair building"]);
  });

  test("a warning behind the sign is no demand, and the list below is", () => {
    const ad =
      "Duties\nPatrol the yard and the car parks\nWrite shift logs\n\nMandatory – please don't apply without these\n* First aid certificate\n* Security licence\n";
    expect(listed(ad).filter((one) => one.startsWith("m"))).toEqual(["m: First aid", "m: Security licence"]);
  });

  test("a task that leads in its parts", () => {
    const ad =
      "What you'll be doing\nProvide a collection service to the wards, including:\nVenepuncture for adults and children\nLabelling and dispatching specimens\nStock control for the centre\n";
    expect(listed(ad)).toEqual([
      "d: Venepuncture for adults and children",
      "d: Labelling and dispatching specimens",
      "d: Stock control for the centre",
    ]);
  });

  test("one line of tasks under 'Role:'", () =>
    expect(
      listed("Role:\nTest planning and design; defect triage with the vendor; support of testers"),
    ).toEqual(expect.arrayContaining(["d: Test planning and design", "d: defect triage with the vendor"])));

  test("fields of a form are no tasks", () => {
    const ad =
      "Position Title: Collector\nJob Reference: 2026-4417\nClassification: Technical Assistant Grade 2\nEmployment Status: Part time\n";
    expect(listed(ad)).toEqual([]);
  });

  test("a question in running text is the heading of its answer; one to the reader is none", () => {
    const ad =
      "So what would you be doing? Running the studio end to end and booking the models. Are you looking for a change? We are the largest studio in Perth.";
    expect(listed(ad)).toEqual(["d: Running the studio", "d: booking the models"]);
  });
});

describe("sentences that ask in their own way", () => {
  test.each([
    ["Also need a forklift licence and a good eye for stock.", ["m: forklift licence", "m: eye for stock"]],
    [
      "We reckon you'll do well if you have a portfolio and can run your own research.",
      ["m: portfolio", "m: run your own research"],
    ],
    ["You should be on time, tidy and drama free.", ["m: drama free"]],
    ["Extensions or keratin experience would be sick.", ["p1: Extensions", "p1: keratin"]],
    [
      "Two seasons in any cellar helps, as does a forklift licence.",
      ["p: Two seasons in any cellar", "p: forklift licence"],
    ],
    [
      "Ideally you come from a broker, with a minimum of 12 months in general insurance.",
      ["p: come from a broker", "p: 12 months in general insurance"],
    ],
    [
      "It is desirable if you've worked in a school lab and if you hold first aid.",
      ["p: worked in a school lab", "p: first aid"],
    ],
    [
      "You must have a Certificate III in Dental Assisting, sorry no trainees this time round.",
      ["m: Certificate III in Dental Assisting"],
    ],
  ])("%s", (ad, expected) => expect(listed(ad)).toEqual(expect.arrayContaining(expected)));

  test("a caseload is held as work, and what follows is the work", () => {
    const ad =
      "You will hold a caseload of twelve women, undertaking risk assessment and safety planning, providing crisis support and recording all contacts in SHIP.";
    expect(listed(ad).every((one) => one.startsWith("d"))).toBe(true);
    expect(listed(ad)).toEqual(
      expect.arrayContaining([
        "d: undertaking risk assessment and safety planning",
        "d: providing crisis support",
      ]),
    );
  });

  test("the place of the work does not hide it", () =>
    expect(
      listed("Your role on site will be to erect, alter and dismantle scaffolds from drawings."),
    ).toEqual(["d: erect, alter and dismantle scaffolds from drawings"]));

  test("the capability, not its group", () =>
    expect(
      listed(
        "Requirements\n- Relationships – Communicate Effectively\n- Business Enablers – Contract Management\n- Excel\n",
      ),
    ).toEqual(["m: Communicate Effectively", "m: Contract Management", "m: Excel"]));
});

describe("ways to the same demand", () => {
  test.each([
    ["- Dogging (DG) or Basic Rigging (RB)", ["m1: Dogging", "m1: Basic Rigging"]],
    [
      "- A degree in law that meets the policy for practitioners, or five years' equivalent experience",
      ["m1: degree in law", "m1: five years' equivalent experience"],
    ],
  ])("%s", (item, expected) => expect(listed(`Requirements\n${item}\n`)).toEqual(expected));
});

describe("facts", () => {
  const facts = (text: string) => readAdFacts(text, { asOf: "2026-11-20" });
  test("a Word document is no limit, 500 words are one", () =>
    expect(facts("Submit a Word CV of no more than 4 pages and a 500 word pitch.").asks).toEqual([
      { kind: "pitch", limit: "500 word" },
    ]));
  test.each([
    ["Responses to us by 10am Thursday 3 December 2026.", "2026-12-03"],
    ["The office opens on Thursday 3 December 2026.", null],
  ])("%s", (text, closes) => expect(facts(text).closes).toBe(closes));
  test("at home on Fridays is hybrid", () =>
    expect(facts("Office based with WFH Fridays after 3 months").workplace).toBe("hybrid"));
});
