import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { isJobNoun } from "../job-nouns.ts";
import type { AskingPhrase } from "./asking-phrase.ts";
import { type Clause, readClauses } from "./clauses.ts";
import { type BoundWords, piecesOf, readConjuncts } from "./conjuncts.ts";
import { deedStart } from "./deed-start.ts";
import {
  behindMeans,
  behindPartners,
  everythingFrom,
  isBareList,
  isDetail,
  isList,
  isListedWork,
  roleFocus,
  tellsSomething,
} from "./duty-clauses.ts";
import { trimmed } from "./phrase-bounds.ts";
import { contentCount } from "./phrase-words.ts";
import { type Saying, says } from "./saying.ts";
import { toldToReader } from "./third-person.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** A line of duties tells one or two things that matter; the rest of it tells how. */
const mostDuties = 3;
const mostInProse = 8;
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

/** "bring new features into production": of a demand these only lead in what is asked. */
const leadVerbs = words("bring bringing own owning");
const holdVerbs = words("hold holding carry carrying");
const held = words("caseload caseloads workload portfolio patch book sessions clinics workshops interviews");

const pronouns = words("it them this these");

/** "hold a caseload of 35": done, where "hold a diploma" is had. */
function holdsCases(tokens: readonly Token[], first: number): boolean {
  if (!holdVerbs.has(tokens[first]?.low ?? "")) return false;
  return tokens.slice(first + 1, first + 4).some(({ low }) => held.has(low));
}

const bodies = words(
  "authority authorities agency agencies commission commissions department departments council councils ministry tribunal bureau corporation corporations",
);

const longestBody = 5;

/** "…, the Basin Authority and Commonwealth agencies": those it is done with. */
function namesBody(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const own = tokens.slice(first, last);
  const isName = own.length <= longestBody && !own.some(({ low }) => low === "of" || low === "for");
  return first > 0 && isName && bodies.has(own.at(-1)?.low ?? "") && !isActionHere(own[0]);
}

/** "50% of your time on firmware": behind how much of it. */
function behindShare(tokens: readonly Token[], { first, last }: PhraseRange): PhraseRange {
  const at = tokens[first]?.low === "spend" || tokens[first]?.low === "spending" ? first + 1 : first;
  if (!/^\d+$/.test(tokens[at]?.low ?? "")) return { first, last };
  const isOfTime = tokens.slice(at + 1, at + 5).some(({ low }) => low === "time");
  const on = tokens.findIndex(({ low }, n) => n > at && n <= at + 5 && low === "on");
  return on > 0 && on < last - 1 && (isOfTime || on === at + 1) ? { first: on + 1, last } : { first, last };
}

function dutyOf(tokens: readonly Token[], whole: PhraseRange, saying: Saying): PhraseRange[] {
  if (namesBody(tokens, whole)) return [];
  const part = behindShare(tokens, whole);
  // "…, and turning it into advice" goes on about what was named before.
  if (pronouns.has(tokens[part.first + 1]?.low ?? "") && tokens[part.first + 2]?.low === "into") return [];
  // "the automation and monitoring thereof": of what was named before.
  if (tokens[part.last - 1]?.low === "thereof" || tokens[part.first]?.low === "within") return [];
  const own = trimmed(tokens, part);
  const isVerb = leadVerbs.has(tokens[part.first]?.low ?? "") || holdsCases(tokens, part.first);
  const phrase = own !== undefined && isVerb ? { ...own, first: part.first } : own;
  return phrase !== undefined && says(tokens, phrase, saying) && isDone(tokens, phrase, saying.isItem)
    ? [phrase]
    : [];
}

/** "track invoices", "distribute minutes": beside other work a verb with its one object is enough. */
function isDoneToOne(tokens: readonly Token[], first: number, last: number): boolean {
  return last - first === 2 && isActionHere(tokens[first]) && contentCount(tokens, last - 1, last) === 1;
}

/** "report to the manager"; "report to parents" is done. */
const article = words("a an the");
const inTeam = words("sit work");
const placeVerbs = words("report reporting work working liaise liaising collaborate collaborating");

