import { expect, it } from "vitest";
import { initials } from "./initials.ts";

it.each([
  ["Bellwether Energy", 2, "BE"],
  ["Priya Anand Raman", 2, "PR"],
  ["Priya", 2, "P"],
  ["priya raman", 1, "P"],
  ["Wattle Energy (sample)", 2, "WE"],
  ["  ", 2, ""],
] as const)("initials of %j, at most %i, are %j", (name, count, expected) => {
  expect(initials(name, count)).toBe(expected);
});
