import { describe, expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { markOtherParties } from "./other-parties.ts";
import { markThirdPartyActions } from "./third-party-actions.ts";

/** The words of a line that somebody else's task or name takes away. */
function marked(text: string, mark = markThirdPartyActions): string {
  const tokens = tokenise(text);
  const marks = tokens.map(() => false);
  mark(tokens, marks);
  return tokens.flatMap(({ low }, at) => (marks[at] === true ? [low] : [])).join(" ");
}

describe("the deeds of others", () => {
  test.each([
    ["Our safety officer ran the audits, I swept the yard", "our safety officer ran the audits"],
    ["Dragged branches while the carpenter did the cutting", "the carpenter did the cutting"],
    ["The owner looks after the web shop, I only boxed what sold", "the owner looks after the web shop"],
    ["Posted accounts, a colleague had the receivables", "a colleague had the receivables"],
    [
      "Chef held the food safety certificate for the kitchen",
      "chef held the food safety certificate for the kitchen",
    ],
    ["The nurse on our ward kept the drug book", "the nurse on our ward kept the drug book"],
  ])("'%s'", (line, others) => expect(marked(line)).toBe(others));

  test.each([
    "Ran the audits with our safety officer",
    "Electrician licensed in Victoria",
    "Team Leader, trained eight staff",
    "My manager asked me to train the new ones",
    "The owner trusts me with the keys",
    "My apprentices finished their trade",
    "Two builders still ring me first",
    "Kept product, support and the executives informed",
    "Typed the chart while the dentist talked",
    "Auditors liked the folder",
    "In charge while the manager was on leave",
    "",
  ])("none in '%s'", (line) => expect(marked(line)).toBe(""));
});

describe("those who get or give what somebody passes on", () => {
  test.each([
    ["Referred complaints to the HR department", "the hr"],
    ["Delivered mail to law firms", "law"],
    ["Worked under a project manager on three sites", "a project manager"],
    ["Followed directions from my team leader", "my team leader"],
    ["Sent the month's invoices to the accounting office, filed copies", "the accounting"],
    ["Managed by a staff of two", "managed"],
  ])("'%s'", (line, party) => expect(marked(line, markOtherParties)).toBe(party));

  test.each([
    "Managed the HR department",
    "Trained staff to use the payroll office's forms",
    "Moved from team leader to manager",
    "Worked with the marketing department on campaigns",
    "Reported results, moved to the HR department in May",
    "Sent 40 parcels a day to regional shops",
    "Managed, by myself, a team of two",
    "",
  ])("none in '%s'", (line) => expect(marked(line, markOtherParties)).toBe(""));
});
