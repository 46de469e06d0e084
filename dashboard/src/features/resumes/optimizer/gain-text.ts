import { counted } from "#shared/domain/text.ts";
import type { Gain } from "./use-gain.ts";

/** What tailoring would change, in words, and what it would do to the number. */
export function gainText({ lines, moves, before, after }: Gain): string {
  if (lines + moves === 0) return "Rewording won't lift this score.";
  const parts = [
    ...(lines > 0 ? [`reword ${counted(lines, "line")}`] : []),
    ...(moves > 0 ? [`move ${counted(moves, "line")} for this ad`] : []),
  ];
  const what = `Tailoring would ${parts.join(" and ")}.`;
  if (before === null || after === null) return what;
  return after > before
    ? `${what} The score would go from ${before} to ${after}.`
    : `${what} The score stays ${before}. It's about what you've done, not the wording.`;
}
