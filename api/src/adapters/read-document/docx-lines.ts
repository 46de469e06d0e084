import { headingSection } from "#shared/resume/sections.ts";
import type { Part } from "./docx-paragraphs.ts";

/** A cell up to this length beside another is a label or a date of the line next to it. */
const labelLength = 60;

/**
 * Lines of paragraphs and tables. A row of single lines is one line with tabs; a label before a longer cell
 * stands with that cell's first line; longer cells follow each other whole: they are columns.
 */
export function linesOfParts(parts: readonly Part[]): string[] {
  return parts.flatMap((part) =>
    part.kind === "paragraph" ? part.text.split("\n") : part.rows.flatMap(linesOfRow),
  );
}

function linesOfRow(cells: readonly Part[][]): string[] {
  const filled = cells.map((cell) => trimmed(linesOfParts(cell))).filter((lines) => lines.length > 0);
  if (filled.length <= 1) return filled.flat();
  if (filled.every((lines) => lines.length === 1) && !filled.some(([line]) => isHeading(line)))
    return [filled.flat().join("\t")];
  const [first, second, ...rest] = filled;
  if (first && second && rest.length === 0 && isLabel(first))
    return [`${first[0]}\t${second[0]}`, ...second.slice(1)];
  if (first && second && rest.length === 0 && isLabel(second))
    return [`${first[0]}\t${second[0]}`, ...first.slice(1)];
  return filled.flatMap((lines, at) => (at > 0 ? ["", ...lines] : lines));
}

function isLabel(lines: readonly string[]): boolean {
  const [line = ""] = lines;
  return lines.length === 1 && line.length <= labelLength && !isHeading(line);
}

function isHeading(line: string | undefined): boolean {
  return (
    line !== undefined && headingSection({ text: line.trim(), bullet: false, gapBefore: true }) !== undefined
  );
}

function trimmed(lines: readonly string[]): string[] {
  const isFilled = (line: string) => line.trim() !== "";
  const first = lines.findIndex(isFilled);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

/** A table that carries content: some row has text in two cells. */
export function hasContentTable(parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      part.kind === "table" &&
      part.rows.some((cells) => {
        const filled = cells.filter((cell) => linesOfParts(cell).some((line) => line.trim() !== ""));
        return filled.length > 1 || cells.some(hasContentTable);
      }),
  );
}
