/** Texts of the evidence bank. */
export const bankTexts = {
  title: "Evidence bank",
  text: "Things you've done that aren't in your resume. We only use them as you wrote them.",
  addFact: "Add a fact",
  addStory: "Add a story",
  search: "Search your evidence bank",
  noneFound: "Nothing here has these words.",
  clear: "Clear the search",
  empty: "Nothing here yet",
  emptyText:
    "Facts and short stories that your resume leaves out, kept once and used for every resume and letter.",
  loadFailed: "Your evidence bank could not be loaded",
  loadFailedText: "It is safe. Please try again.",
  facts: "Facts",
  stories: "Stories",
  storiesText: "Situation, task, action, result: for letters, selection criteria and interviews.",
  noes: "Answered with no",
  noesText: "You said no to these. Delete one to be asked again.",
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
  titleHint: "A name for your story, such as the week the audit moved forward.",
  where: "Where",
  noRole: "Outside work",
  terms: "What it shows",
  termsHint: "As ads name it, with commas between: stakeholder management, rostering.",
  parts: { situation: "Situation", task: "Task", action: "Action", result: "Result" },
} as const;
