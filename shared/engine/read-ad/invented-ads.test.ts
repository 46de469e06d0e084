import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, each with the first letter of its level. */
const listed = (text: string) => readRequirements({ text }).map((one) => `${one.importance[0]}: ${one.term}`);

/** Ads of kinds that are written by hand here: each shows how one shape of text is read as a person would. */
describe("whole ads", () => {
  test("one paragraph of a cafe", () => {
    const ad =
      "Busy little cafe in Fremantle needs a barista who can pull great shots and pour silky milk during the morning rush (up to 25 kg a week). You've got two years behind the machine and can take orders on Square. Must be free Saturdays and Sundays, 6 am starts. RSA handy but not needed. Good vibes, staff meals, tips and above award pay. Drop in with a resume or text Lou.";
    expect(listed(ad)).toEqual([
      "m: pull great shots",
      "m: pour silky milk",
      "m: two years behind the machine",
      "m: take orders on Square",
      "p: RSA",
    ]);
  });

  test("running text without headings", () => {
    const ad =
      "Merriwa Plumbing Supplies is a family business in its third generation and we are looking for a bookkeeper for three days a week. You will process supplier invoices and run the payroll for 22 staff. We use Xero and Dext, so you will need to be confident in both. A Certificate IV in Accounting and Bookkeeping is essential. Experience with job costing would also be great. The hours are flexible, parking is free, and the coffee is good. We pay $40 to $45 an hour plus super.";
    expect(listed(ad)).toEqual([
      "d: process supplier invoices",
      "d: run the payroll for 22 staff",
      "m: Xero",
      "m: Dext",
      "m: Certificate IV in Accounting and Bookkeeping",
      "p: job costing",
    ]);
  });

  test("a law firm that speaks in long sentences", () => {
    const ad =
      "Our practice acts for employers across health and local government.\n\nWorking with two Partners, you will advise on enterprise bargaining, run matters in the Fair Work Commission and conduct workplace investigations.\n\nYou will bring:\n* at least five years' post-admission experience in employment law, gained in a private practice firm or a comparable in-house team;\n* an unrestricted practising certificate, or eligibility for one in Queensland;\n* first-class drafting and advocacy; and\n* the ability to explain the law to people who have no legal training.\n";
    expect(listed(ad)).toEqual([
      "d: advise on enterprise bargaining",
      "d: run matters in the Fair Work Commission",
      "d: conduct workplace investigations",
      "m: five years' post-admission experience in employment law",
      "m: practising certificate",
      "m: first-class drafting",
      "m: advocacy",
      "m: explain the law to people",
    ]);
  });

  test("lists behind emojis, and a heading that has one", () => {
    const ad =
      "🌱 Garden centre\n\nYou'll be a natural fit if you have:\n🌱 A genuine passion for customer service\n🌱 Solid horticultural knowledge\n🌱 Confidence with POS systems and Microsoft Office\n🌱 A current driver's licence; forklift licence a plus\n\nWhy us?\n🌱 Up to 40% off plants\n🌱 Above-award pay and a yearly bonus\n";
    expect(listed(ad)).toEqual([
      "m: passion for customer service",
      "m: horticultural",
      "m: POS systems",
      "m: Microsoft Office",
      "m: driver's licence",
      "p: forklift licence",
    ]);
  });

  test("a farm", () => {
    const ad =
      "We milk 450 cows twice a day. The job includes milking (six milkings a week), calf rearing, moving stock and tractor work. Experience on a dairy farm is preferred, but we'll teach you the rest. You will need a driver licence and you should be comfortable on a quad bike (ticket or willing to get one), with some common sense around stock. House available at low rent, beef in the freezer.";
    expect(listed(ad)).toEqual([
      "d: milking",
      "d: calf rearing",
      "d: moving stock",
      "d: tractor work",
      "p: dairy farm",
      "m: driver licence",
      "m: quad bike",
      "m: common sense around stock",
    ]);
  });
});

const demands = (item: string) => listed(`About the shop\nWe sell paint.\n\nWhat you need\n- ${item}\n`);
const duties = (item: string) => listed(`About the shop\nWe sell paint.\n\nKey duties\n- ${item}\n`);

