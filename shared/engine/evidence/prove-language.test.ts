import { expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { readLanguage } from "./prove-language.ts";

test.each([
  ["a second language", { language: "other", modest: false }],
  ["conversational Korean", { language: "korean", modest: true }],
  ["English", { language: "english", modest: false }],
  // A field of teaching, by whatever name: nobody is asked to speak another language.
  ["English as an additional language", undefined],
  ["Teaching English as a second language", undefined],
  ["English as a Foreign Language", undefined],
])("%s", (phrase, ask) => {
  expect(readLanguage(tokenise(phrase))).toEqual(ask);
});
