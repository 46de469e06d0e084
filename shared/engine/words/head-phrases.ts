import {
  type Candidate,
  type DiscoverInput,
  isBlank,
  isFree,
  isProper,
  patternCandidate,
  startsUpper,
} from "../vocabulary/terms/discover-input.ts";
import { phraseEnd, readPhraseList } from "./count-words.ts";
import { nextInList, nounPhraseAt, type PhraseRange } from "./noun-phrases.ts";
import { genericWords } from "./plain-words.ts";

/** "experience with X": the words that announce an unlisted skill. Capital heads need a capitalised phrase. */
const heads =
  "experience with|experience in|experience using|experience of|experienced in|experienced with|experience across|experience within|" +
  "knowledge of|knowledge in|knowledge about|knowledge within|knowledge on|knowledge around|" +
  "proficient in|proficient with|proficient at|proficiency in|proficiency with|proficiency using|understanding of|understanding in|" +
  "familiar with|familiarity with|skilled in|skilled at|expertise in|expertise with|expertise within|expertise on|" +
  "background in|background within|background from|exposure to|qualified in|competent in|competency in|competence in|competences in|competencies in|" +
  "confident with|confident in|trained in|training in|fluent in|fluency in|capability in|skills in|skills with|skills within|" +
  "specialising in|specialise in|specialist in|specialization in|specialisation in|" +
  "expert in|expert with|experts in|versed in|grasp of|command of|mastery of|grounding in|track record in|record in|" +
  "awareness of|qualification in|qualifications in|studies in|majoring in|major in";
const capitalHeads =
  "using|certified in|certification in|certified as|tools such as|systems such as|software such as|platforms such as|tools like|systems like|" +
  "software like|technologies like|technologies such as|languages like|languages such as|frameworks such as|frameworks like|tools eg|hands on";

const plainHeads = readPhraseList(heads);
const strictHeads = readPhraseList(capitalHeads);

/** Phrases joined to one head at most ("knowledge of A, B, C and D"). */
const mostInList = 8;

interface Head {
  /** Token position after the head. */
  end: number;
  needsCapital: boolean;
}

function headAt(input: DiscoverInput, at: number): Head | undefined {
  const plain = phraseEnd(input.tokens, at, plainHeads);
  const strict = phraseEnd(input.tokens, at, strictHeads);
  if (plain === -1 && strict === -1) return undefined;
  return { end: Math.max(plain, strict), needsCapital: plain === -1 };
}

/** When a phrase runs into a vocabulary term, the list goes on after that term. */
function coveredEnd(input: DiscoverInput, at: number): number {
  let end = at;
  while (input.taken[end] === true) end += 1;
  return end;
}

function isWanted(input: DiscoverInput, phrase: PhraseRange): boolean {
  if (!isFree(input, phrase)) return false;
  const lows = input.tokens.slice(phrase.first, phrase.last).map((t) => t.low);
  if (lows.every((low) => isProper(input, low) || genericWords.has(low) || /^\d+$/.test(low))) return false;
  if (isBlank(input, phrase.first) || isBlank(input, phrase.last - 1)) return false;
  return !isProper(input, lows[0] ?? "") || lows.length > 1;
}

function phrasesOf(input: DiscoverInput, head: Head): PhraseRange[] {
  const found: PhraseRange[] = [];
  let next: number | undefined = head.end;
  for (let n = 0; n < mostInList && next !== undefined; n += 1) {
    const phrase = nounPhraseAt(input.tokens, next);
    if (phrase === undefined) break;
    const isNamed = !head.needsCapital || startsUpper(input, phrase.first);
    if (isNamed && isWanted(input, phrase)) found.push(phrase);
    next = nextInList(input.tokens, Math.max(phrase.last, coveredEnd(input, next)));
  }
  return found;
}

/** The noun phrases after "experience with", "knowledge of" and the like, lists included. */
export function headPhrases(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < input.tokens.length; at += 1) {
    const head = headAt(input, at);
    if (head === undefined) continue;
    for (const phrase of phrasesOf(input, head)) found.push(patternCandidate(input, phrase, "hard"));
  }
  return found;
}
