import { expect, it } from "vitest";
import { splitTextLines, withoutLead } from "./text-lines.ts";

it.each([
  ["• Planned care", { text: "Planned care", bullet: true, mark: "•" }],
  ["• • Planned care", { text: "Planned care", bullet: true, mark: "•" }],
  ["•– Planned care", { text: "Planned care", bullet: true, mark: "•" }],
  ["o Planned care", { text: "Planned care", bullet: true, mark: "o" }],
  ["-5 degrees", { text: "-5 degrees", bullet: false }],
  ["of care", { text: "of care", bullet: false }],
  ["\u2315 \u2315 0491 570 006", { text: "0491 570 006", bullet: false }],
])("%j is one line of a resume", (text, line) => {
  expect(splitTextLines(text)).toMatchObject([line]);
});

it.each(["•", "→", "• • •", "-----", " "])("%j is no line", (text) => {
  expect(splitTextLines(text)).toEqual([]);
});

it("withoutLead takes off marks and pictures however they are mixed", () => {
  expect(withoutLead("• \u2315 • → - Planned -5 care")).toBe("Planned -5 care");
});
