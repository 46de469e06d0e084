/**
 * Reports steps in order, each once, including steps that were skipped: a model's first words may never arrive.
 * decision: D-09.
 */
export function stepper(onStep: ((step: number) => void) | undefined): (step: number) => void {
  let next = 0;
  return (reached) => {
    for (; next <= reached; next += 1) onStep?.(next);
  };
}
