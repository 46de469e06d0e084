import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);

describe("the forms of job boards", () => {
  test("a board's own fields ask at the level in their brackets; where one lives is no skill", () =>
    expect(
      listed(
        "Hive Receptionist\n\nDuties:\n- Greet keepers\n- Answer swarm calls\n\nAbility to commute/relocate:\nKarri Valley WA: Reliably commute or planning to relocate before starting work (Required)\n\nExperience:\nHive reception: 1 year (Preferred)\n\nLicence/Certification:\nDriver Licence (Preferred)\n\nWork Authorisation:\nAustralia (Required)\n\nWork Location: In person\n",
      ),
    ).toEqual([
      "d: Greet keepers",
      "d: Answer swarm calls",
      "p: Hive reception: 1 year",
      "p: Driver Licence",
    ]));

  test("the sales points at the top are no work, and a bonus for signing is no wish", () =>
    expect(
      listed(
        "Wax Keeper - Up to $5K sign on bonus*!\n- Join a dedicated team of keepers\n- Enjoy flexible hours in a warm yard\n- Be part of a valley that loves honey\nAbout Gum Wax\nGum Wax makes candles.\nPosition Overview\nYou will be tasked with a variety of yard duties, including frame repair, wax melting and swarm calls.\nCandidate Profile\nPossession of a current manual C class drivers licence",
      ),
    ).toEqual([
      "d: yard duties",
      "d: frame repair",
      "d: wax melting",
      "d: swarm calls",
      "m: C class drivers licence",
    ]));

  test("what is told of the process, and how to get in touch, asks for nothing", () =>
    expect(
      listed(
        "What you need\n- Queen rearing experience is great but not a must\n- All applicants must complete a questionnaire at the time of filing\n- Candidates may be contacted by our panel after the closing date\n- Visa sponsorship is an option for the right keeper\n\nIf you have an active GitHub profile, include a link because I want to see it!\nIf you see something dumb in my ads, let me know!\nBecome a keeper in one of the valley's most highly regarded yards",
      ),
    ).toEqual(["p: Queen rearing"]));

  test("a row of what somebody is responsible for is their work", () =>
    expect(
      listed(
        "Your new role\nReporting to the Yard Manager you will be responsible for the honey extraction process, preparation of hive reports, queen register reconciliations and assisting with the yearly count.",
      ),
    ).toEqual([
      "d: honey extraction process",
      "d: preparation of hive reports",
      "d: queen register reconciliations",
      "d: assisting with the yearly count",
    ]));

  test("a title with a wish in it is a title, and a second sentence with its own level is a demand", () =>
    expect(
      listed(
        "Hive Support Worker - Adult preferred for this role\nKarri Valley | Casual\nHi, I'm Josh's mum. Josh loves trains.\nYou need:\n- 5-8 years with a keeper. Valley experience a distinct advantage\n- Minimum 4 years in queen law to join our team of six\nText me on 0491 570 159 with a bit about yourself.",
      ),
    ).toEqual(["m: 5-8 years with a keeper", "p: Valley", "m: 4 years in queen law"]));

  test("what is asked in everyday words alone is asked; what is said behind the list is not", () =>
    expect(
      listed(
        "What you need\n- Experience managing a variety of internal and external keepers to ensure that all is well\n- You will need to be a motivated individual who will work as part of a team\n- Click apply to submit your application by Sunday\n- To access the Position Description, please click here\nThe valley acknowledges the Traditional Owners of the land on which our hives stand.",
      ),
    ).toEqual([
      "m: managing a variety of internal and external keepers",
      "m: motivated individual",
      "m: work as part of a team",
    ]));

  test("a commitment to diversity, and sponsors to be won, are asked for", () =>
    expect(
      listed(
        "What you need\n- Demonstrated commitment to diversity and inclusion\n- Valley commitment to a diverse yard\n\nKey duties\n- Write sponsorship proposals that will win partners\n- Count jars\n",
      ),
    ).toEqual([
      "m: commitment to diversity",
      "m: inclusion",
      "d: Write sponsorship proposals",
      "d: Count jars",
    ]));

  test("a bracket that was opened is closed", () => {
    for (const term of listed(
      "What you need\n- Certificate III in Beekeeping (Queens) or equivalent, or studying wax (2nd yr+)\n- Hive care (frames, wax and all that a keeper has to do in the spring of each year\n",
    ))
      expect(term.split("(").length).toBe(term.split(")").length);
  });
});

test("what a duty names behind including is each asked for", () =>
  expect(
    listed(
      "Key duties\n- Advise on key rules including Comb Duty, Queen Act, and Wax Governance\n- Carry out treatments including: Wax Peel, Honey Mask, Pollen Scrub and Comb Massage\n- Keep the yard, including the shed, the fence and the pond",
    ),
  ).toEqual([
    "d: Advise on key rules",
    "d: Comb Duty",
    "d: Queen Act",
    "d: Wax Governance",
    "d: Wax Peel",
    "d: Honey Mask",
    "d: Pollen Scrub",
    "d: Comb Massage",
    "d: Keep the yard",
  ]));
