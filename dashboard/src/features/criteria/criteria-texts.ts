import type { RuleName } from "#shared/domain/criteria/criterion.ts";
import { counted } from "#shared/domain/text.ts";

export const criteriaTexts = {
  newTitle: "Selection criteria",
  newText: "Criteria, a pitch or questions of a job that you have not saved.",
  pasteHere: "Paste it here",
  isAd: "The whole ad",
  isList: "Only the criteria or questions",
  open: "Open",
  write: "Write your answers",
  opening: "Reading...",
  before: "Opened before",
  deleteSet: (name: string) => `Delete the answers for ${name}`,
  deleted: { title: "Answers deleted" },
  loadFailed: "Your answers could not be loaded",
  loadFailedText: "They are safe. Please try again.",
  noResume: "No resume is kept yet",
  noResumeText: "Answers are drafted from the facts in your default resume and your evidence bank.",
  nothingAsked: "The ad asks for nothing in writing beside your resume",
  nothingAskedText: "More criteria in the position description? Paste them here.",
  elsewhere: "The criteria are not in this ad",
  elsewhereText:
    "It points to a position description. Open that document, copy its criteria and paste them here.",
  pasteLabel: "Criteria or questions",
  pasteHint: "One each line works best. Numbering may be lost; a limit such as “300 words each” is read too.",
  paste: "Read this list",
  pasting: "Reading...",
  cut: "Only the first 60 are kept. Is this one list?",
  many: "That is a long list. Check whether the employer wants each one answered.",
  draftAll: "Draft the rest",
  drafting: "Drafting...",
  download: "Download Word",
  downloading: "Making the file...",
  copyAll: "Copy all",
  copied: "Copied",
  failed: "This did not work. Your text is safe; please try again.",
  premium: "Drafting and Word are part of Premium. Reading, checking, counting and copying are free.",
  takePoints: (count: number) => `Use the ad's ${counted(count, "point")}`,
  pointsText: "Answer what the ad asks for, one by one. You can correct the list later.",
  noneCovers: "None of your examples shows a criterion yet.",
  pickMain: "Press an example to make it the main one.",
  notWritten: "Not written yet",
  shownNothing: "Nothing in your resume or evidence bank says this yet. Add an example for it.",
} as const;

/** What each kind of employer expects, in our words; sources in docs/australian-applications.md. */
export const ruleTexts: Record<RuleName, { title: string; rules: readonly string[] }> = {
  aps: {
    title: "Australian Public Service",
    rules: [
      "A pitch is one page or the words that the ad allows: whichever is less.",
      "Write to the level: the work level standards say what people there do.",
      "One or two full examples beat five short ones.",
    ],
  },
  nsw: {
    title: "NSW Government",
    rules: [
      "Answer what each targeted question asks; each tests a focus capability at its level.",
      "The letter is one or two pages and speaks to the focus capabilities.",
      "Examples may come from volunteering, casual work or study.",
    ],
  },
  qld: {
    title: "Queensland Government",
    rules: [
      "Usually a letter of one or two pages beside the resume.",
      "You need not answer each competency by itself, unless this ad asks for it.",
      "Do not repeat the resume: the panel has it.",
    ],
  },
  vic: {
    title: "Victorian Government",
    rules: [
      "Key selection criteria are answered in a document of their own.",
      "Give each criterion its heading and one example.",
    ],
  },
  act: {
    title: "ACT Government",
    rules: [
      "Send Word rather than PDF, unless the ad says otherwise.",
      "Keep to the pages or words that the ad names, and say that you meet its minimum requirements.",
    ],
  },
  university: {
    title: "University",
    rules: [
      "Answer criterion by criterion, essential ones first.",
      "Use the position description's own numbers.",
    ],
  },
  health: {
    title: "Hospital or health service",
    rules: [
      "Answer each criterion; many forms give each its own field and word limit.",
      "Name registration, checks and immunisation where the ad asks for them.",
    ],
  },
  other: {
    title: "What helps",
    rules: [
      "Situation, task, action, result: say what you did yourself.",
      "Use a different example for each criterion.",
    ],
  },
};
