import { describe, expect, test } from "vitest";
import { readRequirements } from "../requirements.ts";

/** What is listed of a part of an ad: the first letter of its level, its term, and its group by letter. */
function listed(heading: string, text: string): string[] {
  const read = readRequirements({ text: `Coordinator\n\n${heading}\n${text}\n` });
  const groups = [...new Set(read.flatMap(({ groupId }) => groupId ?? []))];
  return read.map(({ importance, term, groupId }) => {
    const group = groupId === undefined ? "" : ` (${"abc"[groups.indexOf(groupId)]})`;
    return `${importance[0]}: ${term}${group}`;
  });
}
const asked = (text: string) => listed("What you need", text);

describe("what only says how, why or which is no demand", () => {
  test.each([
    ["- Experience working with injured wildlife, paid or unpaid", ["m: injured wildlife"]],
    ["- Volunteer or paid experience in bee keeping", ["m: Volunteer or paid experience in bee keeping"]],
    ["- An open Queensland driver licence", ["m: driver licence"]],
    ["- Sound knowledge of hive law, as we sell to three states", ["m: hive law"]],
    ["You know the Bees Act and the hive standards backwards.", ["m: Bees Act", "m: hive standards"]],
    ["You're organised: the swarm never goes to plan.", []],
    ["- You've got: a queen marker and hive tools", ["m: queen marker", "m: hive tools"]],
    ["- You're across: hive law and wax grading", ["m: hive law", "m: wax grading"]],
    ["- You do need patience and hive tools", ["m: patience", "m: hive tools"]],
    ["- A full driving licence (6 points or fewer)", ["m: driving licence"]],
    ["- Writing skills to clearly explain hives to buyers", ["m: Writing skills"]],
    ["- Empathy and respect for people with no bee knowledge", ["m: Empathy"]],
    ["- Must meet one of the desirable criteria below", []],
  ])("%s", (text, terms) => expect(asked(text)).toEqual(terms));
});

describe("what belongs together is not taken apart", () => {
  test.each([
    ["- Knowledge of children's and young adult literature", ["m: children's and young adult literature"]],
    ["- A warm, patient manner with keepers and buyers", ["m: warm, patient manner with keepers and buyers"]],
    ["- Able to stand, bend and lift for the whole shift", ["m: stand, bend and lift for the whole shift"]],
    [
      "- Lived experience or links with the deaf community",
      ["m: Lived experience (a)", "m: links with the deaf community (a)"],
    ],
    ["- Testing honey for E. coli and moulds", ["m: Testing honey for E. coli", "m: moulds"]],
    ["- Experience in project and product management", ["m: project and product management"]],
    ["- Ability to use inclusive and gentle words", ["m: use inclusive and gentle words"]],
    [
      "- Experience with hives – at least a Gold Keeper certificate required",
      ["m: hives", "m: Gold Keeper certificate"],
    ],
    [
      "- Be cheerful, have excellent interpersonal skills, remain calm with bees",
      ["m: cheerful", "m: interpersonal skills", "m: remain calm with bees"],
    ],
  ])("%s", (text, terms) => expect(asked(text)).toEqual(terms));
});

describe("one of several ways, and what is only wished for", () => {
  test.each([
    [
      "You're across HiveDesk, or another swarm register like Combbook or Waxtree.",
      ["m: HiveDesk (a)", "m: swarm register (a)", "m: Combbook (a)", "m: Waxtree (a)"],
    ],
    [
      "- Certificate IV in Beekeeping (or a higher qualification such as a Diploma of Agriculture)",
      ["m: Certificate IV in Beekeeping (a)", "m: Diploma of Agriculture (a)"],
    ],
    [
      "You have three years in queen rearing, and you hold a Certificate III in Beekeeping (or a Certificate IV, even better).",
      ["m: three years in queen rearing", "m: Certificate III in Beekeeping (a)", "p: Certificate IV (a)"],
    ],
    ["You'll have a head start if you have clipped queens before.", ["p: clipped queens"]],
    ["- Work with swarms of bees that feel like a guest", ["m: Work with swarms of bees"]],
  ])("%s", (text, terms) => expect(asked(text)).toEqual(terms));
});

test("a list of works without a verb is read under a heading of duties, a sentence of talk is not", () => {
  const text =
    "Hive inspections, queen rearing and swarm calls, wax sales (we sell all of it), honey tastings, and frames when it comes to that. The world's best keepers use our boxes to see how bees and, increasingly, wasps live.";
  expect(listed("What you'll be doing", text)).toEqual([
    "d: Hive inspections",
    "d: queen rearing",
    "d: swarm calls",
    "d: wax sales",
    "d: honey tastings",
  ]);
});

test("what a paragraph says first of the work counts beside its list; talk of the job does not", () => {
  const text = `Beekeeper

About the role
Reporting to the manager, you will carry out chemical analysis of honey and wax, and share a roster. You will work closely with the keepers of all three yards. You will play a vital part in our growth.

Duties
- Inspect hives
- Rear queens
- Sell wax
`;
  expect(readRequirements({ text }).map(({ term }) => term)).toEqual([
    "carry out chemical analysis of honey",
    "Inspect hives",
    "Rear queens",
    "Sell wax",
  ]);
});

