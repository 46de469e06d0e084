import { describe, expect, test } from "vitest";
import { readAsks } from "../knock-outs/read-asks.ts";
import { readAdFacts } from "./facts/ad-facts.ts";
import { readAdSections } from "./read-ad-sections.ts";
import { readRequirements } from "./requirements.ts";

/** Ads as a small business, a start-up or a labour-hire firm writes them. All of them are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);
const asked = (text: string) => readAsks(text, readAdSections(text)).map(({ label }) => label);

describe("headings that no list knows", () => {
  test("in small letters above a list", () => {
    const text = `so what would you do?

- run interviews with growers
- draw the screens

we reckon you've got

- two years of product design
- an eye for accessibility`;
    expect(listed(text)).toEqual([
      "d: run interviews with growers",
      "d: draw the screens",
      "m: two years of product design",
      "m: eye for accessibility",
    ]);
  });

  test("said twice in one line, behind the duties", () => {
    const text = `Duties
- Coaches leaders on performance
- Leads the yearly talent review

Must Have: Minimum Requirements
- Diploma of Human Resources
- Payroll experience`;
    expect(listed(text).filter((one) => one.startsWith("m"))).toEqual([
      "m: Diploma of Human Resources",
      "m: Payroll",
    ]);
  });

  test.each(["You'll be confident with", "What matters is that you have", "Your ingredients:"])(
    "'%s' leads in demands",
    (heading) => {
      const text = `About us\nWe cook.\n\n${heading}\n- two years on the grill\n- a food safety certificate\n- stock rotation\n`;
      expect(listed(text).every((one) => one.startsWith("m"))).toBe(true);
      expect(listed(text)).toHaveLength(3);
    },
  );

  test("'expected to' above a list of verbs leads in duties", () =>
    expect(listed("Role\nTeachers will be expected to\n- mark the exams\n- attend two camps\n")).toEqual([
      "d: mark the exams",
      "d: attend two camps",
    ]));

  test("what the employer would like to give asks for nothing", () =>
    expect(listed("What we'd like to give you\n- Support toward a degree\n- A mentor\n- A phone\n")).toEqual(
      [],
    ));

  test("'The important stuff' about leave and shifts is no list of gifts", () =>
    expect(
      asked(
        "The important stuff\nNo leave in the first month. You'll need the right to work in Australia.\n",
      ),
    ).toContain("Right to work in Australia"));
});

describe("work named in running text", () => {
  test("each thing behind the colon is work of its own", () =>
    expect(
      listed("You'll handle: leasing, vacate inspections, rent reviews, arrears and tribunal hearings."),
    ).toEqual([
      "d: leasing",
      "d: vacate inspections",
      "d: rent reviews",
      "d: arrears",
      "d: tribunal hearings",
    ]));

  test("a sentence without its subject", () => {
    expect(listed("Servicing and breakdown repairs on haul trucks and dozers.")).not.toEqual([]);
    expect(listed("Looking for a change of scene and a good boss?")).toEqual([]);
  });
});

describe("demands of few words", () => {
  test("'Need' asks, and a wish in brackets rules nothing outside them", () =>
    expect(listed("Need an electrical licence, SAA accreditation (install, design a plus).")).toEqual([
      "m: electrical licence",
      "m: SAA accreditation",
    ]));

  test("an item of one everyday word that is told of asks for it", () =>
    expect(
      listed("About you\n- a portfolio that shows your thinking, not just the pretty end of it all\n"),
    ).toEqual(["m: portfolio"]));

  test("the name of a capability in a framework says less than what it means", () =>
    expect(
      listed(
        "Capabilities\n- Achieves results - Sees projects through to completion, monitors progress.\n- Mentors juniors\n",
      ),
    ).toEqual(["m: Sees projects", "m: monitors progress", "m: Mentors juniors"]));

  test("what is only pointed at, and a probation, are no demands", () =>
    expect(
      listed(
        "Requirements\n- Night cover, at least two of these each fortnight\n- A six month probation applies\n- White card\n",
      ),
    ).toEqual(["m: Night cover", "m: White card"]));

  test("any past will do", () =>
    expect(listed("About you\nYou may come from insurance, banking or a contact centre.\n")).toEqual([]));

  test("names in brackets are asked for each", () =>
    expect(
      listed("Requirements\n- Employment law (Fair Work Act, National Employment Standards, Privacy Act)\n"),
    ).toContain("m: National Employment Standards"));

  test("the number of a criterion is no part of it", () =>
    expect(
      listed(
        "Selection criteria\nSC1 Demonstrated knowledge of the mathematics curriculum.\nSC2 (Local) Physics teaching.\n",
      ),
    ).toEqual(["m: mathematics curriculum", "m: Local", "m: Physics teaching"]));

  test.each([
    ["- 4+ yrs data engineering", "4 years of experience"],
    ["- Two to five years out on the road", "2 years of experience"],
    ["- around 3 years post-trade", "3 years of experience"],
  ])("'%s' asks for years", (item, label) =>
    expect(asked(`Requirements\n${item}\n- Own tools\n`)).toContain(label),
  );

  test("a vaccinator is not asked to be vaccinated", () => {
    const text = "You need to be an accredited immuniser.";
    expect(asked(text)).toEqual(["Immuniser accreditation"]);
    expect(listed(text)).toEqual(["m: accredited immuniser"]);
  });
});

describe("facts of the ad", () => {
  const facts = (text: string) => readAdFacts(text, { asOf: "2026-11-01" });

  test.each([
    ["Tell us in a pitch of up to 600 words how you meet the duties.", "pitch", "up to 600 words"],
    [
      "Statements of half a page per criterion, plus a CV.",
      "selection_criteria",
      "half a page per criterion",
    ],
    ["Address each criterion in the online form.", "selection_criteria", null],
    ["Send a CV plus a two-minute video telling us why.", "targeted_questions", "two-minute video"],
    ["Write to Kim and tell us a bit about yourself.", "letter", null],
  ])("%s", (text, kind, limit) => expect(facts(text).asks).toEqual([{ kind, limit }]));

  test.each([
    ["You get a Corolla hybrid, a phone and a bonus.", null],
    ["Be in the Ryde office three days a week.", "hybrid"],
  ])("%s", (text, workplace) => expect(facts(text).workplace).toBe(workplace));
});
