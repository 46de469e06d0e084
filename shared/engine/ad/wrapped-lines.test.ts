import { expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { adUnits } from "./ad-units.ts";

/** All ads are invented. */
const sentences = (text: string) =>
  adUnits(text, tokenise(text)).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, " "));

test("what a page's width broke is one sentence", () =>
  expect(
    sentences(
      "Keeper wanted in the valley\n\nDuties include:\n- Inspect and feed forty hives in the state forest, and write what\nyou find into the register;\n- Rear queens for the spring and sell those that are left to other\nkeepers of the valley and its neighbours;\n- Repair the frames that were broken in the winter storms of the\nyear before;\n",
    ),
  ).toEqual([
    "Keeper wanted in the valley",
    "Duties include:",
    "Inspect and feed forty hives in the state forest, and write what you find into the register;",
    "Rear queens for the spring and sell those that are left to other keepers of the valley and its neighbours;",
    "Repair the frames that were broken in the winter storms of the year before;",
  ]));

test("a list in small letters stays one", () =>
  expect(
    sentences(
      "In this role you will be:\ninspecting and feeding the forty hives of the state forest\nrearing queens for the spring and selling the others\nwriting the register of swarms and their keepers in town\n",
    ),
  ).toEqual([
    "In this role you will be:",
    "inspecting and feeding the forty hives of the state forest",
    "rearing queens for the spring and selling the others",
    "writing the register of swarms and their keepers in town",
  ]));
