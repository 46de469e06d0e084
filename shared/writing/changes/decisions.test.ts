import { describe, expect, it } from "vitest";
import { tailorResume } from "../realise/resume/tailor-resume.ts";
import { type Decisions, decidedText, withAllDecided, withDecision } from "./decisions.ts";
import { proposalsOf } from "./proposals.ts";

const resumeText = [
  "Robin Fraser",
  "Hobart TAS | 0491 570 156 | robin@example.com",
  "",
  "Experience",
  "Site Supervisor, Derwent Builders Pty Ltd",
  "03/2019 - Present",
  "• Cut waste by 18%",
  "• Cut waste by 18%, twice",
  "• Responsible for erecting scaffolding",
  "",
  "Key skills",
  "Excel, rostering, White Card",
].join("\r\n");
const ad = {
  text: `About you. We need a person for our housing projects around Hobart who will run the site every day with a crew.
- Scaffolding experience is required
- Rostering and ordering materials are essential
You will report to the construction manager and enjoy the work with the people here, who have built for years.`,
  title: "Site Supervisor",
};
const tailored = tailorResume({ resumeText, ad, asOf: "2026-11-21" });
const answer = {
  optimizedText: tailored.reordered,
  lineByLineSuggestions: [],
  changes: tailored.changes,
  moves: tailored.moves,
};
const proposals = proposalsOf(resumeText, answer);
const [move] = tailored.moves;
if (!move || tailored.changes.length < 2) throw new Error("a move and two changes");

describe("deciding by id", () => {
  it("undecided: every better wording and every better place, the answer's own text", () => {
    expect(decidedText(proposals, {})).toBe(tailored.reordered);
    expect(tailored.reordered).not.toBe(tailored.text);
  });

  it("a result that was kept while moves waited for a yes opens without them, its own text", () => {
    const older = proposalsOf(resumeText, { ...answer, optimizedText: tailored.text });
    expect(decidedText(older, {})).toBe(tailored.text);
    expect(older.all).toEqual(tailored.changes);
  });

  it("all accepted is the reordered text, all refused the person's own, byte for byte", () => {
    const all = (kind: "accepted" | "refused") => withAllDecided({}, proposals, proposals.all, kind);
    expect(decidedText(proposals, all("accepted"))).toBe(tailored.reordered);
    expect(decidedText(proposals, all("refused"))).toBe(resumeText);
  });

  it("each alone: refused and taken back, own wording stands in its row and nowhere else", () => {
    const unmoved = withAllDecided({}, proposals, tailored.moves, "refused");
    for (const change of tailored.changes) {
      const refused = withDecision(unmoved, proposals, change, { kind: "refused" });
      const rows = decidedText(proposals, refused).split("\r\n");
      expect(rows[change.row]).toBe(resumeText.split("\r\n")[change.row]);
      expect(decidedText(proposals, withDecision(refused, proposals, change, null))).toBe(tailored.text);
      const own = withDecision(unmoved, proposals, change, { kind: "edited", text: "My $& own\nwords" });
      expect(decidedText(proposals, own).split("\r\n")[change.row]).toContain("My $& own words");
    }
  });

  it("a move is in the text until it is taken back; no word is lost", () => {
    const back = decidedText(proposals, withDecision({}, proposals, move, { kind: "refused" }));
    expect(back).not.toBe(tailored.reordered);
    expect(back.split("\r\n").sort()).toEqual(tailored.reordered.split("\r\n").sort());
  });

  it("a decision about another text changes nothing", () => {
    const stray: Decisions = { "line-999": { kind: "refused" }, "5": { kind: "edited", text: "x" } };
    expect(decidedText(proposals, stray)).toBe(tailored.reordered);
  });
});

describe("results that were kept before changes had ids", () => {
  const original = "ANN\n- Was responsible for wards\n\n- Wound care\nSkills\r\nWound care";
  const optimizedText = "ANN\n- Ran wards\n\n- Wound care\nSkills\nWound care, S8";
  const told = [{ original: "Was responsible for wards", improved: "Ran wards", reason: "Its own verb" }];
  const older = (text: string, listed = told) =>
    proposalsOf(original, { optimizedText: text, lineByLineSuggestions: listed });

  it("are told from the two texts, without list marks, with the reason where one was given", () => {
    expect(older(optimizedText).all).toMatchObject([
      { row: 1, before: "Was responsible for wards", after: "Ran wards", reason: "Its own verb" },
      { row: 5, before: "Wound care", after: "Wound care, S8", reason: "" },
    ]);
  });

  it.each([
    ["as many lines", optimizedText],
    ["more lines", `${optimizedText}\nReferees on request`],
    ["a line where none was", optimizedText.replace("\n\n", "\n- Nights\n")],
    ["no list", "ANN"],
  ])("with %s: undecided it is the kept text, refused the person's lines stand", (_name, text) => {
    const proposed = older(text);
    expect(decidedText(proposed, {})).toBe(text);
    const refused = decidedText(proposed, withAllDecided({}, proposed, proposed.all, "refused"));
    if (text.includes("Ran wards")) expect(refused).toContain("- Was responsible for wards");
    expect(refused).not.toContain("Ran wards");
  });

  it("are none when only list marks or spaces differ", () => {
    const same = { optimizedText: "• A\nB", lineByLineSuggestions: [] };
    expect(proposalsOf("- A \nB", same).all).toEqual([]);
  });
});
