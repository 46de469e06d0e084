/** Clauses that need the sentence before: "Where I learnt to be slow". */
const clause =
  /^(?:where|which|whose|because|whereas|although|though)\b(?!\s+(?:year|month|week|day|job|role)\b)/i;
/** A pronoun as the subject: "They still ring me", "One of them wrote that to my boss", "Several still send cards". */
const subject =
  /^(?:they|them|those|these|that|this|it|its|their|he|she|one of (?:them|these|those)|(?:several|some|most|many|both|half|all|none|others)(?= (?:of (?:them|these|those)|still|now|later|came|come|went|stayed|have|had|were|are|send|sent|said)\b))\b/i;
/** "Sales in that state rose": what a preposition leads to was named before. */
const named = /\b(?:in|on|at|for|with|from|by|to|during) that\b/i;
const pronoun = /\b(?:them|they|theirs?|those|these)\b/i;
const severalPeople = new Set("people staff team crew children men women everyone each every".split(" "));
const number = /\b(?:\d{1,6}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) of $/i;

/** A word before "them" that it may mean: a plural, a word for several people, or the number in "six of those". */
function namesSeveral(before: string): boolean {
  const isPlural = (word: string) => word.length > 3 && word.endsWith("s") && !word.endsWith("ss");
  const words = before.toLowerCase().split(/[^\p{L}]/u);
  return number.test(before) || words.some((word) => isPlural(word) || severalPeople.has(word));
}

/** True for a sentence that says what it is about only with the sentence before: no quote on its own. */
export function refersBack(sentence: string): boolean {
  if (clause.test(sentence) || subject.test(sentence) || named.test(sentence)) return true;
  const found = pronoun.exec(sentence);
  return found !== null && !namesSeveral(sentence.slice(0, found.index));
}
