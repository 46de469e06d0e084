import { expect, test } from "vitest";
import { tokenise } from "./tokenise.ts";

const lows = (text: string) => tokenise(text).map(({ low }) => low);

test.each([
  ["experience withWordPress", ["experience", "with", "wordpress"]],
  ["Python andJava", ["python", "and", "java"]],
  ["usingPower BI", ["using", "power", "bi"]],
])("a small word that a page glued to a name: %s", (text, words) => expect(lows(text)).toEqual(words));

test.each(["withdraw", "Android", "WITHIN", "officeSuite", "andX", "iOS", "macOS"])(
  "what only looks like it: %s",
  (word) => expect(lows(word)).toHaveLength(1),
);

test("both parts keep their places", () => {
  const text = "bring experience withWordPress.";
  expect(tokenise(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    "bring",
    "experience",
    "with",
    "WordPress",
  ]);
});
