import { expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

/** All ads are invented. */
function read(item: string) {
  const text = `About you\n- ${item}\n- Able to plan a day on the road\n\nAbout us\nWe keep bees on nine hills and sell what they make.\n`;
  const end = text.indexOf("\n- Able");
  return readRequirements({ text, title: "" }).filter(({ span }) => span.start < end);
}

test("a short name in brackets is another name of its phrase, where its letters are the words' initials", () => {
  expect(read("Knowledge of hive health guidelines (HHG)")[0]?.aliases).toEqual(["HHG"]);
  expect(read("Knowledge of hive health guidelines (AHHG)")[0]?.aliases).toEqual(["AHHG"]);
  expect(read("Knowledge of hive health guidelines (FIFO)")[0]?.aliases).toEqual([]);
});

test.each([
  "Experience with client management systems (e.g. Combly, Waxwork)",
  "Experience with client management systems (e.g., Combly, Waxwork)",
  "Experience with client management systems, e.g. Combly or Waxwork",
])("examples are ways to one demand: %s", (item) => {
  const asked = read(item);
  expect(asked.map(({ term }) => term)).toEqual(["client management systems", "Combly", "Waxwork"]);
  expect(new Set(asked.map(({ groupId }) => groupId)).size).toBe(1);
});

test("what stands in 'that is' brackets only explains", () =>
  expect(read("Experience with office chat (i.e. Slack)").map(({ term }) => term)).not.toContain("Slack"));

test.each(["Plan each visit using the HCMF", "Plan each visit in line with the HCMF"])(
  "the rule that work follows is asked for by its name: %s",
  (item) => expect(read(item).map(({ term }) => term)).toEqual(["Plan each visit", "HCMF"]),
);
