const englishMonth =
  "jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?";
const spanishMonth =
  "enero|ene|febrero|marzo|abril|abr|mayo|junio|julio|agosto|ago|septiembre|setiembre|octubre|noviembre|diciembre|dic";
const year = "(?:19|20)\\d{2}";
const season = "(?:spring|summer|autumn|fall|winter)";
const day = "(?:\\d{1,2}(?:st|nd|rd|th)?\\s)?";
/** "mid 2020", "late 2019", "Term 3 2016": the year is enough. */
const part = "(?:(?:early|mid|late|end of|start of|beginning of)[ -]|terms? [1-4](?:[-\u2013][1-4])?,? )";
const dateWith = (monthWord: string) =>
  `(?:${day}${monthWord}\\.?(?:(?:[ ,]{0,2}|\\sdel?\\s)(?:${year}|['\u2019]\\d{2})|[-/](?:${year}|\\d{2}(?!\\d)))|${season},?\\s${year}|${part}${year}|${year}\\s?/\\s?(?:0[1-9]|1[0-2])(?!\\d)|\\d{1,2}\\s?[/.]\\s?\\d{1,2}\\s?[/.]\\s?${year}|\\d{1,2}\\s?[/.]\\s?${year}|${year}[-/.](?:0[1-9]|1[0-2])(?!\\d)|${year})`;
const open =
  "(?:(?:la\\s)?actualidad|presente|actual|hoy|present|current(?:ly)?|now|ongoing|today|to date|(?:to )?till date|date)";
const between =
  "(?:\\s{0,3}(?:-{1,2}|\u2010|\u2011|\u2012|\u2013|\u2014|\u2212|~|to:?|\u2192|->|al?|hasta|until|till|through)\\s{0,3}|\\s/\\s)";

/** Stands for every letter beyond ASCII in a folded text: the patterns only ask whether a letter is there. */
export const otherLetter = "\u00E9";
const letter = `a-z${otherLetter}`;

/*
 * Patterns for folded text: without the flags "i" and "u", whose tables for \p{L} cost a new process some
 * 35 ms before its first answer.
 */
function patternsWith(months: string) {
  const monthWord = `(?:${months})`;
  const date = dateWith(monthWord);
  return {
    range: new RegExp(
      `(?<![\\d${letter}])(${date})${between}(${date}|${open}|${monthWord}(?![a-z]))(?![\\d${letter}])`,
    ),
    since: new RegExp(`(?:^|[,|(\u2013\u2014-]\\s{0,2})(?:since|from|desde)\\s(${date})`),
    open: new RegExp(
      `(?<![\\d${letter}])(${date})\\s{0,2}[-\u2013\u2014](?=\\s{0,2}$|\\s{0,2}[)\\]]|\\s{2,}|\\t)`,
    ),
    columns: new RegExp(`^(${date})(?:\\s{2,}|\\t)(${date}|${open})(?=\\s{2}|\\t|$)`),
    shortNamed: new RegExp(
      `(?<![\\d${letter}])(['\u2019]?${monthWord}\\.?\\s['\u2019]?\\d{2}|['\u2019]\\d{2}|${year})${between}(['\u2019]?${monthWord}\\.?\\s['\u2019]?\\d{2}|['\u2019]\\d{2}|${open})(?![\\d${letter}])`,
    ),
    sameYear: new RegExp(
      `(?<![\\d${letter}])(${monthWord})\\.?${between}(${monthWord})\\.?[ ,]{0,2}(${year})(?!\\d)`,
    ),
    single: new RegExp(`(?<![\\d${letter}/.$])(${date})(?![\\d${letter}])`),
  };
}

export type Patterns = ReturnType<typeof patternsWith>;

/** Letters of which every Spanish month has some. */
const maybeSpanish = /ene|febrero|marzo|abr|mayo|junio|julio|ago|iembre|octubre|dic/;
let english: Patterns | undefined;
let bothLanguages: Patterns | undefined;

/** A text without the Spanish names is asked for the English ones alone: the longer patterns take twice as long to compile. */
export function patternsFor(text: string): Patterns {
  if (maybeSpanish.test(text)) {
    bothLanguages ??= patternsWith(`${englishMonth}|${spanishMonth}`);
    return bothLanguages;
  }
  english ??= patternsWith(englishMonth);
  return english;
}

export const shortPattern = new RegExp(`(?<!\\d)(?:${season}\\s)?(${year})\\s?[-\u2013/]\\s?(\\d{2})(?!\\d)`);
const shortMonth = "(0?[1-9]|1[0-2])/(\\d{2})";
export const shortMonthsPattern = new RegExp(
  `(?<![\\d/.])${shortMonth}${between}(${shortMonth}|${open})(?![\\d/${letter}])`,
);

const someMonth = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)";
const anyMonth = "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic|set)";
/** A month, a sign or word between, and a month again. */
const twoMonths = new RegExp(
  `${anyMonth}[a-z]*\\.?\\s{0,3}(?:[-\u2010-\u2014\u2212~/]|to|a|hasta|until|till|through)[-l]?\\s{0,3}${anyMonth}`,
);
const hasMonth = new RegExp(someMonth);

/** Cheap look before the dear one of "Jan - Jun 2020". */
export function tellsTwoMonths(text: string): boolean {
  return twoMonths.test(text) && hasMonth.test(text);
}
