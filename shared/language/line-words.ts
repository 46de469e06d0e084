import { type DateOrder, type DateSpan, findDateSpans } from "./dates.ts";
import { beginsLocality, isLocalityName, type WordClass, wordClasses } from "./word-classes.ts";

/** What is between a word and the one before it. */
export const separators = {
  blank: 0,
  comma: 1,
  dash: 2,
  bar: 3,
  column: 4,
  open: 5,
  close: 6,
  colon: 7,
  line: 8,
  slash: 9,
  stop: 10,
} as const;
export type Separator = (typeof separators)[keyof typeof separators];
export const separatorCount = Object.keys(separators).length;

/** A word of a line, or a whole written date. Offsets are UTF-16 units of the line. */
export interface LineWord {
  text: string;
  low: string;
  start: number;
  end: number;
  /** Between it and the word before. */
  separator: Separator;
  date?: DateSpan;
  classes: readonly WordClass[];
  /** It is (part of) a name of a town or suburb. */
  isLocality: boolean;
}

/** Words between two separators that divide names: "Registered Nurse" and "Ward 3B" of "Registered Nurse, Ward 3B". */
export interface Segment {
  /** Index of the first word and behind the last one. */
  first: number;
  end: number;
}

const word = /[\p{L}\p{N}&+#$%'’‘][\p{L}\p{N}\p{M}'’‘.&+#-]*|@/gu;
const trailing = ".'’‘-";

function withoutTrailing(text: string): string {
  let end = text.length;
  while (end > 0 && trailing.includes(text[end - 1] ?? "")) end -= 1;
  return text.slice(0, end);
}

/** The strongest of the characters between two words. */
function separatorOf(between: string): Separator {
  if (/\n/.test(between)) return separators.line;
  if (/[|•·∙▪●◦‣✦❖■]|\s[/\\~]\s|::/.test(between)) return separators.bar;
  if (/\t|\u00a0{2}| {3,}/.test(between)) return separators.column;
  if (/[([]/.test(between)) return separators.open;
  if (/[)\]]/.test(between)) return separators.close;
  if (/[:;]/.test(between)) return separators.colon;
  if (/\s[-\u2010-\u2015\u2212]|[\u2010-\u2015\u2212]|-\s|→|>/.test(between)) return separators.dash;
  if (/,/.test(between)) return separators.comma;
  if (/[/\\]/.test(between)) return separators.slash;
  if (/[.!?]\s/.test(between)) return separators.stop;
  return separators.blank;
}

const mostLocalityWords = 3;

/** How many words from `at` on are one name of a town or suburb, the longest one; 0 where there is none. */
function localityLength(words: readonly LineWord[], at: number): number {
  const first = words[at];
  if (first === undefined || first.date !== undefined || !beginsLocality(first.low)) return 0;
  let name = first.low;
  let found = isLocalityName(name) ? 1 : 0;
  for (let length = 2; length <= mostLocalityWords; length += 1) {
    const next = words[at + length - 1];
    if (next === undefined || next.date !== undefined || next.separator !== separators.blank) break;
    name += ` ${next.low}`;
    if (isLocalityName(name)) found = length;
  }
  return found;
}

function markLocalities(words: LineWord[]): void {
  for (let at = 0; at < words.length; ) {
    const length = localityLength(words, at);
    for (let n = 0; n < length; n += 1) {
      const one = words[at + n];
      if (one !== undefined) one.isLocality = true;
    }
    at += Math.max(length, 1);
  }
}

const longestLine = 2000;

/** The words of a line in order; each written date is one word. Words behind 2,000 characters are left out. Linear. */
export function lineWords(line: string, order: DateOrder = "day-first"): LineWord[] {
  const text = line.length > longestLine ? line.slice(0, longestLine) : line;
  const dates = findDateSpans(text, order);
  const words: LineWord[] = [];
  let behind = 0;
  let nextDate = 0;
  const add = (start: number, end: number, date?: DateSpan) => {
    const own = text.slice(start, end);
    const low = own.normalize("NFC").toLowerCase().replace(/[’‘]/g, "'");
    const between = text.slice(behind, start);
    // Two blanks are a column before a name and a slip before a small letter.
    const isColumn = between === "  " && !/^\p{Ll}/u.test(own);
    words.push({
      text: own,
      low,
      start,
      end,
      separator: words.length === 0 ? separators.line : isColumn ? separators.column : separatorOf(between),
      classes: date === undefined ? wordClasses(low) : [],
      isLocality: false,
      ...(date === undefined ? {} : { date }),
    });
    behind = end;
  };
  word.lastIndex = 0;
  for (const match of text.matchAll(word)) {
    const start = match.index;
    if (start < behind) continue;
    for (let date = dates[nextDate]; date !== undefined && date.from <= start; date = dates[nextDate]) {
      if (date.to > start || date.from >= behind) add(Math.max(date.from, behind), date.to, date);
      nextDate += 1;
    }
    if (start < behind) continue;
    const bare = withoutTrailing(match[0]);
    const date = dates[nextDate];
    let end = start + (bare.length === 0 ? match[0].length : bare.length);
    if (date !== undefined && date.from < end && date.from > start) end = date.from;
    add(start, end);
  }
  for (let date = dates[nextDate]; date !== undefined; date = dates[nextDate]) {
    if (date.from >= behind) add(date.from, date.to, date);
    nextDate += 1;
  }
  markLocalities(words);
  return words;
}

/** The line cut at its separators; blanks and slashes divide nothing. */
export function segmentsOf(words: readonly LineWord[]): Segment[] {
  const segments: Segment[] = [];
  words.forEach((one, at) => {
    const last = segments.at(-1);
    const isDivided = one.separator !== separators.blank && one.separator !== separators.slash;
    const isDate = one.date !== undefined || words[at - 1]?.date !== undefined;
    const isAt = one.low === "@" || words[at - 1]?.low === "@" || words[at - 1]?.low === "at";
    if (last === undefined || isDivided || isDate || isAt) segments.push({ first: at, end: at + 1 });
    else last.end = at + 1;
  });
  return segments;
}
