/**
 * Reports steps in order and each once, those in between included: the first words of a model may never come.
 * decision: D-09.
 */
export function stepper(onStep: ((step: number) => void) | undefined): (step: number) => void {
  let next = 0;
  return (reached) => {
    for (; next <= reached; next += 1) onStep?.(next);
  };
}
