/** "You don't need a degree", "No experience with POS required", "A licence is not required.": the ad asks for none of it. */
const refused =
  /^(?:-|\u2022|\*)?\s*(?:no\b.{0,60}\b(?:required|needed|necessary)\b|no need (?:for|to)\b|you (?:do not|don['\u2019]?t|won['\u2019]?t|will not) (?:need|have to|require)\b)|\b(?:is|are) not (?:required|needed|necessary|essential|a requirement)[.!]?$/i;
/** "… is not required but a plus": asked for all the same. */
const butLiked =
  /\b(?:but|though|however|desirable|advantage|preferred|welcome|a plus|highly regarded|must)\b/i;

/** True for a unit that says what an applicant need not have. */
export function isRefusal(unit: string): boolean {
  return refused.test(unit) && !butLiked.test(unit);
}
