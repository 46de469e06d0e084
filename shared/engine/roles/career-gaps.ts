/** A time away from work is no role, and its words are none of the work's. */
const breaks =
  /\b(?:career (?:break|gap)|(?:parental|maternity|paternity|family|carer'?s|sick|long service|study) leave|gap year|sabbatical|family responsibilities|(?:raising|caring for) (?:my |our |a |young )?(?:child|children|family|parents?|mother|father)|time off|(?:maternity|family|parenting)(?: and family)? (?:years?|time))\b|^(?:a )?break(?=$|[\s:,–—-]+(?:(?:19|20)\d\d|to |from |for |$))/i;

/** True for words that speak of a break from work: "Career break", "Parental leave 2019 - 2020". */
export function isCareerBreak(text: string): boolean {
  return breaks.test(text.slice(0, 300));
}

/** Years, months and signs that may come before what a line is about. */
const dates =
  /^(?:[\s\d/\-–—:|.,•]|to|from|present|now|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*)+/i;
const personal =
  /^(?:date of birth|birth ?date|d\.?o\.?b\.?|born|age|gender|sex|marital status|pronouns|religion|postcode)\b/i;

/**
 * True for a line that says something of the person's life and nothing of their work: a birth date, pronouns, a break.
 * "Processed parental leave for 400 staff" is work.
 */
export function isOfPrivateLife(text: string): boolean {
  const start = text.slice(0, 300).replace(dates, "");
  return personal.test(start) || breaks.exec(start)?.index === 0;
}
