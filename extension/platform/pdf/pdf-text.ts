/** A run of letters on a page, in points; `y` grows upwards, as in the file. */
export interface PdfRun {
  text: string;
  x: number;
  y: number;
  /** Height of the letters. */
  height: number;
  width: number;
}

interface Line {
  text: string;
  y: number;
  height: number;
  end: number;
}

/** Runs are on one line if their baselines differ by less than this share of the letters' height. */
const sameLine = 0.5;
/** A wider gap between runs is a space. */
const spaceFrom = 0.2;
/** Lines further apart than this many line heights are separate paragraphs. */
const paragraphFrom = 1.7;

function linesOf(runs: readonly PdfRun[]): Line[] {
  const lines: Line[] = [];
  for (const { text, x, y, height, width } of runs) {
    const line = lines.at(-1);
    if (line && Math.abs(line.y - y) <= sameLine * Math.max(line.height, height) && x >= line.end - height) {
      const isApart = x - line.end > spaceFrom * height && !/\s$/.test(line.text) && !/^\s/.test(text);
      line.text += (isApart ? " " : "") + text;
      line.end = x + width;
      line.height = Math.max(line.height, height);
    } else if (text.trim() !== "") lines.push({ text, y, height, end: x + width });
  }
  return lines;
}

/**
 * The text of a page, line by line, with an empty line after each paragraph. Pure; linear in the number of runs.
 * @param runs in the order of the file, which is the reading order.
 */
export function pageText(runs: readonly PdfRun[]): string {
  const parts: string[] = [];
  let before: Line | undefined;
  for (const line of linesOf(runs)) {
    const gap = before === undefined ? 0 : before.y - line.y;
    if (before && (gap < 0 || gap > paragraphFrom * Math.max(before.height, line.height))) parts.push("");
    parts.push(line.text.replace(/\s+/g, " ").trim());
    before = line;
  }
  return parts.join("\n");
}
