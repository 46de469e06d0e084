import { describe, expect, it } from "vitest";
import type { DocumentFacts, DocumentFlag } from "#shared/domain/resumes/document-facts.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

const resumeText = `Robin Fraser
Geelong VIC 3220 | 0491 570 006 | robin@example.com

Experience
Nurse, Corio Bay Health
Mar 2019 - Present
- Led handover of twelve patients

Education
Bachelor of Nursing, Deakin University, 2014

Skills
Triage, wound care`;

const facts = (flags: DocumentFlag[], bytes = 50_000): DocumentFacts => ({
  type: "pdf",
  bytes,
  flags,
  hidden: [],
});
const analyse = (file?: DocumentFacts, ad = "") =>
  analyseResume({ resumeText, ad: { text: ad }, asOf: "2026-11-01", ...(file && { file }) });
const pasted = analyse().read;

describe("READ with the facts of a file", () => {
  it("pasted text is not checked for layout; a clean file reads the same, checked", () => {
    expect(pasted.layoutChecked).toBe(false);
    expect(analyse(facts([])).read).toEqual({ ...pasted, layoutChecked: true, layoutMultiplier: 1 });
  });

  it.each<[DocumentFlag[], number, string[], number]>([
    [["two-columns"], 0.85, ["F1"], 15],
    [["tables"], 0.85, ["F2"], 15],
    [["contact-outside-body"], 0.85, ["F3"], 15],
    [["damaged-glyphs"], 0.7, ["F4"], 20],
    [["letter-spaced"], 0.7, ["F5"], 10],
    [["text-in-images"], 1, ["F6"], 10],
    [["hidden-text"], 1, ["F13"], 0],
    [["two-columns", "letter-spaced"], 0.7, ["F1", "F5"], 25],
  ])("%j: times %d, issues %j", (flags, multiplier, ids, deducted) => {
    const { read } = analyse(facts(flags));
    const points = pasted.checks.reduce((sum, { points: one }) => sum + one, 0);
    expect(read.value).toBe(Math.floor(points * multiplier + 0.5));
    expect(
      read.issues.map(({ id }) => id).filter((id) => !pasted.issues.some((old) => old.id === id)),
    ).toEqual(ids);
    expect(read.formatting).toBe(pasted.formatting - deducted);
  });

  it("mixed columns cost the points for reading order, too", () => {
    const { checks } = analyse(facts(["interleaved"])).read;
    expect(checks.find(({ id }) => id === "reading-order")?.points).toBe(0);
  });

  it.each([
    [2_621_440, false],
    [2_621_441, true],
  ])("a file of %d bytes is too large: %j", (bytes, isLarge) => {
    expect(analyse(facts([], bytes)).read.issues.some(({ id }) => id === "F10")).toBe(isLarge);
  });

  it("no ad changes READ, and no file changes MATCH", () => {
    const ad = `${"We need a registered nurse with triage skills for our ward in Geelong. ".repeat(6)}\nEssential: wound care`;
    const file = facts(["tables"]);
    expect(analyse(file, ad).read).toEqual(analyse(file).read);
    expect(analyse(file, ad).match).toEqual(analyse(undefined, ad).match);
  });
});
