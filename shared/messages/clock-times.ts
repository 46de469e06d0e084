/** A time of day in a text. */
export interface ClockTime {
  /** `HH:MM`. */
  time: string;
  from: number;
  to: number;
}

const small: Record<string, number> = Object.fromEntries(
  "one two three four five six seven eight nine ten eleven twelve"
    .split(" ")
    .map((name, at) => [name, at + 1]),
);
const hourWord = Object.keys(small).join("|");

const two = (number: number) => String(number).padStart(2, "0");

/** Without am or pm, one to six are in the afternoon. */
function inDay(hour: number, half: string | undefined): number {
  if (half === undefined) return hour >= 1 && hour <= 6 ? hour + 12 : hour;
  return (hour % 12) + (half.toLowerCase() === "p" ? 12 : 0);
}

interface Pattern {
  pattern: RegExp;
  read: (match: RegExpMatchArray) => string | undefined;
}

const clock = (hour: number, minutes: number) =>
  hour < 24 && minutes < 60 ? `${two(hour)}:${two(minutes)}` : undefined;

/** The forms of a written time, the surer one first. */
const patterns: readonly Pattern[] = [
  {
    // "10-11am", "2.30 to 3.15 pm": the first, in the half of the day of the second.
    pattern:
      /\b(\d{1,2})(?:[:.](\d\d))? ?(?:-|–|—|to|and|until|till?) ?(\d{1,2})(?:[:.](\d\d))? ?([ap])\.? ?m\b/gi,
    read: ([, hour = "", minutes = "0", last = "", , half = ""]) => {
      const start = inDay(Number(hour), half);
      const isBefore = start <= inDay(Number(last), half);
      return clock(isBefore ? start : inDay(Number(hour), "a"), Number(minutes));
    },
  },
  {
    pattern: /\b(?:at|for) ([01]\d|2[0-3])([0-5]\d)\b/gi,
    read: ([, hour = "", minutes = ""]) => clock(Number(hour), Number(minutes)),
  },
  {
    pattern: /\b(\d{1,2})(?:[:.h](\d\d))? ?([ap])\.? ?m\b/gi,
    read: ([, hour = "", minutes = "0", half]) => clock(inDay(Number(hour), half), Number(minutes)),
  },
  {
    pattern:
      /\b(half past|half|quarter past|quarter to) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})\b/gi,
    read: ([, part = "", name = ""]) => {
      const hour = inDay(small[name.toLowerCase()] ?? Number(name), undefined);
      const low = part.toLowerCase();
      if (low === "quarter to") return clock(hour - 1, 45);
      return clock(hour, low.startsWith("half") ? 30 : 15);
    },
  },
  {
    pattern: new RegExp(`\\b(\\d{1,2}|${hourWord}) o['’]?clock\\b`, "gi"),
    read: ([, name = ""]) => clock(inDay(small[name.toLowerCase()] ?? Number(name), undefined), 0),
  },
  {
    pattern: /\b(\d{1,2})(?:[:.](\d\d))? in the (morning|afternoon|evening)\b/gi,
    read: ([, hour = "", minutes = "0", part = ""]) =>
      clock(inDay(Number(hour), part.toLowerCase() === "morning" ? "a" : "p"), Number(minutes)),
  },
  { pattern: /\b(?:12 )?(?:noon|midday)\b/gi, read: () => "12:00" },
  {
    pattern: /\b([01]\d|2[0-3])([0-5]\d) ?(?:hrs|hours|h)\b/gi,
    read: ([, hour = "", minutes = ""]) => clock(Number(hour), Number(minutes)),
  },
  {
    pattern: /\b([01]?\d|2[0-3])[:h]([0-5]\d)\b/g,
    read: ([, hour = "", minutes = ""]) =>
      clock(hour.length === 2 ? Number(hour) : inDay(Number(hour), undefined), Number(minutes)),
  },
  {
    pattern: /\b(?:at|@|mon|tues?|wed|thurs?|fri|sat|sun|\w+day) ([01]?\d|2[0-3])\.([0-5]\d)\b/gi,
    read: ([, hour = "", minutes = ""]) => clock(inDay(Number(hour), undefined), Number(minutes)),
  },
  {
    // "Thursday arvo, say 4", "Friday at 9".
    pattern:
      /\b(?:say|at|around) (\d{1,2})(?![\d:.]?\d| ?[%$]|(?:st|nd|rd|th)\b| [A-Z]| (?:\w+ )?(?:street|st|road|rd|people|minutes?|hours?|days?|weeks?)\b)/g,
    read: ([, hour = ""]) => (Number(hour) >= 1 ? clock(inDay(Number(hour), undefined), 0) : undefined),
  },
];

/** All times of day in a text, in its order; of a range the first. */
export function findTimes(text: string): ClockTime[] {
  const found: ClockTime[] = [];
  for (const { pattern, read } of patterns)
    for (const match of text.matchAll(pattern)) {
      const time = read(match);
      const [from, to] = [match.index, match.index + match[0].length];
      const isTaken = found.some((one) => one.from < to && from < one.to);
      if (time !== undefined && !isTaken) found.push({ time, from, to });
    }
  return found.sort((a, b) => a.from - b.from);
}
