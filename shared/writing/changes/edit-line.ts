import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";

/** One change of one line. Putting `before` back undoes it completely. */
export interface Change {
  /** Its name in a set of accepted changes; the same for the same text and ad. */
  id: string;
  kind: "rewrite";
  /** Id of the line in the resume model. */
  line: number;
  /** Index into the rows of the text, empty ones counted. */
  row: number;
  before: string;
  after: string;
  reason: string;
  /** Ids of the original resume lines that support it; ids of statements continue after them. */
  evidenceLines: number[];
  /** True for spelling, date formats and heading names: the meaning does not change, and it does not count as a use. */
  housekeeping?: boolean | undefined;
}

/**
 * Rows that move without a change of words: a bullet within its role, an item within a list, or a whole section. Each
 * can be accepted or rejected alone; no other change depends on it.
 */
export interface LineMove {
  id: string;
  kind: "move";
  line: number;
  /** First row that moves, and how many. */
  row: number;
  rows: number;
  /** The row before which they are inserted; the number of rows means the end. */
  to: number;
  /** The words of its first row, to be shown. */
  text: string;
  reason: string;
  evidenceLines: number[];
}

/**
 * The person's own statement in the place they chose: a new row after another one, or the end of a list. No other
 * change depends on it.
 */
export interface Insertion {
  id: string;
  kind: "insert";
  /** Id of the statement. At most one insertion of a statement is used. */
  statement: string;
  /** The row it follows. */
  row: number;
  /** Indent and list mark of a new row, or the separator before a list item. */
  lead: string;
  place: "row" | "list";
  /** The place in words, such as "Site Engineer, Acme". */
  label: string;
  after: string;
  reason: string;
}

/** A proposal that the person may accept or reject alone. */
export type Proposal = Change | LineMove | Insertion;

/** A row of the text during writing. `text` excludes its indent and list mark. */
export interface DraftLine {
  /** White space and list mark in front. */
  lead: string;
  text: string;
  /** What the parser found in it; undefined for an empty line or a ruling. */
  read?: ResumeLine;
}

export interface Rewrite {
  text: string;
  reason: string;
  /** Only the form changed, no word of content. */
  housekeeping?: true;
  evidenceLines?: number[];
}

/** A rule of the writer: returns a better wording of the text, or nothing. */
export type Rule = (text: string) => Rewrite | undefined;
