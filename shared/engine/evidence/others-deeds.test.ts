import { describe, expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { markOthersDeeds } from "./others-deeds.ts";

/** The words of a line that somebody else's deed takes away. */
function marked(text: string): string {
  const tokens = tokenise(text);
  const marks = tokens.map(() => false);
  markOthersDeeds(tokens, marks);
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
