import { expect, it } from "vitest";
import { pages } from "#shared/domain/pages.ts";
import { goKeys, goTo, keysOf, meaningOf } from "./shortcut-keys.ts";

it.each([
  ["n", false, { act: "add" }],
  ["?", false, { act: "shortcuts" }],
  ["/", false, { act: "search" }],
  ["d", false, null],
  ["d", true, { go: pages.overview }],
  ["A", true, { go: pages.applications }],
  ["x", true, null],
  ["Escape", false, null],
] as const)("%s after G %s", (key, wasG, meaning) => expect(meaningOf(key, wasG)).toEqual(meaning));

it("no two keys go to two places, and menus show the keys that work", () => {
  expect(new Set(goTo.map(({ key }) => key)).size).toBe(goTo.length);
  expect(goKeys(pages.overview)).toBe("G D");
  expect(goKeys(pages.templates)).toBeUndefined();
  expect(keysOf("add")).toBe("N");
});
