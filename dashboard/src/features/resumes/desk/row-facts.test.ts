import { expect, it } from "vitest";
import { factsOf } from "./row-facts.ts";

const rows = `Kim Acacia
kim@example.com

Experience
Head Keeper, Salt Hives
2020 - now
Led three keepers through two wet winters.
- Rewrote the feeding plan

Education
Diploma of Beekeeping, Wattle College, 2014
Thesis on queens and their daughters

Skills
Excel`.split("\n");

it("what stands bold on the page: names and titles, and no sentence of a role without a mark", () => {
  const kinds = factsOf(rows).map(({ kind }, at) => [rows[at]?.slice(0, 24), kind]);
  expect(kinds.filter(([text]) => text !== "")).toEqual([
    ["Kim Acacia", "name"],
    ["kim@example.com", "contact"],
    ["Experience", "heading"],
    ["Head Keeper, Salt Hives", "entry"],
    ["2020 - now", "entry"],
    ["Led three keepers throug", "text"],
    ["- Rewrote the feeding pl", "bullet"],
    ["Education", "heading"],
    ["Diploma of Beekeeping, W", "entry"],
    ["Thesis on queens and the", "text"],
    ["Skills", "heading"],
    ["Excel", "text"],
  ]);
});
