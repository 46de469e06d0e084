import { expect, test } from "vitest";
import { tokenise } from "../words/tokenise.ts";
import { awardRanges } from "./awards.ts";

const awards = (text: string) => {
  const tokens = tokenise(text);
  return awardRanges(tokens).map(({ first, last }) =>
    text.slice(tokens[first]?.start ?? 0, tokens[last - 1]?.end ?? 0),
  );
};

test.each<[string, string[]]>([
  ["Diploma of Nursing, wound care training, own tools", ["Diploma of Nursing"]],
  ["Degree in Commerce, a second language", ["Degree in Commerce"]],
  ["Bachelor of Law, Arts or Social Work", ["Bachelor of Law, Arts or Social Work"]],
  ["Diploma in Education, Training or Business", ["Diploma in Education, Training or Business"]],
])("where an award ends: %s", (text, expected) => expect(awards(text)).toEqual(expected));
