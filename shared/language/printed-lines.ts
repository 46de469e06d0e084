/**
 * A text as the lines that were printed, without list marks, rules and signs of Markdown. Offsets are UTF-16
 * units of the text.
 */

export interface PrintedLine {
  /** Without list mark and outer white space. */
  text: string;
  /** Offset of `text` in the source. */
  start: number;
  /** Columns of white space before the line; a tab counts four. */
  indent: number;
  /** Columns of white space and list mark before `text`. */
  column: number;
  /** The list mark, where there is one: lists inside lists differ by it. */
  mark?: string;
  /** An empty line is before it. */
  gapBefore: boolean;
  /** A rule ("-----") is right below or above it. */
  ruled?: boolean;
}

const bullets = "•▪●◦⁃·‣➢✓✔►■□❖\uF0B7○➤▸»∙⚫*–—-−+>~_=¤☛";
const ruleOnly = /^[\s\-_=*~#.–—•·|+]+$/;
/** List marks of symbol fonts: shapes, arrows, dingbats, and Wingdings in the private area. */
const symbolMark =
  /[\u0080-\u009f\u2190-\u21ff\u2423\u25a0-\u25ff\u2700-\u27bf\u2b00-\u2bff\uf06e\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc]/;
const picture = /[\p{Co}\p{So}\p{Extended_Pictographic}]/u;
const letterMark = /o\s+[\p{Lu}\p{Ll}]/uy;
const numberMark =
  /(?:\(?(?:\d{1,2}|[a-hA-H]|[ivx]{1,4})\)|\d{1,2}\.)\s+(?=\S)|\d{1,2}(?:\.\d{1,2}){1,2}\s+(?=\S)/uy;
const blank = /\s/;
const doubled = "-=>";

function markLength(text: string, at: number): number {
  const point = text.codePointAt(at) ?? 0;
  const mark = String.fromCodePoint(point);
  if (mark === "o") {
    letterMark.lastIndex = at;
    return letterMark.test(text) ? 1 : 0;
  }
  if (text.startsWith("->", at) || text.startsWith("=>", at) || text.startsWith("--", at))
    return blank.test(text[at + 2] ?? " ") ? 2 : 0;
  const isPicture = picture.test(mark);
  if (!bullets.includes(mark) && !symbolMark.test(mark) && !isPicture) return 0;
  const needsSpace = "-–—−*>+~_=o".includes(mark) || isPicture || symbolMark.test(mark);
  const end = at + mark.length;
  const next = text[end];
  // A mark without anything behind it is a mark all the same.
  return !needsSpace || next === undefined || blank.test(next) ? mark.length : 0;
}

/** Length of the list marks at the start of the text, with the blanks behind them; several in a row are one. */
function leadLength(text: string): { mark: string; length: number } | undefined {
  let at = 0;
  for (let length = markLength(text, at); length > 0; length = markLength(text, at)) {
    at += length;
    while (at < text.length && blank.test(text[at] ?? "")) at += 1;
  }
  if (at > 0)
    return {
      mark:
        doubled.includes(text[0] ?? "") && text[1] === ">"
          ? ">"
          : String.fromCodePoint(text.codePointAt(0) ?? 0),
      length: at,
    };
  numberMark.lastIndex = 0;
  const numbered = numberMark.exec(text);
  return numbered === null ? undefined : { mark: "1", length: numbered[0].length };
}

/** The line without all marks and pictures at its start, for comparing words. Linear. */
export function withoutLead(text: string): string {
  return text.slice(leadLength(text)?.length ?? 0).trim();
}

const markdown = /[*#]/;

/** "**Quality Manager**", "## Experience": pairs of stars and the marks of headings are removed. */
function withoutMarkdown(text: string): string {
  if (!markdown.test(text)) return text;
  return text
    .replace(/^#{1,6}\s+(?=\S)/, "")
    .replace(/\*\*(?=[\p{L}\d("'])([^*]{1,300})\*\*/gu, "$1")
    .trim();
}

/** "– Q4 1997" below "Q1 1994": the end of a range that a wrap broke, and no list item. */
const rangeEnd =
  /^[-–—]\s+(?:(?:\p{L}{3,9}\.?|Q\d|FY)\s)?(?:\d{1,2}[/.])?(?:(?:19|20)\d\d|present|current|now|ongoing)\b/iu;
const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029]/g;
const longestRule = 400;

function columnsOf(blanks: string): number {
  let columns = 0;
  for (const char of blanks) columns += char === "\t" ? 4 : 1;
  return columns;
}

interface RawLine {
  raw: string;
  start: number;
}

function rawLines(text: string): RawLine[] {
  const lines: RawLine[] = [];
  let start = 0;
  for (const match of text.matchAll(lineEnd)) {
    lines.push({ raw: text.slice(start, match.index), start });
    start = match.index + match[0].length;
  }
  lines.push({ raw: text.slice(start), start });
  return lines;
}

/** In a double-spaced text (as from Word files) an empty line before every line says nothing. */
function withoutEvenGaps(lines: PrintedLine[]): PrintedLine[] {
  const gaps = lines.filter((line) => line.gapBefore).length;
  return gaps * 10 < lines.length * 8 ? lines : lines.map((line) => ({ ...line, gapBefore: false }));
}

/**
 * Splits a text into its visible lines: CRLF, LF, CR and the Unicode separators end a line; empty lines and
 * ruled lines ("-----") are dropped and remembered. A list mark alone on its line belongs to the next. Linear.
 */
export function splitPrintedLines(text: string): PrintedLine[] {
  const lines: PrintedLine[] = [];
  let gapBefore = true;
  let ruled = false;
  let pending: { mark: string; indent: number } | undefined;
  for (const { raw, start } of rawLines(text)) {
    const bare = raw.trim();
    if (bare === "" || (bare.length < longestRule && ruleOnly.test(bare))) {
      const lead = bare === "" || bare.length > 2 ? undefined : leadLength(bare);
      if (lead !== undefined) {
        pending = { mark: lead.mark, indent: columnsOf(raw.slice(0, raw.indexOf(bare))) };
        continue;
      }
      const last = lines.at(-1);
      if (bare === "") gapBefore = true;
      else {
        if (last !== undefined && !gapBefore) last.ruled = true;
        ruled = true;
      }
      continue;
    }
    const outer = raw.slice(0, raw.length - raw.trimStart().length);
    const plain = withoutMarkdown(bare);
    const found = leadLength(plain);
    const isRangeEnd =
      found !== undefined && rangeEnd.test(plain) && /\d[)\]]?$/.test(lines.at(-1)?.text ?? "") && !gapBefore;
    const lead = isRangeEnd ? undefined : found;
    const rest = lead === undefined ? plain : plain.slice(lead.length).trim();
    const indent = columnsOf(outer);
    if (rest === "") {
      pending = { mark: lead?.mark ?? "•", indent };
      continue;
    }
    const mark = pending?.mark ?? lead?.mark;
    lines.push({
      text: rest,
      start: start + Math.max(raw.indexOf(rest), 0),
      indent: pending?.indent ?? indent,
      column: pending === undefined ? indent + (lead?.length ?? 0) : indent,
      ...(mark === undefined ? {} : { mark }),
      gapBefore,
      ...(ruled ? { ruled } : {}),
    });
    gapBefore = false;
    ruled = false;
    pending = undefined;
  }
  return withoutEvenGaps(lines);
}
