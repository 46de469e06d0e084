import { describe, expect, it } from "vitest";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { tailorResume } from "#shared/writing/realise/resume/tailor-resume.ts";
import { compareLines, keyAchievements, searchabilityNote } from "./result-facts.ts";

describe("comparing two texts", () => {
  it("marks the lines that only one of them holds", () => {
    const changed = compareLines(
      "Name\n\n- Led a team\n- Wrote SQL",
      "Name\n\n- Led a team of four\n- Wrote SQL",
    );
    expect(changed.filter((line) => line.isChanged).map((line) => line.text)).toEqual(["- Led a team"]);
  });
});

it("says what a reader does not find", () => {
  const name = { id: "name", points: 10, maxPoints: 10 };
  expect(searchabilityNote([name])).toBe("Contact, dates and headings found.");
  expect(searchabilityNote([name, { id: "phone", points: 0, maxPoints: 10 }])).toBe("Not clear: phone.");
});

const resumeText =
  "Ann Lee\nNurse\n\nExperience\nNurse, Wattle Ward\nJan 2020 - Present\n- Was responsible for wound care\n- Wrote notes in Excel";

it.each([
  "- Wound care is essential\n- Excel is required\n- Knowledge of EYLF is desirable",
  "- Experience with SQL is essential\n- Excel is an advantage",
  "- Documentation is required\n- Wound care is required\n- Current first aid is required",
])("the count among the achievements is the desk's: %j", (asks) => {
  const text = `About the role\nA ward that looks for somebody who cares for people and families every day.\nAbout you\n${asks}`;
  const made = tailorResume({ resumeText, ad: { text }, asOf: "2026-11-21" });
  const result = {
    ...made.after.fields,
    before: made.before.fields,
    lineByLineSuggestions: [],
    addedKeywords: [],
    analysis: made.after,
  };
  const ledger = ledgerOf(made.after.match);
  const shown = ledger.filter(({ state }) => state === "shown").length;
  expect(ledger.length).toBeGreaterThan(1);
  expect(keyAchievements(result)).toContain(
    `${shown} of ${ledger.length} points of the ad are shown in full`,
  );
});
