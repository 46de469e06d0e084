/** A time away from work is no role, and its words are none of the work's. */
const breaks =
  /\b(?:career (?:break|gap)|(?:parental|maternity|paternity|family|carer'?s|sick|long service|study) leave|gap year|sabbatical|family responsibilities|(?:raising|caring for) (?:my |our |a |young )?(?:child|children|family|parents?|mother|father)|time off)\b/i;

/** True for words that speak of a break from work: "Career break", "Parental leave 2019 - 2020". */
export function isCareerBreak(text: string): boolean {
  return breaks.test(text.slice(0, 300));
}
