import { roleNouns } from "../vocabulary/terms/skill-context.ts";
import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import type { Token } from "../words/tokenise.ts";
import { readClauses } from "./clauses.ts";
import { readConjuncts } from "./conjuncts.ts";
import { afterLeads, beforeTail, contentCount, isNumber } from "./phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** What a phrase was found in: a demand, or a duty. */
export interface AskingPhrase extends PhraseRange {
  bracket: boolean;
  /** It stands where the job is named: only manners in it ask for something. */
  job: boolean;
  /** It stands behind a dash and explains what stands before it. */
  explains: boolean;
}

const finite = words(
  "is are was were will would can could should must may might has have do does cant that which who whom",
);
const manner = words(
  "by through via while during throughout within under towards alongside including such like using without regarding",
);
const prepositions = words("in on with for from at of to across into as around over between");
const asTails = words(
  "part needed required directed appropriate necessary you we they it our well per requested",
);
/** "the ability to lead", "how to": the verb belongs to the phrase. */
const keepsTo = words(
  "ability able willing willingness how ready need capacity eager eagerness confident keen desire commitment committed want expected try required ambition",
);
const settings = words(
  "environment environments setting settings context capacity industry organisation manner way",
);
const settingLead = words("a an the our your this any busy");
/** The words of the cue behind a demand are no part of it. */
const cueEnds = words(
  "advantage advantageous desirable essential required preferred mandatory bonus regarded beneficial favourable favourably compulsory needed",
);
const longest = 10;
/** A line of duties tells one or two things that matter; the rest of it tells how. */
const mostDuties = 2;
const mostInProse = 5;

/** "in a fast-paced environment": where, in any job. */
function isSetting(tokens: readonly Token[], at: number, last: number): boolean {
  if (!settingLead.has(tokens[at + 1]?.low ?? "")) return false;
  return tokens.slice(at + 2, Math.min(last, at + 7)).some((t) => settings.has(t.low));
}

/** "to improve the service": what for. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  return isActionHere(tokens[at + 1]) && !keepsTo.has(tokens[at - 1]?.low ?? "");
}

/** Where the object ends and the sentence tells why, how or when. */
function isCut(tokens: readonly Token[], first: number, at: number, last: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (finite.has(low) || cueEnds.has(low)) return true;
  if (low === "to" && roleNouns.has(tokens[at - 1]?.low ?? "")) return true;
  if (at - first < 2) return false;
  if (manner.has(low)) return low !== "within" || at - first > 2;
  if (low === "as") return asTails.has(tokens[at + 1]?.low ?? "");
  if (low === "to") return isPurpose(tokens, at);
  return low === "in" && isSetting(tokens, at, last);
}

function cutAt(tokens: readonly Token[], first: number, last: number): number {
  for (let at = first + 1; at < last; at += 1) if (isCut(tokens, first, at, last)) return at;
  return last;
}

/** A phrase that is too long ends before its last preposition. */
function shortened(tokens: readonly Token[], first: number, last: number): number {
  if (last - first <= longest) return last;
  for (let at = first + longest; at > first + 3; at -= 1)
    if (prepositions.has(tokens[at]?.low ?? "")) return at;
  return first + longest;
}

const subjectReach = 14;
const you = words("you youll youre youve");
const lookWords = words("looking searching hunt");
const seekWords = words("seek seeks seeking");
const forWords = words("looking searching hunt responsible responsibility");
const personNouns = words(
  "applicant applicants candidate candidates person someone engineer officer manager",
);
const personVerbs = words("will must should who with has");
const thirdVerbs = words("requires require needs involves includes seek seeks seeking");

/** "In this role you will", "The role requires", "We are looking for a": the phrase begins behind them. */
function afterSubject(tokens: readonly Token[], first: number, last: number): number {
  let start = first;
  const end = Math.min(last, first + subjectReach);
  for (let at = first; at < end; at += 1) {
    const low = tokens[at]?.low ?? "";
    const next = tokens[at + 1]?.low ?? "";
    if (you.has(low) || thirdVerbs.has(low)) start = at + 1;
    else if (next === "for" ? forWords.has(low) : personNouns.has(low) && personVerbs.has(next))
      start = at + 2;
  }
  return start;
}

const employer = words("we our us they it there their i he she its weve theres thats whats ours");

const negations = words("no not dont doesnt cant wont never without neednt");
const helpers = words("do does will is are must should need");

/** "You do not need X", "no X": nothing is asked; "not only X" asks. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  const at = helpers.has(tokens[from]?.low ?? "") ? from + 1 : from;
  return negations.has(tokens[at]?.low ?? "") && tokens[at + 1]?.low !== "only";
}

function trimmed(tokens: readonly Token[], range: PhraseRange): PhraseRange | undefined {
  const from = afterSubject(tokens, range.first, range.last);
  if (isDenied(tokens, from)) return undefined;
  const first = afterLeads(tokens, from, range.last);
  if (employer.has(tokens[range.first]?.low ?? "") && from === range.first) return undefined;
  const end = beforeTail(tokens, first, shortened(tokens, first, cutAt(tokens, first, range.last)));
  return end > first ? { first, last: end } : undefined;
}

/** "an accountant", "a Team Leader": the job, not a demand. */
function namesJob(tokens: readonly Token[], phrase: PhraseRange): boolean {
  const low = tokens[phrase.last - 1]?.low ?? "";
  return (
    roleNouns.has(low) &&
    phrase.last - phrase.first <= 5 &&
    !isNumber(tokens[phrase.first]?.low ?? "") &&
    !isActionHere(tokens[phrase.first])
  );
}

