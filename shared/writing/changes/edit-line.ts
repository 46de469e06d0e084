import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";

/** One change of one line, reversible: put `before` back and it never happened. */
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
  /** Ids of the lines of the original resume that support it; statements count on after them. */
  evidenceLines: number[];
  /** Spelling, a date's form, a heading's name: no change of what is said, and no reason to count a use. */
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
  /** The row it goes in front of; the number of rows means the end. */
  to: number;
  /** The words of its first row, to be shown. */
  text: string;
  reason: string;
  evidenceLines: number[];
}

/**
 * The person's own statement, put where they say: a row of its own after another one, or the end of a list.
 * No other change depends on it.
 */
export interface Insertion {
  id: string;
  kind: "insert";
  /** What it states; of the insertions of one statement at most one is used. */
  statement: string;
  /** The row it follows. */
  row: number;
  /** White space and list mark of a row of its own, or what joins it to a list. */
  lead: string;
  place: "row" | "list";
  /** Where that is, to be shown: "Site Engineer, Acme". */
  label: string;
  after: string;
  reason: string;
}

/** Anything the person may take or leave, alone. */
export type Proposal = Change | LineMove | Insertion;

/** A line of the text while it is being written: its mark and indent stay outside of `text`. */
export interface DraftLine {
  /** White space and list mark in front. */
  lead: string;
  text: string;
  /** What the reader said of it; undefined for an empty line or a ruling. */
  read?: ResumeLine;
}

export interface Rewrite {
  text: string;
  reason: string;
  /** Only the form changed, no word of content. */
  housekeeping?: true;
  evidenceLines?: number[];
}

/** A rule of the writer: a better wording of the text, or nothing. */
export type Rule = (text: string) => Rewrite | undefined;
