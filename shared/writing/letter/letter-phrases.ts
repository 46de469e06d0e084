export const letterStyles = ["professional", "confident", "friendly"] as const;
/** decision: D-45. */
export type LetterStyle = (typeof letterStyles)[number];

/** What is said in each style. Nothing here claims a fact, a motive or anything about the employer. */
interface Phrases {
  apply: (role: string) => string;
  current: (title: string, employer: string) => string;
  past: (title: string, employer: string) => string;
  asks: readonly ((terms: string) => string)[];
  skills: (terms: string) => string;
  papers: (list: string) => string;
  close: readonly string[];
  reach: (how: string) => string;
  thanks: string;
  signOff: string;
}

export const phrases: Record<LetterStyle, Phrases> = {
  professional: {
    apply: (role) => `I am writing to apply for ${role}.`,
    current: (title, employer) => `I currently work as ${title} at ${employer}.`,
    past: (title, employer) => `My most recent role was ${title} at ${employer}.`,
    asks: [
      (terms) => `Your advertisement asks for ${terms}.`,
      (terms) => `You also ask for ${terms}.`,
      (terms) => `A further point in your advertisement is ${terms}.`,
    ],
    skills: (terms) => `My skills also include ${terms}.`,
    papers: (list) => `From the requirements that you name, I hold the following: ${list}.`,
    close: [
      "My resume describes each of these roles, with dates and duties, so that you can check what I have written here.",
      "I would welcome the opportunity to discuss the position with you and to answer your questions.",
    ],
    reach: (how) => `You can reach me ${how}.`,
    thanks: "Thank you for considering my application.",
    signOff: "Yours sincerely,",
  },
  confident: {
    apply: (role) => `I am applying for ${role}.`,
    current: (title, employer) => `Today I work as ${title} at ${employer}.`,
    past: (title, employer) => `Most recently I worked as ${title} at ${employer}.`,
    asks: [
      (terms) => `You ask for ${terms}, and here is what I have done.`,
      (terms) => `You need ${terms} too.`,
      (terms) => `There is also ${terms} on your list.`,
    ],
    skills: (terms) => `I also bring ${terms}.`,
    papers: (list) => `I already hold the following from your list: ${list}.`,
    close: [
      "The roles behind these points, with their dates and duties, are on my resume.",
      "I am ready to talk through any of them in an interview and to show what I can do for your team.",
    ],
    reach: (how) => `Please reach me ${how}.`,
    thanks: "Thank you for your time.",
    signOff: "Kind regards,",
  },
  friendly: {
    apply: (role) => `I would like to put my name forward for ${role}.`,
    current: (title, employer) => `At the moment I work as ${title} at ${employer}.`,
    past: (title, employer) => `Most recently I worked as ${title} at ${employer}.`,
    asks: [
      (terms) => `You mention ${terms}, so here is what I have done.`,
      (terms) => `You also mention ${terms}.`,
      (terms) => `Then there is ${terms}.`,
    ],
    skills: (terms) => `I can also help with ${terms}.`,
    papers: (list) => `From the papers you mention, I have these: ${list}.`,
    close: [
      "You will find the roles behind all this, with dates and duties, on my resume.",
      "I would be happy to have a chat about the job and to answer any questions.",
    ],
    reach: (how) => `The easiest way to get hold of me is ${how}.`,
    thanks: "Thanks for reading, and I look forward to hearing from you.",
    signOff: "Kind regards,",
  },
};

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} and ${items.at(-1)}`;
}
