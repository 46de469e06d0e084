const leftOff =
  /\b(?:(?:units?|subjects?|modules?) (?:finished|completed|done|left|remaining|to go)|incomplete|not (?:completed?|finished)|unfinished|deferred|discontinued|withdrew|withdrawn|dropped out|left early|stopped (?:when|after|because|in|at|before|for|there)|(?:did(?:n['\u2019]?t| not)|never) (?:finish|complete)(?:ed|d)?)\b/i;

/** "Certificate IV, five units done, stopped when …", "(didn't finish)": a course that is not done, and no award. Linear. */
export const isLeftOff = (text: string): boolean => leftOff.test(text);
