const lapsed =
  /\b(?:lapsed|expired|no longer (?:current|held|valid)|not (?:current|renewed)|ran out|out of date)\b/i;
const denied =
  /^no (?!\.|\d)|\b(?:ha(?:ve|s|d)(?:n['’]?t| not)|do(?:es)?(?:n['’]?t| not)|did(?:n['’]?t| not)|was(?:n['’]?t| not)|can(?:not|['’]t)|could(?:n['’]?t| not)|not yet|no (?:formal |direct |prior |previous )?(?:experience|qualification)|never (?:used|held|worked|done|had|managed)|only watched|unable|(?:but|and) (?:have |hold )?no\b|not much|none of the|nobody ever|(?:i['’]d|would) rather|only (?:if|when) i (?:have|need) to|(?:is|are|am|were)(?:n['’]?t| not))\b/i;

/** True for a line that says what the person lacks, or what has expired. */
export const isAgainst = (text: string): boolean => lapsed.test(text) || denied.test(text);

const pending =
  /\b(?:can (?:be had|be obtained|get|obtain)|could get|would (?:go for|get|do)|willing to|happy to (?:get|obtain|do)|prepared to|applied for|application (?:lodged|number|pending|submitted)|awaiting|pending|a few words|few words of)\b/i;

/** True for a credential that is offered, applied for or expected: the person does not hold it yet. */
export const isPending = (text: string): boolean => pending.test(text);
