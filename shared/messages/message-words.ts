/** A meeting as a calendar part of a message states it. */
export interface CalendarMeeting {
  /** `YYYY-MM-DD`. */
  date: string;
  /** `HH:MM`, in the meeting's own time zone. */
  time: string;
  isCancelled: boolean;
}

/** A message's own words, without headers and markup. */
export interface MessageWords {
  /** "" where there is none. */
  subject: string;
  text: string;
  /** Day it was sent, `YYYY-MM-DD`; where it is known, "tomorrow" counts from it. */
  sentOn?: string;
  meeting?: CalendarMeeting;
}

/** One sentence of a message. */
export interface Sentence {
  text: string;
  isSubject: boolean;
  /** Quoted from an earlier message. */
  isQuoted: boolean;
}

const quoteStart =
  /^(?:on .{4,80} wrote:|-{2,} ?(?:original message|forwarded message)|_{10,}|from: .+|sent from my )/i;
const headerLine = /^(?:from|to|cc|sent|date|subject|reply-to|message-id): /i;
/** The line of the headers above a pasted message that says when it was sent. */
export function sentLine(text: string): string | undefined {
  const lines = text.trimStart().split("\n").slice(0, 10);
  const end = lines.findIndex((line) => !headerLine.test(line));
  return lines.slice(0, end === -1 ? lines.length : end).find((line) => /^(?:date|sent): /i.test(line));
}

const mostSentences = 200;
const longestSentence = 600;

/** Sentences of a message in its order; lines of a list and lines without a stop are sentences too. */
export function sentencesOf({ subject, text }: MessageWords): Sentence[] {
  const sentences: Sentence[] = [];
  const add = (part: string, isQuoted: boolean, isSubject = false) => {
    const plain = part.replace(/\s+/g, " ").trim();
    if (plain !== "") sentences.push({ text: plain.slice(0, longestSentence), isSubject, isQuoted });
  };
  add(subject, false, true);
  let isQuoted = false;
  let isHead = true;
  let paragraph = "";
  const flush = () => {
    for (const part of paragraph.split(/(?<=[.!?])\s+(?=["'A-Z\d])/)) add(part, isQuoted);
    paragraph = "";
  };
  for (const line of text.split("\n")) {
    const plain = line.replace(/^[>\s]+/, "");
    const inQuote = line.startsWith(">");
    if (isHead && /^subject: /i.test(plain)) add(plain.slice(9), false, true);
    if (isHead && headerLine.test(plain)) continue;
    if (plain !== "") isHead = false;
    const opensQuote = sentences.length > 1 && quoteStart.test(plain);
    if (plain === "" || opensQuote || isBreak(plain, paragraph)) flush();
    if (opensQuote) isQuoted = true;
    if (inQuote && !isQuoted) {
      flush();
      add(plain, true);
    } else if (plain !== "") paragraph += `${paragraph === "" ? "" : " "}${plain}`;
  }
  flush();
  return sentences.slice(0, mostSentences);
}

/** A short line or a line that opens with a mark or a label begins anew; only a long line was wrapped. */
function isBreak(line: string, before: string): boolean {
  if (/^(?:[-*•–]|\d{1,2}[.)]|\p{Lu}[\p{L} ]{1,20}:)\s?/u.test(line)) return true;
  const last = before.length - before.lastIndexOf("\n");
  return last < 50;
}
