/** A day that a text names. */
export interface NamedDay {
  /** `YYYY-MM-DD`. */
  day: string;
  from: number;
  to: number;
  /** Told from another day: "tomorrow", "next Tuesday". */
  isRelative: boolean;
}

const monthList =
  "january february march april may june july august september october november december".split(" ");
const month =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const weekdays = "sunday monday tuesday wednesday thursday friday saturday".split(" ");
const weekday =
  "mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?";

const msDay = 86_400_000;
const atNoon = (day: string) => Date.parse(`${day}T12:00:00Z`);
const plus = (day: string, days: number) => new Date(atNoon(day) + days * msDay).toISOString().slice(0, 10);
const two = (number: number) => String(number).padStart(2, "0");

/** Undefined for "31 February". */
function dayOf(year: number, monthNumber: number, day: number): string | undefined {
  const text = `${year}-${two(monthNumber)}-${two(day)}`;
  const time = Date.parse(`${text}T12:00:00Z`);
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : text;
}

const monthOf = (name: string) =>
  monthList.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3))) + 1;

/** A past day without a year that is nearer than this is past; else it is next year's. */
const recentDays = 60;

/** Without a year the next such day, or one that has just passed. */
function withYear(
  year: string | undefined,
  monthNumber: number,
  day: number,
  asOf: string,
): string | undefined {
  if (year !== undefined) return dayOf(Number(year.length === 2 ? `20${year}` : year), monthNumber, day);
  const own = dayOf(Number(asOf.slice(0, 4)), monthNumber, day);
  if (own === undefined) return undefined;
  const age = (atNoon(asOf) - atNoon(own)) / msDay;
  return age > recentDays ? dayOf(Number(asOf.slice(0, 4)) + 1, monthNumber, day) : own;
}

/** The next such weekday after `asOf`; `weeks` more where it is said. */
function nextWeekday(name: string, asOf: string, weeks: number): string {
  const wanted = weekdays.findIndex((one) => one.startsWith(name.toLowerCase().slice(0, 3)));
  const today = new Date(atNoon(asOf)).getUTCDay();
  return plus(asOf, ((wanted - today + 6) % 7) + 1 + weeks * 7);
}

interface Pattern {
  pattern: RegExp;
  isRelative: boolean;
  read: (match: RegExpMatchArray, asOf: string) => string | undefined;
}

const patterns: readonly Pattern[] = [
  {
    pattern: /\b(20\d\d)-(\d\d)-(\d\d)\b/g,
    isRelative: false,
    read: ([, year = "", monthText = "", day = ""]) => dayOf(Number(year), Number(monthText), Number(day)),
  },
  {
    pattern: new RegExp(
      `\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)?[ -](${month})\\b\\.?(?:,? (20\\d\\d)\\b|-(\\d\\d(?:\\d\\d)?)\\b)?`,
      "gi",
    ),
    isRelative: false,
    read: ([, day = "", name = "", year, short], asOf) =>
      withYear(year ?? short, monthOf(name), Number(day), asOf),
  },
  {
    pattern: new RegExp(
      `\\b(${month})\\.? (?:the )?(\\d{1,2})(?:st|nd|rd|th)?\\b(?![:.]\\d|\\d| ?[ap]m)(?:,? (20\\d\\d))?`,
      "gi",
    ),
    isRelative: false,
    read: ([, name = "", day = "", year], asOf) => withYear(year, monthOf(name), Number(day), asOf),
  },
  {
    // Australian order.
    pattern: /\b(\d{1,2})[/.](\d{1,2})[/.](20\d\d|\d\d)\b/g,
    isRelative: false,
    read: ([, day = "", monthText = "", year], asOf) => withYear(year, Number(monthText), Number(day), asOf),
  },
  {
    pattern: /\b(\d{1,2})\/(\d{1,2})\b(?!\/)/g,
    isRelative: false,
    read: ([, day = "", monthText = ""], asOf) => withYear(undefined, Number(monthText), Number(day), asOf),
  },
  {
    pattern: new RegExp(`\\b(${weekday}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)\\b`, "gi"),
    isRelative: false,
    read: ([, , day = ""], asOf) => dayInMonth(Number(day), asOf),
  },
  {
    pattern: /\bthe (\d{1,2})(?:st|nd|rd|th)\b/gi,
    isRelative: false,
    read: ([, day = ""], asOf) => dayInMonth(Number(day), asOf),
  },
  {
    pattern: new RegExp(`\\b(${weekday}) week\\b`, "gi"),
    isRelative: true,
    read: ([, name = ""], asOf) => nextWeekday(name, asOf, 1),
  },
  {
    pattern: new RegExp(`\\bnext week,? (?:on )?(${weekday})\\b|\\b(${weekday})(?: of)? next week\\b`, "gi"),
    isRelative: true,
    read: ([, first, second], asOf) => inNextWeek(first ?? second ?? "", asOf),
  },
  {
    pattern: new RegExp(`\\b(?:(next|this|coming) )?(${weekday})\\b`, "gi"),
    isRelative: true,
    read: ([, , name = ""], asOf) => nextWeekday(name, asOf, 0),
  },
  { pattern: /\b(?:tomorrow|tmrw|tomoz)\b/gi, isRelative: true, read: (_, asOf) => plus(asOf, 1) },
  {
    pattern: /\b(?:today|tonight|this (?:morning|afternoon|evening))\b/gi,
    isRelative: true,
    read: (_, asOf) => asOf,
  },
];

/** "The 9th": of this month, or of the next where it has passed. */
function dayInMonth(day: number, asOf: string): string | undefined {
  const [year = 0, monthNumber = 0] = asOf.split("-").map(Number);
  const own = dayOf(year, monthNumber, day);
  if (own !== undefined && own >= asOf) return own;
  return monthNumber === 12 ? dayOf(year + 1, 1, day) : dayOf(year, monthNumber + 1, day);
}

/** The weekday of the week that begins with the next Monday. */
function inNextWeek(name: string, asOf: string): string {
  const monday = nextWeekday("monday", asOf, 0);
  return name.toLowerCase().startsWith("mon") ? monday : nextWeekday(name, monday, 0);
}

/**
 * The days that a text names, in its order: written dates (day first), weekdays, "tomorrow". A weekday beside a date
 * is part of it.
 * @param asOf `YYYY-MM-DD`, the day on which the text was written.
 */
export function findDays(text: string, asOf: string): NamedDay[] {
  const found: NamedDay[] = [];
  for (const { pattern, isRelative, read } of patterns)
    for (const match of text.matchAll(pattern)) {
      const day = read(match, asOf);
      const [from, to] = [match.index, match.index + match[0].length];
      const isTaken = found.some((one) => one.from < to && from < one.to);
      const isBeside = isRelative && found.some((one) => !one.isRelative && isNear(text, to, from, one));
      if (day !== undefined && !isTaken && !isBeside) found.push({ day, from, to, isRelative });
    }
  return found.sort((a, b) => a.from - b.from);
}

/** "Thursday, 3 December", "3/12 (Thursday)". */
function isNear(text: string, to: number, from: number, other: NamedDay): boolean {
  const between = other.from >= to ? text.slice(to, other.from) : text.slice(other.to, from);
  return between.length <= 8 && /^[^\p{L}\d.!?]*$/u.test(between.replace(/\b(?:the|on)\b/i, ""));
}
