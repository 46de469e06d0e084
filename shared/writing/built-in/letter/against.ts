const lapsed = /\b(?:lapsed|expired|no longer (?:current|held|valid)|not (?:current|renewed)|ran out)\b/i;
const denied =
  /\b(?:ha(?:ve|s|d)(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not)|did(?:n['’]?t| not)|was(?:n['’]?t| not)|can(?:not|['’]t)|could(?:n['’]?t| not)|not yet|no (?:formal |direct |prior |previous )?(?:experience|qualification)|never (?:used|held|worked|done|had|managed)|only watched|unable|(?:but|and) (?:have |hold )?no\b|not much|none of the|(?:is|are|am|were)(?:n['’]?t| not))\b/i;

/** True for a line that says what the person has not, or what has run out. */
export const isAgainst = (text: string): boolean => lapsed.test(text) || denied.test(text);
