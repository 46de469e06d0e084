import { roleNouns } from "../../vocabulary/terms/skill-context.ts";
import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { opensName } from "./names-of-praise.ts";
import { afterLeads, beforeTail, isNumber, notLessThan } from "./phrase-words.ts";
import { afterSubject, asksWhat } from "./subject.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const finite = words(
  "is are was were will would can could should must may might has have do does cant that which who whom",
);
const manner = words(
  "by through via while during throughout within under towards alongside including such like using without regarding",
);
const underWhat = words("pressure supervision direction minimal limited");
const prepositions = words("in on with for from at of to across into as around over between");
const asTails = words(
  "part needed required directed appropriate necessary you we they it our well per requested business needs priorities demand circumstances projects",
);
/** "the ability to lead", "how to": the verb belongs to the phrase. */
const keepsTo = words(
  "ability able willing willingness how ready need capacity eager eagerness confident keen desire commitment committed want expected try required ambition attention adhere adherence adhering respond responding",
);
const settings = words(
  "environment environments setting settings context capacity industry organisation manner way",
);
const settingLead = words("a an the our your this any busy");
/** The words of the cue behind a demand are no part of it. */
const cueEnds = words(
  "advantage advantageous desirable essential required preferred mandatory bonus regarded beneficial favourable favourably compulsory needed handy desired encouraged helpful optional",
);
/** "highly preferred", "strongly encouraged" */
const cueDegrees = words("highly strongly very greatly most");
const longest = 10;

const timeOf = words("they you we it he she");

/** "in a fast-paced environment": where, in any job. */
function isSetting(tokens: readonly Token[], at: number, last: number): boolean {
  if (!settingLead.has(tokens[at + 1]?.low ?? "")) return false;
  return tokens.slice(at + 2, Math.min(last, at + 7)).some((t) => settings.has(t.low));
}

/** "to improve the service": what for. */
function isPurpose(tokens: readonly Token[], at: number): boolean {
  // "skills to effectively liaise with"
  const verb = tokens[at + 1]?.low.endsWith("ly") === true ? tokens[at + 2] : tokens[at + 1];
  if (tokens[at - 1]?.low === "return" && verb?.low === "work") return false;
  // "four years in family law to join our team"
  if (verb?.low === "join") return true;
  return isActionHere(verb) && !keepsTo.has(tokens[at - 1]?.low ?? "");
}

const abilities = words("ability willingness capacity aptitude desire");

/** "Commitment to safety with the ability to lead": a demand of its own follows. */
function opensAbility(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.low ?? "";
  return abilities.has(next) || (settingLead.has(next) && abilities.has(tokens[at + 2]?.low ?? ""));
}

const determiners = words("a an the our their its all any");

/** "the preferred supplier", "the required forms": the word describes the next one. */
function isAttribute(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  // "four additional mandatory competencies", "complete mandatory training".
  const isKind = tokens[at]?.low === "mandatory" && next !== undefined && next.gap === 0;
  if (isKind && !prepositions.has(next.low) && !/^(?:and|or|as|that|if|but)$/.test(next.low)) return true;
  return (
    determiners.has(tokens[at - 1]?.low ?? "") && next !== undefined && next.gap === 0 && next.low !== "to"
  );
}

const measures = words("line accordance compliance conjunction consultation accord");

/** "in line with the privacy rules", "according to schedule": by what it is measured. */
function isMeasure(tokens: readonly Token[], at: number): boolean {
  const [low, next] = [tokens[at]?.low, tokens[at + 1]?.low ?? ""];
  if (low === "according") return next === "to";
  return low === "in" && measures.has(next) && tokens[at + 2]?.low === "with";
}

function isWhereOrHow(tokens: readonly Token[], at: number, last: number): boolean {
  return isMeasure(tokens, at) || (tokens[at]?.low === "in" && isSetting(tokens, at, last));
}

const praises = words("plus bonus advantage asset must");
const mostPraise = 4;

/** "HR a big plus", "Körber ideal": what is said of it by the last words of its part. */
function isLastPraise(tokens: readonly Token[], at: number): boolean {
  const end = tokens.findIndex(({ gap: bits }, n) => n > at && (bits & ~gap.joined) !== 0);
  const said = tokens.slice(at, end === -1 ? tokens.length : end).map(({ low }) => low);
  if (said.length === 1) return said[0] === "ideal";
  return /^an?$/.test(said[0] ?? "") && said.length <= mostPraise && praises.has(said.at(-1) ?? "");
}

