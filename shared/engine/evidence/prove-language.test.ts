import { expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { proveLanguage, readLanguage } from "./prove-language.ts";
import type { EvidenceLine } from "./resume-lines.ts";

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

test.each([
  ["a second language", "Fluent in Spanish and conversational French", 1],
  ["a second language", "Spanish - Conversational", 1],
  ["Fluent Spanish", "Spanish - Conversational", 0.5],
  ["a second language", "Basic Spanish", 0.5],
])("%s, shown by %s", (phrase, text, credit) => {
  const ask = readLanguage(tokenise(phrase));
  const line = { line: { id: 0, text, section: "skills" }, tokens: tokenise(text), dead: [], pasted: false };
  expect(ask && proveLanguage(ask, [line as unknown as EvidenceLine]).credit).toBe(credit);
});
