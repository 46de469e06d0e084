import { expect, it } from "vitest";
import { readResume } from "../read-resume.ts";

const rest = "\n\nExperience\nNurse, Corio Bay Health\nMar 2019 - Present";

it.each([
  [
    "one word, with the address for it and icons beside the contacts",
    "Alice\nAdventurer\nB\tUnited Kingdom\n@\talice@wonderland.example",
    "Alice",
  ],
  ["two words on two lines", "Jane\nCitizen\njane.citizen@example.com", "Jane Citizen"],
  ["letters behind it", "SANJEEWA PERERA MAIQS\nperera@example.com", "SANJEEWA PERERA"],
  ["a word that the address does not know", "Adventurer\nPerth WA\nkim@example.com", undefined],
])("the name: %s", (_, head, name) => {
  expect(readResume(head + rest).basics.name).toBe(name);
});
