/**
 * The fixed sentences of a letter, the only text that Kelpie writes itself. A slot in braces takes a noun, always in
 * a place without an article. decision: D-111.
 */
export const letterStyles = ["professional", "confident", "friendly"] as const;
/** decision: D-45. */
export type LetterStyle = (typeof letterStyles)[number];

interface Wording {
  /** The job and the employer. */
  opening: readonly string[];
  /** Where the person works, and as what; the first one with a year or a month. */
  employedSince: string;
  employed: string;
  lastEmployed: string;
  /** Introductions to lines of the current job, of the last one, and of earlier ones. */
  currentLead: readonly string[];
  lastLead: string;
  earlierLead: readonly string[];
  formalLead: string;
  closing: readonly string[];
  reach: string;
  signOff: string;
}

export const wordings: Readonly<Record<LetterStyle, Wording>> = {
  professional: {
    opening: [
      "I am applying for {role}.",
      "Please accept my application for {role}.",
      "I am writing to apply for {role}.",
      "I wish to apply for {role}.",
      "I would like to be considered for {role}.",
      "This letter is my application for {role}.",
    ],
    employedSince: "I have worked at {employer} since {since} and am currently employed there as {title}.",
    employed: "I am currently employed at {employer} as {title}.",
    lastEmployed: "My most recent position was {title} at {employer}{years}.",
    currentLead: [
      "From my current position at {employer}, the points most relevant to this role are:",
      "In my current position at {employer}, the work closest to this role is:",
      "The points of my current position at {employer} that bear most on this role are:",
      "My current position at {employer} includes the following:",
      "Most relevant to your advertisement, from my current position at {employer}:",
      "At {employer}, in my current position, the most relevant points are:",
    ],
    lastLead: "From that position, the points most relevant to this role are:",
    earlierLead: [
      "Before that, as {title} at {employer}{years}:",
      "Earlier, as {title} at {employer}{years}:",
      "In my earlier position as {title} at {employer}{years}:",
      "From my time as {title} at {employer}{years}:",
      "Previously, as {title} at {employer}{years}:",
      "As {title} at {employer}{years}:",
    ],
    formalLead: "Against the formal requirements of your advertisement:",
    closing: [
      "I would welcome the opportunity to discuss the position with you.",
      "I would be pleased to discuss my application at an interview.",
      "I would appreciate the opportunity to meet with you.",
      "I am available to discuss this application at a time that suits you.",
      "Thank you for considering my application. I would welcome an interview.",
      "I look forward to the opportunity to speak with you about the position.",
    ],
    reach: "You can reach me {contact}.",
    signOff: "Yours sincerely",
  },
  confident: {
    opening: [
      "I am applying for {role}.",
      "I am putting myself forward for {role}.",
      "Please consider me for {role}.",
      "Here is my application for {role}.",
      "I want to be considered for {role}.",
      "I am a candidate for {role}.",
    ],
    employedSince: "I have worked at {employer} since {since}, now as {title}.",
    employed: "I work at {employer} as {title}.",
    lastEmployed: "Most recently I worked at {employer} as {title}{years}.",
    currentLead: [
      "What I do now at {employer}, and what matters most for this role:",
      "The results of my current position at {employer} that count most here:",
      "From my current position at {employer}, these points matter most for you:",
      "My record in my current position at {employer}:",
      "My current work at {employer}, in a few points:",
      "At {employer}, where I work now:",
    ],
    lastLead: "What matters most for this role from that position:",
    earlierLead: [
      "Before that, as {title} at {employer}{years}:",
      "Earlier, as {title} at {employer}{years}:",
      "My record as {title} at {employer}{years}:",
      "From my time as {title} at {employer}{years}:",
      "Previously, as {title} at {employer}{years}:",
      "As {title} at {employer}{years}:",
    ],
    formalLead: "Your formal requirements, and what I hold:",
    closing: [
      "I am ready to talk through any of this in an interview.",
      "I would like to show you the detail behind these points in an interview.",
      "I would like to talk about what I can do in this job.",
      "I am ready to meet at a time that suits you.",
      "I would like to talk this through with you.",
      "Ask me about any of these points in an interview.",
    ],
    reach: "Please reach me {contact}.",
    signOff: "Kind regards",
  },
  friendly: {
    opening: [
      "I’d like to apply for {role}.",
      "I’m applying for {role}.",
      "I’d like to put my name forward for {role}.",
      "I’d be glad to be considered for {role}.",
      "I’m writing about {role} and would like to apply.",
      "I’d love to be considered for {role}.",
    ],
    employedSince: "I’ve worked at {employer} since {since} and I’m currently employed there as {title}.",
    employed: "I’m currently employed at {employer} as {title}.",
    lastEmployed: "My last job was {title} at {employer}{years}.",
    currentLead: [
      "From my current job at {employer}, the points that matter most for this one:",
      "Here is what I do at {employer} that is closest to your job:",
      "Some of what I do now at {employer}:",
      "A few things from my current job at {employer}:",
      "From my job at {employer}, what seems most useful to you:",
      "What I’d bring from my current job at {employer}:",
    ],
    lastLead: "The points from that job that matter most for this one:",
    earlierLead: [
      "Before that, as {title} at {employer}{years}:",
      "Earlier, as {title} at {employer}{years}:",
      "From my job as {title} at {employer}{years}:",
      "And from my time as {title} at {employer}{years}:",
      "Previously, as {title} at {employer}{years}:",
      "As {title} at {employer}{years}:",
    ],
    formalLead: "And against your formal requirements:",
    closing: [
      "I’d welcome the chance to talk.",
      "I’d be happy to have a chat about the job.",
      "I’d be glad to come in and talk it through.",
      "It would be great to talk with you about the job.",
      "Thanks for reading. I’d be glad to hear from you.",
      "I’d be happy to meet whenever suits you.",
    ],
    reach: "You can reach me {contact}.",
    signOff: "Kind regards",
  },
};

