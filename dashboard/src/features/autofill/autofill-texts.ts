import { ApiError } from "#shared/client/api-error.ts";

/** Texts of the form filling screen. */
export const autofillTexts = {
  title: "Form filling",
  text: "What application forms ask again and again. Kelpie fills it in when you press the button in its panel; you press Submit.",
  loadFailed: "Your profile could not be loaded",
  loadFailedText: "Nothing is lost. Please try again.",
  openProfile: "Profile and saved answers",
  formLabel: "Your profile",
  fromResume: "From your resume. Check it, then save.",
  proposed: (count: number) =>
    `${count === 1 ? "1 field is" : `${count} fields are`} proposed from your default resume. Nothing is kept until you save.`,
  save: "Save profile",
  busy: "Saving...",
  saved: { title: "Profile saved" },
  failed: {
    title: "Your profile was not saved",
    description: "Please try again. What you typed is still here.",
  },
  notSaid: "Not given",
} as const;

export const answerTexts = {
  title: "Saved answers",
  text: "Your own words for questions that come back. Kelpie drafts one from your resume and your evidence bank, proposes it where a form asks the same in other words, and asks you before it is used.",
  search: "Search saved answers",
  add: "Add answer",
  question: "Question",
  answer: "Your answer",
  save: "Save answer",
  busy: "Saving...",
  cancel: "Cancel",
  job: "For",
  jobHint: "An answer that names an employer is for that job alone.",
  anyJob: "Any job",
  none: "No answers yet. Add one that forms keep asking for.",
  noneFound: "No saved answer has these words.",
  saved: { title: "Answer saved" },
  removed: { title: "Answer deleted" },
  failed: { title: "This did not work", description: "Nothing was changed. Please try again." },
} as const;

/** The server says which questions are the person's alone. */
export const failureOf = (error: unknown) =>
  error instanceof ApiError && error.code === "unreadable"
    ? { title: answerTexts.failed.title, description: error.message }
    : answerTexts.failed;
