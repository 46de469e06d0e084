import type { Span } from "../analysis.ts";
import type { Token } from "../words/tokenise.ts";

/** One line of the ad that holds words. */
export interface AdLine extends Span {
  /** The words behind the bullet. */
  tokens: readonly Token[];
  bullet: boolean;
  /** The kind of its mark: "1" for a number, "a" for a letter, else the sign itself; "" for none. */
  mark: string;
  /** An empty line, or nothing, comes before it. */
  blankBefore: boolean;
  /** Its heading was in the same line, without a sign between (`breaks/glued-headings.ts`). */
  led?: true;
  /** Depth of a heading in an outline of numbers: 1 for "3.", 2 for "3.1". */
  part?: number;
  /** Number of the line in the text. */
  line: number;
}

const bulletMark =
  /[-*\u2013\u2014\u2022\u25AA\u25CF\u25E6\u2043\u00B7\u2023\u27A2\u2713\u2714\u2705\u25BA\u25A0\u25A1\u2756>\uF0B7~+o\u25CB]/;

/** An emoji before a line is its bullet where its neighbour has one too; alone it decorates a heading. */
const pictograph = /^\p{Extended_Pictographic}\uFE0F?(?=\s)/u;

/** "KSC 3. ", "Criterion 2: ": the numbers of selection criteria. */
const criterionNumber =
  /^(?:ksc|sc|criterion|criteria|capability) ?\d{1,2}(?: ?[.):\u2013-]\s|\s(?=\(?\p{Lu}))/iu;

/** Length of a leading bullet or number such as "- ", "• ", "3. ", "(a) " (0 when none). */
function bulletLength(line: string): number {
  const lead = line.length - line.trimStart().length;
  const rest = line.slice(lead, lead + 6);
  const mark = rest[0] ?? "";
  if (bulletMark.test(mark) && (mark !== "o" || rest[1] === " " || rest[1] === "\t")) return lead + 1;
  const number = /^\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)]\s/.exec(rest);
  const named = number ?? criterionNumber.exec(line.slice(lead, lead + 24));
  return named === null ? 0 : lead + named[0].length;
}

/** "2." and "KSC 2 -" are numbers, "b)" a letter, and any other sign itself. */
function markOf(written: string): string {
  const sign = written.trim().toLowerCase();
  if (/\d/.test(sign)) return "1";
  return /^\(?[a-z]/.test(sign) && sign !== "o" ? "a" : sign;
}

const isLineBreak = (code: number) => code === 10 || code === 13;

function lineEnd(text: string, start: number): number {
  let end = start;
  while (end < text.length && !isLineBreak(text.charCodeAt(end))) end += 1;
  return end;
}

/** "**Heading**" is a heading in the source, no bullet. */
function isEmphasis(text: string, from: number): boolean {
  return text.startsWith("**", from) || text.startsWith("__", from);
}

function pictureAt(text: string, start: number): string {
  return pictograph.exec(text.slice(start, start + 6))?.[0] ?? "";
}

/**
 * Lines behind emojis that follow each other are a list. One of its own above others that are alike comes before their
 * heading: "\u{1F31F} Brownie points" above two stars.
 */
function withPictureBullets(text: string, lines: readonly AdLine[], starts: readonly number[]): AdLine[] {
  const pictures = starts.map((start) => pictureAt(text, start));
  return lines.map((line, at) => {
    const [own, next] = [pictures[at], pictures[at + 1]];
    const isHead = line.blankBefore && own !== next && next !== "" && next === pictures[at + 2];
    // "\u{1F4C8} Responsibilities", a gap, "\u{1F393} Skills": other pictures across a gap head their parts.
    const goesOn = (one: string | undefined, below: AdLine | undefined) =>
      Boolean(one) && (below?.blankBefore !== true || one === own);
    const isNear = goesOn(pictures[at - 1], line) || goesOn(next, lines[at + 1]);
    const inList = own !== "" && !isHead && isNear;
    return inList ? { ...line, bullet: true } : line;
  });
}

/**
 * The lines of a text that hold words, each with its words; linear.
 * @param words the tokens of the whole text.
 */
export function readAdLines(text: string, words: readonly Token[]): AdLine[] {
  const lines: AdLine[] = [];
  const starts: number[] = [];
  let at = 0;
  let isBlank = true;
  let line = 0;
  for (let start = 0; start <= text.length; line += 1) {
    const end = lineEnd(text, start);
    const lead = text.slice(start, Math.min(end, start + 40));
    const bullet = isEmphasis(text, start) ? 0 : bulletLength(lead);
    const from = start + bullet;
    while ((words[at]?.start ?? text.length) < from) at += 1;
    const first = at;
    while ((words[at]?.start ?? end) < end) at += 1;
    if (at > first) {
      const tokens = words.slice(first, at);
      tokens[0] = { ...(tokens[0] as Token), gap: 0 };
      const mark = markOf(text.slice(start, from));
      lines.push({ start: from, end, tokens, bullet: bullet > 0, mark, blankBefore: isBlank, line });
      starts.push(start);
      isBlank = false;
    } else if (text.slice(start, end).trim() === "" && text[start - 1] !== "\r") isBlank = true;
    start = end + 1;
  }
  return withPictureBullets(text, lines, starts);
}

/** "manage programme, cost and quality": it goes on from the line before, or is one of a list. */
export function startsSmall(text: string, { tokens: [first] }: AdLine): boolean {
  return first !== undefined && /\p{Ll}/u.test(text[first.start] ?? "");
}
