import type { PhraseRange } from "../../words/noun-phrases.ts";
import type { Token } from "../../words/tokenise.ts";
import { namesJob } from "../job-nouns.ts";
import type { BoundWords } from "./conjuncts.ts";
import { contentCount, isNumber } from "./phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const papers = words("ticket tickets licence licences certificate certificates card cards");

/** "an ARCtick ticket", "(or willing to get a ticket)": without its name it asks for nothing. */
function isBarePaper(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  return last - first === 1 && papers.has(tokens[first]?.low ?? "");
}

/** How the words of a sentence are told apart. */
export interface Saying {
  isDuty: boolean;
  /** The sentence stands in a list. */
  isItem: boolean;
  /** Words inside the vocabulary's terms. */
  bound: BoundWords;
}

/** "customer service", "part of a team": everyday words that the vocabulary knows together. */
function holdsTerm(tokens: readonly Token[], { first, last }: PhraseRange, bound: BoundWords): boolean {
  for (let at = first + 1; at < last; at += 1) if (bound.has(at) || endsManner(tokens, at)) return true;
  return false;
}

const amongWords = words("in within of");

/** "as part of a team", "on your own initiative": manners that are made of everyday words. */
function endsManner(tokens: readonly Token[], at: number): boolean {
  const [low, before] = [tokens[at]?.low, tokens[at - 1]?.low];
  if (low === "initiative") return before === "own";
  return low === "team" && before === "a" && amongWords.has(tokens[at - 2]?.low ?? "");
}

const compared = words("more less fewer later longer");

/** "With no conditions", "no drama" ask for nothing; "no more than two modules to go" does. */
function isNone(tokens: readonly Token[], { first }: PhraseRange): boolean {
  const no = tokens[first]?.low === "no" ? first : first - 1;
  return tokens[no]?.low === "no" && !compared.has(tokens[no + 1]?.low ?? "");
}

const years = words("year years yrs");
const choices = words("or and");
/** Somebody, and no occupation. */
const anybody = words(
  "people person persons individual individuals candidate candidates applicant applicants player players member members professional professionals staff team teams",
);

/** "Registered or Enrolled Nurse with theatre experience": the item asks for somebody of that occupation. */
function opensItem(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const before = tokens.slice(0, first);
  const isChoice = before.every(
    ({ low }) => choices.has(low) || !/^(?:with|who|for|as|to|in|by|of|the|a|an)$/.test(low),
  );
  // "Software Engineers", for whom one recruits
  const isMany =
    before.length === 0 && last === tokens.length && tokens[last - 1]?.low.endsWith("s") === true;
  return isChoice && !isMany && last - first > 1 && !anybody.has(tokens[last - 1]?.low ?? "");
}

const states = words(
  "near nearing nearly almost close to of completed completing completion finished graduating current this next year or in at progress under way underway booked get getting old less than more no yrs years year months month last within the past two three five ten higher above similar working towards part qualified",
);
const ofStates = words(
  "completed completing completion finished graduating progress underway booked old higher qualified",
);

/** "(or near completion)", "completed or in progress", "less than 2 years old": how far something asked for is. */
function isState(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const own = tokens.slice(first, last).map(({ low }) => low);
  return own.every((low) => states.has(low) || /^\d+$/.test(low)) && own.some((low) => ofStates.has(low));
}

const leftOpen = words("every each");
const pronouns = words("it them");
const shown = words("prove show match back");

/** "sees every (“no” as a maybe)", "the numbers to prove (it)": half of a saying. */
function isHalf(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const end = tokens[last - 1]?.low ?? "";
  if (leftOpen.has(end)) return true;
  const next = tokens[last]?.low === "for" ? tokens[last + 1] : tokens[last];
  const isAim = tokens[last - 2]?.low === "to" && last - 2 > first && shown.has(end);
  return isAim && pronouns.has(next?.low ?? "");
}

/** "in equal measure" */
function isIdiom(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const [how, what] = [tokens[last - 2]?.low, tokens[last - 1]?.low ?? ""];
  return last - first === 2 && how === "equal" && (what === "measure" || what === "parts");
}

/** What a demand says: nothing without a word, or a known term, of its own. */
export function says(
  tokens: readonly Token[],
  phrase: PhraseRange,
  { isDuty, isItem, bound }: Saying,
): boolean {
  // "3 to 5 years of hands-on work" asks for the years.
  const isCounted = isNumber(tokens[phrase.first]?.low ?? "") && phrase.last - phrase.first > 1;
  const isYears = isCounted && tokens.slice(phrase.first, phrase.last).some(({ low }) => years.has(low));
  const isEmpty =
    !isYears && contentCount(tokens, phrase.first, phrase.last) === 0 && !holdsTerm(tokens, phrase, bound);
  const isJob = namesJob(tokens, phrase) && (isDuty || !isItem || !opensItem(tokens, phrase));
  if (isEmpty || isNone(tokens, phrase) || isJob || isBarePaper(tokens, phrase)) return false;
  if (isState(tokens, phrase) || isHalf(tokens, phrase) || isIdiom(tokens, phrase)) return false;
  return !isDuty || isItem || phrase.last - phrase.first > 1;
}
