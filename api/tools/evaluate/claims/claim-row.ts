/** One sentence about one resume, with the verdict of a person (or of the rule that made it). */
export interface ClaimRow {
  id: string;
  resume: string;
  kind: "line" | "letter";
  /** The line that a changed line was made from. */
  from?: string;
  text: string;
  target?: { title?: string; company?: string };
  verdict: "lie" | "honest";
  operator?: string;
}

/**
 * One invented person with rows, one a line: "lie bound | words of the line it changes | text" or, for a sentence of
 * a letter, "honest person letter | text". Titles and employers may contain a "|".
 */
export interface HandWritten {
  resume: string;
  target: { title: string; company: string };
  rows: string;
}
