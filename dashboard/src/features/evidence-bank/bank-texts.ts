/** Texts of the evidence bank. */
export const bankTexts = {
  title: "Evidence bank",
  text: "What is true about you beside your resumes. Writers may lean on it, and say no more than you did.",
  addFact: "Add a fact",
  addStory: "Add a story",
  search: "Search your evidence bank",
  noneFound: "Nothing here has these words.",
  clear: "Clear the search",
  empty: "Nothing is kept yet",
  emptyText:
    "Facts and short stories that your resume leaves out, kept once and used for every resume and letter.",
  loadFailed: "Your evidence bank could not be loaded",
  loadFailedText: "It is safe. Please try again.",
  facts: "Facts",
  stories: "Stories",
  storiesText: "Situation, task, action, result: for letters, selection criteria and interviews.",
  noes: "Answered with no",
  noesText: "Not asked again. Delete one to be asked.",
  save: "Save",
  busy: "Saving...",
  cancel: "Cancel",
} as const;

export const factTexts = {
  form: "A fact",
  term: "What is it?",
  termHint: "As an ad would name it: pricing analysis, Procore, White Card.",
  subject: "Which kind?",
  subjects: {
    skill: "A skill or task",
    tool: "A tool or system",
    quality: "A way of working",
    paper: "A qualification, licence or ticket",
  },
} as const;

export const storyTexts = {
  form: "A story",
  title: "Name of the story",
  titleHint: "For you to find it again: the week the audit moved forward.",
  where: "Where",
  noRole: "Elsewhere, or in no role",
  terms: "What it shows",
  termsHint: "As ads name it, with commas between: stakeholder management, rostering.",
  parts: { situation: "Situation", task: "Task", action: "Action", result: "Result" },
} as const;
