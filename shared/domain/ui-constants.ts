/** Timings and sizes that the specification fixes for the screens. */

export const sidebar = {
  width: "16rem",
  mobileWidth: "18rem",
  iconWidth: "3rem",
  breakpointPx: 768,
  cookieSeconds: 604_800,
} as const;

export const redirectDelayMs = { afterSignup: 500, unsignedDashboard: 100, upgrade: 2000 } as const;

/** Gated navigation asks again after this while it is not known who is signed in. */
export const gatedRetryMs = 100;

/** A tooltip waits, and one that follows another within the second time does not. */
export const tooltipDelayMs = 700;
export const tooltipSkipMs = 300;

/** The optimizer's simulated tick. decision: D-09. */
export const progressTick = { everyMs: 800, least: 5, most: 20, max: 100 } as const;

/** A step of the letter while it is written. */
export const letterStepMs = 2000;

export const scrollToResultMs = 100;

/** Nothing is shown for waits shorter than this. */
export const skeletonDelayMs = 150;

export const userFreshMs = 10 * 60 * 1000;
export const overviewFreshMs = 30 * 1000;
/** Tries of the job list after the first. */
export const jobListRetries = 2;
