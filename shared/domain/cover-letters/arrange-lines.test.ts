import { describe, expect, it } from "vitest";
import { addLine, moveLine, removeLine, shownLines, takeLine, tickLine, tickRow } from "./arrange-lines.ts";
import { arrangedWords, typedSentences } from "./own-words.ts";
import {
  arrangeLetter,
  arrangementOf,
  canTellAsI,
  letterText,
  type QuotedLetter,
  worded,
} from "./quoted-letter.ts";

const line = (id: string, text: string, isOn = true) => ({ id, text, isOn });
const letter: QuotedLetter = {
  head: ["Kim Acacia", "kim@example.com"],
  addressee: ["Emu Council"],
  greeting: "Dear Hiring Manager",
  subject: "Re: Planner",
  opening: ["I am applying for the position of Planner at Emu Council."],
  own: [],
  reason: "",
  jobs: [
    {
      id: "job:0",
      lead: "From my current position:",
      label: "Mulga Rail",
      lines: [
        line("line:1:0:9", "Led a team"),
        line("line:2:0:9", "Cut costs by 9%"),
        line("line:3:0:9", "Rosters", false),
      ],
    },
  ],
  formal: { lead: "Formal:", rows: [{ id: "r", ask: "Driver licence", own: "C class", isOn: true }] },
  closing: ["I would welcome an interview."],
  signOff: ["Yours sincerely", "Kim Acacia"],
};
const orderOf = (of: QuotedLetter) =>
  of.jobs[0]?.lines.map(({ id, isOn }) => `${id.split(":")[1]}${isOn ? "" : "-"}`);

describe("the lines of a letter", () => {
  it("are told as I, where each one can be", () => {
    expect(letterText(letter)).toContain("• I led a team\n• I cut costs by 9%");
    const mixed = takeLine(letter, "job:0", "line:3:0:9");
    expect(letterText(mixed)).toContain("• Led a team\n• Cut costs by 9%\n• Rosters");
    expect(worded([line("a", "Budget of $2m")])).toEqual(["Budget of $2m"]);
    for (const text of ["Led", "Leading hand of four", "Budgets for 3 sites", "Led my team"])
      expect(canTellAsI(text), text).toBe(false);
  });

  it("are ticked, moved, added and removed", () => {
    expect(orderOf(tickLine(letter, "job:0", "line:1:0:9", false))).toEqual(["1-", "2", "3-"]);
    expect(orderOf(moveLine(letter, "job:0", "line:2:0:9", "line:1:0:9"))).toEqual(["2", "1", "3-"]);
    expect(orderOf(moveLine(letter, "job:0", "line:2:0:9", "gone"))).toEqual(["1", "2", "3-"]);
    expect(orderOf(takeLine(letter, "job:0", "line:3:0:9"))).toEqual(["1", "2", "3"]);
    const added = addLine(letter, "job:0", "  Won the  cup ");
    expect(added.jobs[0]?.lines[2]).toEqual(line("own:0", "Won the cup"));
    expect(orderOf(removeLine(added, "job:0", "own:0"))).toEqual(["1", "2", "3-"]);
    expect(orderOf(removeLine(letter, "job:0", "line:1:0:9"))).toEqual(["1", "2", "3-"]);
    expect(addLine(letter, "own", " ")).toBe(letter);
    expect(letterText(tickRow(letter, "r", false))).not.toContain("Formal:");
    const lines = letter.jobs[0]?.lines ?? [];
    expect(shownLines(lines, new Set()).map(({ id }) => id)).toEqual(["line:1:0:9", "line:2:0:9"]);
  });

  it("come back from what is stored; an id that the letter does not have is left out", () => {
    const mine = addLine(tickLine(letter, "job:0", "line:1:0:9", false), "own", "I can begin in March");
    const stored = arrangementOf({ ...mine, reason: "I grew up here." });
    expect(arrangeLetter(letter, stored)).toEqual({ ...mine, reason: "I grew up here." });
    const forged = { ...stored, own: [{ id: "line:9:0:4", isOn: true, text: "Won" }] };
    expect(arrangeLetter(letter, forged).own).toEqual([]);
    expect(arrangedWords(letter, mine)).toEqual({
      ownLines: ["I can begin in March"],
      unwanted: ["line:1:0:9"],
    });
  });

  it("that were typed over are found again, whatever was typed above or below the letter", () => {
    const written = letterText(letter);
    const edited = `Draft\n${written.replace("I would welcome", "I can begin in March. I would welcome")}\nPS`;
    expect(typedSentences(written, edited)).toEqual(["I can begin in March."]);
    expect(typedSentences(written, written)).toEqual([]);
  });
});
