import { expect, it } from "vitest";
import { bandStyle } from "./band-style.ts";

it.each([
  [80, "success", "text-success"],
  [79, "good", "text-warn"],
  [60, "good", "text-warn"],
  [59, "danger", "text-danger"],
] as const)("a category of %i is drawn as %s [P2-9.10]", (score, bar, word) => {
  expect(bandStyle(score)).toMatchObject({ progress: bar, text: word });
});