describe("as real ads say it", () => {
  const need = (text: string) =>
    listed("What you need", `Beekeeper\n\nWhat you need\n${text}`.split("What you need\n")[1] ?? "");
  test.each([
    [
      "- Ability to keep a clean and organised wax room in line with hive law",
      ["m: keep a clean and organised wax room"],
    ],
    ["- Ability to follow hive procedures and policies", ["m: follow hive procedures and policies"]],
    [
      "- Experience driving hive trucks, including on or near highways and in high-traffic areas",
      ["m: driving hive trucks"],
    ],
    [
      "- Complete the frames to the required standard within the given timeframe",
      ["m: Complete the frames to the required standard"],
    ],
    [
      "Extra points for holding a queen licence where you lead keepers.",
      ["p: queen licence", "p: lead keepers"],
    ],
    ["Resilience and swarm sense are key.", ["m: Resilience", "m: swarm sense"]],
  ])("%s", (text, terms) => expect(need(text)).toEqual(terms));

  test("the work, told of the role", () =>
    expect(
      readRequirements({
        text: "The Wax Officer coordinates swarm calls across the valley. This role provides day to day support to the honey shed. The role offers great views. This is a fantastic opportunity for a passionate keeper who thrives in a busy yard. Plus 12% super.",
      }).map(({ importance, term }) => `${importance[0]}: ${term}`),
    ).toEqual([
      "d: coordinates swarm calls across the valley",
      "d: provides day to day support to the honey shed",
    ]));
});

test("what is done stands behind what it is done with", () =>
  expect(listed("Key duties", "- Use your knowledge of bees to plan spring swarm calls\n- Sell wax")).toEqual(
    ["d: plan spring swarm calls", "d: Sell wax"],
  ));

test("a duty keeps what stands beside it, and its task rather than what the task is about", () =>
  expect(
    listed(
      "Key duties",
      "- Answer calls from bee shops and nursing homes\n- Pick up queens and correct them by May\n- Refer keepers to the right support: language, law\n- Report on swarms both within the yard and to its owners",
    ),
  ).toEqual([
    "d: Answer calls from bee shops and nursing homes",
    "d: Pick up queens and correct them",
    "d: Refer keepers to the right support",
    "d: Report on swarms",
  ]));

describe("who is wanted, asked or told of in running text", () => {
  const read = (text: string) =>
    readRequirements({ text: `Hive Inclusion Officer\n\n${text}\n` }).map(
      ({ importance, term }) => `${importance[0]}: ${term}`,
    );

  test("a question to the reader asks; what stands below it is under no heading", () =>
    expect(
      read(
        "Are you a patient and gentle person?\n\nIf you answered yes to this question, then we need you!\n\nGumtree is a farm that cares for its hives and enjoys an excellent reputation.\n\nWe require a careful person who is willing to rear queens.",
      ),
    ).toEqual(["m: patient", "m: gentle person", "m: rear queens"]));

  test.each([
    [
      "Are you resourceful? Are you known for your excellent wax skills?",
      ["m: resourceful", "m: wax skills"],
    ],
    [
      "Sixteen hours a week are available for the right person who is comfortable with HiveDesk and Waxtree.",
      ["m: HiveDesk", "m: Waxtree"],
    ],
    [
      "Accuracy and attention to detail are critical to this role.",
      ["m: Accuracy", "m: attention to detail"],
    ],
    ["You will need to demonstrate experience in queen rearing.", ["m: queen rearing"]],
    ["The Officer's role will entail rearing queens.", ["d: rearing queens"]],
    ["A first aid certificate is essential but we'll train the right person.", ["m: first aid"]],
  ])("%s", (text, terms) => expect(read(text)).toEqual(terms));

  test.each([
    "If you're a keen keeper ready for the next step, we want to hear from you.",
    "You will also have access to our Hive Academies, an award for keepers.",
  ])("under demands, too, an offer asks for nothing: %s", (text) => expect(asked(text)).toEqual([]));

  test("what the skills enable is said beside them", () =>
    expect(asked("Your communication skills will enable you to develop and keep ties with keepers.")).toEqual(
      ["m: communication skills", "m: keep ties with keepers"],
    ));

  test("what the holder of the role will do is work", () =>
    expect(read("The role holder will facilitate hive workshops, providing help to keepers.")).toEqual([
      "d: facilitate hive workshops",
    ]));

  test("who is looked for 'to join a team and to:' has a list of work", () =>
    expect(
      read(
        "We're looking for a keeper to join a team covering 44 yards across the west to:\n\n- Manage hives\n\n- Rear queens",
      ),
    ).toEqual(["d: Manage hives", "d: Rear queens"]));

  test("two lines below the title are no list of demands because one of them says 'must'", () =>
    expect(
      read("Small farm where bees are all we do\nMead first, court when we must\nThree days at home"),
    ).toEqual([]));
});
