/** A visible line of the resume text before it is understood. `text` has no bullet and no outer white space. */
export interface TextLine {
  text: string;
  bullet: boolean;
  /** An empty line stands before it. */
  gapBefore: boolean;
}

const bullets = "•▪●◦⁃·‣➢✓✔►■□❖\uF0B7○➤▸»∙⚫*–—-";
const ruled = /^[\s\-_=*~#.–—•·|]+$/;

function withoutBullet(text: string): string | undefined {
  const mark = text[0] ?? "";
  if (!bullets.includes(mark)) return undefined;
  const rest = text.slice(1);
  const needsSpace = "-–—*".includes(mark);
  if (needsSpace && !/^\s/.test(rest)) return undefined;
  return rest.trim();
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
    const trimmed = raw.trim();
    if (trimmed === "" || (trimmed.length < 400 && ruled.test(trimmed))) {
      gapBefore = gapBefore || trimmed === "";
      continue;
    }
    const item = withoutBullet(trimmed);
    if (item === "") continue;
    lines.push({ text: item ?? trimmed, bullet: item !== undefined, gapBefore });
    gapBefore = false;
  }
  return withoutEvenGaps(lines);
}

/** In a double-spaced text (as from Word files) an empty line before every line says nothing. */
function withoutEvenGaps(lines: TextLine[]): TextLine[] {
  const gaps = lines.filter((l) => l.gapBefore).length;
  return gaps * 10 < lines.length * 8 ? lines : lines.map((l) => ({ ...l, gapBefore: false }));
}
