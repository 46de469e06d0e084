import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { isJobNoun } from "../job-nouns.ts";
import type { AskingPhrase } from "./asking-phrase.ts";
import { type Clause, readClauses } from "./clauses.ts";
import { type BoundWords, readConjuncts } from "./conjuncts.ts";
import { dutyPhrases } from "./duty-phrases.ts";
import { isRecent, isToldOf, trimmed } from "./phrase-bounds.ts";
import { isNumber } from "./phrase-words.ts";
import { says } from "./saying.ts";
import { afterSubject, isOnTheHunt } from "./subject.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const longestChoice = 12;
const lookWords = words("looking searching");
const seekWords = words("seek seeks seeking");
const persons = words("individual professional person");
const praise = words("strong excellent good great sound solid exceptional outstanding proven advanced");
const manyWords = 2;

/** "a customer focused approach with excellent phone skills": two demands; 0 where there is one. */
function praisedAt(tokens: readonly Token[], { first, last }: PhraseRange): number {
  for (let at = first + manyWords; at + 1 < last; at += 1)
    if (tokens[at]?.low === "with" && praise.has(tokens[at + 1]?.low ?? "")) return at;
  return 0;
}

/** The ways to go on behind a job's name: "a chef with", "somebody who". */
function splitAtWith(tokens: readonly Token[], range: PhraseRange): PhraseRange[] {
  const isWanted = namesWanted(tokens, afterSubject(tokens, range.first, range.last));
  const praised = praisedAt(tokens, range);
  if (praised > 0)
    return [
      { first: range.first, last: praised },
      { first: praised + 1, last: range.last },
    ];
  for (let at = range.first + 1; at < range.last; at += 1) {
    const low = tokens[at]?.low ?? "";
    const before = tokens[at - 1]?.low ?? "";
    const isPerson = isJobNoun(before) || persons.has(before) || (low === "with" && before === "qualified");
    if ((low === "with" || low === "who") && (isPerson || isWanted))
      return [
        { first: range.first, last: at },
        { first: at + 1, last: range.last },
      ];
  }
  return [range];
}

/** "(FMCG, cold chain or 3PL)" and "(MS-102, CCNA)" give choices; other brackets explain. */
function isListOfChoices(text: string, tokens: readonly Token[], range: PhraseRange): boolean {
  const inside = tokens.slice(range.first, range.last);
  if (
    inside.length > longestChoice ||
    (isNumber(inside[0]?.low ?? "") && lessWords.has(inside.at(-1)?.low ?? ""))
  )
    return false;
  return inside.some((t) => t.low === "or") || isListOfCodes(text, inside) || isListOfNames(text, inside);
}

/** "(6 points or fewer)" counts. */
const lessWords = words("fewer less more above over");

const leastNames = 2;
const longestName = 4;

/** "(Fair Work Act, National Employment Standards, modern awards)": three names and more, most in capitals. */
function isListOfNames(text: string, inside: readonly Token[]): boolean {
  const starts = inside.flatMap(({ gap: bits }, n) => (n === 0 || (bits & gap.comma) !== 0 ? [n] : []));
  if (starts.length < leastNames || inside.some(({ low }) => low === "eg" || low === "e")) return false;
  const isShort = starts.every((start, n) => (starts[n + 1] ?? inside.length) - start <= longestName);
  const named = starts.filter((start) => /\p{Lu}/u.test(text[inside[start]?.start ?? 0] ?? ""));
  return isShort && named.length * 2 > starts.length;
}

const code = /^(?:[A-Z][A-Z0-9]+|\d+[A-Z]?)$/;

/** Two or more names in capitals, with or without numbers. */
function isListOfCodes(text: string, inside: readonly Token[]): boolean {
  const isNamed = inside.every(({ start, end }) => code.test(text.slice(start, end)));
  return isNamed && inside.some((token, n) => n > 0 && (token.gap & gap.comma) !== 0);
}

/** "We are looking for a", "seeking": what follows is the job. */
function namesWanted(tokens: readonly Token[], start: number): boolean {
  const low = tokens[start - 1]?.low ?? "";
  if (low === "for") return lookWords.has(tokens[start - 2]?.low ?? "") || isOnTheHunt(tokens, start - 2);
  return seekWords.has(low);
}

/** "Adaptable — able to change course": the words behind the dash say the same at more length. */
function isBehindDash(text: string, tokens: readonly Token[], first: number): boolean {
  const token = tokens[first];
  return (
    token !== undefined &&
    first > 0 &&
    /[\u2013\u2014]|\s-\s/.test(text.slice(Math.max(0, token.start - 3), token.start))
  );
}

const cues = words("required essential mandatory must");

/** "… – at least a Gold level qualification required": said behind the dash, and demanded there. */
function demandsItself(tokens: readonly Token[], { first, last }: Clause): boolean {
  return tokens.slice(first, last).some(({ low }) => cues.has(low));
}

const mostRests = 3;
const nothing: BoundWords = new Set();
/** "as a supervisor"; "as needs change" tells when. */
const articles = words("a an the part well");
/** The words behind which a demand goes on with something of its own. */
const opensRest = words("using with including such like for in across within on to as alongside under at");

/** "to meet operational needs": what for. */
const aims = words("meet ensure support achieve enable help maximise minimise improve enhance facilitate");
/** "within the given timeframe": by when. */
const surroundings = words("environment environments setting settings context framework");
const spans = words("timeframe timeframes timeline timelines deadline deadlines");

const manners = words("manner way ways fashion");

