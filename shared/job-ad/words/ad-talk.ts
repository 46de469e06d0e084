type Pattern = readonly [name: string, pattern: RegExp];

/** Phrases of ads about a job, in running text. */
const TALK: readonly Pattern[] = [
  [
    "says pay",
    /[$€£] ?\d[\d,.]{0,9}k? (?:an?|per|each|plus|and|ph|p\/?h) ?(?:hour|day|night|week|fortnight|year|annum|super)?\b|\b(?:above|under|per) (?:the )?award\b|\bsuper(?:annuation)?\b|\b(?:penalty rates|penalties|loadings?|salary packag\w{1,5})\b/i,
  ],
  [
    "says needs",
    /\b(?:must (?:have|know|be|hold)|you(?:['’]ll| will)? need|you (?:have|hold|bring|are)|essential|required|desirable|licen[cs]e|certificate|diploma|degree|registration|own tools|white card|ticket)\b/i,
  ],
  [
    "says hours",
    /\b(?:\d{1,2}|two|three|four|five|six|ten|twenty) (?:hours|days|nights|shifts|mornings) (?:a|per) (?:week|fortnight)\b|\b(?:full[- ]time|part[- ]time|casual|fifo|roster(?:ed)?|(?:day|night|afternoon|morning)s? shifts?|monday to friday|permanent|ongoing|fixed[- ]term)\b/i,
  ],
  [
    "says wanted",
    /\b(?:wanted|we(?:['’]re| are) (?:hiring|looking for|seeking|recruiting)|we (?:need|seek|want)|seeks?|(?:is|are) (?:looking for|recruiting|hiring|seeking)|looks? for)\b/i,
  ],
  [
    "says how to apply",
    /\b(?:send|email|attach|submit|bring)\b.{0,40}\b(?:resume|cv|letter|application)\b|\b(?:ring|phone|call) (?:\p{Lu}\p{L}{1,15}|us)\b|\bapplications? (?:close|in one|to the|are due)\b|\breferees?\b/iu,
  ],
];
/** Phrases of pages that offer or sell something else, or whose ad is gone. */
const OTHER_TALK: readonly Pattern[] = [
  [
    "offers another thing",
    /\b(?:enrol(?:l?ment)?s?|tuition|course fees?|free entry|proof of income|rent:|free trial|bedrooms?|bond|subscribe|add to cart|book now|average salary|salary range (?:is|for)|career path|register by|scholarship|grant round|membership|tenders?|submissions?|have your say)\b/i,
  ],
  [
    "says closed",
    /\b(?:no longer (?:available|accepting)|has (?:expired|been (?:filled|removed|closed))|already been filled|is (?:closed|expired))\b/i,
  ],
];

function said(patterns: readonly Pattern[], text: string): string[] {
  const head = text.slice(0, 8000);
  return patterns.filter(([, pattern]) => pattern.test(head)).map(([name]) => name);
}

/** The kinds of ad phrases in a text; reads its first 8,000 characters. */
export function adTalk(text: string): string[] {
  return said(TALK, text);
}

/** The kinds of phrases that ads do not have; reads the first 8,000 characters. */
export function otherTalk(text: string): string[] {
  return said(OTHER_TALK, text);
}
