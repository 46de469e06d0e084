import { expect, it } from "vitest";
import { splitPrintedLines, withoutLead } from "./printed-lines.ts";

it.each([
  ["• Planned care", { text: "Planned care", mark: "•" }],
  ["• • Planned care", { text: "Planned care", mark: "•" }],
  ["•– Planned care", { text: "Planned care", mark: "•" }],
  ["o Planned care", { text: "Planned care", mark: "o" }],
  ["-5 degrees", { text: "-5 degrees" }],
  ["of care", { text: "of care" }],
  ["\u2315 \u2315 0491 570 006", { text: "0491 570 006" }],
])("%j is one line of a resume", (text, line) => {
  expect(splitPrintedLines(text)).toMatchObject([line]);
});

it.each(["•", "→", "• • •", "-----", " "])("%j is no line", (text) => {
  expect(splitPrintedLines(text)).toEqual([]);
});

it("withoutLead takes off marks and pictures however they are mixed", () => {
  expect(withoutLead("• \u2315 • → - Planned -5 care")).toBe("Planned -5 care");
});