/** The ways to go on behind a job's name: "a chef with", "somebody who". */
function splitAtWith(tokens: readonly Token[], range: PhraseRange): PhraseRange[] {
  const isWanted = namesWanted(tokens, afterSubject(tokens, range.first, range.last));
  for (let at = range.first + 1; at < range.last; at += 1) {
    const low = tokens[at]?.low ?? "";
    if ((low === "with" || low === "who") && (roleNouns.has(tokens[at - 1]?.low ?? "") || isWanted))
      return [
        { first: range.first, last: at },
        { first: at + 1, last: range.last },
      ];
  }
  return [range];
}

/** "(FMCG, cold chain or 3PL)" gives choices; other brackets explain. */
function isListOfChoices(tokens: readonly Token[], range: PhraseRange): boolean {
  return (
    tokens.slice(range.first, range.last).some((t) => t.low === "or") && range.last - range.first <= longest
  );
}

/** What a demand says: nothing without a word of its own. */
function says(tokens: readonly Token[], phrase: PhraseRange, isDuty: boolean, isItem = false): boolean {
  const content = contentCount(tokens, phrase.first, phrase.last);
  if (content === 0 || namesJob(tokens, phrase)) return false;
  return !isDuty || isItem || phrase.last - phrase.first > 1;
}

/** "We are looking for a", "seeking": what follows is the job. */
function namesWanted(tokens: readonly Token[], start: number): boolean {
  const low = tokens[start - 1]?.low ?? "";
  if (low === "for") return lookWords.has(tokens[start - 2]?.low ?? "");
  return seekWords.has(low);
}

/** A duty is something done: it begins with a verb, or is a list under a heading of duties. */
function isDone(tokens: readonly Token[], range: PhraseRange, isItem: boolean): boolean {
  return isItem || isActionHere(tokens[range.first]);
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

function dutyOf(tokens: readonly Token[], part: PhraseRange, isItem: boolean): PhraseRange[] {
  const phrase = trimmed(tokens, part);
  return phrase !== undefined && says(tokens, phrase, true, isItem) && isDone(tokens, phrase, isItem)
    ? [phrase]
    : [];
}

const mostRests = 3;
/** The words behind which a demand goes on with something of its own. */
const opensRest = words("using with including such like for in across within on to as alongside under at");

/** What a part demands, and what it goes on to demand where it was cut: "recruitment experience", "SaaS business". */
function demandsOf(tokens: readonly Token[], part: PhraseRange): PhraseRange[] {
  const found: PhraseRange[] = [];
  let range = part;
  for (let n = 0; n < mostRests; n += 1) {
    const phrase = trimmed(tokens, range);
    if (phrase === undefined) break;
    const isSaid = says(tokens, phrase, false);
    if (isSaid) found.push(phrase);
    const rest = tokens[phrase.last];
    if (rest === undefined || phrase.last >= part.last || !opensRest.has(rest.low)) break;
    if (isSaid && rest.low === "to") break;
    range = { first: phrase.last, last: part.last };
  }
  return found;
}

/**
 * The phrases of a sentence that ask for something, in text order: for a demand its noun phrases and abilities, for
 * a duty its verbs with their objects.
 * @param isItem the sentence stands in a list of duties.
 */
export function askingPhrases(
  text: string,
  tokens: readonly Token[],
  isDuty: boolean,
  isItem: boolean,
): AskingPhrase[] {
  const found: AskingPhrase[] = [];
  for (const clause of readClauses(text, tokens, isDuty)) {
    if (clause.bracket && (isDuty || !isListOfChoices(tokens, clause))) continue;
    const parts = readConjuncts(tokens, clause, isDuty);
    let job = false;
    const explains = isItem && found.length > 0 && isBehindDash(text, tokens, clause.first);
    for (const part of parts.flatMap((one) => (isDuty ? [one] : splitAtWith(tokens, one)))) {
      job ||= !isDuty && namesWanted(tokens, afterSubject(tokens, part.first, part.last));
      job &&= !["with", "who"].includes(tokens[part.first - 1]?.low ?? "");
      for (const phrase of isDuty ? dutyOf(tokens, part, isItem) : demandsOf(tokens, part))
        found.push({ ...phrase, bracket: clause.bracket, job, explains });
    }
  }
  if (!isDuty) return found;
  const weighty = found.filter((phrase, n) => n === 0 || contentCount(tokens, phrase.first, phrase.last) > 1);
  return weighty.slice(0, isItem ? mostDuties : mostInProse);
}
