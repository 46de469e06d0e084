import { describe, expect, test } from "vitest";
import { readRequirements } from "./requirements.ts";

const lead = "What you bring\n- ";
const read = (item: string) => readRequirements({ text: `${lead}${item}` });
const terms = (item: string) => read(item).map(({ term }) => term);

describe("where an award ends", () => {
  test.each<[string, string[]]>([
    ["Diploma of Nursing, wound care training, own tools", ["Diploma of Nursing", "wound care training"]],
    ["Degree in Commerce, a second language", ["Degree in Commerce", "second language"]],
    ["Bachelor of Law, Arts or Social Work", ["Bachelor of Law, Arts or Social Work"]],
    ["Diploma in Education, Training or Business", ["Diploma in Education, Training or Business"]],
  ])("%s", (item, expected) => expect(terms(item)).toEqual(expected));
});

test("examples belong to the last thing before them, not to the whole list", () => {
  const found = read(
    "Certificate III in Cookery, allergy training (for example FoodSafe or AllergyAware), knife skills",
  );
  const groupOf = (term: string) => found.find((one) => one.term === term)?.groupId;
  expect(found.map(({ term }) => term)).toContain("Certificate III in Cookery");
  expect(groupOf("Certificate III in Cookery")).toBeUndefined();
});
