import { describe, expect, it } from "vitest";
import type { Change, LineMove } from "#shared/writing/changes/edit-line.ts";
import { proposalsOf } from "#shared/writing/changes/proposals.ts";
import {
  decide,
  decideAll,
  isInText,
  newReview,
  undecideAll,
  usedProposals,
  withoutHandEdits,
} from "./review.ts";

const original = "ANN\n- Was responsible for wards\n\n- Wound care\nSkills\nWound care";
const optimizedText = "ANN\n- Ran wards\n\n- Wound care\nSkills\nWound care, S8";
const rewrite = (row: number, before: string, after: string): Change => ({
  ...{ id: `line-${row}`, kind: "rewrite", line: row, row, before, after, reason: "", evidenceLines: [] },
});
const wards = rewrite(1, "Was responsible for wards", "Ran wards");
const skills = rewrite(5, "Wound care", "Wound care, S8");
const first: LineMove = {
  ...{ id: "section-4", kind: "move", line: 4, row: 4, rows: 2, to: 1, text: "Skills", reason: "Earlier" },
  evidenceLines: [4],
};
const proposals = proposalsOf(original, {
  ...{ optimizedText, lineByLineSuggestions: [], changes: [wards, skills] },
});
const fresh = newReview(optimizedText);
const movedText = "ANN\nSkills\nWound care, S8\n- Ran wards\n\n- Wound care";
const moving = proposalsOf(original, {
  ...{ optimizedText: movedText, lineByLineSuggestions: [], changes: [wards, skills], moves: [first] },
});

describe("deciding about a proposal", () => {
  it("refusing brings the person's own line back, in that line only, mark and all", () => {
    const refused = decide(fresh, proposals, wards, { kind: "refused" });
    expect(refused.text).toBe("ANN\n- Was responsible for wards\n\n- Wound care\nSkills\nWound care, S8");
    expect(usedProposals(refused, proposals)).toEqual([skills]);
    expect(decide(refused, proposals, wards, null)).toEqual(fresh);
  });

  it("a move stands until it is taken back, and comes again when that is undone", () => {
    const moved = newReview(movedText);
    expect(usedProposals(moved, moving)).toEqual([wards, skills, first]);
    const back = decide(moved, moving, first, { kind: "refused" });
    expect(back.text).toBe(optimizedText);
    expect(usedProposals(back, moving)).toEqual([wards, skills]);
    expect(decide(back, moving, first, null)).toEqual(moved);
  });

  it("accepting a line changes nothing in the text; the own wording stands in it", () => {
    expect(decide(fresh, proposals, wards, { kind: "accepted" }).text).toBe(optimizedText);
    const edited = decide(fresh, proposals, wards, { kind: "edited", text: "Led $& two wards" });
    expect(edited.text).toContain("\n- Led $& two wards\n");
    expect(usedProposals(edited, proposals)).toEqual([skills]);
    expect(decide(edited, proposals, wards, { kind: "refused" }).text).toContain(
      "- Was responsible for wards",
    );
  });

  it("all at once, and all taken back", () => {
    const all = decideAll(fresh, proposals, proposals.all, "refused");
    expect(all.text).toBe(original);
    expect(undecideAll(all, proposals, proposals.all)).toEqual(fresh);
  });
});

describe("deciding after hand edits", () => {
  it("the decision follows the line where the person's own editing has moved it", () => {
    const typed = { ...fresh, text: `Ann Lee\n\n${optimizedText}\nReferees` };
    const refused = decide(typed, proposals, wards, { kind: "refused" });
    expect(refused.text).toBe(
      "Ann Lee\n\nANN\n- Was responsible for wards\n\n- Wound care\nSkills\nWound care, S8\nReferees",
    );
    expect(withoutHandEdits(refused, proposals)).toEqual(
      decide(fresh, proposals, wards, { kind: "refused" }),
    );
  });

  it("a move and an edit of another line stand together", () => {
    const typed = { ...newReview(movedText), text: movedText.replace("ANN", "ANN LEE") };
    const back = decide(typed, moving, first, { kind: "refused" });
    expect(back.text).toBe(optimizedText.replace("ANN", "ANN LEE"));
    expect(decide(back, moving, first, null).text).toBe(typed.text);
  });

  it("a line next to the typed one can still be decided", () => {
    const typed = { ...fresh, text: optimizedText.replace("ANN", "ANN LEE, RN") };
    expect(decide(typed, proposals, wards, { kind: "refused" }).text).toContain(
      "ANN LEE, RN\n- Was responsible for wards",
    );
  });

  it("a line that was rewritten by hand stays the person's", () => {
    const rewritten = { ...fresh, text: optimizedText.replace("Ran wards", "Wards, nights") };
    expect(isInText(rewritten, proposals, wards)).toBe(false);
    expect(decide(rewritten, proposals, wards, { kind: "refused" })).toBe(rewritten);
    expect(usedProposals(rewritten, proposals)).toEqual([skills]);
    const all = decideAll(rewritten, proposals, proposals.all, "refused");
    expect(all.text).toBe("ANN\n- Wards, nights\n\n- Wound care\nSkills\nWound care");
  });

  it("what is being typed in the edit mode follows, so that saving brings no refused line back", () => {
    const typing = { ...fresh, draft: `${optimizedText}\nReferees` };
    expect(decide(typing, proposals, wards, { kind: "refused" }).draft).toContain(
      "- Was responsible for wards",
    );
  });

  it("line ends of the typed text stay", () => {
    const crlf = { ...fresh, text: `${optimizedText}\nReferees`.replaceAll("\n", "\r\n") };
    const refused = decide(crlf, proposals, wards, { kind: "refused" });
    expect(refused.text).toContain("ANN\r\n- Was responsible for wards\r\n\r\n");
    expect(refused.text).not.toMatch(/[^\r]\n/);
  });
});
