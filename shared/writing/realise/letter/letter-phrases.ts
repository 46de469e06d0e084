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
  current: (title: string, employer: string, since: string | undefined) => string;
  past: (title: string, employer: string) => string;
  /** What the ad asks for, before the deeds that answer it: of the first theme and of the second. */
  asks: readonly ((terms: string) => string)[];
  /** Names a role before what was done there: "In my current role as Sous Chef at The Salted Jetty,". */
  inRole: (role: NamedRole, at: number) => string;
  skills: (terms: string) => string;
  moreSkills: (terms: string) => string;
  hold: (papers: string) => string;
  holdToo: (papers: string) => string;
  close: string;
  reach: (how: string) => string;
  thanks: string;
  signOff: string;
}

/** "Fruit picking" is work, and nobody. */
const isWork = (title: string) => /\p{Ll}ing$/u.test(title) && !/ \p{Lu}|[^\p{L} ]/u.test(title);
const lowFirst = (text: string) => (text[0] ?? "").toLowerCase() + text.slice(1);
const asTitle = ({ title }: NamedRole) => {
  if (title === undefined) return "";
  if (/(?:ation|ment)$/.test(title)) return ` in ${title}`;
  return isWork(title) ? ` in ${lowFirst(title)}` : ` as ${title}`;
};
const atEmployer = ({ employer }: NamedRole) => (employer === undefined ? "" : ` at ${employer}`);
const yearOf = (date: string | undefined) => /\d{4}$/.exec(date ?? "")?.[0];
/** " in 2019", " from 2019 to 2021": the months are the resume's matter. */
export const period = (role: NamedRole): string => {
  const [start, end] = [yearOf(role.start), yearOf(role.end)];
  if (start === undefined || end === undefined) return "";
  return start === end ? ` in ${start}` : ` from ${start} to ${end}`;
};

const unnamed = ({ isCurrent }: NamedRole) => (isCurrent ? "In my current role," : "In one of my roles,");
const isUnnamed = ({ title, employer }: NamedRole) => title === undefined && employer === undefined;
const sinceOf = (since: string | undefined) => (since === undefined ? "" : ` since ${since}`);

/** "From 2019 to 2021, as a Planner at Emu Rail,", "As a Planner at Emu Rail since 2019,". */
function asTitledLater(role: NamedRole, title: string, employer: string): string {
  if (role.isCurrent) return `As ${article(title)} at ${employer}${sinceOf(role.start)},`;
  const when = period(role).trim();
  if (when === "") return `As ${article(title)} at ${employer},`;
  return `${when.charAt(0).toUpperCase()}${when.slice(1)}, as ${article(title)} at ${employer},`;
}

const qualities = /\b(?:literacy|manner|accuracy|attention|teamwork|communication|punctuality)(?=,| and |$)/i;

/** One has experience in a trade, and a phone manner. */
const experienceIn = (terms: string): string => (qualities.test(terms) ? terms : `experience in ${terms}`);

