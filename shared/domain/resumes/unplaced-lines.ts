/** Why a change of one line cannot go into the person's own Word file. Their sentences: `unplaced-words.ts`. Never a guess. */
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

/** A change that is not in the file: the line is as it was. */
export interface UnplacedLine {
  /** Of the file; empty for a line that is new. */
  before: string;
  /** As it was accepted; empty for a line that goes, the same for one that moves. */
  after: string;
  reason: UnplacedReason;
}
