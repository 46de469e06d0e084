import { splitInlineHeadings } from "./inline-headings.ts";
import { readResume } from "./read-resume.ts";
import { splitTextLines } from "./text-lines.ts";

/** One line as a document shows it. `text` carries no list mark. */
export interface DocumentLine {
  kind: "name" | "heading" | "item" | "text";
  text: string;
}

/** The lines of a resume text in order, told apart for a document. Nothing but rulings and empty lines is left out. */
export function documentLines(text: string): DocumentLine[] {
  const { meta } = readResume(text);
  return splitInlineHeadings(splitTextLines(text)).map((line, index): DocumentLine => {
    const read = meta.lines[index];
    if (index === 0 && read?.section === "header" && !line.bullet) return { kind: "name", text: line.text };
    if (read?.heading) return { kind: "heading", text: line.text };
    return { kind: line.bullet ? "item" : "text", text: line.text };
  });
}
