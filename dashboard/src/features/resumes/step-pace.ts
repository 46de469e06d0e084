/** Five steps of this length stay under 600 ms: each can be seen, and a quick answer is hardly held back. */
export const stepShownMs = 110;

export interface StepPace {
  /** The server has reached this step. */
  reach: (step: number) => void;
  /** Resolves once every reached step was shown. */
  finish: () => Promise<void>;
  stop: () => void;
}

/** Shows the server's steps one after the other, each for a moment, however fast they come. */
export function startPace(show: (step: number) => void): StepPace {
  let reached = 0;
  let shown = 0;
  let done: (() => void) | undefined;
  show(shown);
  const timer = setInterval(() => {
    if (shown < reached) {
      shown += 1;
      show(shown);
    } else done?.();
  }, stepShownMs);
  const stop = () => clearInterval(timer);
  return {
    reach: (step) => {
      reached = Math.max(reached, step);
    },
    finish: () =>
      new Promise((resolve) => {
        done = () => {
          stop();
          resolve();
        };
      }),
    stop,
  };
}
