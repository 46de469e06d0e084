import { describe, expect, it } from "vitest";
import { type PdfRun, pageText } from "./pdf-text.ts";

const run = (text: string, x: number, y: number, width = text.length * 5): PdfRun => ({
  ...{ text, x, y, width },
  height: 10,
});

describe("the text of a PDF page", () => {
  it.each<[string, PdfRun[], string]>([
    [
      "runs of one line, with the gap between them",
      [run("Ward", 50, 700), run("Clerk", 75, 700)],
      "Ward Clerk",
    ],
    ["a word in two runs", [run("Clin", 50, 700), run("ical", 70, 700)], "Clinical"],
    ["a foot that stands a little higher", [run("10", 50, 700), run("th", 61, 703)], "10th"],
    [
      "lines of a paragraph",
      [run("You will", 50, 700), run("keep records", 50, 688)],
      "You will\nkeep records",
    ],
    ["paragraphs", [run("About", 50, 700), run("You will", 50, 670)], "About\n\nYou will"],
    ["a second column above", [run("Left", 50, 400), run("Right", 300, 700)], "Left\n\nRight"],
    ["a tab's space is one", [run("Close:   ", 50, 700), run("3 May", 120, 700)], "Close: 3 May"],
    ["blanks alone are no line", [run("  ", 50, 720), run("Ad", 50, 700)], "Ad"],
    ["nothing", [], ""],
  ])("%s", (_, runs, text) => {
    expect(pageText(runs)).toBe(text);
  });
});
