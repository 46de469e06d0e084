import type { Template, TemplateId } from "./template.ts";

const word = "Microsoft Word";
const pdf = "PDF";

/** The same for all: free, the specification's static figures (decision: D-07), an image that nothing loads. */
const everyOne = (id: TemplateId, path: string = id) => ({
  id,
  type: "free" as const,
  downloadUrl: `/api/templates/download/${path}`,
  previewImage: `/api/placeholder/${id}`,
  downloadCount: 243,
  rating: 4.9,
  lastUpdated: "2026-11-21",
});

const resumeSteps = [
  "Open the file in Word or Google Docs.",
  "Replace every example with your own facts.",
  "Delete the notes at the end and save it under your name.",
  "Score it against an ad before you send it.",
] as const;

const healthcare: Template = {
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

const it: Template = {
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

const marketing: Template = {
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

const businessAnalyst: Template = {
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
