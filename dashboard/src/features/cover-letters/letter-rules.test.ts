import { describe, expect, it } from "vitest";
import { lengthNote, letterFileName } from "#shared/domain/cover-letters/letter-words.ts";
import { countWords } from "#shared/domain/text.ts";
import { changedLetterDraft, emptyLetterDraft } from "./letter-draft.ts";
import { missingInput, stepAfter } from "./letter-rules.ts";

const draft = (part: object) => ({ ...emptyLetterDraft, ...part });

describe("before a letter is written", () => {
  it.each([
    ["nothing", {}, "Missing Information"],
    ["no company", { jobTitle: "Nurse", company: " " }, "Missing Information"],
    ["no title", { company: "Coorong" }, "Missing Information"],
    ["title and company", { jobTitle: "Nurse", company: "Coorong" }, undefined],
    ["no draft", { tab: "optimise", jobDescription: "An ad" }, "Missing Draft"],
    ["no description", { tab: "optimise", letter: "Dear" }, "Missing Job Description"],
    ["draft and description", { tab: "optimise", letter: "Dear", jobDescription: "An ad" }, undefined],
  ])("%s [P2-5.16 P2-5.17 P2-5.18]", (_name, part, title) => {
    expect(missingInput(draft(part))?.title).toBe(title);
  });

  it("professional is the style at first, generating the tab [P2-5.19 P2-2.95]", () => {
    expect(emptyLetterDraft).toMatchObject({ style: "professional", tab: "generate" });
  });

  it("another job typed over a tracked one is that job no longer", () => {
    const tracked = draft({ applicationId: "a1", jobTitle: "Nurse" });
    expect(changedLetterDraft(tracked, { style: "friendly" }).applicationId).toBe("a1");
    expect(changedLetterDraft(tracked, { jobTitle: "Cook" }).applicationId).toBeNull();
  });
});

describe("a letter", () => {
  it.each([
    ["", 0],
    ["Dear Hiring Manager,\n\nFive words now", 6],
  ])("'%s' has %i words [P2-2.101]", (text, words) => {
    expect(countWords(text)).toBe(words);
  });

  it.each([
    ["Bellwether Energy", "cover-letter-bellwether-energy.docx"],
    ["  Smith & Sons Pty Ltd. ", "cover-letter-smith-sons-pty-ltd.docx"],
    ["", "cover-letter.docx"],
  ])("for '%s' is saved as %s [P2-9.21]", (company, name) => {
    expect(letterFileName(company)).toBe(name);
  });

  it.each([
    [120, true, "stops where the facts of your resume stop"],
    [120, false, null],
    [199, true, "stops where"],
    [200, true, null],
    [400, true, null],
    [401, false, "one page"],
  ])("of %i words, by Kelpie %s: %s", (words, isKelpies, note) => {
    if (note === null) expect(lengthNote(words, isKelpies)).toBeNull();
    else expect(lengthNote(words, isKelpies)).toContain(note);
  });

  it.each([
    [0, 0],
    [1999, 0],
    [2000, 1],
    [4000, 2],
    [60_000, 4],
  ])("after %i ms step %i is shown [P2-4.25]", (elapsed, step) => {
    expect(stepAfter(elapsed, 2000)).toBe(step);
  });
});
