import { describe, expect, it } from "vitest";
import { worksHere } from "./model/works-here.ts";
import { modelWriter } from "./model-writer.ts";
import type { Assignment } from "./prompt.ts";
import { ad, asOf, identity, lineOf, resumeText, scripted } from "./testing/model-fixture.ts";

const works = worksHere;
const writerOf = (...script: ((assignment: Assignment) => unknown)[]) => {
  const model = scripted(...script);
  return { writer: modelWriter({ name: "device", ask: model.ask, works }), asked: model.asked };
};
const order = { input: { resumeText, ad, asOf }, identity };
const letterOrder = { input: { ...order.input, style: "professional" as const }, identity };

const edit = (assignment: Assignment, words: string, text: string) => {
  const id = lineOf(assignment, words);
  return { lineId: id, text, factIds: [id], reason: "" };
};

/** The whole answer to the tailoring of one line. */
const one = (words: string, text: string) => (assignment: Assignment) => ({
  edits: [edit(assignment, words, text)],
});

describe("a model that tailors", () => {
  it("gets the plan with criteria, lines and gaps, and no name, contact or score", async () => {
    const { writer, asked } = writerOf(() => ({ edits: [] }));
    await writer.tailor(order);
    const plan = asked[0]?.material.find(({ name }) => name === "plan")?.text ?? "";
    expect(plan).toMatch(
      /Strong SQL skills are required \(essential\): line \d+, done as Senior Business Analyst at Bellwether Energy/,
    );
    expect(plan).toMatch(/never to be claimed: .*Tableau/);
    expect(plan).toContain("The employer: Harbour Health");
    const all = JSON.stringify(asked);
    expect(all).not.toMatch(/Robin|0491|Wattle|robin\.fraser|\bscore of\b|\b\d+ points\b/);
  });

  it("a refused line goes back once with its reason, and the mended one stands", async () => {
    const { writer, asked } = writerOf(
      one("Wrote SQL", "Wrote SQL and Kubernetes queries for weekly reports"),
      one("Wrote SQL and", "Wrote SQL queries for the weekly reports"),
    );
    const { result, writer: by } = await writer.tailor(order);
    expect(by).toBe("device");
    expect(result.text).toContain("- Wrote SQL queries for the weekly reports");
    expect(result.blocked).toEqual([]);
    const refused = asked[1]?.material.find(({ name }) => name === "refused lines")?.text ?? "";
    expect(refused).toMatch(/Kubernetes queries.*at fault: Kubernetes \| Your sources do not/);
    expect(asked).toHaveLength(2);
  });

  it("what is refused again stays the person's own line, the rest stands, and nobody is asked a third time", async () => {
    const lie = "Wrote SQL and Kubernetes queries for weekly reports";
    const { writer, asked } = writerOf(
      (assignment) => ({
        edits: [
          edit(assignment, "Wrote SQL", lie),
          edit(assignment, "Ran requirements", "Ran the requirements workshops with 40 stakeholders"),
        ],
      }),
      one("Wrote SQL and", "Led SQL queries for weekly reports at Google"),
    );
    const { result } = await writer.tailor(order);
    expect(result.text).toContain("- Wrote SQL queries for weekly reports");
    expect(result.text).toContain("Ran the requirements workshops with 40 stakeholders");
    expect(result.blocked).toMatchObject([{ line: lie, claim: "Kubernetes" }]);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ["nonsense", () => ({ edits: "all of them" })],
    ["another line than asked", one("Bellwether Energy", "Chief Analyst, Google")],
    ["nothing", () => ({ edits: [] })],
  ])("a repair that is %s leaves what stood before", async (_name, answer) => {
    const { writer } = writerOf(
      (assignment) => ({
        edits: [
          edit(assignment, "Wrote SQL", "Wrote SQL and Kubernetes queries for weekly reports"),
          edit(assignment, "Ran requirements", "Ran the requirements workshops with 40 stakeholders"),
        ],
      }),
      answer,
    );
    const { result, writer: by } = await writer.tailor(order);
    expect(by).toBe("device");
    expect(result.text).toContain("Ran the requirements workshops with 40 stakeholders");
    expect(result.text).not.toMatch(/Kubernetes|Google/);
  });

  it("writes a summary from lines of any role; a lie in it falls and the person's own stands", async () => {
    const summary = (text: string) => (assignment: Assignment) => ({
      edits: [],
      summary: { text, factIds: [lineOf(assignment, "Wrote SQL"), lineOf(assignment, "Cut reporting")] },
    });
    const honest = "Senior business analyst in energy. Wrote SQL queries for weekly reports.";
    const told = await writerOf(summary(honest)).writer.tailor(order);
    expect(told.result.text).toContain(honest);
    const lied = await writerOf(summary("Business analyst in energy with a PhD from Oxford.")).writer.tailor(
      order,
    );
    expect(lied).toMatchObject({ writer: "built-in", mayCount: false });
    expect(lied.result.text).not.toContain("PhD");
    expect(lied.result.text).toContain("Business analyst in energy.");
  });

  it("a statement of the person's own may be worked into a line, and never as more than it says", async () => {
    const sources = [{ id: "bank:1", text: "Basic use of Tableau at Bellwether Energy" }];
    const stated = { ...order, input: { ...order.input, sources } };
    const skills = (text: string) => (assignment: Assignment) => ({
      edits: [
        {
          ...edit(assignment, "Stakeholder management, Jira", text),
          factIds: [lineOf(assignment, "Basic use of Tableau")],
        },
      ],
    });
    const fine = "Stakeholder management, Jira, Confluence, basic Tableau";
    const told = await writerOf(skills(fine)).writer.tailor(stated);
    expect(told.result.text).toContain(fine);
    const raised = await writerOf(
      skills("Stakeholder management, Jira, Confluence, expert Tableau"),
    ).writer.tailor(stated);
    expect(raised.result.text).not.toContain("expert Tableau");
  });

  it("a model that does not answer leaves the built-in result, uncounted where it failed", async () => {
    const plain = await works.tailor(order.input);
    expect(await writerOf().writer.tailor(order)).toEqual({
      result: plain,
      ...{ writer: "built-in", mayCount: false, fallback: "Nothing more" },
    });
  });
});