/** Here the demand ends and its cue begins: "desirable", "highly preferred". */
function isCueEnd(tokens: readonly Token[], at: number): boolean {
  if (isLastPraise(tokens, at)) return true;
  const cue = cueDegrees.has(tokens[at]?.low ?? "") ? at + 1 : at;
  return cueEnds.has(tokens[cue]?.low ?? "") && !isAttribute(tokens, cue) && !opensName(tokens, cue);
}

const recent = words("last past");

/** "within the last three years" */
export function isRecent(tokens: readonly Token[], at: number): boolean {
  return tokens[at + 1]?.low === "the" && recent.has(tokens[at + 2]?.low ?? "");
}

/** Where the object ends and the sentence tells why, how or when. */
function isCut(tokens: readonly Token[], first: number, at: number, last: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (finite.has(low) || isCueEnd(tokens, at) || speaksAgain(tokens, at)) return true;
  if (low === "within" && isRecent(tokens, at)) return true;
  // "your own way of getting here goes without saying"
  if (low === "goes" && tokens[at + 1]?.low === "without") return true;
  if (low === "to" && roleNouns.has(tokens[at - 1]?.low ?? "")) return true;
  if (at - first < 2) return false;
  if (low === "with") return opensAbility(tokens, at);
  // "work well under pressure" says what is asked.
  if (low === "under" && underWhat.has(tokens[at + 1]?.low ?? "")) return false;
  if (low === "before" || low === "after") return timeOf.has(tokens[at + 1]?.low ?? "");
  if (manner.has(low)) return low !== "within" || at - first > 2;
  if (low === "as") return asTails.has(tokens[at + 1]?.low ?? "");
  if (low === "to") return isPurpose(tokens, at);
  return isWhereOrHow(tokens, at, last);
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

const employer = words(
  "we our us they it there their i im ive he she its itd thatd weve theres thats whats ours",
);

const contracted = words("were well wed ill");

/** The employer speaks of itself, or of something else than the reader; "we're" and "we'll" folded look like "were", "well". */
export function isEmployer(token: Token | undefined): boolean {
  if (token === undefined) return false;
  return employer.has(token.low) || (contracted.has(token.low) && token.end - token.start > token.low.length);
}

const speaking = words("we weve");
const subordinate = words("what how than that which when as where if why");

/** "law we'd be interested": here the employer speaks again; "the tools we use" and "how we work" go on. */
function speaksAgain(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || subordinate.has(tokens[at - 1]?.low ?? "")) return false;
  return isEmployer(token) && (speaking.has(token.low) || contracted.has(token.low));
}

const negations = words("no not dont doesnt cant wont never without neednt");
const helpers = words("do does will is are must should need");

/** "You do not need X", "no X": nothing is asked; "not only X" asks. */
function isDenied(tokens: readonly Token[], from: number): boolean {
  const at = helpers.has(tokens[from]?.low ?? "") ? from + 1 : from;
  const next = tokens[at + 1];
  const isWhole = next === undefined || ((next.gap & gap.joined) === 0 && next.low !== "only");
  return negations.has(tokens[at]?.low ?? "") && isWhole && !notLessThan(tokens, at);
}

/** "to join our team": the job, not a demand. */
function joins(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.low === "join" && settingLead.has(tokens[at + 1]?.low ?? "");
}

/** "a preference for infrastructure as code over manual work": the lesser of two; "over five years" counts. */
function isDispreferred(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? "";
  return low === "than" || (low === "over" && !isNumber(tokens[at + 1]?.low ?? ""));
}

const lengths = words("year years month months");

const leaving = words("retires retired leaves left leaving departs departed");

/** "After nineteen years our secretary is leaving", "retires after 27 years": told of somebody, and no length that is asked. */
function tellsAfter(tokens: readonly Token[], first: number, last: number): boolean {
  const isTold = tokens[first]?.low === "after" || leaving.has(tokens[first]?.low ?? "");
  // "After vintage our senior cellar hand hung up his boots"
  if (tokens[first]?.low === "after" && tokens.slice(first, last).some(({ low }) => low === "our"))
    return true;
  return (
    isTold &&
    tokens
      .slice(first, last)
      .some(({ low }, n) => low === "after" && lengths.has(tokens[first + n + 2]?.low ?? ""))
  );
}

