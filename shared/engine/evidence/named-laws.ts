import { properNouns } from "../words/plain-words.ts";
import type { Criterion } from "./criterion.ts";
import type { LineIndex } from "./line-index.ts";

/** "Financial Accountability Act 2009", "Queensland Procurement Policy". */
const law =
  /\b(?:Acts?|Policy|Policies|Framework|Code|Standards?|Regulations?|Guidelines)\b(?: (?:19|20)\d\d)?$/;
const lawWords = new Set(
  "act acts policy policies framework code standard standards regulation regulations guidelines the of and".split(
    " ",
  ),
);

function isLaw(term: string): boolean {
  return law.test(term) && (term.match(/\b\p{Lu}/gu)?.length ?? 0) > 1;
}

/**
 * A law or policy asked for by its name is no field: who reads budgets has not yet shown the act that rules them. True
 * where a line holds none of the words that tell this law from others.
 * @param term the demand as the ad writes it. @param n the line, by its number.
 */
export function isOtherLaw(
  term: string,
  { tokens }: Criterion,
  { roots }: LineIndex,
  n: number | undefined,
): boolean {
  if (n === undefined || !isLaw(term)) return false;
  const own = tokens.filter(({ low }) => !lawWords.has(low) && !properNouns.has(low) && !/^\d/.test(low));
  return own.length > 0 && !own.some(({ root }) => (roots.get(root)?.get(n) ?? 0) > 0);
}
