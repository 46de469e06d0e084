import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

/** What is listed of an ad, each with the first letter of its level. */
const listed = (text: string) => readRequirements({ text }).map((one) => `${one.importance[0]}: ${one.term}`);
const duty = (line: string) => listed(`Key duties\n- ${line}\n- Bleach the sails\n`).slice(0, -1);
const demand = (line: string) => listed(`Requirements\n- ${line}\n- Kite repair\n`).slice(0, -1);

describe("a phrase is whole", () => {
  test.each([
    [
      "End to end processing of weekly and monthly pays",
      ["d: End to end processing of weekly and monthly pays"],
    ],
    [
      "Keep the hive register and track swarms, requeening and losses",
      ["d: Keep the hive register", "d: track swarms, requeening and losses"],
    ],
    ["Completing slips, JSAs and service sheets", ["d: Completing slips, JSAs and service sheets"]],
    [
      "Servicing, fault finding and repair of milking plant",
      ["d: Servicing, fault finding and repair of milking plant"],
    ],
    [
      "Write Council reports and present them at meetings",
      ["d: Write Council reports and present them at meetings"],
    ],
    [
      "Refer applications to other authorities and weigh their advice",
      ["d: Refer applications to other authorities and weigh their advice"],
    ],
    ["Help with stocktake at year end", ["d: Help with stocktake at year end"]],
    ["Hunt for leaks in the dam wall", ["d: Hunt for leaks in the dam wall"]],
    ["Own the till, from opening to the count at night", ["d: Own the till"]],
  ])("duty: %s", (line, terms) => expect(duty(line)).toEqual(terms));

  test.each([
    [
      "Beekeeping: builds ties with internal and external growers and negotiates fair prices",
      ["m: Beekeeping", "m: builds ties with internal and external growers", "m: negotiates fair prices"],
    ],
    [
      "Grant writing: prepares clear, concise and grammatically correct bids",
      ["m: Grant writing", "m: prepares clear, concise and grammatically correct bids"],
    ],
    ["Reading the field: gathers and analyses soil data", ["m: gathers and analyses soil data"]],
    ["Two or three years in a high volume bakery", ["m: Two or three years in a high volume bakery"]],
    ["A good grasp of the Essential Eight", ["m: Essential Eight"]],
    ["A sous chef or strong CDP ready to step up", ["m: CDP ready to step up"]],
    ["Retail or customer service experience", ["m: Retail", "m: customer service"]],
    ["A background in transport or logistics", ["m: transport", "m: logistics"]],
    ["Working in a customer facing job", ["m: customer facing"]],
    ["Strong command of M&A", ["m: M&A"]],
    ["Good English so you can read labels", ["m: English"]],
    ["Able to carry ladders (up to 20 kg) for the whole season", ["m: carry ladders"]],
    ["Bachelor of Engineering (Civil)", ["m: Bachelor of Engineering (Civil)"]],
    ["Cert III Commercial Cookery", ["m: Cert III Commercial Cookery"]],
    ["C class manual licence", ["m: C class manual licence"]],
    ["Standard 11 Coal Induction", ["m: Standard 11"]],
    ["Work well as part of a team", ["m: Work well as part of a team"]],
  ])("demand: %s", (line, terms) => expect(demand(line)).toEqual(terms));
});

describe("levels", () => {
  test.each([
    [
      "It is desirable that you have a diploma in floristry and experience with Ariba.",
      ["p: diploma in floristry", "p: Ariba"],
    ],
    [
      "A certificate in floristry is nice, but we care more about what you have made.",
      ["p: certificate in floristry"],
    ],
    ["Experience with shearing sheds helps.", ["p: shearing sheds"]],
    ["If you speak Auslan, even better.", ["p: speak Auslan"]],
    ["Saddlery skills would be amazing but are not required.", ["p: Saddlery skills"]],
  ])("running text: %s", (line, terms) =>
    expect(listed(`Requirements\n- Kite repair\n- Sail making\n- Rigging\n\n${line}\n`).slice(3)).toEqual(
      terms,
    ),
  );

  test("an item's wish in brackets rules all its alternatives, and no other item", () =>
    expect(
      listed(
        "About you\nYou are kind. You will also have:\n- First aid certificate\n- Time with autism or brain injury (highly desirable)\n",
      ),
    ).toEqual(["m: First aid", "p: Time with autism", "p: brain injury"]));
});

