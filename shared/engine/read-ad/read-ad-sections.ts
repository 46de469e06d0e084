import type { Span } from "../analysis.ts";
import type { KnockOutHit } from "../knock-outs/knock-out-term.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { type AdSection, type Heading, readHeading } from "./ad-headings.ts";
import { isMachineTalk } from "./machine-talk.ts";

export type { AdSection } from "./ad-headings.ts";

/** One sentence of the ad with its words and the section it stands in. */
export interface AdSentence extends Span {
  tokens: Token[];
  section: AdSection;
  /** The heading says "essential", "mandatory" or "must": its terms are core candidates. */
  literal: boolean;
  line: number;
  /** Knock-outs named in the sentence, once some step has looked for them. */
  named?: readonly KnockOutHit[];
}

const bulletMark =
  /[-*\u2013\u2014\u2022\u25AA\u25CF\u25E6\u2043\u00B7\u2023\u27A2\u2713\u2714\u25BA\u25A0\u25A1\u2756>\uF0B7~+o\u25CB]/;

/** Length of a leading bullet or number such as "- ", "• ", "3. " (0 when none). */
function bulletLength(line: string): number {
  const lead = line.length - line.trimStart().length;
  const rest = line.slice(lead, lead + 6);
  const mark = rest[0] ?? "";
  if (bulletMark.test(mark) && (mark !== "o" || rest[1] === " " || rest[1] === "\t")) return lead + 1;
  const number = /^(\d{1,2}|[a-z])[.)]\s/.exec(rest);
  return number === null ? 0 : lead + number[0].length;
}

const abbreviations = new Set([
  "e.g",
  "eg",
  "i.e",
  "ie",
  "etc",
  "incl",
  "approx",
  "no",
  "cert",
  "dept",
  "vs",
  "st",
  "mr",
  "ms",
  "dr",
]);

function endsSentence(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  if (code !== 46 && code !== 33 && code !== 63) return false;
  const after = text[at + 1];
  if (after !== undefined && after !== " " && after !== "\t" && after !== "\u00A0") return false;
  let from = at;
  while (from > 0 && at - from < 8 && /[A-Za-z.]/.test(text[from - 1] ?? "")) from -= 1;
  const word = text.slice(from, at).toLowerCase();
  if (word === "etc" || word === "no") return /^\s+[A-Z]/.test(text.slice(at + 1, at + 5));
  return !abbreviations.has(word);
}

/**
 * Characters of the longest sentence; about 400 words. Each term of a sentence is weighed against each cue in it,
 * so without a limit a text without stops would take the square of its length.
 */
const longestSentence = 2_400;

function sentenceSpans(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    const isTooLong = at - from >= longestSentence && text[at] === " ";
    if (!isTooLong && !endsSentence(text, at)) continue;
    spans.push({ start: from, end: at + 1 });
    from = at + 1;
  }
  if (from < end) spans.push({ start: from, end });
  return spans.map((s) => trimSpan(text, s)).filter((s) => s.end > s.start);
}

function trimSpan(text: string, span: Span): Span {
  const slice = text.slice(span.start, span.end);
  const start = span.start + (slice.length - slice.trimStart().length);
  return { start, end: Math.max(start, span.end - (slice.length - slice.trimEnd().length)) };
}

/** Longest start of a line that is read for a heading. */
const headLength = 160;

interface Standing {
  section: AdSection;
  literal: boolean;
}

const isLineBreak = (code: number) => code === 10 || code === 13;

function lineEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isLineBreak(text.charCodeAt(end))) end += 1;
  return end;
}

/** The words of the whole ad in order, and how far they are read: every step takes from this one pass. */
interface WordStream {
  words: readonly Token[];
  at: number;
}

/** The words between two offsets, as if only that part had been read: its first word follows no gap. */
function takeWords(stream: WordStream, start: number, end: number): Token[] {
  const { words } = stream;
  while ((words[stream.at]?.start ?? end) < start) stream.at += 1;
  const first = words[stream.at];
  if (first === undefined || first.start >= end) return [];
  const from = stream.at;
  while ((words[stream.at]?.start ?? end) < end) stream.at += 1;
  const taken = words.slice(from, stream.at);
  taken[0] = { ...first, gap: 0 };
  return taken;
}

function sentencesOf(
  text: string,
  words: readonly Token[],
  from: number,
  end: number,
  standing: Standing,
  line: number,
): AdSentence[] {
  const stream = { words, at: 0 };
  return sentenceSpans(text, from, end)
    .filter((span) => !isMachineTalk(text.slice(span.start, span.end)))
    .map((span) => ({ ...span, tokens: takeWords(stream, span.start, span.end), ...standing, line }))
    .filter((sentence) => sentence.tokens.length > 0);
}

/** The first words of a line; a word that the limit cuts is read anew. */
function headOf(text: string, words: readonly Token[], from: number, end: number): readonly Token[] {
  const limit = from + headLength;
  return end <= limit ? words : tokenise(text, from, limit);
}

/** The sentences of one line, and the section that rules the lines after it. */
function readLine(
  text: string,
  stream: WordStream,
  start: number,
  end: number,
  ruling: Standing,
  line: number,
) {
  const bullet = bulletLength(text.slice(start, Math.min(end, start + 40)));
  const from = start + bullet;
  const words = takeWords(stream, from, end);
  const head = headOf(text, words, from, end);
  if (head.length === 0) return { ruling, sentences: [] };
  const heading: Heading | undefined = readHeading(text, head, bullet > 0);
  if (heading === undefined) return { ruling, sentences: sentencesOf(text, words, from, end, ruling, line) };
  const own: Standing = { section: heading.section, literal: heading.literal };
  if (heading.alone) return { ruling: own, sentences: [] };
  const body = head[heading.words]?.start ?? from;
  return { ruling, sentences: sentencesOf(text, words, body, end, own, line) };
}

/**
 * The ad as sentences, each with its section; headings themselves are left out, and so is what is addressed to a
 * program and no person. Rules: docs/engine.md, What an ad asks, rows Split and Ignore. Linear in the length of the
 * text.
 * @param words the tokens of the whole text, when they were read already.
 */
export function readAdSections(text: string, words: readonly Token[] = tokenise(text)): AdSentence[] {
  const stream = { words, at: 0 };
  const sentences: AdSentence[] = [];
  let ruling: Standing = { section: "intro", literal: false };
  let line = 0;
  for (let start = 0; start <= text.length; line += 1) {
    const end = lineEnd(text, start);
    const read = readLine(text, stream, start, end, ruling, line);
    ruling = read.ruling;
    sentences.push(...read.sentences);
    start = end + 1;
  }
  return sentences;
}
