import type { DateOrder } from "#shared/language/dates.ts";
import type { TextLine } from "#shared/language/join-lines.ts";
import { type LineWord, lineWords, type Segment, segmentsOf } from "#shared/language/line-words.ts";
import type { WordClass } from "#shared/language/word-classes.ts";

/** What one segment of a line looks like, by its words alone. */
export interface SegmentFacts extends Segment {
  /** Its last word ends a job title ("nurse"). */
  endsInTitle: boolean;
  classes: ReadonlySet<WordClass>;
  isDate: boolean;
  /** All its words are localities, states, countries or postcodes. */
  isPlace: boolean;
  /** It begins with a small letter. */
  isSmall: boolean;
}

/** What a line looks like: the ground of all features, computed once. */
export interface LineFacts {
  line: TextLine;
  words: readonly LineWord[];
  segments: readonly SegmentFacts[];
  /** Words that are no dates. */
  plainCount: number;
  dates: "none" | "range" | "single" | "several";
  /** Where the dates are among the words. */
  datePlace: "none" | "alone" | "start" | "end" | "middle";
  hasContact: boolean;
  /** Share of capital letters is that of a line in capitals. */
  isCapitals: boolean;
  /** Share of words that begin with a capital. */
  capitalShare: number;
  isFirstPerson: boolean;
}

const contact = /@[\w.-]+\.\w|(?:\+?\d[\s()-]?){8,}|\bwww\.|https?:|linkedin\.com|\.com\b/i;

function placeOf(words: readonly LineWord[]): LineFacts["datePlace"] {
  const at = words.findIndex((one) => one.date !== undefined);
  if (at < 0) return "none";
  const plain = words.filter((one) => one.date === undefined).length;
  if (plain === 0) return "alone";
  if (at === 0) return "start";
  return words.at(-1)?.date !== undefined ? "end" : "middle";
}

function datesOf(words: readonly LineWord[]): LineFacts["dates"] {
  const dates = words.flatMap((one) => one.date ?? []);
  if (dates.length === 0) return "none";
  if (dates.length > 1) return "several";
  return dates[0]?.kind === "single" ? "single" : "range";
}

const placeClasses: readonly WordClass[] = ["state", "country", "place-part"];

function isPlaceWord(one: LineWord): boolean {
  return one.isLocality || /^\d{4}$/.test(one.low) || placeClasses.some((name) => one.classes.includes(name));
}

function segmentFacts(words: readonly LineWord[], segment: Segment): SegmentFacts {
  const own = words.slice(segment.first, segment.end);
  const last = own.at(-1);
  return {
    ...segment,
    endsInTitle: last?.classes.includes("title-head") ?? false,
    classes: new Set(own.flatMap((one) => one.classes)),
    isDate: own.some((one) => one.date !== undefined),
    isPlace: own.length > 0 && own.every(isPlaceWord),
    isSmall: /^\p{Ll}/u.test(own[0]?.text ?? ""),
  };
}

const pronouns = new Set(["i", "i'm", "im", "i've", "ive", "my", "we", "me", "our"]);

/** The facts of a line; `order` says how the document writes days and months. */
export function lineFacts(line: TextLine, order: DateOrder): LineFacts {
  const words = lineWords(line.text, order);
  const letters = line.text.replace(/[^\p{L}]/gu, "");
  const small = line.text.replace(/[^\p{Ll}]/gu, "").length;
  const plain = words.filter((one) => one.date === undefined);
  const capital = plain.filter((one) => /^\p{Lu}/u.test(one.text)).length;
  return {
    line,
    words,
    segments: segmentsOf(words).map((segment) => segmentFacts(words, segment)),
    plainCount: plain.length,
    dates: datesOf(words),
    datePlace: placeOf(words),
    hasContact: contact.test(line.text),
    isCapitals: letters.length > 2 && small * 5 < letters.length,
    capitalShare: plain.length === 0 ? 0 : capital / plain.length,
    isFirstPerson: plain.some((one) => pronouns.has(one.low)),
  };
}
