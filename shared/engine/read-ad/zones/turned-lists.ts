import { isActionHere } from "../../words/action-verbs.ts";
import type { AdSentence } from "../ad-sentence.ts";
import { isNumber } from "../phrases/phrase-words.ts";

const demandStarts = new Set(
  "experience proficiency proficient familiarity knowledge understanding ability capacity degree bachelor bachelors masters diploma certificate fluency fluent strong solid proven demonstrated excellent".split(
    " ",
  ),
);
const years = new Set("year years yr yrs".split(" "));
const opening = 5;
const leastWork = 2;
const leastDemands = 2;

/** "3+ years in an SRE role", "At least five years' experience" */
function opensWithYears(tokens: AdSentence["tokens"]): boolean {
  const start = tokens.slice(0, opening);
  const at = start.findIndex(({ low }) => years.has(low));
  return at > 0 && !isActionHere(tokens[0]) && start.slice(0, at).some(({ low }) => isNumber(low));
}

/** "3+ years in an SRE role", "Experience with Terraform": what somebody has. */
function tellsDemand({ tokens }: AdSentence): boolean {
  const isNamed = tokens
    .slice(0, 2)
    .some(({ low }, at) => demandStarts.has(low) && (at === 0 || tokens[0]?.low.length === 2));
  return isNamed || opensWithYears(tokens);
}

const tellsWork = ({ tokens: [first] }: AdSentence) =>
  isActionHere(first) && !demandStarts.has(first?.low ?? "");

/** Where a list of work turns into one of demands: behind two works a line that counts years, and another demand below. */
function turnOf(list: readonly AdSentence[]): number {
  const at = list.findIndex(({ tokens }) => opensWithYears(tokens));
  if (at < leastWork || list.slice(0, at).filter(tellsWork).length < leastWork) return -1;
  return list.slice(at).filter(tellsDemand).length < leastDemands ? -1 : at;
}

/**
 * "Debug production problems", "3+ years in an SRE role", "Solid Linux fundamentals" under one heading of duties: from
 * the years on a list whose second heading was lost tells demands.
 */
export function withTurnedLists(sentences: AdSentence[]): AdSentence[] {
  const lists: AdSentence[][] = [[]];
  for (const sentence of sentences)
    if (sentence.zone === "duties") lists.at(-1)?.push(sentence);
    else if (lists.at(-1)?.length !== 0) lists.push([]);
  const turned = new Set(
    lists.flatMap((list) => {
      const at = turnOf(list);
      return at < 0 ? [] : list.slice(at).filter((one) => !tellsWork(one));
    }),
  );
  if (turned.size === 0) return sentences;
  return sentences.map((one) => (turned.has(one) ? { ...one, zone: "requirements" } : one));
}