describe("items of a list", () => {
  test.each([
    ["Sound knowledge of occupational health and safety", ["m: occupational health and safety"]],
    [
      "Experience in a government, academic or not-for-profit setting",
      ["m: government", "m: academic or not-for-profit setting"],
    ],
    ["AP experience in a high volume environment", ["m: AP"]],
    ["Own tools", ["m: Own tools"]],
    ["A willingness to learn", ["m: willingness to learn"]],
    [
      "Commitment to safety with the ability to lead toolbox talks",
      ["m: Commitment to safety", "m: lead toolbox talks"],
    ],
    [
      "Confident working with people who also use alcohol and other drugs",
      ["m: use alcohol and other drugs"],
    ],
    ["You know your way around a switchboard", ["m: switchboard"]],
    ["A degree in nursing, or working towards one", ["m: degree in nursing"]],
    ["A degree in nursing or equivalent experience", ["m: degree in nursing", "m: equivalent experience"]],
    [
      "Versatility to take on other roles as business needs evolve",
      ["m: Versatility to take on other roles"],
    ],
    ["Student visa holders may work within their conditions", []],
    ["$61,400 base + super + bonus", []],
  ])("demand: %s", (item, expected) => expect(demands(item)).toEqual(expected));

  test.each([
    ["Carry out weed and pest control", ["d: Carry out weed and pest control"]],
    [
      "Component change-outs: engines, transmissions",
      ["d: Component change-outs", "d: engines, transmissions"],
    ],
    ["Client liaison by phone", ["d: Client liaison"]],
    ["Lodge dealings through PEXA", ["d: Lodge dealings", "d: PEXA"]],
    ["Complete handover using ISBAR", ["d: Complete handover", "d: ISBAR"]],
    ["Make us the preferred supplier of paint", ["d: Make us the preferred supplier of paint"]],
  ])("duty: %s", (item, expected) => expect(duties(item)).toEqual(expected));
});

describe("running text", () => {
  test.each([
    "The ward is busy and the team is experienced.",
    "We are a leader, which gives our customers a competitive advantage.",
    "With data as the foundation, customers thrive with competitive advantage.",
    "You will be paid monthly with an annual bonus.",
  ])("tells, and asks for nothing: %s", (text) => expect(listed(text)).toEqual([]));

  test("what stands among the demands is shown, not its first mention", () => {
    const text =
      "We need an Excel champion who knows Excel.\n\nRequirements\n- Excel\n- Word\n- PowerPoint\n";
    const excel = readRequirements({ text }).find((one) => one.term === "Excel");
    expect(excel?.span.start).toBe(text.lastIndexOf("Excel"));
  });

  test("the successful applicant will have, or will do", () => {
    const lead = "We sell paint.\n\nThe successful applicant will:\n";
    expect(listed(`${lead}- plan the roster\n- order stock\n`)).toEqual([
      "d: plan the roster",
      "d: order stock",
    ]);
    expect(listed(`${lead}- have experience in retail\n- hold a forklift licence\n`)[0]).toMatch(/^m: /);
  });

  test("a long list of duties keeps sixteen, and the tools", () => {
    const items = Array.from({ length: 30 }, (_, n) => `- check pump${n} gauges and repair valve${n} seals`);
    const own = listed(`Key duties\n${items.join("\n")}\n- write reports in Excel\n`);
    expect(own).toHaveLength(17);
    expect(own.at(-1)).toBe("d: Excel");
  });
});

test("words that say nothing alone, and how to apply, are no demands; an adjective waits for its noun", () => {
  const ad = `About the role
We run a timber yard in Morwell and need a second pair of hands in the office from March.

What you bring
- Willing, and you know the date of your last first aid course
- Stocktake software, scheduling, techniques, documentation
- Build scalable and trustworthy stock records
- Let us know about any adjustments
- Address the selection criteria in two pages
- Forklift licence`;
  const terms = listed(ad).map((one) => one.slice(3));
  expect(terms).toContain("Build scalable and trustworthy stock records");
  expect(terms).toContain("documentation");
  for (const hollow of ["Willing", "date", "techniques", "trustworthy stock records", "adjustments"])
    expect(terms).not.toContain(hollow);
  expect(terms.filter((term) => /let us|selection criteria/i.test(term))).toEqual([]);
});

test("feelings, self-images, times and categories of everyday words ask for nothing", () => {
  const ad = [
    "About you",
    "- A data-driven mindset and excited to work with our partners in Perth",
    "- Experience with boiler maintenance and pressure testing",
    "- You can hold a room of scientists on Monday and a room of farmers on Tuesday",
    "- Working knowledge of design tools such as AutoCAD and Revit",
    "- Eager to learn",
    "What you will do",
    "- Act as a trusted partner to our engineers",
    "- Recruit and develop a crew of eight, including two line hands",
    "- Record vital signs and 12-lead ECGs",
    "- Act as fire warden",
  ].join("\n");
  const terms = readRequirements({ text: ad }).map(({ term }) => term.toLowerCase());
  for (const aside of ["mindset", "excited", "farmers", "design tools", "partner", "two line hands"])
    expect(terms.filter((term) => term.includes(aside))).toEqual([]);
  for (const asked of [
    "boiler maintenance",
    "pressure testing",
    "autocad",
    "revit",
    "fire warden",
    "12-lead ecgs",
  ])
    expect(
      terms.some((term) => term.includes(asked)),
      asked,
    ).toBe(true);
  expect(terms).toContain("eager to learn");
});
