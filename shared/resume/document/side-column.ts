import { readResume } from "../read-resume.ts";
import { headingSection } from "../sections.ts";
import { type DocumentLine, plainText, told } from "./document-lines.ts";

/** What may stand in a narrow column: lists of short words. */
const sideSections: readonly (string | undefined)[] = ["skills", "certificates"];
const sideNames =
  /^(?:languages?|language skills|interests|hobbies|hobbies and interests|interests and hobbies)$/i;
/** Letters in a line of the side column, and the lines that its part of the first page holds. */
const lettersInLine = 26;
const mostLines = 44;

function sectionsOf(lines: readonly DocumentLine[]): DocumentLine[][] {
  const sections: DocumentLine[][] = [];
  for (const line of lines)
    if (line.kind === "heading") sections.push([line]);
    else sections.at(-1)?.push(line);
  return sections;
}

function heightOf(section: readonly DocumentLine[]): number {
  return section.reduce((sum, { text }) => sum + Math.ceil(text.length / lettersInLine) + 0.4, 2);
}

function isSide([heading, ...rest]: readonly DocumentLine[]): boolean {
  if (heading === undefined || rest.length === 0 || rest.some((line) => line.kind === "entry")) return false;
  const text = heading.text;
  return (
    sideNames.test(text) || sideSections.includes(headingSection({ text, bullet: false, gapBefore: true }))
  );
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
    const height = heightOf(section);
    if (!isSide(section) || height > room) continue;
    side.add(section);
    room -= height;
  }
  if (side.size === 0 || side.size === sections.length) return null;
  const beside = sections.filter((section) => side.has(section)).flat();
  const arranged = [
    ...lines.slice(0, first),
    ...beside.map((line): DocumentLine => ({ ...line, side: true })),
    ...sections.filter((section) => !side.has(section)).flat(),
  ];
  return reads(arranged) === reads(lines) ? arranged : null;
}

function reads(lines: readonly DocumentLine[]): string {
  const model = readResume(plainText(lines));
  const skills = model.skills.flatMap((group) => group.keywords).sort();
  return told(model) + JSON.stringify([skills, model.certificates.map((one) => one.name).sort()]);
}
