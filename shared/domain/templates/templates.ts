import { everyOne, pdf, word } from "./every-template.ts";
import { businessAnalyst, healthcare, it, marketing } from "./resume-templates.ts";
import type { Template, TemplateId } from "./template.ts";

const speak: Template = {
  ...everyOne("speak-framework"),
  name: "SPEAK Framework",
  description: "A frame for interview answers in five steps: situation, problem, effort, achievement, keep.",
  fullDescription:
    'Kelpie\'s own frame for questions that begin with "tell us about a time". It explains what each letter is for and how long it takes, shows four worked Australian examples, one of them a mistake, and ends with a sheet to practise on.',
  category: "interview",
  industry: "All industries",
  features: [
    "Each of the five steps explained",
    "Four worked examples, from Cairns to Geelong",
    "Six stories that answer many questions",
    "Practice sheet to print",
  ],
  steps: [
    "Read the five steps and one example.",
    "Print the practice sheet and write one story in key words.",
    "Tell it to someone with a clock: two minutes.",
  ],
  fileSize: "36 kB",
  fileFormat: pdf,
};

const pitch: Template = {
  ...everyOne("elevator-pitch"),
  name: "Elevator Pitch",
  description:
    "Thirty seconds about your work that people remember: four sentences, seven examples and a sheet.",
  fullDescription:
    "For recruiters who ring, for events, and for the first question of an interview. Four sentences say who you are at work, who is better off, one proof and what comes next, in three lengths. The examples come from trades, retail, engineering, testing and from people who return to work.",
  category: "interview",
  industry: "All industries",
  features: [
    "Four sentences and three lengths",
    "Seven worked examples",
    "Sheet with the sentences to fill in",
    "What to do when it sounds learnt by heart",
  ],
  steps: [
    "Fill in the sheet in Word or Google Docs.",
    "Say it aloud to three people and cut where you speed up.",
    "Keep the four points and throw the sentences away.",
  ],
  fileSize: "14 kB",
  fileFormat: word,
};

const letter: Template = {
  ...everyOne("cover-letter"),
  name: "Cover Letter",
  description: "A one-page Australian letter with its reasons in grey, three ways to begin and a last check.",
  fullDescription:
    "Each paragraph has one job, and a grey note says which. Below the letter are first paragraphs for people with experience, for a change of field and for a first job, and single sentences for gaps, visas and redundancy.",
  category: "letter",
  industry: "All industries",
  features: [
    "Letter with a note for each paragraph",
    "Three first paragraphs",
    "Sentences for gaps, visas, moves and salary",
    "Check before you send it, greetings and closings",
  ],
  steps: [
    "Open the file in Word or Google Docs.",
    "Replace each paragraph with your own facts.",
    "Delete the grey notes and everything below your name.",
  ],
  fileSize: "14 kB",
  fileFormat: word,
};

const playbook: Template = {
  ...everyOne("hiring-playbook"),
  name: "Hiring Playbook",
  description: "For employers: a fair process from the first thought to the first day, with a scorecard.",
  fullDescription:
    "Six steps for owners and managers who hire now and then: criteria before names, an ad that says what matters, reading in pairs, the same questions for everybody, a scorecard and calls to referees. General information, not legal advice.",
  category: "guide",
  industry: "Employers",
  features: [
    "Five criteria with weights, and an ad that follows from them",
    "Interview questions, and the ones to leave out",
    "Scorecard for each panel member",
    "Questions for referees, offer and first day",
  ],
  steps: [
    "Write the five criteria and their weights before the ad.",
    "Copy the scorecard for each person and panel member.",
    "Go through the one-page check before you decide.",
  ],
  fileSize: "50 kB",
  fileFormat: pdf,
};

const followUp: Template = {
  ...everyOne("follow-up-email"),
  name: "Follow-up Email",
  description: "Ten short messages: after applying, after an interview, after a rejection, and for an offer.",
  fullDescription:
    "Each message is short and asks for one thing at most. The first page says when to write, when to wait and when to stop, and the last check what never belongs in an email.",
  category: "email",
  industry: "All industries",
  features: [
    "Ten messages with their subject lines",
    "When to write, and when to stop",
    "Other offers, withdrawing and saying yes",
    "Check before you press Send",
  ],
  steps: [
    "Find the message for your day and copy it into your mail.",
    "Fill the brackets and cut what does not fit.",
    "Write down the day you sent it.",
  ],
  fileSize: "14 kB",
  fileFormat: word,
};

const prompts: Template = {
  ...everyOne("ai-prompts"),
  name: "AI Prompts",
  description: "Twelve prompts for resumes, letters and interviews that keep your facts as they are.",
  fullDescription:
    "An assistant writes what sounds likely. These prompts tell it to use only what you gave it and to ask where something is missing, and each comes with a check for you. What to leave out for privacy stands first.",
  category: "guide",
  industry: "All industries",
  features: [
    "A guard to paste before any prompt",
    "Twelve prompts, each with a check",
    "What to leave out for privacy",
    "Signs that something was made up",
  ],
  steps: [
    "Read the three rules at the top.",
    "Paste the guard, then one prompt with your own text.",
    "Check the answer with the line below the prompt.",
  ],
  fileSize: "14 kB",
  fileFormat: word,
};

/** Every template, by id. */
export const templates: Record<TemplateId, Template> = {
  "healthcare-template": healthcare,
  "it-template": it,
  "marketing-template": marketing,
  "business-analyst": businessAnalyst,
  "speak-framework": speak,
  "elevator-pitch": pitch,
  "cover-letter": letter,
  "hiring-playbook": playbook,
  "follow-up-email": followUp,
  "ai-prompts": prompts,
};