/** "… or be willing to get one", "or eligibility for one", "or working towards it": the thing asked stands before. */
function isUnderWay(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (asides.has(tokens[at]?.low ?? "")) at += 1;
  if (at === from && tokens[from - 1]?.low !== "or") return false;
  const words = tokens.slice(at, at + 5).map((token) => token.low);
  return underWay.test(words.join(" "));
}

const asides = words("be or currently already");
const underWay =
  /^(?:willing(?:ness)? to (?:get|obtain|gain|acquire|apply|undergo|complete|undertake|attain)|eligib(?:le|ility)|able to (?:get|obtain)|ability to (?:get|obtain)|(?:working|studying|progress|progressing|work) towards?|in the process|the ability to obtain|a willingness to obtain|you can get)/;

/** The words of a part that say what is asked: no lead before them, no reason behind; undefined when none are left. */
export function trimmed(tokens: readonly Token[], range: PhraseRange): PhraseRange | undefined {
  const from = afterSubject(tokens, range.first, range.last);
  if (isDenied(tokens, from) || isUnderWay(tokens, from)) return undefined;
  // "we'd rather you talk somebody out of it"
  if (tokens[from - 2]?.low === "rather" && from > range.first) return undefined;
  const first = afterLeads(tokens, from, range.last);
  if (joins(tokens, first) || isDispreferred(tokens, first)) return undefined;
  // "we care more about what you've made": what the reader did is the employer's talk there.
  const isTalk = from === range.first || asksWhat.has(tokens[from - 2]?.low ?? "");
  if (isEmployer(tokens[range.first]) && isTalk) return undefined;
  const end = beforeTail(tokens, first, shortened(tokens, first, cutAt(tokens, first, range.last)));
  if (tellsAfter(tokens, first, end)) return undefined;
  return end > first ? { first: isHeights(tokens, first) ? first - 2 : first, last: end } : undefined;
}

/** "Working at Heights" is a ticket's name. */
function isHeights(tokens: readonly Token[], first: number): boolean {
  const [verb, at, what] = tokens.slice(Math.max(0, first - 2), first + 1).map(({ low }) => low);
  return verb === "working" && at === "at" && what?.startsWith("height") === true;
}

const copulas = words("is are was were has have");
/** Behind "is": the sentence asks for its subject all the same. */
const askedFor = words(`
essential required mandatory necessary needed must expected compulsory prerequisite preferred desirable advantage advantageous regarded plus
bonus welcome important critical vital crucial key great good handy useful ideal nice asset beneficial valued viewed favourably looked
considered imperative paramount appreciated huge everything wonderful helpful need want after looking process minimum expect look
`);
const tellReach = 8;
const years = words("years year yrs");

const outcomes = words("ensure help enable support make allow lead");

/** "Prompt responses will ensure smooth operations": what something is good for; "your ability to listen will help" asks. */
function isMeans(tokens: readonly Token[], phrase: PhraseRange, part: PhraseRange): boolean {
  const at = phrase.last;
  if (at + 1 >= part.last || tokens[at]?.low !== "will" || !outcomes.has(tokens[at + 1]?.low ?? ""))
    return false;
  return !tokens.slice(0, phrase.first).some(({ low }) => low === "your");
}

/** "The ward is busy": a subject of which something is told is no demand. */
export function isToldOf(tokens: readonly Token[], phrase: PhraseRange, part: PhraseRange): boolean {
  if (isMeans(tokens, phrase, part)) return true;
  let at = phrase.last;
  while (at < part.last && at - phrase.last < 2 && !copulas.has(tokens[at]?.low ?? "")) at += 1;
  if (at >= part.last || !copulas.has(tokens[at]?.low ?? "")) return false;
  const isYears = tokens.slice(Math.max(0, phrase.first - tellReach), at).some((t) => years.has(t.low));
  return !isYears && !tokens.slice(at, at + tellReach).some((token) => askedFor.has(token.low));
}