/** "report to the finance manager", "work closely with the team": where in the house, not what is done. */
function tellsPlace(tokens: readonly Token[], first: number): boolean {
  const [next, behind] = [tokens[first + 1]?.low ?? "", tokens[first + 2]?.low ?? ""];
  // "report to parents" is done; "report to the manager" is how the house is built.
  const isTo =
    next === "to" && (article.has(behind) || behind === "our" || behind === "head" || isJobNoun(behind));
  // "sit in a team of four"
  const isInTeam =
    inTeam.has(tokens[first]?.low ?? "") &&
    next === "in" &&
    tokens
      .slice(first + 2, first + 6)
      .some(({ low }, n) => low === "team" && tokens[first + 3 + n]?.low === "of");
  if (isInTeam) return true;
  return placeVerbs.has(tokens[first]?.low ?? "") && (isTo || next === "with" || next.endsWith("ly"));
}

function dutiesOfClause(
  tokens: readonly Token[],
  whole: Clause,
  isItem: boolean,
  bound: BoundWords,
): AskingPhrase[] {
  if (whole.bracket) return [];
  const clause = behindMeans(tokens, behindPartners(tokens, whole, isItem));
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

/** What is left over is named by no work. */
const leftOver = words("and or anything everything whatever");

/** "everything from retreat planning to research, data analysis and anything else": each of it. */
function everyWork(tokens: readonly Token[], from: number, bound: BoundWords): AskingPhrase[] {
  const to = tokens.findIndex(({ low }, at) => at > from && low === "to");
  const parts: Clause[] =
    to < 0
      ? [{ first: from, last: tokens.length, bracket: false }]
      : [
          { first: from, last: to, bracket: false },
          { first: to + 1, last: tokens.length, bracket: false },
        ];
  return parts
    .flatMap((part) => worksOf(tokens, part, bound))
    .filter(({ first }) => !leftOver.has(tokens[first]?.low ?? ""));
}

const leastNames = 2;

/** "all sites, including Karri Farm": where, or for whom. */
const ofPlaces = words(
  "sites site farms locations offices clients customers stores centres branches regions markets countries brands partners suppliers schools stakeholders teams",
);

/** "the product lifecycle, including research, planning and testing": the parts of one whole are work themselves. */
const wholes = words(
  "process lifecycle cycle management administration support work plant equipment operation operations launch planning function services care maintenance coordination delivery preparation processing",
);

const ofPeople = /(?:ers|ors|ients|ants)$/;

/** "…by maintaining records, supporting reporting and checking permits": by what it is done is done, too. */
function meansFrom(tokens: readonly Token[]): number {
  const at = tokens.findIndex(
    ({ low }, n) => n > 0 && low === "by" && tokens[n + 1]?.low.endsWith("ing") === true,
  );
  return at < 1 ? -1 : at + 1;
}

/** "…, including Consumer Duty, SMCR and Product Governance": what is named is asked for, each of it. */
function namedFrom(text: string, tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }) => low === "including" || low === "includes");
  const of = tokens[at - 1]?.low ?? "";
  if (at < 1 || ofPlaces.has(of) || ofPeople.test(of)) return -1;
  const starts = tokens.slice(at + 1).filter(({ gap: bits }, n) => n === 0 || (bits & gap.comma) !== 0);
  const names = starts.filter(({ start }) => /\p{Lu}/u.test(text[start] ?? ""));
  const isWhole = wholes.has(of) && starts.length >= leastNames;
  return names.length >= leastNames || isWhole ? at + 1 : -1;
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
 * The duties that a sentence tells, in text order: its verbs with their objects, or the works that it lists.
 * @param isItem the sentence stands in a list.
 */
export function dutyPhrases(
  text: string,
  written: readonly Token[],
  isItem: boolean,
  bound: BoundWords,
): AskingPhrase[] {
  const tokens = toldToReader(written);
  const named = Math.max(everythingFrom(tokens), roleFocus(tokens));
  if (named > 0) return everyWork(tokens, named, bound);
  const clauses = clausesOfDeed(text, tokens);
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
  const said = found
    .filter((phrase) => isItem || !tellsPlace(tokens, phrase.first))
    .filter((phrase, n) => n === 0 || isWeighty(phrase) || (!isItem && isList(tokens)));
  const list = isItem ? Math.max(namedFrom(text, tokens), meansFrom(tokens)) : meansFrom(tokens);
  const lists = clauses.filter(({ last, bracket }) => list > 0 && list < last && !bracket);
  if (lists.length === 0) return said.slice(0, isItem ? mostDuties : mostInProse);
  const before = said.filter(({ first }) => first < list).slice(0, mostDuties);
  const own = lists.flatMap((one) => worksOf(tokens, { ...one, first: Math.max(list, one.first) }, bound));
  return [...before, ...own].slice(0, mostInProse);
}
