import { expect, it } from "vitest";
import { isOfPrivateLife } from "./career-gaps.ts";

it.each([
  ["Date of birth: 12 March 1961", true],
  ["Pronouns: she/her", true],
  ["Postcode: 0872", true],
  ["Career break 2019 - 2020: caring for family", true],
  ["2019 - 2020 Parental leave", true],
  ["Jan 2019 to Dec 2019: caring for my mother", true],
  ["Processed parental leave for 400 staff", false],
  ["Cared for families in crisis", false],
  ["Aged care worker, Banksia House", false],
  ["May 2019 - Present", false],
  ["", false],
])("%j is of private life: %s", (text, expected) => {
  expect(isOfPrivateLife(text)).toBe(expected);
});