/** Number of variants of each tone; after the last comes the first again. */
export const variantCount = 6;

/** For jobs with an uncertain title, employer or dates: the slot takes the person's own heading line. */
export const headingLeads = {
  current: "My current position, {heading}:",
  other: "{heading}:",
} as const;

/** For lines that belong to no certain job. */
export const unplacedLead = "From my resume, the points most relevant to this position are:";
/** For lines of other parts of the resume: skills, qualifications, volunteering. */
export const otherLead = "Also relevant to this position:";

/** Introductions to the lines that answer a criterion or a question. */
export const answerLeads = {
  job: "As {title} at {employer}{years}:",
  heading: "{heading}:",
  resume: "From my resume:",
  bank: "From my experience:",
  credentials: "Qualifications, licences and checks:",
} as const;

/** Introduces lines of the evidence bank. */
export const bankLead = "And, beside my resume:";

/** The requirement of a row that lists tools, and the row that a job with its dates answers. */
export const toolsAsk = "Tools and systems you name";
export const jobRow = "{title} at {employer}{years}";

/** The name of the job in the opening. Words around an unknown slot are left out with it. */
export function roleWords({
  title,
  company,
}: {
  title?: string | undefined;
  company?: string | undefined;
}): string {
  const job = title === undefined ? "the advertised position" : `the position of ${title}`;
  if (company === undefined) return job;
  return `${job}${title?.includes(",") ? "," : ""} at ${withArticle(company)}`;
}

const publicBody =
  /^(?:university|institute|department|ministry|office|city|shire|faculty|commission|bureau|museum|school|college|academy|bank) (?:of|for) /i;

/** "the University of Tasmania", "Barwon Youth". */
export const withArticle = (employer: string): string =>
  publicBody.test(employer) ? `the ${employer}` : employer;

/** Fills the slots of a fixed sentence. A full stop at the end of a slot replaces the sentence's own. */
export function fill(pattern: string, slots: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, slot: string) => slots[slot] ?? "").replace(/\.\.$/, ".");
}

/** The first sentence of a letter. @param seed chooses the variant. */
export function openingSentence(
  style: LetterStyle,
  target: { title?: string | undefined; company?: string | undefined },
  seed = 0,
): string {
  return fill(pick(wordings[style].opening, seed), { role: roleWords(target) });
}

/** One of the variants. */
export const pick = (variants: readonly string[], seed: number): string =>
  variants[seed % variants.length] ?? "";
