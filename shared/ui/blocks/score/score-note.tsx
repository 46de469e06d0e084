import { classNames } from "../../primitives/class-names.ts";

/** Shown with every MATCH number, word for word. */
export const scoreNoteText =
  "This compares your resume with this ad. It is our own measure, not an employer's.";

export function ScoreNote({ className }: { className?: string | undefined }) {
  return <p className={classNames("text-13 text-muted", className)}>{scoreNoteText}</p>;
}
