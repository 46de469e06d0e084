import type { ResumeLine } from "#shared/domain/resumes/resume-model.ts";

/** One change of one line, reversible: put `before` back and it never happened. */
export interface Change {
  /** Index into the lines of the text; -1 for a line that is new. */
  line: number;
  before: string;
  after: string;
  reason: string;
  /** Lines of the original resume that support it. */
  evidenceLines: number[];
}

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
  evidenceLines?: number[];
}
