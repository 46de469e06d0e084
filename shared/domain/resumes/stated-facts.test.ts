import { describe, expect, it } from "vitest";
import { statedFactFault, statedQuestion } from "./stated-facts.ts";

describe("an answer about something the ad asks for", () => {
  it.each([
    "Yes, at Acme for two years",
    "Used it for RFIs at Acme",
    "Notably at Acme, on 4 sites",
    "Everything on site went through it",
    "x".repeat(500),
  ])("%j is kept", (text) => expect(statedFactFault(text)).toBeUndefined());

  it.each([
    ["", "own"],
    ["  \n ", "own"],
    ["x".repeat(501), "500"],
    ["Used it\u200b at Acme", "seen"],
    ["Used \u{E0041} it", "seen"],
    ["No", "no"],
    ["no, never", "no"],
    ["Never used it", "no"],
    ["I haven’t used it", "no"],
    ["I have not", "no"],
    ["I've never used it", "no"],
    ["N/A", "no"],
  ])("%j is refused and says why", (text, why) => expect(statedFactFault(text)).toContain(why));

  it("is asked for in plain words", () => {
    expect(statedQuestion("Procore", "tool")).toBe(
      "The ad asks for Procore. Have you used it? Where, and for what?",
    );
  });
});