describe("a model that writes a letter", () => {
  const said = (text: string) => ({ text, factIds: [] });
  const about = (assignment: Assignment, words: string, text: string) => ({
    text,
    factIds: [lineOf(assignment, words)],
  });
  const filler = said("I would welcome the opportunity to discuss the position with you.");
  const body = (assignment: Assignment, sql: string) => ({
    paragraphs: [
      { sentences: [said("I am writing to apply for the Business Analyst role at Harbour Health.")] },
      {
        sentences: [
          about(
            assignment,
            "Ran requirements",
            "In my current role at Bellwether Energy, I ran requirements workshops with 40 stakeholders.",
          ),
          about(assignment, "Wrote SQL", sql),
          about(assignment, "Cut reporting", "In my role at Coorong Water, I cut reporting time by 30%."),
        ],
      },
      { sentences: [filler, said("Thank you for considering my application.")] },
    ],
  });
  const mended = (text: string) => (assignment: Assignment) => ({
    edits: [{ ...edit(assignment, "Kubernetes queries", text), factIds: [lineOf(assignment, "Wrote SQL")] }],
  });
  const lie = "In that role I also wrote Kubernetes queries for weekly reports.";

  it("a refused sentence goes back with its reason and stands when it is mended", async () => {
    const { writer, asked } = writerOf(
      (assignment) => body(assignment, lie),
      mended("In that role I also wrote SQL queries for weekly reports."),
    );
    const { result, writer: by, fallback } = await writer.letter(letterOrder);
    expect(fallback).toBeUndefined();
    expect(by).toBe("device");
    expect(result.text).toContain("I also wrote SQL queries for weekly reports.");
    expect(result.text).not.toContain("Kubernetes");
    expect(asked[1]?.material.at(-1)?.text).toContain("at fault: Kubernetes");
  });

  it("refused again, the sentence is left out", async () => {
    const again = mended("In that role I led SQL and Rust engineering.");
    const { writer } = writerOf((assignment) => body(assignment, lie), again);
    const { result, writer: by } = await writer.letter(letterOrder);
    expect(by).toBe("device");
    expect(result.text).not.toMatch(/Kubernetes|Rust/);
    expect(result.text.match(/requirements workshops/g)).toHaveLength(1);
    expect(result.text).toContain("I cut reporting time by 30%.");
    expect(result.blocked).toMatchObject([{ line: lie }]);
  });

  it("with too little of its own the letter is the built-in writer's, and says so", async () => {
    const { writer } = writerOf(() => ({ paragraphs: [{ sentences: [filler] }] }));
    const { result, writer: by, fallback } = await writer.letter(letterOrder);
    expect(by).toBe("built-in");
    expect(fallback).toContain("Too little");
    expect(result.text).toBe((await works.writeLetter(letterOrder.input)).text);
  });
});
