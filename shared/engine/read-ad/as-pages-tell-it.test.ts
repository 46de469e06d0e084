import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** What is listed of an ad, as level and term; firms and hives are invented. */
const listed = (text: string) =>
  readRequirements({ text }).map(({ importance, term }) => `${importance[0]}: ${term}`);
const asked = (line: string) => listed(`Keeper\n\nWhat you need\n- ${line}\n`);
const duties = (line: string) => listed(`Keeper\n\nResponsibilities\n- ${line}\n`);

describe("what somebody is to be like", () => {
  test.each([
    ["We are seeking a reliable and hands-on Wax Keeper to join our yard.", ["m: reliable", "m: hands-on"]],
    ["We're looking for a dedicated Team Leader to guide our yard.", ["m: dedicated"]],
    ["We are on the hunt for an experienced and driven Yard Manager to run the valley.", ["m: driven"]],
    [
      "We are seeking a curious, calm and detail-oriented keeper.",
      ["m: curious", "m: calm", "m: detail-oriented"],
    ],
    ["We are seeking a driver for our caring yard.", []],
    ["We are seeking creative solutions.", []],
  ])("%s", (sentence, terms) => expect(listed(`Keeper\n\n${sentence}\n`)).toEqual(terms));

  test.each([
    ["Friendly, punctual and well presented", ["m: Friendly", "m: punctual", "m: well presented"]],
    ["Detail-oriented with strong hive skills", ["m: Detail-oriented", "m: hive skills"]],
    ["Well presented, with a good phone manner", ["m: Well presented", "m: phone manner"]],
  ])("a row of traits: %s", (line, terms) => expect(asked(line)).toEqual(terms));
});

describe("what somebody has been", () => {
  test.each([
    ["Previous experience as a wax analyst or in a similar role", ["m: experience as a wax analyst"]],
    [
      "Experience as a hive coordinator, with a focus on queens",
      ["m: Experience as a hive coordinator", "m: focus on queens"],
    ],
    ["Safety-first mindset with strong queen skills", ["m: Safety-first mindset", "m: queen skills"]],
    ["A can-do attitude and queen marking", ["m: can-do attitude", "m: queen marking"]],
  ])("%s", (line, terms) => expect(asked(line)).toEqual(terms));

  test("holders of the job, and what a role is about, tell its work", () => {
    expect(listed("Keeper\n\nHive Carers provide gentle care to queens living at home.\n")).toEqual([
      "d: provide gentle care to queens living at home",
    ]);
    expect(
      listed("Keeper\n\nThis role has a strong focus on swarm calls, frame repair and wax melting.\n"),
    ).toEqual(["d: swarm calls", "d: frame repair", "d: wax melting"]);
  });
});

describe("who is wanted, told among the duties", () => {
  const among = (line: string) =>
    listed(`Keeper\n\nResponsibilities\nYou will inspect hives.\n${line}\n`).slice(1);
  test.each([
    ["The ideal candidate has transitioned into queen breeding.", ["m: transitioned into queen breeding"]],
    ["The right person will bring strong queen skills.", ["m: queen skills"]],
    ["The ideal candidate will come from a queen marking background.", ["m: queen marking"]],
    ["This position requires strong numeracy.", ["m: numeracy"]],
    ["This role requires you to work on Sundays.", []],
    ["The right person will be supported.", []],
  ])("%s", (line, terms) => expect(among(line)).toEqual(terms));
});

describe("a deed of everyday words alone, in a list of duties", () => {
  test.each([
    ["Serve as the primary point of contact", ["d: Serve as the primary point of contact"]],
    ["Ensure that all conditions are maintained", ["d: Ensure that all conditions are maintained"]],
    ["Act as a trusted partner", []],
    ["Work type: Full time", []],
  ])("%s", (line, terms) => expect(duties(line)).toEqual(terms));
});

describe("half of a saying, and how far something is", () => {
  test.each([
    ["sees every “no” as a maybe", []],
    ["queen marking, and the numbers to prove it", ["m: queen marking"]],
    ["Certificate III in Hive Care, completed or in progress", ["m: Certificate III in Hive Care"]],
    ["Certificate III in Hive Care (or near completion)", ["m: Certificate III in Hive Care"]],
    ["Knowledge of the Queens, Drones and Workers Act 2005", ["m: Queens, Drones and Workers Act 2005"]],
    ["Swarm ticket, less than 2 years old", ["m: Swarm ticket"]],
    ["inspected wax yards within the last three years", ["m: inspected wax yards"]],
  ])("%s", (line, terms) => expect(asked(line)).toEqual(terms));

  test("who it is done with, before it", () => {
    expect(duties("With Breeding and Supply, plan the swarm season")).toEqual(["d: plan the swarm season"]);
  });
});

describe("the level behind a demand", () => {
  test.each([
    ["Knowledge of bee law desired.", ["p: bee law"]],
    ["Knowledge of HiveDesk strongly preferred", ["p: HiveDesk"]],
    [
      "Experience working in a hive environment highly preferred.",
      ["p: Experience working in a hive environment"],
    ],
    ["Time in a wax yard would be helpful", ["p: Time in a wax yard"]],
  ])("%s", (line, terms) => expect(asked(line)).toEqual(terms));

  test("what describes the next word wishes for nothing", () =>
    expect(asked("Ability to achieve the desired honey yields").map((one) => one[0])).toEqual(["m"]));
});

