import { describe, expect, it } from "vitest";
import type { StoryPart } from "#shared/domain/evidence-bank/bank-entry.ts";
import { storyHint } from "./story-hints.ts";

const story = {
  ...{
    situation: "Forty reports were due and two of us were left.",
    task: "I was to have them checked in a week.",
  },
  ...{
    action: "I wrote a script for the checks and ran it daily.",
    result: "All 40 were done in four days.",
  },
};

describe("a hint for a part of a story", () => {
  it.each<StoryPart>(["situation", "task", "action", "result"])(
    "%s: what belongs there, none where it is told",
    (part) => {
      expect(storyHint(part, { ...story, [part]: " " })).toMatch(/\?/);
      expect(storyHint(part, story)).toBeUndefined();
    },
  );

  it.each<[StoryPart, string, string]>([
    ["situation", "word ".repeat(51), "51 words"],
    ["action", "We wrote a script for the checks.", "yourself"],
    ["action", "Scripted it.", "little more"],
    ["result", "The reports were done in time.", "How many"],
  ])("%s %j", (part, text, hint) => expect(storyHint(part, { ...story, [part]: text })).toContain(hint));

  it("lets a team stand beside what one did oneself", () => {
    expect(
      storyHint("action", { ...story, action: "We split the work and I wrote the checks." }),
    ).toBeUndefined();
  });
});
