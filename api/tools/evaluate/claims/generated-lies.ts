import type { RoleLine } from "./resume-lines.ts";

/** A false sentence made from a true line, or undefined where the line offers nothing to lie about. */
type Liar = (line: RoleLine, at: number) => string | undefined;

const lowerFirst = (text: string) => (text[0] ?? "").toLowerCase() + text.slice(1);
const bare = (text: string) => text.replace(/[.;,]+$/, "");
const pick = <T>(all: readonly T[], at: number): T | undefined => all[at % all.length];

/** The text with the first match replaced, or undefined where nothing changes. */
function swap(text: string, pattern: RegExp, by: string | ((match: string) => string)): string | undefined {
  const changed = text.replace(pattern, by as string);
  return changed === text ? undefined : changed;
}

const units: Readonly<Record<string, string>> = {
  hour: "minute",
  hours: "minutes",
  minute: "second",
  minutes: "seconds",
  seconds: "milliseconds",
  day: "hour",
  days: "hours",
  week: "day",
  weeks: "days",
  month: "week",
  months: "weeks",
  year: "month",
  weekly: "daily",
  monthly: "weekly",
  daily: "hourly",
  quarterly: "monthly",
  annual: "monthly",
  quarter: "month",
};
const unitPattern = new RegExp(
  `(?<=\\b(?:an?|per|each|every|[\\d,.]+|/) ?)\\b(?:${Object.keys(units).join("|")})\\b`,
);
const plainNumber = /(?<![\w$.,/-])\$?\b(?!(?:19|20)\d\d\b)\d[\d,]*(?:\.\d+)?(?![\w.,/-]*\d|\w)/;
const counted =
  /(?<![\w$.,/-])(\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ((?:[a-z-]+ )?)([a-z]{3,}s)\b(?!-)/;

const scopes = [
  " across the whole company",
  " at all sites",
  " nationwide",
  " for every client",
  " throughout the region",
];
const objects = [
  " and supplier contracts",
  " and asbestos surveys",
  " and visa applications",
  " and drone footage",
  " and royalty statements",
];
const outcomes = [
  ", which doubled repeat business",
  ", saving thousands of dollars",
  ", improving morale",
  ", and complaints fell to zero",
  ", leading to a national award",
];
const firms = ["Telstra", "Wesfarmers", "Deloitte", "Woolworths", "Rio Tinto"];
const addedVerbs = ["Designed", "Negotiated", "Audited", "Pioneered", "Budgeted"];
const stronger: Readonly<Record<string, string>> = {
  assisted: "Managed",
  helped: "Directed",
  supported: "Led",
  coordinated: "Led",
  organised: "Led",
  prepared: "Approved",
  maintained: "Designed",
  wrote: "Published",
  used: "Invented",
  worked: "Presided",
  monitored: "Managed",
  participated: "Chaired",
  contributed: "Owned",
};
const wider: Readonly<Record<string, string>> = {
  nurses: "staff",
  apprentices: "tradespeople",
  students: "people",
  residents: "patients",
  volunteers: "employees",
  trucks: "vehicles",
  stores: "sites",
  casuals: "staff",
  engineers: "professionals",
  developers: "staff",
  clients: "organisations",
  tickets: "projects",
};

function countWidened({ text }: RoleLine): string | undefined {
  const found = counted.exec(text);
  if (found === null) return undefined;
  const [whole, number = "", modifier = "", head = ""] = found;
  if (/^(?:years|months|weeks|days|hours|minutes|times|percent|per)$/.test(head)) return undefined;
  const other = wider[head];
  if (other !== undefined) return text.replace(whole, `${number} ${other}`);
  if (modifier.trim() === "" || /^(?:new|different|separate|to|and|per|in|of|or|for|more)\s/.test(modifier))
    return undefined;
  return text.replace(whole, `${number} ${head}`);
}

const softeners =
  /\b(?:assisted with|assisted in|assisted|helped to|helped|supported|contributed to|participated in|took part in|basic|draft|junior|occasionally|sometimes|some of the|part of the|most of the|under supervision|proposed|minor)\s+/i;

function qualifierDropped({ text }: RoleLine): string | undefined {
  const cut = swap(text, softeners, "");
  return cut && cut[0]?.toUpperCase() + cut.slice(1);
}

function roleRaised({ task, title, employer }: RoleLine, at: number): string | undefined {
  if (task === undefined || title === undefined || employer === undefined) return undefined;
  if (/\b(?:head|chief|director|manager|senior|lead|principal)\b/i.test(title)) return undefined;
  const raised = pick([`Senior ${title}`, `Head ${title}`, `${title} Manager`, `Chief ${title}`], at) ?? "";
  return `As ${raised} at ${employer}, I ${bare(task)}.`;
}

function figureMoved({ text, beside, other }: RoleLine): string | undefined {
  const own = plainNumber.exec(text)?.[0];
  const foreign = [...beside, ...(other?.lines ?? [])]
    .map((line) => plainNumber.exec(line)?.[0])
    .find((one) => one !== undefined && one !== own && !text.includes(one));
  return own === undefined || foreign === undefined ? undefined : text.replace(own, foreign);
}

const firstName = (text: string | undefined) => text?.split(" ")[0];

function employerMoved({ task, other, text, employer }: RoleLine): string | undefined {
  // Two roles at one employer are no move.
  if (firstName(other?.employer) === firstName(employer)) return undefined;
  if (task === undefined || other?.employer === undefined || other.lines.includes(text)) return undefined;
  if (!/\d/.test(task) && task.split(" ").length < 7) return undefined;
  return `At ${other.employer}, I ${bare(task)}.`;
}

/** The fifteen operators of lying on the lines of roles, as sentences of a letter where the name says so. */
export const liars: Readonly<Record<string, Liar>> = {
  unit: ({ text }) => swap(text, unitPattern, (unit) => units[unit] ?? unit),
  bound: ({ text }) =>
    swap(text, /\bup to\b/i, "more than") ??
    (/\b(?:over|more than|at least|above|exceeding|from|between|and|to|of|year|level|grade|stage|cat|-)\s?\$?\d|\d\+|\d\s?(?:to|-|–)\s?\d/i.test(
      text,
    )
      ? undefined
      : swap(text, plainNumber, (number) => `more than ${number}`)),
  scope: ({ text }, at) => `${bare(text)}${pick(scopes, at)}`,
  "object added": ({ text }, at) => `${bare(text)}${pick(objects, at)}`,
  "role raised letter": roleRaised,
  "verb raised": ({ text }) => {
    const first = /^[A-Za-z]+/.exec(text)?.[0] ?? "";
    const strong = stronger[first.toLowerCase()];
    return strong && text.replace(first, strong);
  },
  "verb added": ({ text, task }, at) =>
    task === undefined || /design|negotiat|audit|budget/i.test(text)
      ? undefined
      : `${pick(addedVerbs, at)} and ${lowerFirst(text)}`,
  "outcome added": ({ text }, at) => `${bare(text)}${pick(outcomes, at)}`,
  "qualifier dropped": qualifierDropped,
  "negation dropped": ({ text }) => swap(text, /\b(?:no|not|without|zero|never)\s+(?!longer)/i, ""),
  "employer or figure moved": figureMoved,
  "employer or figure moved letter": employerMoved,
  "time stretched": ({ text }) =>
    swap(text, /\b(?:since|from|in) (?:20)\d\d\b/, (found) => `since ${Number(found.slice(-4)) - 6}`) ??
    swap(text, /\b\d+ (?:years|months)\b/, (found) => found.replace(/\d+/, (n) => String(Number(n) * 2 + 3))),
  "count class widened": countWidened,
  "foreign entity": ({ text }, at) => `${bare(text)} for ${pick(firms, at)}`,
  "outcome added letter": ({ task, employer }, at) =>
    task && employer && `At ${employer}, I ${bare(task)}${pick(outcomes, at)}.`,
  "scope letter": ({ task, employer }, at) =>
    task && employer && `At ${employer}, I ${bare(task)}${pick(scopes, at)}.`,
  "time stretched letter": ({ title, employer, start }) => {
    const year = Number(start?.slice(0, 4));
    return year > 0 && title && employer
      ? `I have worked as ${title} at ${employer} since ${year - 4}.`
      : undefined;
  },
};

const open =
  /,?\s*\(?\b(?:expected|in progress|enrolled|incomplete|currently studying|studying|to be completed|started|ongoing|expired|lapsed)\b[^)]*\)?/i;

/** A study on the way told as done, a skill that is basic told as whole. */
export function stateChanged(text: string): string | undefined {
  const done = swap(text, open, "");
  if (done !== undefined && done.split(" ").length > 2) return done;
  const basic = swap(text, /\b(?:basic|beginner|elementary|introductory)\s+(?=\w)/i, "");
  return basic?.trim();
}
