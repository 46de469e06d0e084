import { describe, expect, it } from "vitest";
import { plainGrammar } from "./plain-grammar.ts";

describe("sure slips of a draft", () => {
  it.each([
    ["I has a organized mind and and a calm manner.", "I have an organised mind and a calm manner."],
    ["I is an nurse , and i could of led.", "I am a nurse, and I could have led."],
    ["If I were to lead, I would ask.", "If I were to lead, I would ask."],
    ["I had had an hour with a user of the system.", "I had had an hour with a user of the system."],
    ["A engineer asked me alot.", "An engineer asked me a lot."],
    ["I have one European client and a one-off job.", "I have one European client and a one-off job."],
  ])("%s", (said, mended) => {
    expect(plainGrammar(said)).toBe(mended);
    expect(plainGrammar(mended)).toBe(mended);
  });
});
