import { gap } from "../words/tokenise.ts";
import { type AdLine, startsSmall } from "./ad-lines.ts";

/** No line of a text that was broken at a page's width is longer than the page. */
const widest = 130;
/** A broken line would have passed the width with the next line's first word, or nearly. */
const nearWidth = 0.85;
/** In an ad written in small letters throughout a small start says nothing. */
const mostSmall = 0.4;
const least = 3;
const ends = /[.:;!?]["')\u2019\u201D]?\s*$/;

function lengthOf({ start, end }: AdLine): number {
  return end - start;
}

/** "experience in carpentry (post trade" and below it "qualification) is required": one sentence over two lines. */
function goesOn(text: string, line: AdLine, next: AdLine | undefined, width: number): boolean {
  if (next === undefined || next.bullet || next.blankBefore || next.line !== line.line + 1) return false;
  const [first] = next.tokens;
  const word = first === undefined ? 0 : first.end - first.start;
  if (!startsSmall(text, next) || lengthOf(line) + 1 + word < width * nearWidth) return false;
  return !ends.test(text.slice(Math.max(line.start, line.end - 4), line.end));
}

function joined(line: AdLine, next: AdLine): AdLine {
  const [first, ...rest] = next.tokens;
  if (first === undefined) return line;
  // The break was between two words of one sentence.
  return {
    ...line,
    end: next.end,
    tokens: [...line.tokens, { ...first, gap: first.gap & ~gap.newline }, ...rest],
  };
}

/**
 * The lines of a text that was broken at a page's width, whole again; other texts stay as they are. Linear.
 */
export function withWrappedLines(text: string, lines: readonly AdLine[]): readonly AdLine[] {
  const width = Math.max(0, ...lines.map(lengthOf));
  if (width > widest) return lines;
  const small = lines.filter((line) => !line.bullet && startsSmall(text, line)).length;
  const wrapped = lines.filter((line, at) => goesOn(text, line, lines[at + 1], width)).length;
  if (wrapped < least || small > lines.length * mostSmall) return lines;
  const whole: AdLine[] = [];
  let before: AdLine | undefined;
  for (const line of lines) {
    const open = whole.at(-1);
    // The last line of what was read tells whether it was broken there.
    if (open !== undefined && before !== undefined && goesOn(text, before, line, width))
      whole[whole.length - 1] = joined(open, line);
    else whole.push(line);
    before = line;
  }
  return whole;
}
