import type { UnplacedLine } from "#shared/domain/resumes/unplaced-lines.ts";
import { unplacedReasons } from "#shared/domain/resumes/unplaced-words.ts";

/** The kind of change that was proposed for a line. */
function actOf({ before, after }: UnplacedLine): string {
  if (before === "") return "New line";
  if (after === "") return "Taken out";
  return before === after ? "Moved" : "Reworded";
}

/** The lines of a Word file that were not changed, each with the proposed change and the reason. */
export function UnplacedLines({ lines }: { lines: readonly UnplacedLine[] }) {
  return (
    <ul className="grid gap-3">
      {lines.map((line) => (
        <li key={`${line.before}>${line.after}`} className="border-l-2 border-line pl-3">
          <p className="line-clamp-3 wrap-anywhere">{line.after === "" ? line.before : line.after}</p>
          <p className="mt-0.5 text-13 text-muted">
            {actOf(line)}. {unplacedReasons[line.reason]}
          </p>
        </li>
      ))}
    </ul>
  );
}
