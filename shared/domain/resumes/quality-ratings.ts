/** The ratings of /resume-preview: words and thresholds of the specification, with our own colours. */
import { type ScoreBand, scoreBand } from "./score-bands.ts";

export interface Rating {
  word: string;
  /** The band that decides its colour; the word is always next to it. */
  band: ScoreBand;
}

/** The first step whose minimum is reached applies; the last one has no minimum. */
type Scale = readonly (readonly [least: number, word: string, band: ScoreBand])[];

const lowest = Number.NEGATIVE_INFINITY;

const scales = {
  atsCompatibility: [
    [80, "Excellent", "excellent"],
    [65, "Good", "good"],
    [lowest, "Needs Work", "low"],
  ],
  keywordIntegration: [
    [5, "Strong", "excellent"],
    [3, "Moderate", "good"],
    [lowest, "Weak", "low"],
  ],
  achievementFocus: [
    [3, "High Impact", "excellent"],
    [1, "Moderate", "good"],
    [lowest, "Basic", "low"],
  ],
  scoreImprovement: [
    [15, "Excellent", "excellent"],
    [10, "Good", "good"],
    [lowest, "Moderate", "good"],
  ],
} as const satisfies Record<string, Scale>;

const benchmarks: readonly (readonly [number, string])[] = [
  [85, "Top 10%"],
  [75, "Top 25%"],
  [65, "Above average"],
  [lowest, "Below average"],
];

const recommendations: readonly (readonly [number, string])[] = [
  [80, "Ready for job applications"],
  [70, "Good to use with minor tweaks"],
  [lowest, "Consider additional optimization"],
];

function reached<Step extends readonly [number, ...unknown[]]>(steps: readonly Step[], value: number): Step {
  const step = steps.find(([least]) => value >= least) ?? steps.at(-1);
  if (!step) throw new Error("A scale has at least one step.");
  return step;
}

/** @param value READ for ATS compatibility, a count for the next two, points gained for the last. */
export function rating(name: keyof typeof scales, value: number): Rating {
  const [, word, band] = reached<Scale[number]>(scales[name], value);
  return { word, band };
}

/** @param score the score after the changes, 0-100. */
export function benchmark(score: number): string {
  return reached(benchmarks, score)[1];
}

/** @param score the score after the changes, 0-100. */
export function recommendation(score: number): string {
  return reached(recommendations, score)[1];
}

/** The sentence of the overall score on /resume-analysis-results, word for word (decision: D-50). */
export const analysisMessages: Record<ScoreBand, string> = {
  excellent: "Excellent! Your resume is well-optimized for ATS systems.",
  good: "Good score with room for improvement.",
  low: "Your resume needs optimization to pass ATS systems effectively.",
};

/** @param score 0-100. */
export function analysisMessage(score: number): string {
  return analysisMessages[scoreBand(score)];
}
