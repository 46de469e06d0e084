import { headingSection } from "#shared/resume/reader/headings.ts";
import type { ParagraphPart, Part } from "./docx-paragraphs.ts";

/** A cell up to this length beside another is a label or a date of the line next to it. */
const labelLength = 60;

/** A line of the text, with the lines of paragraphs that it is made of: several where cells are side by side. */
export interface SourcedLine {
  text: string;
  cells: { paragraph: ParagraphPart; line: number }[];
}

/**
 * Lines of paragraphs and tables. A row of single lines is one line with tabs; a label before a longer cell
 * is with that cell's first line; longer cells follow each other whole: they are columns.
 */
export function linesOfParts(parts: readonly Part[]): SourcedLine[] {
  return parts.flatMap((part) =>
    part.kind === "paragraph" ? linesOfParagraph(part) : part.rows.flatMap(linesOfRow),
  );
}

function linesOfParagraph(paragraph: ParagraphPart): SourcedLine[] {
  return paragraph.text.split("\n").map((text, line) => ({ text, cells: [{ paragraph, line }] }));
}

function linesOfRow(cells: readonly Part[][]): SourcedLine[] {
  const filled = cells.map((cell) => trimmed(linesOfParts(cell))).filter((lines) => lines.length > 0);
  if (filled.length <= 1) return filled.flat();
  if (filled.every((lines) => lines.length === 1) && !filled.some(([line]) => isHeading(line?.text)))
    return [sideBySide(filled.flat())];
  const [first, second, ...rest] = filled;
  if (first && second && rest.length === 0 && isLabel(first))
    return [sideBySide([...first, ...second.slice(0, 1)]), ...second.slice(1)];
  if (first && second && rest.length === 0 && isLabel(second))
    return [sideBySide([...first.slice(0, 1), ...second]), ...first.slice(1)];
  return filled.flatMap((lines, at) => (at > 0 ? [{ text: "", cells: [] }, ...lines] : lines));
}

function sideBySide(lines: readonly SourcedLine[]): SourcedLine {
  return {
    text: lines.map(({ text }) => text).join("\t"),
    cells: lines.flatMap((line) => line.cells),
  };
}

function isLabel(lines: readonly SourcedLine[]): boolean {
  const text = lines[0]?.text ?? "";
  return lines.length === 1 && text.length <= labelLength && !isHeading(text);
}

function isHeading(line: string | undefined): boolean {
  return line !== undefined && headingSection(line.trim()) !== undefined;
}

function isFilled({ text }: SourcedLine): boolean {
  return text.trim() !== "";
}

function trimmed(lines: readonly SourcedLine[]): SourcedLine[] {
  const first = lines.findIndex(isFilled);
  return first < 0 ? [] : lines.slice(first, lines.findLastIndex(isFilled) + 1);
}

/** A table that carries content: some row has text in two cells. */
export function hasContentTable(parts: readonly Part[]): boolean {
  return parts.some(
    (part) =>
      part.kind === "table" &&
      part.rows.some((cells) => {
        const filled = cells.filter((cell) => linesOfParts(cell).some(isFilled));
        return filled.length > 1 || cells.some(hasContentTable);
      }),
  );
}
