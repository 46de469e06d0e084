import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { isJobNoun } from "../job-nouns.ts";
import { type Clause, readClauses } from "./clauses.ts";
import { type BoundWords, piecesOf, readConjuncts } from "./conjuncts.ts";
import { deedStart } from "./deed-start.ts";
import {
  behindMeans,
  behindPartners,
  isBareList,
  isDetail,
  isList,
  isListedWork,
  tellsSomething,
} from "./duty-clauses.ts";
import { isToldOf, trimmed } from "./phrase-bounds.ts";
import { contentCount, isNumber } from "./phrase-words.ts";
import { type Saying, says } from "./saying.ts";
import { afterSubject, isOnTheHunt } from "./subject.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What a phrase was found in: a demand, or a duty. */
export interface AskingPhrase extends PhraseRange {
  bracket: boolean;
  /** It stands where the job is named: only manners in it ask for something. */
  job: boolean;
  /** It stands behind a dash and explains what stands before it. */
  explains: boolean;
}

const longestChoice = 12;
const lookWords = words("looking searching");
const seekWords = words("seek seeks seeking");
/** A line of duties tells one or two things that matter; the rest of it tells how. */
const mostDuties = 2;
const mostInProse = 8;
/** The ways to go on behind a job's name: "a chef with", "somebody who". */
function splitAtWith(tokens: readonly Token[], range: PhraseRange): PhraseRange[] {
  const isWanted = namesWanted(tokens, afterSubject(tokens, range.first, range.last));
  for (let at = range.first + 1; at < range.last; at += 1) {
    const low = tokens[at]?.low ?? "";
    if ((low === "with" || low === "who") && (isJobNoun(tokens[at - 1]?.low ?? "") || isWanted))
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

const noDeeds = words("be have get need want love enjoy like know find see earn receive join feel become");

/** "You'll phone screen", "you will sit on panels": right behind the reader stands what they do, whatever the word. */
function isAddressed(tokens: readonly Token[], first: number): boolean {
  const [who, before] = [tokens[first - 2]?.low ?? "", tokens[first - 1]?.low ?? ""];
  const isTold =
    before === "youll" || before === "youd" || (who === "you" && (before === "will" || before === "would"));
  return isTold && !noDeeds.has(tokens[first]?.low ?? "");
}

/** A duty is something done: it begins with a verb, or is a list under a heading of duties. */
function isDone(tokens: readonly Token[], range: PhraseRange, isItem: boolean): boolean {
  const first = tokens[range.first];
  return (
    isItem || isActionHere(first) || first?.low.endsWith("ing") === true || isAddressed(tokens, range.first)
  );
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

/** "bring new features into production": of a demand these only lead in what is asked. */
const leadVerbs = words("bring bringing own owning");

const pronouns = words("it them this these");

function dutyOf(tokens: readonly Token[], part: PhraseRange, saying: Saying): PhraseRange[] {
  // "…, and turning it into advice" goes on about what was named before.
  if (pronouns.has(tokens[part.first + 1]?.low ?? "") && tokens[part.first + 2]?.low === "into") return [];
  const own = trimmed(tokens, part);
  const isVerb = leadVerbs.has(tokens[part.first]?.low ?? "");
  const phrase = own !== undefined && isVerb ? { ...own, first: part.first } : own;
  return phrase !== undefined && says(tokens, phrase, saying) && isDone(tokens, phrase, saying.isItem)
    ? [phrase]
    : [];
}

const mostRests = 3;
const nothing: BoundWords = new Set();
/** "as a supervisor"; "as needs change" tells when. */
const articles = words("a an the part well");
/** The words behind which a demand goes on with something of its own. */
const opensRest = words("using with including such like for in across within on to as alongside under at");

/** The part goes on at `at` with a demand of its own. @param isSaid something was demanded before. */
function goesOn(tokens: readonly Token[], at: number, isSaid: boolean): boolean {
  const low = tokens[at]?.low ?? "";
  if (low === "to") return !isSaid;
  return low === "as" ? articles.has(tokens[at + 1]?.low ?? "") : opensRest.has(low);
}

const pointers = words("these them those which");

/** "at least two of these each fortnight": counted, and named before. */
const countsNamed = (tokens: readonly Token[], { first }: PhraseRange) =>
  tokens[first + 1]?.low === "of" && pointers.has(tokens[first + 2]?.low ?? "");

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
    const isSaid =
      says(tokens, phrase, { isDuty: false, isItem, bound: n === 0 ? bound : nothing }) &&
      !isToldOf(tokens, phrase, part) &&
      !countsNamed(tokens, phrase);
    if (isSaid) found.push(phrase);
    if (phrase.last >= part.last || !goesOn(tokens, phrase.last, isSaid)) break;
    range = { first: phrase.last, last: part.last };
  }
  return found;
}

const workWords = new Set(["with", "who"]);

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

/** "track invoices", "distribute minutes": beside other work a verb with its one object is enough. */
function isDoneToOne(tokens: readonly Token[], first: number, last: number): boolean {
  return last - first === 2 && isActionHere(tokens[first]) && contentCount(tokens, last - 1, last) === 1;
}

const placeVerbs = words("report reporting work working liaise liaising collaborate collaborating");

/** "report to the finance manager", "work closely with the team": where in the house, not what is done. */
function tellsPlace(tokens: readonly Token[], first: number): boolean {
  const [next, behind] = [tokens[first + 1]?.low ?? "", tokens[first + 2]?.low ?? ""];
  // "report to parents" is done; "report to the manager" is how the house is built.
  const isTo = next === "to" && (articles.has(behind) || behind === "our");
  return placeVerbs.has(tokens[first]?.low ?? "") && (isTo || next === "with" || next.endsWith("ly"));
}

function dutiesOfClause(
  tokens: readonly Token[],
  whole: Clause,
  isItem: boolean,
  bound: BoundWords,
): AskingPhrase[] {
  if (whole.bracket) return [];
  const clause = behindMeans(tokens, behindPartners(tokens, whole));
  const isListed = isItem || isList(tokens);
  return readConjuncts(tokens, clause, true, bound)
    .flatMap((part) => dutyOf(tokens, part, { isDuty: true, isItem: isListed, bound }))
    .map((phrase) => ({ ...phrase, bracket: false, job: false, explains: false }));
}

/** The things named behind "You'll handle:", each as it stands between the commas. */
function worksOf(tokens: readonly Token[], clause: Clause, bound: BoundWords): AskingPhrase[] {
  return piecesOf(tokens, clause, bound)
    .flatMap((piece) => trimmed(tokens, piece) ?? [])
    .filter(({ first, last }) => contentCount(tokens, first, last) > 0)
    .map((phrase) => ({ ...phrase, bracket: false, job: false, explains: false }))
    .slice(0, mostInProse);
}

/** The clauses from where the reader is told what they do. */
function clausesOfDeed(text: string, tokens: readonly Token[]): Clause[] {
  const start = deedStart(tokens);
  return readClauses(text, tokens.slice(start), true).map((clause) => ({
    ...clause,
    first: clause.first + start,
    last: clause.last + start,
  }));
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
  const clauses = isDuty ? clausesOfDeed(text, tokens) : readClauses(text, tokens, isDuty);
  if (isDuty) {
    const listed = clauses.find((clause) => isListedWork(tokens, clause));
    if (listed !== undefined && !isItem) return worksOf(tokens, listed, bound);
    if (!isItem && clauses[0] !== undefined && isBareList(tokens, clauses[0]))
      return clauses
        .filter(
          (clause) =>
            !clause.bracket &&
            (clause.first === 0 || !tellsSomething(tokens, { ...clause, last: clause.first + 2 })),
        )
        .flatMap((clause) => worksOf(tokens, clause, bound))
        .slice(0, mostInProse);
    const found = clauses.flatMap((clause, n) =>
      n > 0 && isItem && isDetail(text, tokens, clause) ? [] : dutiesOfClause(tokens, clause, isItem, bound),
    );
    // In running text "lead a brigade of nine" is a duty of its own; in a list what follows the first tells how.
    const isWeighty = ({ first, last }: AskingPhrase) =>
      contentCount(tokens, first, last) > 1 ||
      (!isItem && last - first > 2) ||
      isDoneToOne(tokens, first, last);
    return found
      .filter((phrase) => isItem || !tellsPlace(tokens, phrase.first))
      .filter((phrase, n) => n === 0 || isWeighty(phrase) || (!isItem && isList(tokens)))
      .slice(0, isItem ? mostDuties : mostInProse);
  }
  const found: AskingPhrase[] = [];
  for (const clause of clauses) {
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
