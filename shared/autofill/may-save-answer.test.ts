import { describe, expect, it } from "vitest";
import { maySaveAnswer } from "./may-save-answer.ts";

const may = (asked: string) => maySaveAnswer({ asked, reason: "no_answer" });

describe("an answer that is offered for keeping", () => {
  it.each([
    "Why do you want to work at Banksia?",
    "Why do you want to work at Banksia Health?",
    "What draws you to the nursing team of Queensland Health?",
    "How many years have you used Xero?",
    "Do you hold a current driver's licence?",
    "Are you willing to travel to regional sites?",
  ])("%s", (asked) => {
    expect(may(asked)).toBe(true);
  });

  it.each([
    "Have you ever been convicted of a criminal offence?",
    "Do you have a medical condition that we should know of?",
    "Are you of Aboriginal or Torres Strait Islander origin?",
    "What is your country of origin?",
    "Driver licence number",
    "Tax file number",
    "Do you have a disability?",
    "Do you have any problems with Your Health?",
    "Is there anything about your health that Banksia Health should know?",
    "What is your visa subclass?",
    "Have you made a workers compensation claim?",
    "Mother's maiden name",
  ])("never: %s", (asked) => {
    expect(may(asked)).toBe(false);
  });

  it("never what is known already, or follows another answer", () => {
    expect(maySaveAnswer({ asked: "Why us?", reason: "follows" })).toBe(false);
    expect(maySaveAnswer({ asked: "Why us?", reason: "has_value" })).toBe(false);
  });
});
