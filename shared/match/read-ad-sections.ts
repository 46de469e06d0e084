import type { Importance, Span } from "./analysis.ts";
import { gap, type Token, tokenise } from "./tokenise.ts";

/** What a part of the ad is for. `intro` is text before any heading, or under an unknown one. */
export type AdSection = Importance | "duties" | "ignore" | "intro";

/** One sentence of the ad with its words and the section it stands in. */
export interface AdSentence extends Span {
  tokens: Token[];
  section: AdSection;
  /** The heading says "essential", "mandatory" or "must": its terms are core candidates. */
  literal: boolean;
  line: number;
}

/** Headings by meaning; a heading matches when its words start with one of these. */
const headings: Record<Exclude<AdSection, "intro">, string> = {
  must:
    "essential criteria|key selection criteria|selection criteria|essential requirements|essential|requirements|role requirements|" +
    "key requirements|job requirements|mandatory|mandatory requirements|must have|must haves|what youll need|what you will need|" +
    "what you need|what youll bring|what you will bring|what you bring|what you bring to|what were looking for|" +
    "what we are looking for|what we need|who we are looking for|who were looking for|about you|who you are|" +
    "you will have|youll have|to be successful|to succeed|skills and experience|experience and skills|" +
    "skills and qualifications|qualifications|qualifications and experience|qualifications and skills|" +
    "required skills|required experience|your skills|your experience|your background|your profile|ideal candidate|" +
    "the ideal candidate|the successful candidate|the successful applicant|skills required|minimum requirements|" +
    "key skills|key capabilities|knowledge and experience|licences|licences and tickets|tickets|capabilities|" +
    "what makes you|criteria|skills|experience|about the ideal candidate|what you have|what youve got|you have|you will need|youll need",
  preferred:
    "desirable criteria|desirable|desirable skills|desirable requirements|preferred|preferred skills|preferred qualifications|" +
    "highly regarded|well regarded|ideally|advantageous|it great if|desired|desired skills|desirable qualifications",
  nice: "nice to have|nice to haves|bonus|bonus points|bonus skills|it would be a bonus|extra credit",
  duties:
    "duties|key duties|responsibilities|key responsibilities|duties and responsibilities|roles and responsibilities|" +
    "about the role|the role|about the position|the position|the opportunity|about the opportunity|your role|what youll do|what you will do|" +
    "what youll be doing|what you will be doing|what will you do|your responsibilities|your day|a day in the life|day to day|key accountabilities|" +
    "accountabilities|job description|position summary|role purpose|purpose of the role|about the job|the job|position overview|role overview|tasks|your impact|in this role",
  ignore:
    "about us|about the company|about the organisation|about the business|about our|who we are|our company|our story|the company|" +
    "our client|about our client|company overview|benefits|our benefits|perks|perks and benefits|what on offer|what we offer|" +
    "what in it for you|what you get|what youll get|what you will get|why join|why join us|why work|why youll love|why choose|why us|" +
    "what we can offer|on offer|the benefits|culture|culture and benefits|our culture|our values|our team|the team|life at|how to apply|" +
    "apply|apply now|application process|next steps|to apply|applications|equal opportunity|diversity|diversity and inclusion|" +
    "our commitment|inclusion|acknowledgement of country|acknowledgment of country|acknowledgement|similar jobs|related jobs|" +
    "contact|contact us|enquiries|further information|more information|salary|salary and benefits|remuneration|about the agency|" +
    "privacy|disclaimer|important information|recruitment process|employer questions|location|about the area|lifestyle|job details",
};

const literalHeading = new Set(["essential", "mandatory", "must"]);

function headingMap(): Map<string, AdSection> {
  const map = new Map<string, AdSection>();
  for (const [section, text] of Object.entries(headings)) {
    for (const phrase of text.split("|")) map.set(phrase, section as AdSection);
  }
  return map;
}

let known: Map<string, AdSection> | undefined;

