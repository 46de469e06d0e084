/**
 * One line as a document shows it. `text` carries no list mark. Headers of entries are "entry", the lines
 * under them (employer, place, dates) "detail".
 */
export interface DocumentLine {
  kind: "name" | "label" | "contact" | "heading" | "entry" | "detail" | "item" | "text";
  text: string;
  /** Dates that may stand at the right-hand end of this line: they follow `text` in reading order. */
  date?: string;
  /** An item of a list inside a list. */
  isNested?: true;
  /** Letters say of every line whether an empty line stood before it, and their lines follow that. */
  gap?: boolean;
  /** Begins a page, so that what follows can be taken out as pages. */
  newPage?: true;
}
