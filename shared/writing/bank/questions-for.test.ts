import { describe, expect, it } from "vitest";
import type { FactAnswer, FactState } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { Credit, Evidence, Move, Requirement } from "#shared/engine/analysis.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import { placeStatement } from "./place-statement.ts";
import { questionsFor } from "./questions-for.ts";

interface Asked extends Partial<Requirement> {
  term: string;
  credit?: Credit;
  adds?: number;
}

/** A match of these requirements alone. */
function aMatch(asked: readonly Asked[]) {
  const requirements = asked.map(({ credit, adds, ...one }): Requirement => {
    const span = { start: 0, end: 1 };
    const own = {
      id: one.term,
      aliases: [],
      importance: "must",
      kind: "hard",
      core: false,
      origin: "vocab",
    } as const;
    return { ...own, span, sentence: span, ...one, aliases: one.aliases ?? [] };
  });
  const evidence = asked.map(({ term, credit = 0 }): Evidence => {
    const adSentence = `We need ${term}.`;
    return { requirementId: term, credit, adSentence, points: 0, maxPoints: 0 };
  });
  const moves = asked.map(({ term, adds = 0 }): Move => {
    return { requirementId: term, term, points: adds, basis: "gap" };
  });
  return { match: { requirements, evidence, moves } };
}

const said = (term: string, state: FactState): FactAnswer => ({
  ...{ term, subject: "skill", state, role: null, since: null, until: null, words: "" },
});
const asks = (asked: readonly Asked[], facts: readonly FactAnswer[] = []) =>
  questionsFor(aMatch(asked), facts).map(({ ask }) => ask);

describe("questions raised by the gaps of an analysis", () => {
  it("are closed, of the kind of what is asked, the heaviest first", () => {
    expect(
      asks([
        { term: "pricing analysis", adds: 2 },
        { term: "Procore", kind: "tool", adds: 8 },
        { term: "White Card", kind: "licence", adds: 5 },
        { term: "leadership", kind: "soft", importance: "preferred" },
        { term: "life support certificate", importance: "preferred" },
        { term: "EYLF", importance: "duty" },
      ]),
    ).toEqual([
      "The ad asks for Procore. Have you used it?",
      "The ad asks for White Card. Do you hold it?",
      "The ad asks for pricing analysis. Have you done it?",
      "The ad asks for leadership. Have you shown it?",
      "The ad asks for life support certificate. Do you have it?",
      "The ad asks for EYLF. Have you worked with it?",
    ]);
  });

  it("bring the ad's sentence, what it is about and what it would add", () => {
    const [question] = questionsFor(aMatch([{ term: "Procore", kind: "tool", adds: 8 }]), []);
    expect(questionsFor(aMatch([{ term: "Life support certificate" }]), [])[0]?.subject).toBe("paper");
    expect(question).toMatchObject({ subject: "tool", worth: 8, adSentence: "We need Procore." });
  });

  it.each<[string, Asked[], FactAnswer[]]>([
    ["what is shown", [{ term: "SQL", credit: 1 }], []],
    ["what is listed", [{ term: "SQL", credit: 0.8 }], []],
    ["what is partly shown", [{ term: "SQL", credit: 0.5 }], []],
    ["a yes", [{ term: "SQL" }], [said("sql", "held")]],
    ["basic", [{ term: "SQL" }], [said("SQL", "basic")]],
    ["in progress", [{ term: "SQL" }], [said("SQL", "in progress")]],
    ["expired", [{ term: "SQL" }], [said("SQL", "expired")]],
    ["a no", [{ term: "SQL" }], [said("SQL", "not")]],
    [
      "an answer under another name",
      [{ term: "SQL", aliases: ["structured query language"] }],
      [said("Structured  Query Language", "held")],
    ],
    [
      "a yes to one of two",
      [
        { term: "Xero", groupId: "g" },
        { term: "MYOB", groupId: "g" },
      ],
      [said("MYOB", "held")],
    ],
    [
      "a no to both",
      [
        { term: "Xero", groupId: "g" },
        { term: "MYOB", groupId: "g" },
      ],
      [said("MYOB", "not"), said("Xero", "not")],
    ],
  ])("are not asked after %s", (_, asked, facts) => expect(asks(asked, facts)).toEqual([]));

  it("ask for one of alternatives, and after a no for the next", () => {
    const either: Asked[] = [
      { term: "Xero", kind: "tool", groupId: "g" },
      { term: "MYOB", kind: "tool", groupId: "g" },
    ];
    expect(asks(either)).toEqual(["The ad asks for Xero or MYOB. Have you used Xero?"]);
    expect(asks(either, [said("Xero", "not")])).toEqual([
      "The ad asks for Xero or MYOB. Have you used MYOB?",
    ]);
  });
});