export const phrases: Record<LetterStyle, Phrases> = {
  professional: {
    apply: (role) => `I am writing to apply for ${role}.`,
    current: (title, employer, since) =>
      since === undefined
        ? `I currently work as ${article(title)} at ${employer}.`
        : `I have worked as ${article(title)} at ${employer} since ${since}.`,
    past: (title, employer) => `My most recent role was ${title} at ${employer}.`,
    asks: [
      (terms) => `Your advertisement asks for ${experienceIn(terms)}.`,
      (terms) => `You also ask for ${terms}.`,
    ],
    inRole: (role) => {
      if (isUnnamed(role)) return unnamed(role);
      if (!role.isCurrent) return `In my role${asTitle(role)}${atEmployer(role)}${period(role)},`;
      const since = role.start === undefined ? "" : `, which I have held since ${role.start}`;
      return `In my current role${asTitle(role)}${atEmployer(role)}${since},`;
    },
    skills: (terms) => `My skills include ${terms}.`,
    moreSkills: (terms) => `I also know ${terms}.`,
    hold: (papers) => `I hold ${papers}.`,
    holdToo: (papers) => `I also hold ${papers}.`,
    close: "I would welcome the opportunity to discuss the position with you.",
    reach: (how) => `You can reach me ${how}.`,
    thanks: "Thank you for considering my application.",
    signOff: "Yours sincerely,",
  },
  confident: {
    apply: (role) => `I am applying for ${role}.`,
    current: (title, employer, since) =>
      `I am ${article(title)} at ${employer}${since === undefined ? "" : `, and have been${sinceOf(since)}`}.`,
    past: (title, employer) => `Most recently I was ${article(title)} at ${employer}.`,
    asks: [(terms) => `You need ${experienceIn(terms)}.`, (terms) => `You need ${terms} too.`],
    inRole: (role, at) => {
      const { employer, title, start } = role;
      if (isUnnamed(role)) return unnamed(role);
      if (employer === undefined) return `In my ${role.isCurrent ? "current " : ""}role${asTitle(role)},`;
      // Two paragraphs do not begin alike.
      if (at % 2 === 1 && title !== undefined) return asTitledLater(role, title, employer);
      if (role.isCurrent && title !== undefined && start !== undefined)
        return `At ${employer}, where I have been ${article(title)} since ${start},`;
      if (title === undefined) return `At ${employer}${period(role)},`;
      return `At ${employer}, as ${article(title)}${period(role)},`;
    },
    skills: (terms) => `I bring ${terms}.`,
    moreSkills: (terms) => `On top of that, I bring ${terms}.`,
    hold: (papers) => `I hold ${papers}.`,
    holdToo: (papers) => `I hold ${papers} as well.`,
    close: "I am ready to talk through any of this in an interview.",
    reach: (how) => `Please reach me ${how}.`,
    thanks: "Thank you for your time.",
    signOff: "Kind regards,",
  },
  friendly: {
    apply: (role) => `I would like to put my name forward for ${role}.`,
    current: (title, employer, since) =>
      since === undefined
        ? `At the moment I work as ${article(title)} at ${employer}.`
        : `Since ${since} I have worked as ${article(title)} at ${employer}.`,
    past: (title, employer) => `Most recently I worked as ${article(title)} at ${employer}.`,
    asks: [
      (terms) => `You are after somebody with experience in ${terms}.`,
      (terms) => `You also mention ${terms}.`,
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
    skills: (terms) => `I can help with ${terms}.`,
    moreSkills: (terms) => `I know my way around ${terms} too.`,
    hold: (papers) => `I have ${papers}.`,
    holdToo: (papers) => `I have ${papers} as well.`,
    close: "I would be happy to have a chat about the job.",
    reach: (how) => `The easiest way to get hold of me is ${how}.`,
    thanks: "Thanks for reading, and I look forward to hearing from you.",
    signOff: "Kind regards,",
  },
};

/** "a, b and c". */
export function listed(items: readonly string[]): string {
  if (items.length < 2) return items.join("");
  const comma = items.some((one) => / and /.test(one)) ? "," : "";
  return `${items.slice(0, -1).join(", ")}${comma} and ${items.at(-1)}`;
}

/** Titles that stand without one: "Head of Marketing", "Chief of Staff". */
const bare = /^(?:head|chief|director|vice|co-founder|founder|second in)\b/i;

/** Capitals that are read as a word. */
const saidAsWords = new Set("HACCP NATA NASA REST SCADA LEAN SOLID SOAP SIEM RAID SAFE".split(" "));

/** "a Registered Nurse", "an Accounts Officer", "Head of Marketing". */
export function article(title: string): string {
  if (bare.test(title)) return title;
  // "a user researcher", "a European", but "an HR adviser", "an MRI technician".
  const first = title.split(/\s/)[0] ?? "";
  const isSpelt = /^(?:[FHLMNRSX][A-Z]{0,4}|M[A-Z][a-z]+)$/.test(first) && !saidAsWords.has(first);
  const isVowel = /^[aeio]/i.test(first) || /^u(?!n[it]|s[aeu]|t[ei])/i.test(first);
  return `${(isSpelt || isVowel) && !/^eu|^one/i.test(first) ? "an" : "a"} ${title}`;
}
