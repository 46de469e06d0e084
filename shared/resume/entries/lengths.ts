import type { NumberedLine } from "./entry-drafts.ts";

/** "6 years 5 months" and nothing else: how long somebody was at a house, below its name. */
const length = /^(?:\d{1,2} (?:years?|yrs?))?(?: ?\d{1,2} (?:months?|mos?))?$/i;
const mostNameWords = 9;

/**
 * "Corvane Building Supplies", "6 years 4 months", an empty line, "Senior Accounts Officer", "July 2022 - Present": an
 * export of a network's profile. The length says nothing, and the house stands right above its first title.
 */
export function withoutLengths(lines: readonly NumberedLine[]): NumberedLine[] {
  const isLength = (line: NumberedLine | undefined, above: NumberedLine | undefined) =>
    line !== undefined &&
    /\d/.test(line.text) &&
    length.test(line.text.trim()) &&
    above !== undefined &&
    !above.bullet &&
    above.text.split(" ").length <= mostNameWords &&
    !/[.;:]$/.test(above.text);
  return lines.flatMap((line, at) => {
    if (isLength(line, lines[at - 1])) return [];
    return isLength(lines[at - 1], lines[at - 2]) ? [{ ...line, gapBefore: false }] : [line];
  });
}
