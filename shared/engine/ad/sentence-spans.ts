import type { Span } from "../analysis.ts";

const abbreviations = new Set([
  "e.g",
  "eg",
  "i.e",
  "ie",
  "etc",
  "incl",
  "exp",
  "esp",
  "inc",
  "qual",
  "yrs",
  "hrs",
  "mgmt",
  "pref",
  "approx",
  "max",
  "min",
  "no",
  "cert",
  "dept",
  "vs",
  "st",
  "mr",
  "ms",
  "dr",
]);

/** Full stop, exclamation mark, question mark. */
const isStop = (code: number) => code === 46 || code === 33 || code === 63;

/** "… within scope.The ideal candidate": the blank was lost. */
const gluedStop = /^\p{Ll}{3}[.!?]\p{Lu}\p{Ll}$/u;

function endsSentence(text: string, at: number): boolean {
  const after = text[at + 1];
  if (gluedStop.test(text.slice(Math.max(0, at - 3), at + 3))) return true;
  if (after !== undefined && after !== " " && after !== "\t" && after !== "\u00A0") return false;
  let from = at;
  while (from > 0 && at - from < 8 && /[A-Za-z.]/.test(text[from - 1] ?? "")) from -= 1;
  const word = text.slice(from, at).toLowerCase();
  // "E. coli", "S. aureus"
  if (word.length === 1 && /^\s\p{Ll}/u.test(text.slice(at + 1, at + 3))) return false;
  if (word === "etc" || word === "no" || word === "u.s" || word === "u.k")
    return /^\s+[A-Z]/.test(text.slice(at + 1, at + 5));
  return !abbreviations.has(word);
}

/** Bullets that a paste without line breaks leaves inside its one line. */
const lastAscii = 0x7f;
const inlineBullet = /[\u2022\u25AA\u25CF\u25E6\u2043\u2023\u27A2\u2713\u2714\u25A0\u25A1\uF0B7]/;

/**
 * Characters of the longest sentence; about 400 words. Each term of a sentence is weighed against each cue in it,
 * so without a limit a text without stops would take the square of its length.
 */
const longestSentence = 2_400;

/** "… behind the shed HOW TO APPLY Press Apply": a heading in capitals that a paste left inside its line. */
const insideHeading =
  /(?<=[\p{Ll}.!?:;)\d] )(?=\p{Lu}[\p{Lu} &'\u2019]{8,40} \p{Lu}\p{Ll})\p{Lu}+(?: \p{Lu}+){1,5}(?= \p{Lu}\p{Ll})/gu;
const longWord = /\p{Lu}{5}/u;

/** Where headings in capitals begin and end. */
function headingBorders(text: string, start: number, end: number): Set<number> {
  const borders = new Set<number>();
  for (const { 0: heading, index } of text.slice(start, end).matchAll(insideHeading))
    if (longWord.test(heading)) borders.add(start + index - 1).add(start + index + heading.length);
  return borders;
}

/** The sentences between two offsets, trimmed; apart at stops, bullets and headings inside a line. */
export function sentenceSpans(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  const borders = headingBorders(text, start, end);
  let from = start;
  for (let at = start; at < end; at += 1) {
    const code = text.charCodeAt(at);
    const isTooLong = at - from >= longestSentence && text[at] === " ";
    const isItem = code > lastAscii && inlineBullet.test(text[at] ?? "");
    if (!isTooLong && !isItem && !borders.has(at) && !(isStop(code) && endsSentence(text, at))) continue;
    spans.push({ start: from, end: isItem ? at : at + 1 });
    from = at + 1;
  }
  if (from < end) spans.push({ start: from, end });
  return withNotes(
    text,
    spans.map((s) => trimSpan(text, s)).filter((s) => s.end > s.start),
  );
}

const longestNote = 40;

/** "Competency in IV cannulation. (Desirable)": what is in brackets belongs to the sentence before. */
function withNotes(text: string, spans: readonly Span[]): Span[] {
  const kept: Span[] = [];
  for (const span of spans) {
    const before = kept.at(-1);
    const isNote =
      span.end - span.start <= longestNote && /^\([^()]+\)\.?$/.test(text.slice(span.start, span.end));
    if (isNote && before !== undefined) kept[kept.length - 1] = { start: before.start, end: span.end };
    else kept.push(span);
  }
  return kept;
}

function trimSpan(text: string, span: Span): Span {
  const slice = text.slice(span.start, span.end);
  const start = span.start + (slice.length - slice.trimStart().length);
  return { start, end: Math.max(start, span.end - (slice.length - slice.trimEnd().length)) };
}
