import { describe, expect, it } from "vitest";
import { decide, decideAll, isInText, newReview, usedChanges, withoutHandEdits } from "./review.ts";
import { suggestedChanges } from "./suggested-changes.ts";

const original = "ANN\n- Was responsible for wards\n\n- Wound care\nSkills\r\nWound care";
const optimizedText = "ANN\n- Ran wards\n\n- Wound care\nSkills\nWound care, S8";
const reasons = [{ original: "Was responsible for wards", improved: "Ran wards", reason: "Its own verb" }];

const changes = suggestedChanges(original, { optimizedText, lineByLineSuggestions: reasons });
const [wards, skills] = changes;
if (!wards || !skills) throw new Error("two changes");
const fresh = newReview(optimizedText);

describe("the changes of a writer", () => {
  it("are told from the two texts, without list marks, with the reason where one was given", () => {
    expect(changes).toEqual([
      { index: 1, before: "Was responsible for wards", after: "Ran wards", reason: "Its own verb" },
      { index: 5, before: "Wound care", after: "Wound care, S8", reason: "" },
    ]);
  });

  it("are none when only list marks or spaces differ", () => {
    expect(suggestedChanges("- A \nB", { optimizedText: "• A\nB", lineByLineSuggestions: [] })).toEqual([]);
  });

  it("come from the writer's list when it changed the number of lines, as far as they are in the text", () => {
    const longer = `${optimizedText}\nReferees on request`;
    const listed = [...reasons, { original: "x", improved: "not in the text", reason: "" }];
    expect(suggestedChanges(original, { optimizedText: longer, lineByLineSuggestions: listed })).toEqual([
      wards,
    ]);
  });
});

describe("deciding about a change", () => {
  it("refusing brings the person's own line back, in that line only, mark and all", () => {
    const refused = decide(fresh, wards, { kind: "refused" });
    expect(refused.text).toBe("ANN\n- Was responsible for wards\n\n- Wound care\nSkills\nWound care, S8");
    expect(usedChanges(refused, changes)).toEqual([skills]);
  });

  it("finds a short line among longer ones that hold the same words", () => {
    const refused = decide(fresh, skills, { kind: "refused" });
    expect(refused.text.split("\n")).toEqual([
      "ANN",
      "- Ran wards",
      "",
      "- Wound care",
      "Skills",
      "Wound care",
    ]);
    expect(decide(refused, skills, null).text).toBe(optimizedText);
  });

  it("accepting changes nothing in the text; the own wording stands in it", () => {
    expect(decide(fresh, wards, { kind: "accepted" }).text).toBe(optimizedText);
    const edited = decide(fresh, wards, { kind: "edited", text: "Led $& two wards" });
    expect(edited.text).toContain("\n- Led $& two wards\n");
    expect(decide(edited, wards, { kind: "refused" }).text).toContain("- Was responsible for wards");
  });

  it("undo after any row of decisions gives the suggested text again", () => {
    const all = decideAll(fresh, changes, "refused");
    expect(all.text).toBe(original.replace("\r", ""));
    const undone = changes.reduce((review, change) => decide(review, change, null), all);
    expect(undone).toEqual(fresh);
  });

  it("hand edits can be taken back without the decisions", () => {
    const refused = decide(fresh, wards, { kind: "refused" });
    const typed = { ...refused, text: refused.text.replace("ANN", "ANN LEE") };
    expect(withoutHandEdits(typed, changes)).toEqual(refused);
  });

  it("own wording is in the text and is no suggestion of the writer", () => {
    const edited = decide(fresh, wards, { kind: "edited", text: "Led two wards" });
    expect(usedChanges(edited, changes)).toEqual([skills]);
  });

  it("keeps the line ends of the text", () => {
    const crlf = newReview(optimizedText.replaceAll("\n", "\r\n"));
    const refused = decide(crlf, wards, { kind: "refused" });
    expect(refused.text).toContain("ANN\r\n- Was responsible for wards\r\n\r\n");
    expect(decide(refused, wards, null)).toEqual(crlf);
  });

  it("follows the line where the person's own editing has moved it", () => {
    const moved = { ...fresh, text: `Ann Lee\n\n${optimizedText}` };
    expect(decide(moved, wards, { kind: "refused" }).text).toContain("\n- Was responsible for wards\n");
  });

  it("a line that was rewritten by hand stays the person's", () => {
    const rewritten = { ...fresh, text: optimizedText.replace("Ran wards", "Wards, nights") };
    expect(isInText(rewritten, wards)).toBe(false);
    expect(decide(rewritten, wards, { kind: "refused" })).toBe(rewritten);
    expect(usedChanges(rewritten, changes)).toEqual([skills]);
  });

  it("what is being typed in the edit mode follows, so that saving brings no refused line back", () => {
    const typing = { ...fresh, draft: `${optimizedText}\nReferees` };
    expect(decide(typing, wards, { kind: "refused" }).draft).toContain("- Was responsible for wards");
  });
});
