import { counted } from "#shared/domain/text.ts";
import { hasGain, rises } from "#shared/resume/score-gain.ts";
import type { Gain } from "./use-expected-gain.ts";

/** What tailoring would change, in words, what it would do to the two numbers, and whether it would count. */
export function gainText({ lines, moves, numbers }: Gain): string {
  if (lines + moves === 0) return "Rewording won't lift this score.";
  const parts = [
    ...(lines > 0 ? [`reword ${counted(lines, "line")}`] : []),
    ...(moves > 0 ? [`move ${counted(moves, "line")} for this ad`] : []),
  ];
  const { score, keywords } = numbers;
  const said = [
    `Tailoring would ${parts.join(" and ")}.`,
    ...(rises(score) ? [`The score would go from ${score.before ?? 0} to ${score.after}.`] : []),
    ...(rises(keywords)
      ? [`The keyword match would go from ${keywords.before ?? 0}% to ${keywords.after}%.`]
      : []),
    ...(hasGain(numbers) ? [] : ["Neither number would go up, so it wouldn't count as one of your uses."]),
  ];
  return said.join(" ");
}
