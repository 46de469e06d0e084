import { expect, test } from "vitest";
import { readResume } from "#shared/resume/read-resume.ts";
import { indexAdCopy } from "../ad/pasted-text.ts";
import { tokenise } from "../words/tokenise.ts";
import { proveLanguage, readLanguage } from "./prove-language.ts";
import { readEvidenceLines } from "./resume-lines.ts";

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
  ["a second Asian language", "Fluent in Spanish", 0],
  ["a second Asian language", "Fluent in Thai", 1],
  ["Spanish", "Basic proficiency in Spanish", 0.5],
  ["Spanish", "Proficiency in Spanish", 1],
])("%s, shown by %s", (phrase, text, credit) => {
  const ask = readLanguage(tokenise(phrase));
  const resume = readResume(`Kim Acacia\nkim@example.com\n\nSkills\n${text}\n`);
  const lines = readEvidenceLines(resume, indexAdCopy([]), "2026-11-01");
  expect(ask && proveLanguage(ask, lines).credit).toBe(credit);
});

test.each([
  "Mohammed Al-Farsi\nmohammed.farsi@example.com",
  "Ana Polish\nana@example.com | linkedin.com/in/ana-polish",
  "Jo German\njo@example.com\n\nSUMMARY\nJo German is a careful bookkeeper.",
])("nobody speaks a language by their name: %s", (head) => {
  const lines = (text: string) =>
    readEvidenceLines(readResume(text), indexAdCopy(tokenise("nothing")), "2026-11-01");
  const rest = "\n\nEXPERIENCE\nBookkeeper, Gum Traders\nJan 2019 - Present\n- Kept the books\n";
  expect(proveLanguage({ language: "other", modest: false }, lines(`${head}${rest}`)).credit).toBe(0);
  expect(
    proveLanguage({ language: "other", modest: false }, lines(`${head}${rest}\nLANGUAGES\nFarsi, Polish\n`))
      .credit,
  ).toBe(1);
});

test.each<[string, string, number]>([
  ["Greek", "- I speak Greek with the owners of the hives", 1],
  ["Mandarin", "- Nine owners whom I ring in Mandarin", 1],
  ["a community language", "- Speak Nepali with visitors", 1],
  // Named in a job, and spoken by nobody there.
  ["Greek", "- Supported Greek families at the market", 0],
  ["Mandarin", "- Printed brochures in Mandarin", 0],
  ["a community language", "- Served French pastries", 0],
])("%s, in a job: %s", (phrase, text, credit) => {
  const ask = readLanguage(tokenise(phrase));
  const resume = readResume(
    `Kim Acacia\nkim@example.com\n\nExperience\n\nKeeper, Wattle Honey\nJan 2019 - Present\n${text}\n`,
  );
  const lines = readEvidenceLines(resume, indexAdCopy([]), "2026-11-01");
  expect(ask && proveLanguage(ask, lines).credit).toBe(credit);
});

test("a list of languages counts in whatever part it was left", () => {
  const ask = readLanguage(tokenise("Mandarin"));
  const resume = readResume(
    "Kim Acacia\nkim@example.com\n\nEducation\nVCE, Coburg High, 2014\nLANGUAGES  English and Mandarin, survival Japanese\n",
  );
  const lines = readEvidenceLines(resume, indexAdCopy([]), "2026-11-01");
  expect(ask && proveLanguage(ask, lines).credit).toBe(1);
});