/** The section a heading's words announce: the longest known start of at most six words. */
function headingSection(tokens: readonly Token[]): { section: AdSection; words: number } | undefined {
  known ??= headingMap();
  for (let n = Math.min(6, tokens.length); n > 0; n -= 1) {
    const section = known.get(
      tokens
        .slice(0, n)
        .map((t) => t.low)
        .join(" "),
    );
    if (section !== undefined) return { section, words: n };
  }
  return undefined;
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
  const ch = text[at];
  if (ch !== "." && ch !== "!" && ch !== "?") return false;
  const after = text[at + 1];
  if (after !== undefined && after !== " " && after !== "\t" && after !== "\u00A0") return false;
  let from = at;
  while (from > 0 && at - from < 8 && /[A-Za-z.]/.test(text[from - 1] ?? "")) from -= 1;
  const word = text.slice(from, at).toLowerCase();
  if (word === "etc" || word === "no") return /^\s+[A-Z]/.test(text.slice(at + 1, at + 5));
  return !abbreviations.has(word);
}

function sentenceSpans(text: string, start: number, end: number): Span[] {
  const spans: Span[] = [];
  let from = start;
  for (let at = start; at < end; at += 1) {
    if (!endsSentence(text, at)) continue;
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

interface Heading {
  section: AdSection;
  literal: boolean;
  /** Tokens of the heading; the rest of the line is text under it. */
  words: number;
  /** The heading stands alone and rules the lines that follow. */
  alone: boolean;
}

const titleWord = /^[A-Z\d]/;

function looksLikeHeading(text: string, tokens: readonly Token[], isBullet: boolean): boolean {
  const last = tokens.at(-1);
  if (last === undefined || tokens.length > 9) return false;
  const tail = text.slice(last.end, last.end + 2).trim();
  if (tail === ":") return true;
  if (isBullet || tail === "." || tail === "," || tail === ";") return false;
  const written = text.slice(tokens[0]?.start ?? 0, last.end);
  if (written === written.toUpperCase() && written !== written.toLowerCase()) return true;
  return tokens.length <= 7 && titleWord.test(written);
}

function readHeading(text: string, tokens: readonly Token[], isBullet: boolean): Heading | undefined {
  const found = headingSection(tokens);
  const literal = (n: number) => tokens.slice(0, n).some((t) => literalHeading.has(t.low));
  const after = found === undefined ? undefined : tokens[found.words];
  if (found !== undefined && after !== undefined && (after.gap & (gap.colon | gap.dash)) !== 0) {
    if ((after.gap & gap.joined) === 0) return { ...found, literal: literal(found.words), alone: false };
  }
  if (!looksLikeHeading(text, tokens, isBullet)) return undefined;
  const last = tokens.at(-1);
  const colon = last !== undefined && text.slice(last.end, last.end + 2).trim() === ":";
  if (found !== undefined && (colon || tokens.length <= found.words + 4)) {
    const isSentence = after !== undefined && ["in", "with", "as", "using"].includes(after.low);
    const isWhole = colon || tokens.length <= found.words + 1 || found.words > 1;
    if (isWhole && !isSentence)
      return { section: found.section, literal: literal(tokens.length), words: tokens.length, alone: true };
  }
  if (colon && tokens.length <= 6)
    return { section: "intro", literal: false, words: tokens.length, alone: true };
  return undefined;
}

/**
 * The ad as sentences, each with its section; headings themselves are left out. Rules: match-engine.md
 * section 3, rows Split and Ignore. Linear in the length of the text.
 */
export function readAdSections(text: string): AdSentence[] {
  const sentences: AdSentence[] = [];
  let section: AdSection = "intro";
  let literal = false;
  let start = 0;
  let line = 0;
  while (start <= text.length) {
    let end = start;
    while (end < text.length && text[end] !== "\n" && text[end] !== "\r") end += 1;
    const bullet = bulletLength(text.slice(start, Math.min(end, start + 40)));
    const from = start + bullet;
    const head = tokenise(text, from, Math.min(end, from + 160));
    const heading = head.length === 0 ? undefined : readHeading(text, head, bullet > 0);
    if (heading?.alone === true) {
      section = heading.section;
      literal = heading.literal;
    } else if (head.length > 0) {
      const body = heading === undefined ? from : (head[heading.words]?.start ?? from);
      const here = heading?.section ?? section;
      for (const span of sentenceSpans(text, body, end)) {
        const tokens = tokenise(text, span.start, span.end);
        if (tokens.length > 0)
          sentences.push({ ...span, tokens, section: here, literal: heading?.literal ?? literal, line });
      }
    }
    start = end + 1;
    line += 1;
  }
  return sentences;
}
