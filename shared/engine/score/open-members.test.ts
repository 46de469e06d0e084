import { expect, test } from "vitest";
import { analyseResume } from "#shared/resume/analyse-resume.ts";

/** Credits of the demands of one line, by their words; people and firms are invented. */
function creditsOf(item: string): Record<string, number> {
  const resumeText =
    "Kim Acacia\nkim@example.com\n\nExperience\nDesigner, Gum Traders, Perth\nJan 2018 - present\n- Wrote up the user interviews in Dovetail\n- Drew screens in Figma\n";
  const ad = { text: `Designer\n\nAbout you\n- ${item}\n- Draw screens in Figma\n`, title: "Designer" };
  const { match } = analyseResume({ resumeText, ad, asOf: "2026-11-01" });
  return Object.fromEntries(
    match.requirements.map(({ id, term }) => [
      term,
      match.evidence.find(({ requirementId }) => requirementId === id)?.credit ?? 0,
    ]),
  );
}

test("who has used one of the examples has used one of the kind", () =>
  expect(creditsOf("Time spent in Maze, Dovetail or a similar research tool")).toMatchObject({
    Maze: 0,
    Dovetail: 1,
    "research tool": 1,
  }));

test("none of them is none of the kind", () =>
  expect(creditsOf("Time spent in Maze, Miro or a similar stocktaking tool")).toMatchObject({ Maze: 0 }));

test("no example makes an award", () =>
  expect(creditsOf("Dovetail, or another certificate in research")["certificate in research"] ?? 0).toBe(0));
