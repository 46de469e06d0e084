import { expect, it } from "vitest";
import { nameRole, withArticle } from "./letter-target.ts";

it.each([
  ["University of Mallee", "the University of Mallee"],
  ["Mallee War Memorial", "the Mallee War Memorial"],
  [
    "Federal Hive and Family Court of Mallee (Division 1)",
    "the Federal Hive and Family Court of Mallee (Division 1)",
  ],
  ["School of Bees, Mallee University", "the School of Bees, Mallee University"],
  ["Gum Museum Cafe", "Gum Museum Cafe"],
  ["NSW regional agency", "an NSW regional agency"],
  ["state primary school", "a state primary school"],
  ["busy family cafe in Carlton", "a busy family cafe in Carlton"],
  ["independent school", "an independent school"],
  ["the corner shop", "the corner shop"],
  ["various restaurants", "various restaurants"],
  ["carsales", "carsales"],
  ["e-commerce shop fitters", "e-commerce shop fitters"],
  ["Gum Hospital", "Gum Hospital"],
])("an employer %j stands in a sentence as %j", (employer, said) => expect(withArticle(employer)).toBe(said));

it("a house that ends in a stop ends no sentence twice", () => {
  expect(nameRole({ title: "Carer", company: "Gum Homes Inc." })).toBe("the Carer role at Gum Homes Inc");
  expect(nameRole({ title: "Carer", company: "Gum Homes Inc.", reference: "A-1" })).toBe(
    "the Carer role at Gum Homes Inc. (reference A-1)",
  );
});