describe("headings", () => {
  test("a label before a list that runs on in its line", () =>
    expect(
      listed(
        "We are nine.\n\nLove to haves: saddlery, rope work, leather dyeing.\nWhat you do here: mending tack, fitting bits, repairing rugs.\n",
      ),
    ).toEqual([
      "p: saddlery",
      "p: rope work",
      "p: leather dyeing",
      "d: mending tack",
      "d: fitting bits",
      "d: repairing rugs",
    ]));

  test("what an ad without another list would love to see is what it asks for", () => {
    const wishes = "What we'd love to see\n- Saddlery\n- Rope work\n- Leather dyeing\n";
    expect(listed(wishes)).toEqual(["m: Saddlery", "m: Rope work", "m: Leather dyeing"]);
    expect(listed(`Requirements\n- Tack repair\n- Rug sewing\n\n${wishes}`).slice(2)).toEqual([
      "p: Saddlery",
      "p: Rope work",
      "p: Leather dyeing",
    ]);
  });

  test("'What we are looking for' asks; a diversity leader is no legal word; work with children is no card", () => {
    expect(listed("What we are looking for:\n- Saddlery\n- Rope work\n- Leather dyeing\n")).toEqual([
      "m: Saddlery",
      "m: Rope work",
      "m: Leather dyeing",
    ]);
    expect(
      listed("About us\nA school.\n\nYou will report to the Learning Diversity Leader and run yard duty."),
    ).toContain("d: run yard duty");
    expect(demand("Experience working with children with autism")).toEqual(["m: children with autism"]);
  });
});

describe("no wish and no demand", () => {
  test.each([
    "You are part of a big family with nine shops.",
    "You can start in January.",
    "You are joining a team of six in Bega.",
    "You can park on the street.",
    "You see the sea from the window.",
    "It would help us plan if you told us your start date.",
  ])("%s", (line) => expect(listed(line)).toEqual([]));

  test("somebody who helps is demanded; what helps is wished for", () => {
    expect(demand("Somebody who helps shearers and cooks")[0]).toMatch(/^m: /);
    expect(demand("Time in shearing sheds helps")).toEqual(["p: Time in shearing sheds"]);
    expect(duty("Make our rugs even better")).toEqual(["d: Make our rugs"]);
  });
});

describe("where the work is told", () => {
  test("a list under a heading of the role holds duties, verbs or not", () =>
    expect(
      listed("Your new role\n- Leasing of rural land\n- Arrears in wool levies\n- Rent reviews\n"),
    ).toEqual(["d: Leasing of rural land", "d: Arrears in wool levies", "d: Rent reviews"]));

  test("a paragraph that turns to the reader behind talk of the employer", () =>
    expect(
      listed(
        "About us\nWe have nine shops in Tasmania and a big heart for the planet.\n\nAs a sales assistant you'll help hikers choose boots, receive stock and keep the shop floor tidy.\n",
      ),
    ).toEqual(["d: help hikers choose boots", "d: receive stock", "d: keep the shop floor tidy"]));

  test("the holder of the job, and what a week holds", () => {
    expect(
      listed("The Lecturer will build an oyster research profile and supervise honours students."),
    ).toEqual(["d: build an oyster research profile", "d: supervise honours students"]);
    expect(listed("The work is a mix of native title claims, water licences and land access.")).toEqual([
      "d: native title claims",
      "d: water licences",
      "d: land access",
    ]);
  });

  test("an award that is taught, or held by those one leads, is not asked for", () =>
    expect(duty("Mentor Cert III educators in the Bachelor of Early Years").join(" ")).not.toContain(
      "Bachelor of Early Years,",
    ));

  test("Visa the card is no right to work", () =>
    expect(duty("Advise on scheme rules of Visa and Mastercard")).toEqual([
      "d: Advise on scheme rules of Visa and Mastercard",
    ]));
});
