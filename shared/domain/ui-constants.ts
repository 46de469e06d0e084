/** Timings and sizes that the specification fixes for the screens. */

export const sidebar = {
  width: "16rem",
  mobileWidth: "18rem",
  iconWidth: "3rem",
  breakpointPx: 768,
  cookieSeconds: 604_800,
} as const;

export const redirectDelayMs = { afterSignup: 500, unsignedDashboard: 100, upgrade: 2000 } as const;

/** While it is unknown who is signed in, protected navigation retries after this time. */
export const gatedRetryMs = 100;

/** Delay of the first tooltip, and the time within which the next one has no delay. */
export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;

/** The optimizer's simulated tick. decision: D-09. */
export const progressTick = { everyMs: 800, least: 5, most: 20, max: 100 } as const;

/** Duration of a step while a letter is written. */
export const letterStepMs = 2000;

export const scrollToResultMs = 100;

/** Shorter waits show no placeholder. */
export const skeletonDelayMs = 150;

export const userFreshMs = 10 * 60 * 1000;
export const overviewFreshMs = 30 * 1000;
/** Number of retries of the job list. */
export const jobListRetries = 2;
