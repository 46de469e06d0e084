import { everyOne, word } from "./every-template.ts";
import type { Template } from "./template.ts";

const resumeSteps = [
  "Open the file in Word or Google Docs.",
  "Replace every example with your own facts.",
  "Delete the notes at the end and save it under your name.",
  "Score it against an ad before you send it.",
] as const;

export const healthcare: Template = {
  ...everyOne("healthcare-template", "healthcare"),
  name: "Healthcare Professional",
  description:
    "A resume for nurses, allied health and care workers, with registration and checks on the first page.",
  fullDescription:
    "One column, plain headings and real text, so that software and people read the same words. It opens with Ahpra registration, checks and immunisation, because Australian wards, clinics and homes ask for them first. A pattern for selection criteria follows the resume.",
  category: "hybrid",
  industry: "Healthcare",
  features: [
    "Registration, checks and immunisation block",
    "Example lines for acute, aged, community and disability care",
    "Selection criteria page that you can remove",
    "Notes on checks by state, referees and length",
  ],
  steps: resumeSteps,
  fileSize: "15 kB",
  fileFormat: word,
};

export const it: Template = {
  ...everyOne("it-template", "it"),
  name: "Information Technology",
  description:
    "A resume for developers, analysts and support people that shows what you built, how large it was and what changed.",
  fullDescription:
    "Technical skills stand in four lines that a recruiter and a search can both read, and every job shows a size and a before and after. Spare lines for eight other IT roles and a page for one project come with it.",
  category: "hybrid",
  industry: "Information Technology",
  features: [
    "Technical skills by kind, without bars or stars",
    "Example lines for support, network, security, data, testing and cloud",
    "Project page for one piece of work",
    "Notes on writing lines that hold up in a technical interview",
  ],
  steps: resumeSteps,
  fileSize: "15 kB",
  fileFormat: word,
};

export const marketing: Template = {
  ...everyOne("marketing-template", "marketing"),
  name: "Marketing Professional",
  description: "A resume for marketing and communications people whose results stand in plain numbers.",
  fullDescription:
    "Strategy, channels, measurement and tools each have their line, and every result says against what it was measured. A portfolio page shows three pieces of work on five lines each. The design stays plain: the portfolio shows taste, the resume has to be read.",
  category: "hybrid",
  industry: "Marketing",
  features: [
    "Skills by strategy, channel, measurement and tool",
    "Portfolio page with three pieces of work",
    "Example lines for brand, content, social, events and appeals",
    "Notes on numbers that mean something",
  ],
  steps: resumeSteps,
  fileSize: "15 kB",
  fileFormat: word,
};

export const businessAnalyst: Template = {
  ...everyOne("business-analyst"),
  name: "Business Analyst",
  description:
    "A resume for business analysts, with a kit of lines and a pattern for government selection criteria.",
  fullDescription:
    "Method, delivery, data and people skills are kept apart, because ads ask for them apart. The line kit gives nine acts with their size and outcome to fill in, and the last pages help with selection criteria and the questions that a panel may ask.",
  category: "hybrid",
  industry: "Business Analysis",
  features: [
    "Resume with skills by method, delivery, data and tool",
    "Kit of nine lines: an act, a size, an outcome",
    "Selection criteria pattern for government roles",
    "Five questions to prepare before the interview",
  ],
  steps: resumeSteps,
  fileSize: "15 kB",
  fileFormat: word,
};