/** The part goes on at `at` with a demand of its own. @param isSaid something was demanded before. */
function goesOn(tokens: readonly Token[], at: number, isSaid: boolean): boolean {
  const low = tokens[at]?.low ?? "";
  if (low === "to") return !isSaid && !aims.has(tokens[at + 1]?.low ?? "");
  // "in line with hive law": by what it is measured.
  if (low === "in" && tokens[at + 2]?.low === "with") return false;
  // "in a timely, calm and confident manner": how.
  if (low === "in" && isSaid && tokens.slice(at + 1, at + 7).some((token) => manners.has(token.low)))
    return false;
  const near = tokens.slice(at + 1, at + 5).map((token) => token.low);
  if (
    low === "within" &&
    (isRecent(tokens, at) || near.some((word) => spans.has(word) || (isSaid && surroundings.has(word))))
  )
    return false;
  return low === "as" ? articles.has(tokens[at + 1]?.low ?? "") : opensRest.has(low);
}

const pointers = words("these them those which");

/** "at least two of these each fortnight": counted, and named before. */
const countsNamed = (tokens: readonly Token[], { first }: PhraseRange) =>
  tokens[first + 1]?.low === "of" && pointers.has(tokens[first + 2]?.low ?? "");

const practice = words("experience background history time worked working");
const jobArticles = words("a an");

const longestJob = 5;

/** "experience as a duty manager": the job is what is asked, with the words that say so; undefined elsewhere. */
function practisedJob(tokens: readonly Token[], { first, last }: PhraseRange): PhraseRange | undefined {
  const [said, as, article] = tokens.slice(Math.max(0, first - 3), first).map(({ low }) => low);
  if (first < 3 || as !== "as" || !practice.has(said ?? "") || !jobArticles.has(article ?? ""))
    return undefined;
  const end = Math.min(last, first + longestJob);
  let job = tokens.slice(first, end).findIndex(({ low }) => isJobNoun(low)) + first;
  if (job < first) return undefined;
  // "an Assistant Store Manager": the title goes on.
  for (let at = job + 1; at < end && tokens[at]?.gap === 0 && !opensRest.has(tokens[at]?.low ?? ""); at += 1)
    if (isJobNoun(tokens[at]?.low ?? "")) job = at;
  return { first: first - 3, last: job + 1 };
}

/** What a part demands, and what it goes on to demand where it was cut: "recruitment experience", "SaaS business". */
function demandsOf(
  tokens: readonly Token[],
  part: PhraseRange,
  bound: BoundWords,
  isItem: boolean,
): PhraseRange[] {
  const found: PhraseRange[] = [];
  let range = part;
  for (let n = 0; n < mostRests; n += 1) {
    const phrase = trimmed(tokens, range);
    if (phrase === undefined) break;
    const practised = practisedJob(tokens, phrase);
    if (practised !== undefined) found.push(practised);
    const isSaid =
      practised === undefined &&
      says(tokens, phrase, { isDuty: false, isItem, bound: n === 0 ? bound : nothing }) &&
      !isToldOf(tokens, phrase, part) &&
      !countsNamed(tokens, phrase);
    if (isSaid) found.push(phrase);
    const end = practised?.last ?? phrase.last;
    if (end >= part.last || !goesOn(tokens, end, isSaid || practised !== undefined)) break;
    range = { first: end, last: part.last };
  }
  return found;
}

const workWords = new Set(["with", "who"]);

const shortestAim = 2;
const betters = words("enhance increase boost drive maximise maximize convey improve optimise optimize");

/** "to enhance productivity and efficiency": the second thing that something is good for, behind a part that was cut there. */
function endsAim(tokens: readonly Token[], before: PhraseRange | undefined, part: PhraseRange): boolean {
  if (before === undefined || part.last - part.first > shortestAim) return false;
  const said = trimmed(tokens, before);
  if (said === undefined || tokens[said.last]?.low !== "to" || said.last >= before.last) return false;
  return tokens[part.first - 1]?.low === "and" && betters.has(tokens[said.last + 1]?.low ?? "");
}

/** The demands of one clause; the name of the job wanted is told apart from what is asked of its holder. */
function demandsOfClause(
  text: string,
  tokens: readonly Token[],
  clause: Clause,
  explains: boolean,
  bound: BoundWords,
  isItem: boolean,
): AskingPhrase[] {
  if (clause.bracket && !isListOfChoices(text, tokens, clause)) return [];
  let job = false;
  return readConjuncts(tokens, clause, false, bound)
    .filter((part, at, all) => !endsAim(tokens, all[at - 1], part))
    .flatMap((part) => splitAtWith(tokens, part))
    .flatMap((part) => {
      const isNamed = job || namesWanted(tokens, afterSubject(tokens, part.first, part.last));
      job = isNamed && !workWords.has(tokens[part.first - 1]?.low ?? "");
      return demandsOf(tokens, part, bound, isItem).map((phrase) => ({
        ...phrase,
        bracket: clause.bracket,
        job,
        explains,
      }));
    });
}

/**
 * The phrases of a sentence that ask for something, in text order: for a demand its noun phrases and abilities, for
 * a duty its verbs with their objects.
 * @param isItem the sentence stands in a list.
 * @param bound words inside the vocabulary's terms, at which nothing is taken apart.
 */
export function askingPhrases(
  text: string,
  tokens: readonly Token[],
  isDuty: boolean,
  isItem: boolean,
  bound: BoundWords = new Set(),
): AskingPhrase[] {
  if (isDuty) return dutyPhrases(text, tokens, isItem, bound);
  const found: AskingPhrase[] = [];
  for (const clause of readClauses(text, tokens, false)) {
    const explains =
      isItem &&
      found.length > 0 &&
      isBehindDash(text, tokens, clause.first) &&
      !demandsItself(tokens, clause);
    const own = demandsOfClause(text, tokens, clause, explains, bound, isItem);
    // What explains the item says one thing more at most.
    found.push(...(explains ? own.slice(0, 1) : own));
  }
  return found;
}
