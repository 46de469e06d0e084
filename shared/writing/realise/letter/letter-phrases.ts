export const letterStyles = ["professional", "confident", "friendly"] as const;
/** decision: D-45. */
export type LetterStyle = (typeof letterStyles)[number];

/** A role as a letter names it; what the resume does not tell is left out. */
export interface NamedRole {
  title: string | undefined;
  employer: string | undefined;
  /** "March 2019", or a year. */
  start: string | undefined;
  end: string | undefined;
  isCurrent: boolean;
}

/** What is said in each style. Nothing here claims a fact, a motive or anything about the employer. */
interface Phrases {
  apply: (role: string) => string;
  current: (title: string, employer: string) => string;
  past: (title: string, employer: string) => string;
  asks: readonly ((terms: string) => string)[];
  /** Names a role before what was done there: "In my current role as Sous Chef at The Salted Jetty,". */
  inRole: (role: NamedRole, at: number) => string;
  /** Stays in the role that was named last, before "wrote rosters"; each tells the fact check so. */
  stillThere: readonly string[];
  skills: (terms: string) => string;
  moreSkills: (terms: string) => string;
  papers: (list: string) => string;
  morePapers: (list: string) => string;
  close: readonly string[];
  reach: (how: string) => string;
  thanks: string;
  signOff: string;
}

const asTitle = ({ title }: NamedRole) => (title === undefined ? "" : ` as ${title}`);
const atEmployer = ({ employer }: NamedRole) => (employer === undefined ? "" : ` at ${employer}`);
const period = ({ start, end }: NamedRole) => {
  if (start === undefined || end === undefined) return "";
  return start === end ? ` in ${start}` : ` from ${start} to ${end}`;
};

const unnamed = ({ isCurrent }: NamedRole) => (isCurrent ? "In my current role," : "In one of my roles,");
const isUnnamed = ({ title, employer }: NamedRole) => title === undefined && employer === undefined;

export const phrases: Record<LetterStyle, Phrases> = {
  professional: {
    apply: (role) => `I am writing to apply for ${role}.`,
    current: (title, employer) => `I currently work as ${article(title)} at ${employer}.`,
    past: (title, employer) => `My most recent role was ${title} at ${employer}.`,
    asks: [
      (terms) => `Your advertisement asks for ${terms}.`,
      (terms) => `You also ask for ${terms}.`,
      (terms) => `A further point in your advertisement is ${terms}.`,
      (terms) => `Your advertisement also names ${terms}.`,
    ],
    inRole: (role) => {
      if (isUnnamed(role)) return unnamed(role);
      if (!role.isCurrent) return `In my role${asTitle(role)}${atEmployer(role)}${period(role)},`;
      const since = role.start === undefined ? "" : `, which I have held since ${role.start}`;
      return `In my current role${asTitle(role)}${atEmployer(role)}${since},`;
    },
    stillThere: ["In that role I also", "During that time I", "In the same role I"],
    skills: (terms) => `My skills also include ${terms}.`,
    moreSkills: (terms) => `My resume also lists ${terms} among my skills.`,
    papers: (list) => `From the requirements that you name, I hold the following: ${list}.`,
    morePapers: (list) => `I also hold the following: ${list}.`,
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
    current: (title, employer) => `Today I am ${article(title)} at ${employer}.`,
    past: (title, employer) => `Most recently I was ${article(title)} at ${employer}.`,
    asks: [
      (terms) => `You ask for ${terms}, and here is what I have done.`,
      (terms) => `You need ${terms} too.`,
      (terms) => `There is also ${terms} on your list.`,
      (terms) => `Then you name ${terms}.`,
    ],
    inRole: (role) => {
      const { employer, title, start } = role;
      if (isUnnamed(role)) return unnamed(role);
      if (employer === undefined) return `In my ${role.isCurrent ? "current " : ""}role${asTitle(role)},`;
      if (role.isCurrent && title !== undefined && start !== undefined)
        return `At ${employer}, where I have been ${article(title)} since ${start},`;
      if (title === undefined) return `At ${employer}${period(role)},`;
      return `At ${employer}, as ${article(title)}${period(role)},`;
    },
    stillThere: ["There I also", "In the same job I", "There I"],
    skills: (terms) => `I also bring ${terms}.`,
    moreSkills: (terms) => `On top of that, I bring ${terms}.`,
    papers: (list) => `I already hold the following from your list: ${list}.`,
    morePapers: (list) => `I hold these as well: ${list}.`,
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
    current: (title, employer) => `At the moment I work as ${article(title)} at ${employer}.`,
    past: (title, employer) => `Most recently I worked as ${article(title)} at ${employer}.`,
    asks: [
      (terms) => `You mention ${terms}, so here is what I have done.`,
      (terms) => `You also mention ${terms}.`,
      (terms) => `Then there is ${terms}.`,
      (terms) => `Your ad also mentions ${terms}.`,
    ],
    inRole: (role, at) => {
      const { employer, title, start, isCurrent } = role;
      if (isUnnamed(role)) return unnamed(role);
      if (employer === undefined || title === undefined)
        return `In my ${isCurrent ? "current " : ""}job${asTitle(role)}${atEmployer(role)},`;
      if (isCurrent && start !== undefined)
        return `Since ${start} I have worked as ${article(title)} at ${employer}, where`;
      if (isCurrent || period(role) === "") return `As ${article(title)} at ${employer},`;
      if (at % 2 === 1)
        return `${period(role).replace(/^ [fi]/, (one) => one.trim().toUpperCase())} I was ${article(title)} at ${employer}, where`;
      return `I worked as ${article(title)} at ${employer}${period(role)}, where`;
    },
    stillThere: ["In that job I also", "There I also", "During that time I"],
    skills: (terms) => `I can also help with ${terms}.`,
    moreSkills: (terms) => `You will also find ${terms} on my list of skills.`,
    papers: (list) => `From the papers you mention, I have these: ${list}.`,
    morePapers: (list) => `I have these papers too: ${list}.`,
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

/** Titles that stand without one: "Head of Marketing", "Chief of Staff". */
const bare = /^(?:head|chief|director|vice|co-founder|founder|second in)\b/i;

/** "a Registered Nurse", "an Accounts Officer", "Head of Marketing". */
export function article(title: string): string {
  if (bare.test(title)) return title;
  // "a user researcher", "a European", but "an HR adviser", "an MRI technician".
  const first = title.split(/\s/)[0] ?? "";
  const isSpelt = /^[FHLMNRSX][A-Z]{0,4}$/.test(first);
  const isVowel = /^[aeio]/i.test(first) || /^u(?!n[it]|s[aeu]|t[ei])/i.test(first);
  return `${(isSpelt || isVowel) && !/^eu|^one/i.test(first) ? "an" : "a"} ${title}`;
}
