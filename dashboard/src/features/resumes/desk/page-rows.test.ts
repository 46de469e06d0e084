import { describe, expect, it } from "vitest";
import { type Decisions, decidedText, type Proposals } from "#shared/writing/changes/decisions.ts";
import type { Change, Insertion, LineMove } from "#shared/writing/changes/edit-line.ts";
import { type PageRow, type PageView, pageRows } from "./page-rows.ts";

const source = `Ash Wattle
Early Childhood Educator
Newcastle NSW | ash@example.com

Experience
Educator, Banksia Early Learning
Feb 2020 - Present
- Responsible for planning activities
- Wrote learning stories

Education
Certificate III, TAFE NSW, 2019`;

const change: Change = {
  ...{ id: "c1", kind: "rewrite", line: 6, row: 7, evidenceLines: [] },
  ...{ before: "Responsible for planning activities", after: "Planned activities", reason: "Own verb" },
};
const move: LineMove = {
  ...{ id: "m1", kind: "move", line: 7, row: 8, rows: 1, to: 7, evidenceLines: [] },
  ...{ text: "Wrote learning stories", reason: "Asked for first" },
};
const added: Insertion = {
  ...{ id: "i1", kind: "insert", statement: "s", row: 8, lead: "- ", place: "row" },
  ...{ label: "Educator", after: "Led a room of four", reason: "" },
};
const proposals: Proposals = { source, all: [change, move, added] };

function page(decisions: Decisions, view: PageView): PageRow[] {
  return pageRows({ proposals, decisions, view }, decidedText(proposals, decisions));
}
const ghost: Insertion = { ...added, id: "g1", after: "Ran excursions" };
const listed: Insertion = { ...added, id: "g2", row: 0, place: "list", lead: ", ", after: "EYLF" };
const withGhosts = (view: PageView, ghosts: readonly Insertion[]) =>
  pageRows({ proposals, decisions: {}, view, ghosts }, decidedText(proposals, {}));
const words = (rows: readonly PageRow[]) => rows.map((row) => row.words);
const rowOf = (rows: readonly PageRow[], key: string) => rows.find((row) => row.key === key);

describe("the page of a resume", () => {
  it("a line that is only thought of stands where it would go, and counts as no words of the page", () => {
    const rows = withGhosts("changes", [ghost, listed]);
    expect(words(rows).join(" ")).not.toMatch(/excursions|EYLF/);
    const at = rows.findIndex(({ key }) => key === "ghost g1");
    expect(rows[at - 1]?.key).toBe("r8");
    expect(rows[at]?.parts).toEqual([{ text: "Ran excursions", kind: "ghost" }]);
    expect(rows[0]?.parts.at(-1)).toEqual({ text: ", EYLF", kind: "ghost" });
  });

  it("knows name, contact, headings, roles and bullets; list marks are drawn, not written", () => {
    expect(page({}, "before").map(({ kind, words: text }) => [kind, text])).toEqual([
      ["name", "Ash Wattle"],
      ["contact", "Early Childhood Educator"],
      ["contact", "Newcastle NSW | ash@example.com"],
      ["heading", "Experience"],
      ["entry", "Educator, Banksia Early Learning"],
      ["entry", "Feb 2020 - Present"],
      ["bullet", "Responsible for planning activities"],
      ["bullet", "Wrote learning stories"],
      ["heading", "Education"],
      ["entry", "Certificate III, TAFE NSW, 2019"],
    ]);
  });

  it("an open change stands in it struck and new, in the place that it moves to", () => {
    const rows = page({}, "changes");
    expect(rowOf(rows, "r7")?.parts).toEqual([
      { text: "Responsible for planning ", kind: "removed" },
      { text: "Planned ", kind: "added" },
      { text: "activities", kind: "same" },
    ]);
    expect(words(rows).slice(6, 8)).toEqual(["Wrote learning stories", "Planned activities"]);
    expect(rowOf(rows, "r8")).toMatchObject({ isMoved: true, proposals: ["m1"] });
  });

  it("accepted loses its marks, refused gets the old line and the old place back", () => {
    const rows = page({ c1: { kind: "accepted" }, m1: { kind: "refused" } }, "changes");
    expect(rowOf(rows, "r7")?.parts).toEqual([{ text: "Planned activities", kind: "same" }]);
    expect(words(rows).slice(6, 8)).toEqual(["Planned activities", "Wrote learning stories"]);
    expect(words(page({ c1: { kind: "refused" } }, "clean"))).toContain(
      "Responsible for planning activities",
    );
  });

  it("clean, it is the text that the file holds: line for line, whatever was decided", () => {
    const choices: Decisions[] = [
      {},
      { c1: { kind: "edited", text: "Planned each week" } },
      { i1: { kind: "accepted" }, m1: { kind: "refused" } },
      { c1: { kind: "refused" }, i1: { kind: "edited", text: "Led a team" } },
    ];
    const plain = (text: string) => text.split("\n").flatMap((line) => line.replace(/^- /, "").trim() || []);
    for (const decisions of choices)
      expect(words(page(decisions, "clean"))).toEqual(plain(decidedText(proposals, decisions)));
  });

  it("a text that was written over by hand is shown as it is, with nothing to decide in it", () => {
    const rows = pageRows({ proposals, decisions: {}, view: "changes" }, "Ash Wattle\nMy own line");
    expect(words(rows)).toEqual(["Ash Wattle", "My own line"]);
    expect(rows.flatMap((row) => row.proposals)).toEqual([]);
  });
});
