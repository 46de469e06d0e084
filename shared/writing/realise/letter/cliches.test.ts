import { expect, it } from "vitest";
import { isEmptyTalk } from "./cliches.ts";

it.each([
  ["I am eager to apply for an opportunity within your esteemed organization.", true],
  ["I'm excited to apply for the Site Engineer role at Karri Roads.", false],
  [
    "I am keen to apply for a position with your reputable company, where my ten years as a welder count.",
    false,
  ],
])("%s is empty talk: %s", (sentence, isEmpty) => expect(isEmptyTalk(sentence)).toBe(isEmpty));
