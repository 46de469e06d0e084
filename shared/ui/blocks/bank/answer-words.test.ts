import { describe, expect, it } from "vitest";
import { chosenRole, roleChoices, yearsOf } from "./answer-words.ts";

const roles = [
  { position: "Supervisor", employer: "Acme", from: "2021-03" },
  { position: "Labourer", employer: "Acme", from: "2018", to: "2021-02" },
  { position: "Cook", employer: "Cafe" },
];

describe("the roles of an answer", () => {
  it("are called by their employer where that tells them apart", () => {
    expect(roleChoices(roles).map(({ label }) => label)).toEqual([
      "Supervisor, Acme",
      "Labourer, Acme",
      "Cafe",
      "Elsewhere",
    ]);
  });

  it.each([
    [{ position: "Labourer", employer: "Acme" }, "1"],
    [{ position: "Driver", employer: "Acme" }, null],
    [null, null],
  ])("%j is choice %s", (role, choice) => expect(chosenRole(roles, { role })).toBe(choice));

  it("have the years in which they were held, the latest first", () => {
    expect(yearsOf("2026-11-23", roles[1])).toEqual(["2021", "2020", "2019", "2018"]);
    expect(yearsOf("2023-01-01", roles[0])).toEqual(["2023", "2022", "2021"]);
    expect(yearsOf("2026-11-23", undefined).at(-1)).toBe("1970");
  });
});
