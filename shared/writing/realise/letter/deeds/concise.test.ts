import { describe, expect, it } from "vitest";
import { concise } from "./concise.ts";

const cut = (text: string, asked: string[] = [], tail = "") => {
  const deed = concise({ kind: "act", text, tail }, asked);
  return deed.text + deed.tail;
};

describe("a long deed without what answers nothing", () => {
  const long = "ran the move of our office and the yearly offsite, both under budget";

  it.each([
    [long, [], "ran the move of our office and the yearly offsite"],
    [long, ["budget control"], long],
    [
      "wrote the twelve briefs of the year for the minister, and drafted two annexes",
      [],
      "wrote the twelve briefs of the year for the minister",
    ],
    ["ran workshops with growers, irrigators and councils of six towns in the far north", [], undefined],
    ["wrote the weekly report for the board of directors, with 40 charts in it", [], undefined],
    ["wrote reports, and checked claims", [], undefined],
  ])("%s", (text, asked, said) => expect(cut(text, asked)).toBe(said ?? text));

  it("keeps a result with its figure, drops one that the ad does not ask for", () => {
    expect(cut("wrote the specifications", [], ", and rejected rolls fell by 38 per cent")).toMatch(/38/);
    expect(cut("trained three assistants", [], ", and wrote the handbook")).toBe("trained three assistants");
    expect(cut("trained three assistants", ["handbooks"], ", and wrote the handbook")).toMatch(/handbook/);
  });
});
