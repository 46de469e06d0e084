import type { Span } from "../analysis.ts";
import type { KnockOutHit } from "../knock-outs/knock-out-term.ts";
import { type Token, tokenise } from "../words/tokenise.ts";
import { type Heading, readHeading } from "./ad-headings.ts";
import { type AdLine, readAdLines } from "./ad-lines.ts";
import type { AdZone } from "./ad-zone.ts";
import { knownHeading } from "./known-headings.ts";
import { isMachineTalk } from "./machine-talk.ts";

export type { AdZone } from "./ad-zone.ts";

/** One sentence of the ad with its words and the zone it stands in. */
export interface AdSentence extends Span {
  tokens: Token[];
  zone: AdZone;
  /** The heading says "essential", "mandatory" or "must": its terms are core candidates. */
  literal: boolean;
  line: number;
  /** The first or only sentence of a line of a list. */
  item?: boolean;
  /** A later sentence of a line of a list: it explains the first. */
  explains?: boolean;
  /** Knock-outs named in the sentence, once some step has looked for them. */
  named?: readonly KnockOutHit[];
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

/** Bullets that a paste without line breaks leaves inside its one line. */
const inlineBullet = /[\u2022\u25AA\u25CF\u25E6\u2043\u2023\u27A2\u2713\u2714\u25A0\u25A1\uF0B7]/;

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
    const isItem = inlineBullet.test(text[at] ?? "");
    if (!isTooLong && !isItem && !endsSentence(text, at)) continue;
    spans.push({ start: from, end: isItem ? at : at + 1 });
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

/** What rules the lines up to the next heading. */
interface Ruling {
  zone: AdZone;
  literal: boolean;
  /** Lines of a list read under the heading. */
  items: number;
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

function sentencesOf(text: string, line: AdLine, from: number, ruling: Ruling): AdSentence[] {
  const stream = { words: line.tokens, at: 0 };
  const isItem = line.bullet || (ruling.items > 0 && !isProse(text, line));
  return sentenceSpans(text, from, line.end)
    .filter((span) => !isMachineTalk(text.slice(span.start, span.end)))
    .map((span, n) => ({
      ...span,
      tokens: takeWords(stream, span.start, span.end),
      zone: ruling.zone,
      literal: ruling.literal,
      line: line.line,
      ...(isItem ? (n === 0 ? { item: true } : { explains: true }) : {}),
    }))
    .filter((sentence) => sentence.tokens.length > 0);
}

/** A line of this many characters is a paste whose line breaks were lost. */
const lostBreaks = 700;

/** "… of the ward. About you You hold a current …": a known heading inside the one line of a paste. */
function inlineRuling(text: string, sentence: AdSentence): Ruling | undefined {
  const known = knownHeading(sentence.tokens);
  const next = known === undefined ? undefined : sentence.tokens[known.words];
  if (known === undefined || next === undefined) return undefined;
  const isTitled = known.words > 1 && /\p{Lu}/u.test(text[next.start] ?? "");
  const between = text.slice(sentence.tokens[known.words - 1]?.end, next.start);
  if (!isTitled && !/[:\u2013-]/.test(between)) return undefined;
  return { zone: known.zone, literal: false, items: 0 };
}

/** Headings inside a line that holds a whole ad rule what follows them in it. */
function withInlineHeadings(text: string, line: AdLine, sentences: AdSentence[]): AdSentence[] {
  if (line.end - line.start < lostBreaks) return sentences;
  let ruling: Ruling | undefined;
  return sentences.map((sentence) => {
    ruling = inlineRuling(text, sentence) ?? ruling;
    return ruling === undefined ? sentence : { ...sentence, zone: ruling.zone };
  });
}

const proseWords = 14;

function isProse(text: string, line: AdLine): boolean {
  if (line.bullet || line.tokens.length < 4) return false;
  return line.tokens.length >= proseWords || text.slice(line.start, line.end).trimEnd().endsWith(".");
}

/** A paragraph behind a finished list is under its heading no more: it must ask in its own words. */
function leavesList(text: string, lines: readonly AdLine[], at: number, ruling: Ruling): boolean {
  const line = lines[at] as AdLine;
  if (ruling.items < 2 || !isProse(text, line)) return false;
  return line.blankBefore || lines[at - 1]?.bullet === true;
}

const applyStart =
  /^(?:to apply|apply|applications?|click|please (?:apply|send|submit|email|forward|attach|contact)|send|submit|email|for (?:more|further|a confidential|any|all)|enquiries|closing|closes|how to apply|if (?:this sounds|you (?:are interested|would like|want|think|have any questions)))(?: |$)/;
const legalWords =
  /(?:^| )(?:equal opportunity|equal employment|equal opportunities|diverse (?:and|workforce|workplace|community|applicants)|diversity|regardless of|without regard|torres strait|lgbtqi?a?|traditional (?:owners|custodians)|reasonable (?:adjustments?|accommodations?)|smoke free|unsolicited)(?: |$)/;

/** A paragraph that tells how to apply, or that everybody may, wherever it stands. */
function zoneOfParagraph(text: string, line: AdLine): AdZone | null {
  if (!line.blankBefore || line.bullet) return null;
  const words = line.tokens.slice(0, 40).map((t) => t.low);
  if (applyStart.test(words.slice(0, 6).join(" "))) return "apply";
  if (!isProse(text, line)) return null;
  return legalWords.test(words.join(" ")) ? "legal" : null;
}

function rulingOf(heading: Heading): Ruling {
  return { zone: heading.zone ?? "role", literal: heading.literal, items: 0 };
}

/** A longer line with a colon holds whole sentences before the one that leads in the list. */
const longestHeading = 14;

/** A sub-heading in a list, and a line of the list with a colon, say nothing of their own. */
function keepsZone(heading: Heading, line: AdLine, ruling: Ruling): boolean {
  return line.bullet && heading.alone && (heading.zone === null || ruling.zone === "duties");
}

/**
 * The ad as sentences, each with its zone; headings themselves are left out, and so is what is addressed to a
 * program and no person. A zone ends at the next heading, known or not, and where prose follows a finished list.
 * Rules: docs/engine.md, What an ad asks. Linear in the length of the text.
 * @param words the tokens of the whole text, when they were read already.
 */
export function readAdSections(text: string, words: readonly Token[] = tokenise(text)): AdSentence[] {
  const lines = readAdLines(text, words);
  const sentences: AdSentence[] = [];
  let ruling: Ruling = { zone: "role", literal: false, items: 0 };
  let isAfterDemands = false;
  lines.forEach((line, at) => {
    const heading = readHeading(text, lines, at, isAfterDemands);
    if (heading?.alone) {
      if (line.tokens.length > longestHeading)
        sentences.push(...sentencesOf(text, line, line.start, ruling).slice(0, -1));
      if (!keepsZone(heading, line, ruling)) ruling = rulingOf(heading);
      return;
    }
    if (leavesList(text, lines, at, ruling)) ruling = { zone: "role", literal: false, items: 0 };
    const paragraph = zoneOfParagraph(text, line);
    if (paragraph !== null) ruling = { zone: paragraph, literal: false, items: 0 };
    const own = heading === undefined ? ruling : rulingOf(heading);
    const from = line.tokens[heading?.words ?? 0]?.start ?? line.start;
    if (line.bullet || !line.blankBefore) ruling.items += 1;
    isAfterDemands ||= ruling.zone === "requirements";
    sentences.push(...withInlineHeadings(text, line, sentencesOf(text, line, from, own)));
  });
  return sentences;
}
