/** A visible line of the resume text before it is understood. `text` has no bullet and no outer white space. */
export interface TextLine {
  text: string;
  bullet: boolean;
  /** The list mark, where there is one: lists inside lists differ by it. */
  mark?: string;
  /** An empty line stands before it. */
  gapBefore: boolean;
}

const bullets = "•▪●◦⁃·‣➢✓✔►■□❖\uF0B7○➤▸»∙⚫*–—->+~_";
const ruled = /^[\s\-_=*~#.–—•·|]+$/;

/** List marks of symbol fonts: shapes, arrows, dingbats, control signs, and Wingdings in the private area. */
const symbolMark =
  /[\u0080-\u009f\u2190-\u21ff\u2423\u25a0-\u25ff\u2700-\u27bf\u2b00-\u2bff\uf06e\uf076\uf0a7\uf0a8\uf0b7\uf0d8\uf0e0\uf0fc]/;
/** Pictures before a contact value ("\u2315 0491 570 006"): no list marks, no text. */
const icons = /^(?:[\p{Co}\p{So}]\s+)+/u;
const picture = /[\p{Co}\p{So}]/u;
const letterMark = /o\s+\p{Lu}/uy;
const blank = /\s/;

function isMarkAt(text: string, at: number): boolean {
  const mark = text[at] ?? "";
  if (mark === "o") {
    letterMark.lastIndex = at;
    return letterMark.test(text);
  }
  if (mark === "" || (!bullets.includes(mark) && !symbolMark.test(mark))) return false;
  const needsSpace = "-–—*>+~_".includes(mark) || symbolMark.test(mark);
  const next = text[at + 1];
  // A mark without anything behind it is a mark all the same.
  return !needsSpace || next === undefined || blank.test(next);
}

/** The line without all marks and pictures at its start, however they are mixed; for comparing words. Linear. */
export function withoutLead(text: string): string {
  let at = 0;
  while (at < text.length) {
    const char = String.fromCodePoint(text.codePointAt(at) ?? 0);
    const isPicture = picture.test(char) && blank.test(text[at + char.length] ?? "");
    if (!isPicture && !isMarkAt(text, at)) break;
    at += char.length;
    while (at < text.length && blank.test(text[at] ?? "")) at += 1;
  }
  return text.slice(at).trim();
}

/** Several marks in a row ("• • Planned care") are one: taken off one at a time they would cost the square of the line. */
function withoutBullets(text: string): { mark: string; rest: string } | undefined {
  if (!isMarkAt(text, 0)) return undefined;
  let at = 0;
  while (isMarkAt(text, at)) {
    at += 1;
    while (at < text.length && blank.test(text[at] ?? "")) at += 1;
  }
  return { mark: text[0] ?? "", rest: text.slice(at).trim() };
}

const markdown = /[*_#]/;

/**
 * "**Quality Manager**", "## Experience": the signs of Markdown, as chat programs write resumes, are no text. Only
 * pairs of signs go, so that "*" as a list mark and "__init__.py" stay.
 */
function withoutMarkdown(text: string): string {
  if (!markdown.test(text)) return text;
  return text
    .replace(/^#{1,6}\s+(?=\S)/, "")
    .replace(/\*\*(?=[^\s*])([^*]{1,300})\*\*/g, "$1")
    .replace(/(?<![\p{L}\d_])_{1,2}(?=[^\s_])([^_]{1,300}[^\s_])_{1,2}(?![\p{L}\d_.])/gu, "$1")
    .trim();
}

const lineEnd = /\r\n|[\n\r\v\f\u2028\u2029]/;

/**
 * Splits a text into its visible lines: CRLF, LF, CR and the Unicode separators end a line; empty lines and
 * ruled lines ("-----") are dropped but remembered as gaps. Linear.
 */
export function splitTextLines(text: string): TextLine[] {
  const lines: TextLine[] = [];
  let gapBefore = true;
  for (const raw of text.split(lineEnd)) {
    const trimmed = withoutMarkdown(raw.trim());
    if (trimmed === "" || (trimmed.length < 400 && ruled.test(trimmed))) {
      gapBefore = gapBefore || trimmed === "";
      continue;
    }
    const item = withoutBullets(trimmed);
    if (item?.rest === "") continue;
    if (item === undefined) lines.push({ text: trimmed.replace(icons, "").trim(), bullet: false, gapBefore });
    else lines.push({ text: item.rest, bullet: true, mark: item.mark, gapBefore });
    gapBefore = false;
  }
  return withoutEvenGaps(lines);
}

/** In a double-spaced text (as from Word files) an empty line before every line says nothing. */
function withoutEvenGaps(lines: TextLine[]): TextLine[] {
  const gaps = lines.filter((l) => l.gapBefore).length;
  return gaps * 10 < lines.length * 8 ? lines : lines.map((l) => ({ ...l, gapBefore: false }));
}