describe("the work as pages tell it", () => {
  test.each([
    [
      "Documents every swarm and troubleshoots hive faults",
      ["d: Documents every swarm", "d: troubleshoots hive faults"],
    ],
    ["Uses knowledge to propose better frames", ["d: propose better frames"]],
    ["Performs other duties and rosters as assigned.", []],
    [
      "Keep the yard safe by maintaining hive records, supporting queen checks and preparing wax reports",
      [
        "d: Keep the yard safe",
        "d: maintaining hive records",
        "d: supporting queen checks",
        "d: preparing wax reports",
      ],
    ],
    [
      "Manage the honey process including frame checks, jar filling and label design",
      ["d: Manage the honey process", "d: frame checks", "d: jar filling", "d: label design"],
    ],
    ["Oversee swarm calls and the monitoring thereof", ["d: Oversee swarm calls"]],
    ["PPE allowance: provided for eligible yards", []],
  ])("%s", (line, terms) => expect(duties(line)).toEqual(terms));

  test("a label with a stop names the sentence behind it; alone it asks", () =>
    expect(
      listed(
        "Keeper\n\nResponsibilities\n- Wax & Frames. Build frames for the northern hives.\n- Swarm Tracking. Set up swarm maps across the valley.\n\nWhat you need\n- Calm-Handed Mindset. You look at impact.\n",
      ),
    ).toEqual([
      "d: Build frames for the northern hives",
      "d: Set up swarm maps across the valley",
      "m: Calm-Handed Mindset",
    ]));

  test("everything from one thing to the others is each of them", () =>
    expect(
      listed(
        "Keeper\n\nThis includes everything from swarm planning to queen marking, wax analysis and anything else.\n",
      ),
    ).toEqual(["d: swarm planning", "d: queen marking", "d: wax analysis"]));

  test("what a person is responsible for, and the right candidate has, is asked beside whatever list", () => {
    const lists =
      "Responsibilities\n- Check frames daily\n- Mark queens in spring\n- Pour wax moulds\n\nWhat you need\n- Queen marking\n- Wax moulds\n- Frame building\n";
    expect(
      listed(
        `Keeper\n\nIn this role, you will be responsible for automating honey jars.\nThe right candidate will have a strong understanding of swarm patterns.\n\n${lists}`,
      ),
    ).toEqual(expect.arrayContaining(["d: automating honey jars", "m: swarm patterns"]));
  });

  test("skills that are essential to ensure something are asked, and what they ensure is not", () =>
    expect(
      listed(
        "Keeper\n\nExceptional attention to detail and communication skills are essential to ensure calm across many yards and valleys.\n",
      ),
    ).toEqual(["m: attention to detail", "m: communication skills"]));

  test("what is done where it is required is work", () =>
    expect(
      listed("Hive Carer\n\nYou will mix winter syrups and help with queen feeding where required.\n"),
    ).toEqual(["d: mix winter syrups", "d: help with queen feeding"]));

  test("what something is good for, and what the house does, asks for nothing", () => {
    expect(asked("Experience with digital wax scales to enhance calm and efficiency")).toEqual([
      "m: digital wax scales",
    ]);
    const ad =
      "Keeper\n\nResponsibilities\n- Build frames for the northern hives\n- Waxwise demonstrably boosts yields\n";
    expect(readRequirements({ text: ad, company: "Waxwise" }).map(({ term }) => term)).toEqual([
      "Build frames for the northern hives",
    ]);
    expect(duties("Plan campaigns across Google Ads and LinkedIn Campaign Manager")).not.toContain(
      "d: Manager",
    );
  });

  test("a way of doing it is no demand of its own", () => {
    expect(asked("Able to react to changing swarms in a timely, calm and confident manner")).not.toContain(
      "m: confident manner",
    );
    expect(asked("Ability to plan hive rounds in a dynamic and fast paced environment")).toEqual([
      "m: plan hive rounds",
    ]);
  });
});

describe("the parts of a page", () => {
  test("a part of the work under its own name, and what one brings to the team", () => {
    const ad =
      "Keeper\n\nWhat you will own:\n\nHives\n- Queen rearing plans\n- Wax budget discipline\n\nYard Stock:\n\n- Drone counter\n\nWhat you bring to the team\n\nMandatory requirements:\n\n- Queen marking\n";
    expect(listed(ad)).toEqual([
      "d: Queen rearing plans",
      "d: Wax budget discipline",
      "d: Drone counter",
      "m: Queen marking",
    ]);
  });

  test("the fields of a form ask for nothing", () => {
    const form =
      "Keeper\n\nJob ID:\n239411\nOrganization:\nMinistry of Hives\nDivision:\nSwarm Division\nCity:\nToronto\nJob term:\n4 Permanent\n";
    expect(listed(form)).toEqual([]);
  });

  test("strokes behind a colon are marks", () => {
    expect(
      listed(
        "Keeper\n\nYour tasks:> Marking queens in spring> Counting swarms in the valley> Melting wax at night\n",
      ),
    ).toEqual(["d: Marking queens in spring", "d: Counting swarms in the valley", "d: Melting wax at night"]);
  });

  test("“even when details are available” is no evening and no gift", () => {
    expect(asked("make decisions even when few hive details are available")).toEqual(["m: make decisions"]);
  });

  test("under whose guidance, before the deed", () => {
    expect(duties("Under the guidance of a senior keeper, prepare queen cages")).toEqual([
      "d: prepare queen cages",
    ]);
  });
});
