import { describe, expect, it } from "vitest";
import type { ResumeModel, WorkEntry } from "#shared/domain/resumes/resume-model.ts";
import { readResume } from "./read-resume.ts";
import { anchored, applyResumeEdits, carriedEdits, type ResumeEdit } from "./resume-edits.ts";
import { confirmingEdits, reviewDoubts, titlesOf } from "./review-doubts.ts";

const head = "Sam Okafor\nsam.okafor@example.com\n\nExperience\n\n";
const chef = "Sous Chef\nWharf Street Hotel, Hobart\nJan 2020 - Present\n- Ran a kitchen of nine\n\n";
const cook = "Cook\nSalamanca Inn, Hobart\nFeb 2016 - Dec 2019\n- Wrote menus for 80 rooms\n\n";
const porter = "Kitchen Porter\nThe Galley, Hobart\n2014 - 2015\n- Washed up for 200 covers\n\n";

const work = (entry: Partial<WorkEntry>): WorkEntry => ({ highlights: [], lines: [], ...entry });

function modelOf(entries: readonly WorkEntry[]): ResumeModel {
  const read = readResume(head);
  return { ...read, work: [...entries] };
}

describe("what a person is asked to look at", () => {
  const whole = { position: "Cook", name: "Salamanca Inn", startDate: "2016", endDate: "2019" };
  it.each([
    ["a whole job", whole, []],
    [
      "an unsure employer",
      { ...whole, name: undefined, unsure: { name: "Hobart" } },
      ["Is the employer “Hobart”?"],
    ],
    ["no employer", { ...whole, name: undefined }, ["No employer found."]],
    ["no dates", { position: "Cook", name: "Salamanca Inn" }, ["No dates found."]],
    ["two titles", { ...whole, position: "Cook / Kitchen Manager" }, ["Two titles in one line."]],
    ["no employer, but looked at", { ...whole, name: undefined, isChecked: true }, []],
  ])("%s", (_, entry, details) => {
    const found = reviewDoubts(modelOf([work(entry as Partial<WorkEntry>)]));
    expect(found.map((doubt) => (doubt.kind === "job" ? doubt.detail : doubt.kind))).toEqual(details);
  });

  it("a qualification of nowhere and no year; lines of no job, together", () => {
    const { meta, ...model } = modelOf([]);
    const found = reviewDoubts({
      ...model,
      education: [{ studyType: "Cert IV Youth Work", lines: [] }],
      meta: {
        ...meta,
        lines: ["a", "b", "c"].map((text, id) => ({ id, text, section: "work" })),
        unplaced: [0, 1],
      },
    });
    expect(found).toMatchObject([
      { kind: "qualification", question: "Cert IV Youth Work" },
      { kind: "points", texts: ["a", "b"] },
    ]);
  });

  it.each([
    ["Youth Worker / Acting Team Leader", ["Youth Worker", "Acting Team Leader"]],
    ["Analyst then Manager", ["Analyst", "Manager"]],
    ["Registered Nurse / ED", undefined],
    ["Driver/Labourer", undefined],
    ["Cook", undefined],
  ])("titles in %s", (words, titles) => expect(titlesOf(words)).toEqual(titles));

  it("confirmed, what was unsure counts and nothing is asked", () => {
    const model = modelOf([work({ position: "Cook", unsure: { name: "Hobart", startDate: "2016" } })]);
    const confirmed = applyResumeEdits(model, confirmingEdits(model));
    expect(confirmed.work).toMatchObject([{ position: "Cook", name: "Hobart", startDate: "2016" }]);
    expect(reviewDoubts(confirmed)).toEqual([]);
  });
});

describe("corrections find their job again", () => {
  const first = readResume(head + chef + cook);
  const edit = anchored(first, { edit: "set-work", index: 1, field: "name", value: "Salamanca Inn Pty Ltd" });

  it("in another order, and below another job", () => {
    const next = applyResumeEdits(readResume(head + chef + porter + cook), [edit]);
    expect(next.work.map(({ name }) => name)).toEqual([
      "Wharf Street Hotel",
      "The Galley",
      "Salamanca Inn Pty Ltd",
    ]);
  });

  it("and change no other one where it is gone", () => {
    const next = readResume(head + chef + porter);
    expect(applyResumeEdits(next, [edit])).toEqual(next);
  });

  const edits: ResumeEdit[] = [
    edit,
    anchored(first, { edit: "set-basics", field: "name", value: "Samuel Okafor" }),
    { edit: "add-work", index: 2, entry: { position: "Kitchen Porter", name: "The Galley" } },
    { edit: "confirm-structure" },
  ];

  it("carried over: the fields of a job that was added, until the text names it", () => {
    const added = applyResumeEdits(first, [{ edit: "add-work", index: 2, entry: {} }]);
    const title = anchored(added, { edit: "set-work", index: 2, field: "position", value: "Kitchen Porter" });
    const titled = applyResumeEdits(added, [title]);
    const name = anchored(titled, { edit: "set-work", index: 2, field: "name", value: "The Galley" });
    const own: ResumeEdit[] = [{ edit: "add-work", index: 2, entry: {} }, title, name];
    const next = applyResumeEdits(readResume(head + chef), carriedEdits(own, head + chef));
    expect(next.work.at(-1)).toMatchObject({ position: "Kitchen Porter", name: "The Galley" });
  });

  it("a job that is split keeps what is unsure, and is asked about it", () => {
    const model = modelOf([
      work({ position: "Cook / Manager", unsure: { name: "Hobart" }, startDate: "2016", highlights: ["a"] }),
    ]);
    const [edit] = [
      { edit: "split-work", index: 0, from: 1, first: { position: "Cook" }, second: { position: "Manager" } },
    ] as const;
    const found = reviewDoubts(applyResumeEdits(model, [edit]));
    expect(found[0]).toMatchObject({
      kind: "job",
      question: "Cook",
      detail: "Is the employer \u201cHobart\u201d?",
    });
  });

  it("a line of any length is placed", () => {
    const long = "x".repeat(3_000);
    const { meta, ...model } = modelOf([work({ position: "Cook" })]);
    const lines = [{ id: 0, text: long, section: "work" as const }];
    const placed = applyResumeEdits({ ...model, meta: { ...meta, lines, unplaced: [0] } }, [
      { edit: "place-points", index: 0, points: [long.slice(0, 2_000)] },
    ]);
    expect(placed.work[0]?.highlights).toEqual([long]);
    expect(placed.meta.unplaced).toBeUndefined();
  });

  it.each([
    ["the next text has all of it", head + chef + cook, [edits[0], edits[1], edits[2]]],
    ["the job is gone from it", head + chef, [edits[1], edits[2]]],
    ["the job that was added is in it", head + chef + cook + porter, [edits[0], edits[1]]],
    ["its lines were written anew", head + chef + cook.replace("Feb 2016", "Mar 2016"), [edits[1], edits[2]]],
  ])("carried over: %s", (_, text, carried) => expect(carriedEdits(edits, text)).toEqual(carried));
});
