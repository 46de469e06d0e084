import { bandWord, type ScoreBand, scoreBand, scoreBandLabels } from "#shared/domain/resumes/score-bands.ts";

/** How a band is drawn: `good` uses accent-fill for shapes and warn for text. */
interface BandStyle {
  label: string;
  stroke: string;
  fill: string;
  text: string;
  progress: "success" | "good" | "danger";
}

const styles: Record<ScoreBand, Omit<BandStyle, "label">> = {
  excellent: { stroke: "stroke-success", fill: "bg-success", text: "text-success", progress: "success" },
  good: { stroke: "stroke-accent-fill", fill: "bg-accent-fill", text: "text-warn", progress: "good" },
  low: { stroke: "stroke-danger", fill: "bg-danger", text: "text-danger", progress: "danger" },
};

/**
 * "Good match", "Match needs work", "Not your field": the band in a heading.
 * @param subject in lower case.
 * @param isOther true for a match with an ad of another field.
 */
export function bandTitle(score: number, subject: string, isOther = false): string {
  const band = scoreBand(score);
  const word = bandWord(score, isOther);
  if (word !== scoreBandLabels[band]) return word;
  if (band !== "low") return `${scoreBandLabels[band]} ${subject}`;
  return `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${scoreBandLabels.low.toLowerCase()}`;
}

export function bandStyle(score: number): BandStyle {
  const band = scoreBand(score);
  return { ...styles[band], label: scoreBandLabels[band] };
}
