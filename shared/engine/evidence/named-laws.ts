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

/** Makers of numbered standards: "ISO 31000", "AS/NZS 3000". */
const standards = new Set("iso as nzs iec ieee asme api nfpa astm en bs sae tia din awwa nist rg".split(" "));
const number = /^\d{3,5}$/;

function standardsIn(tokens: Criterion["tokens"]): string[] {
  const found: string[] = [];
  tokens.forEach(({ low }, at) => {
    if (!standards.has(low)) return;
    // "AS/NZS 3000", "ISO 9001 and 27001"
    const next = tokens.slice(at + 1, at + 3).find((token) => number.test(token.low));
    if (next !== undefined) found.push(next.low);
  });
  return found;
}

/**
 * "ISO 31000" by "ISO 27001": another standard of the same house shows no more than that one has worked by one. True
 * where the criterion names standards by their numbers and the line names others alone.
 */
export function isOtherStandard({ tokens }: Criterion, line: Criterion["tokens"]): boolean {
  const asked = standardsIn(tokens);
  if (asked.length === 0) return false;
  const shown = standardsIn(line);
  return shown.length > 0 && !asked.some((one) => line.some(({ low }) => low === one));
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
