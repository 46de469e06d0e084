import { headingSection } from "../reader/headings.ts";
import type { DocumentLine } from "./document-flow.ts";
import { readsAs } from "./reads-as.ts";

/** What may stand in a narrow column: lists of short words. */
const sideSections: readonly (string | undefined)[] = ["skills", "certificates"];
const sideNames =
  /^(?:languages?|language skills|interests|hobbies|hobbies and interests|interests and hobbies)$/i;
/** Letters in a line of the side column, and the lines that its part of the first page holds. */
const lettersInLine = 25;
const mostLines = 44;

const sectionOf = (heading: string) => headingSection(heading);

function sectionsOf(lines: readonly DocumentLine[]): DocumentLine[][] {
  const sections: DocumentLine[][] = [];
  for (const line of lines)
    if (line.kind === "heading") sections.push([line]);
    else sections.at(-1)?.push(line);
  return sections;
}

const parts = /(?<=,) /;

/** A list broken after its commas: where a narrow column breaks a line elsewhere, readers get half a skill. */
function brokenAtCommas(line: DocumentLine): DocumentLine[] {
  const lines: string[] = [];
  for (const part of line.text.split(parts)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= lettersInLine)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(part);
  }
  const { strong: _, ...rest } = line;
  return lines.map((text, at) => (at === 0 ? { ...line, text } : { ...rest, text }));
}

/** A section with one cell under the other, and no line that a narrow column would break; a licence is no list. */
function inOneColumn(section: readonly DocumentLine[]): DocumentLine[] {
  const isList = sectionOf(section[0]?.text ?? "") !== "certificates";
  return section.flatMap(({ columns, ...line }) => {
    if (columns !== undefined) return line.text.split("\t").map((text) => ({ ...line, text }));
    const isLong = isList && line.kind === "text" && line.text.length > lettersInLine;
    return isLong ? brokenAtCommas(line) : [line];
  });
}

function heightOf(section: readonly DocumentLine[]): number {
  return section.reduce((sum, { text }) => sum + Math.ceil(text.length / lettersInLine) + 0.4, 2);
}

function isSide([heading, ...rest]: readonly DocumentLine[]): boolean {
  if (heading === undefined || rest.length === 0 || rest.some((line) => line.kind === "entry")) return false;
  return sideNames.test(heading.text) || sideSections.includes(sectionOf(heading.text));
}

/**
 * The lines in the order of a design with a side column on the first page: the head, the side column, the wide column.
 * That is the order in which any reader takes them, by place or by the file.
 * @returns null where nothing fits beside the rest, or where the resume would read otherwise.
 */
export function withSideColumn(lines: readonly DocumentLine[]): DocumentLine[] | null {
  const first = lines.findIndex((line) => line.kind === "heading");
  if (first < 0) return null;
  const side = new Set<DocumentLine[]>();
  let room = mostLines;
  const sections = sectionsOf(lines.slice(first));
  for (const section of sections) {
    const narrow = inOneColumn(section);
    const height = heightOf(narrow);
    const isTooWide = narrow.some(({ text, kind }) => kind !== "heading" && text.length > lettersInLine);
    if (!isSide(section) || isTooWide || height > room) continue;
    side.add(section);
    room -= height;
  }
  if (side.size === 0 || side.size === sections.length) return null;
  const beside = sections.filter((section) => side.has(section)).flatMap(inOneColumn);
  const arranged = [
    ...lines.slice(0, first),
    ...beside.map((line): DocumentLine => ({ ...line, side: true })),
    ...sections.filter((section) => !side.has(section)).flat(),
  ];
  return readsAs(arranged) === readsAs(lines) ? arranged : null;
}
