/**
 * Why a change of one line cannot be made in the person's own Word file. The sentences are in `unplaced-words.ts`.
 * Nothing is guessed.
 */
export const unplacedReasonNames = [
  "header",
  "text-box",
  "tracked-changes",
  "content-control",
  "link",
  "line-breaks",
  "tabs",
  "mixed-format",
  "list-mark",
  "no-neighbour",
  "layout",
  "table",
] as const;
export type UnplacedReason = (typeof unplacedReasonNames)[number];

/** Why a Word file cannot be changed at all. */
export const unchangeableReasonNames = [
  "macros",
  "protected",
  "signed",
  "damaged",
  "too-long",
  "not-proven",
] as const;
export type UnchangeableReason = (typeof unchangeableReasonNames)[number];

/** A change that was not made in the file: the line is as before. */
export interface UnplacedLine {
  /** The file's line; empty for a new line. */
  before: string;
  /** The accepted line; empty for a removed line, the same for a moved one. */
  after: string;
  reason: UnplacedReason;
}
