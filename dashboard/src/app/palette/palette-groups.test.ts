import { expect, it } from "vitest";
import { withRecent } from "./palette-groups.ts";

const choice = (id: string) => ({ id, label: id, onChoose: () => undefined });
const groups = [
  { title: "Go to", choices: [choice("a"), choice("b")] },
  { title: "Actions", choices: [choice("c")] },
  { title: "Resumes", choices: [] },
];

it("what was chosen lately stands first and only once; empty groups are left out", () => {
  const shown = withRecent(groups, ["c", "gone", "b"]);
  expect(shown.map(({ title, choices }) => [title, choices.map(({ id }) => id)])).toEqual([
    ["Recent", ["c", "b"]],
    ["Go to", ["a"]],
  ]);
});

it("without a past the groups stand as they are", () => {
  expect(withRecent(groups, []).map(({ title }) => title)).toEqual(["Go to", "Actions"]);
});
