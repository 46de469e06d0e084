const unfinished =
  /\b(in progress|studying|current(?:ly)?|ongoing|present|expected|enrolled|part[- ]complete|completing|anticipated|undertaking|(?:first|second|one|two|three) (?:years?|semesters?) (?:only|completed|done|of)|incomplete|not (?:completed?|finished)|unfinished|deferred|discontinued|withdrew|withdrawn|(?:units?|subjects?|modules?) (?:finished|completed|done|left|remaining|to go)|stopped|dropped out|left early|half(?:way)? (?:done|finished|through))\b/i;

/** "Certificate IV, five units done, stopped": study that is under way or was left, and no award. */
export const isUnfinished = (text: string): boolean => unfinished.test(text);

const leftOff =
  /\b(?:(?:units?|subjects?|modules?) (?:finished|completed|done|left|remaining|to go)|incomplete|not (?:completed?|finished)|unfinished|deferred|discontinued|withdrew|withdrawn|stopped|dropped out|left early)\b/i;

/** The same without words that a valid paper has, too: "current first aid" is held. */
export const isLeftOff = (text: string): boolean => leftOff.test(text);
