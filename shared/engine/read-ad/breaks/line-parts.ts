import type { Token } from "../../words/tokenise.ts";
import type { AdLine } from "../ad-lines.ts";

/** A part of a line that becomes a line of its own. */
export interface LinePart {
  tokens: readonly Token[];
  bullet: boolean;
  blankBefore: boolean;
  /** Its own mark, where it is none of the whole line's. */
  mark?: string;
  led?: true;
}

/** With the sign that ends it: a stop, a colon, a closed bracket. */
function endOf(text: string, { end }: Token): number {
  const signs = /^[).:;!?]{1,2}/.exec(text.slice(end, end + 2));
  return end + (signs?.[0].length ?? 0);
}

/** The parts of one line as lines: the first begins where it does, behind what stood before it; the last ends with it. */
export function linesOf(text: string, line: AdLine, parts: readonly LinePart[]): AdLine[] {
  return parts.map(({ tokens: [opening, ...rest], bullet, blankBefore, mark, led }, n) => {
    const first = opening as Token;
    const isLast = n === parts.length - 1;
    return {
      ...line,
      start: n === 0 ? line.start : first.start,
      end: isLast ? line.end : endOf(text, rest.at(-1) ?? first),
      tokens: [n === 0 ? first : { ...first, gap: 0 }, ...rest],
      bullet,
      mark: mark ?? line.mark,
      blankBefore: n === 0 ? line.blankBefore : blankBefore,
      ...(led === undefined ? {} : { led }),
    };
  });
}
