import { progressTick } from "#shared/domain/ui-constants.ts";
import { progressSteps } from "./optimizer-texts.ts";

/** Five steps of 20 points each. */
const stepPoints = progressTick.max / progressSteps.length;

/** How far the bar may go: the end of the step that the server has reached, and never 100 before the answer. */
export function progressCap(reached: number): number {
  return Math.min(stepPoints * (reached + 1), progressTick.max - 1);
}

/** The server has reached a step: the bar is at least at its beginning. */
export function reachStep(progress: number, reached: number): number {
  return Math.max(progress, stepPoints * reached);
}

/**
 * One tick between two events (decision: D-09).
 * @param chance 0 to 1, comes in so that the rule can be tested.
 */
export function easeProgress(progress: number, reached: number, chance: number): number {
  const { least, most } = progressTick;
  const wanted = progress + least + (most - least) * chance;
  return Math.max(progress, Math.min(Math.round(wanted), progressCap(reached)));
}