const resumeText = `Robin Fraser
Site Supervisor
Hobart TAS | 0491 570 156 | robin@example.com

Key skills
Scaffolding, Excel, rostering.

Experience
Site Supervisor, Derwent Builders Pty Ltd
03/2019 - Present
• Responsible for supervising a crew of 12

Education
Certificate III in Carpentry, TasTAFE, 2015`;
const ad = {
  text: `About you. We need a Site Supervisor for housing projects around Hobart who will run the site every day.
- Experience with Procore is required
- Diploma of Building and Construction is required
- Scaffolding experience is required
Our company builds forty homes a year and you will report to the construction manager of the north.`,
  title: "Site Supervisor",
};
const asOf = "2026-11-21";
const analysed = (text: string) => analyseResume({ resumeText: text, ad, asOf });

describe("an answer through the whole engine", () => {
  const asked = (name: RegExp, facts: readonly FactAnswer[] = []) =>
    questionsFor(analysed(resumeText), facts).find(({ requirement }) => name.test(requirement.term));
  /** The resume with the answer in its best place, and the credit that the criterion then has. */
  function creditOf(name: RegExp, answer: Pick<FactAnswer, "state" | "since" | "role">) {
    const question = asked(name);
    if (question === undefined) throw new Error(`nothing asks for ${name}`);
    const { requirement, subject } = question;
    const fact = { id: "f1", term: requirement.term, subject, until: null, words: "", ...answer };
    const credits = placeStatement(fact, { resumeText, asOf }).map((option) => {
      const rows = resumeText.split("\n");
      if (option.place === "list")
        rows[option.row] = `${rows[option.row]?.replace(/\.$/, "")}${option.lead}${option.after}.`;
      else rows.splice(option.row + 1, 0, option.lead + option.after);
      const { match } = analysed(rows.join("\n"));
      return match.evidence.find((one) => one.requirementId === requirement.id)?.credit;
    });
    return { credits, places: placeStatement(fact, { resumeText, asOf }).map((one) => one.label) };
  }
  const role = { position: "Site Supervisor", employer: "Derwent Builders Pty Ltd" };

  it("is asked for each gap, and no more once it was answered", () => {
    expect(asked(/procore/i)?.ask).toBe("The ad asks for Procore. Have you used it?");
    expect(asked(/scaffolding/i)).toBeUndefined();
    expect(asked(/procore/i, [said("Procore", "not")])).toBeUndefined();
  });

  it("held, it is shown in the role and listed in the skills", () => {
    const { credits, places } = creditOf(/procore/i, { state: "held", since: "2021", role });
    expect(places).toEqual(["Site Supervisor, Derwent Builders Pty Ltd", "Your skills"]);
    expect(credits).toEqual([1, 0.8]);
  });

  it("a paper stands with the papers", () => {
    const { credits, places } = creditOf(/diploma/i, { state: "held", since: "2021", role: null });
    expect(places).toEqual(["Your education"]);
    expect(credits[0]).toBeGreaterThan(0);
  });

  it.each<[RegExp, typeof role | null]>([
    [/procore/i, null],
    [/procore/i, role],
    [/diploma/i, null],
  ])("in progress %s is never shown", (name, where) => {
    const { credits } = creditOf(name, { state: "in progress", since: "2026", role: where });
    expect(credits.length).toBeGreaterThan(0);
    for (const credit of credits) expect(credit).toBeLessThanOrEqual(0.5);
  });
});
