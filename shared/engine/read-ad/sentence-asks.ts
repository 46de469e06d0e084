import { isAction, isActionHere } from "../words/action-verbs.ts";
import { gap, type Token } from "../words/tokenise.ts";
import type { AdLists } from "./ad-lists.ts";
import {
  aboutEmployer,
  bare,
  doing,
  endsAsKnown,
  finite,
  firm,
  lookingFor,
  notDone,
  notWanted,
  soft,
  strong,
  toolsOfHouse,
  wanted,
  workedWith,
} from "./asking-forms.ts";
import { describesNext, endsInWish, findCues } from "./cue-words.ts";
import type { AdSentence } from "./read-ad-sections.ts";
import {
  describesReader,
  isOpening,
  isTask,
  isToldPlainly,
  namesHolder,
  roleDeedAt,
  tellsReader,
} from "./told-work.ts";
import type { AdZone } from "./zones/ad-zone.ts";
import { isBenefit, outsideBrackets } from "./zones/employer-talk.ts";
import {
  answersAd,
  callsToApply,
  formFact,
  givesInList,
  houseUnit,
  isOfProcess,
  ofResponse,
  payLabel,
  tellsGain,
  toSend,
} from "./zones/process-talk.ts";

/** How a sentence asks: for what the person has, or for what the person will do. */
export interface Asking {
  zone: Extract<AdZone, "requirements" | "preferred" | "duties">;
  isDuty: boolean;
  /** What the work is done with: only tools named in it count. */
  namesOnly?: boolean;
  /** A summary of duties that a list tells in full: what it says first counts, and the tools named. */
  inShort?: boolean;
  /** Running text about the job: phrases in it that no vocabulary knows are its talk. */
  knownOnly?: boolean;
}

const mostJoined = 60;

function joined(tokens: readonly Token[]): string {
  let line = tokens[0]?.low ?? "";
  for (let at = 1; at < tokens.length && at < mostJoined; at += 1) line += ` ${tokens[at]?.low}`;
  return line;
}

function isWished(tokens: readonly Token[]): boolean {
  return findCues(tokens).some((cue) => cue.level === "preferred" && !describesNext(tokens, cue));
}

/** The employer gives something, or tells how to apply. */
function isOffered(tokens: readonly Token[], line: string): boolean {
  if (isBenefit(tokens) && !firm.test(line)) return true;
  return !soft.test(line) && (notWanted.test(line) || (notDone.test(line) && !isTask(tokens)));
}

const shortestFragment = 5;
const otherGerunds = new Set(
  "looking joining starting working growing offering including being seeking hiring paying closing commencing searching going coming having getting".split(
    " ",
  ),
);

/** "Servicing, change-outs and breakdown repairs on haul trucks": work named in a sentence without its subject. */
function isFragmentOfWork(tokens: readonly Token[], line: string): boolean {
  const low = tokens[0]?.low ?? "";
  return (
    low.endsWith("ing") &&
    isActionHere(tokens[0]) &&
    !otherGerunds.has(low) &&
    tokens.length >= shortestFragment &&
    !finite.test(line)
  );
}

const behindNouns = new Set("to from over of for with at in on per".split(" "));

/** "Prepares glazes and loads the kiln": the work as a position description tells it; "Orders over $50" is a thing. */
function tellsInThird([first, second, ...rest]: readonly Token[], line: string): boolean {
  if (first === undefined || second === undefined || !first.low.endsWith("s") || first.low.endsWith("ss"))
    return false;
  const isVerb = isAction({ ...first, low: first.low.slice(0, -1) });
  return isVerb && !behindNouns.has(second.low) && rest.length + 2 >= shortestFragment && !finite.test(line);
}

/** "Looking for an analyst to help with data entry": what stands behind is the work. */
const seekingToDo =
  /(?:^| )(?:looking|searching|seeking|hunting)(?: for)? (?:someone|somebody|a person|an? \w+(?: \w+)?) to (?!(?:join|be|become|grow|suit) )/;

const required: Asking = { zone: "requirements", isDuty: false };
const knownOnly: Asking = { ...required, knownOnly: true };
const wished: Asking = { zone: "preferred", isDuty: false };
const duty: Asking = { zone: "duties", isDuty: true };

/** By its form: fields and units ask nothing, a strong demand does, and what is offered or to be sent does not. */
function askedByForm({ tokens, item }: AdSentence, line: string): Asking | null | undefined {
  if (item === true && (houseUnit.test(line) || formFact.test(line) || isPayFact(tokens))) return null;
  if (answersAd.test(line) || isOfProcess(line) || anyPast.test(line)) return null;
  if (strong.test(line) && !toSend.test(line)) return required;
  const outer = outsideBrackets(tokens);
  const said = outer.length === tokens.length ? line : joined(outer);
  const isWish = soft.test(said) || endsInWish(tokens) || (!aboutEmployer.test(line) && isWished(outer));
  if (isOffered(tokens, line) || toSend.test(line)) return null;
  return isWish ? wished : undefined;
}

/** By whom it is about and what it begins with. */
function askedBySubject({ tokens, item }: AdSentence, line: string): Asking | null | undefined {
  if (wantedPerson.test(line)) return required;
  // "own our email program (we use Klaviyo)": the bracket alone says so.
  if (workedWith.test(joined(outsideBrackets(tokens))) || toolsOfHouse.test(line))
    return { ...duty, namesOnly: true };
  if (aboutEmployer.test(line) && !lookingFor.test(line)) return null;
  const isNamed = bare.test(line) || (item === true && endsAsKnown.test(line));
  if (isNamed && !finite.test(line)) return required;
  if (item === true && isActionHere(tokens[0])) return duty;
  if (isFragmentOfWork(tokens, line) || tellsInThird(tokens, line)) return duty;
  if (seekingToDo.test(line)) return { ...duty, inShort: true };
  return describesReader(tokens) ? knownOnly : undefined;
}

/** "You'd be briefing a photographer, and before you leave you've …": what stands first says what the sentence is. */
function askedFirst({ tokens, zone }: AdSentence, line: string): Asking | null {
  const asks = isOpening(tokens) ? 0 : line.search(wanted);
  const tells = namesHolder(tokens) || roleDeedAt(tokens) > 0 ? 0 : line.search(doing);
  if (asks >= 0 && (tells < 0 || asks <= tells)) return knownOnly;
  return tells >= 0 || (zone === "role" && tellsReader(tokens)) ? duty : null;
}

/** What a sentence outside the lists asks in its own words; null when it only tells. */
function ownAsking(sentence: AdSentence): Asking | null {
  if (isOnlyIf(sentence.tokens)) return wished;
  const line = joined(sentence.tokens);
  const byForm = askedByForm(sentence, line);
  if (byForm !== undefined) return byForm;
  const bySubject = askedBySubject(sentence, line);
  return bySubject === undefined ? askedFirst(sentence, line) : bySubject;
}

const demandStart =
  /^(?:you (?:will |must |should )?(?:have|hold|bring|need|possess|are|be)|you must|must|youll (?:have|need|bring|hold)|experience|demonstrated|proven|knowledge|ability)(?: |$)/;

/** "Demonstrated expertise in", "Advanced proficiency in", "Five years of": no work, under whatever heading. */
const shownFirst =
  /^(?:(?:demonstrated|proven|demonstrable) |(?:strong|advanced|sound|deep|excellent|solid|good) (?:\w+ )?(?:knowledge|command|understanding|proficiency|skills|grasp)(?: |$)|(?:at least |minimum )?\d{1,2} (?:years|yrs)(?: |$)|(?:bachelors?|masters?|degree|diploma|certificate) (?:degree |in |of |iii |iv ))/;

/** "to be allocated duties, not specifically mentioned in this document": whatever else comes up. */
const restOfDuties =
  /^(?:(?:perform|performs|performing|undertake|undertakes|undertaking|complete|completes|completing|fulfil|fulfill|fulfills|assist with|assists with|carry out|carries out) )?(?:any |all |various |such )*(?:other|additional) (?:\w+ ){0,2}(?:duties|tasks)(?: |$)|(?:^| )(?:other|allocated|additional) (?:\w+ )?(?:duties|tasks) (?:not|as (?:directed|required|needed|assigned)|that may|from time)(?: |$)/;

/** "We also ask that this person delivers talks": said by the employer, done by the reader. */
const asksOfReader =
  /^(?:we|our \w+) (?:also |then |will )*(?:ask|need|want|expect|rely on|count on|look to|trust|require) (?:that )?(?:you|this person|the (?:person|successful|role|candidate|applicant)|someone|somebody)(?: |$)/;

const longestPayLabel = 6;

/** "Kilometre reimbursement: may apply": a fact of the pay or the contract. */
function isPayFact(tokens: readonly Token[]): boolean {
  const colon = tokens.findIndex(({ gap: bits }, at) => at > 0 && (bits & gap.colon) !== 0);
  return colon > 0 && colon <= longestPayLabel && payLabel.test(joined(tokens.slice(0, colon)));
}

/** "The ideal candidate will come from …", "This position requires a high level of …": who is wanted, told beside the work. */
const wantedPerson =
  /^(?:the |our |an? )?(?:ideal|right|successful|preferred|best|suitable|perfect) (?:person|individual|candidate|applicant)s? (?:will |would |should |must )?(?:also )?(?:have|has|hold|holds|possess|possesses|be|is|are|bring|brings|need|needs|demonstrate|demonstrates|come|comes|understand|understands)(?: |$)|^(?:this|the) (?:role|position|job|work) (?:also )?(?:requires|needs|demands|calls for) (?!(?:you|the|that|this|someone|somebody|who) )|^an? (?:[\w-]+ ){0,6}(?:person|individual|candidate|applicant|attitude|approach|manner)(?: [\w&-]+){0,14} (?:is|are) (?:sought|wanted)$/;

function dutyAsking({ tokens, item }: AdSentence): Asking | null {
  if (isPayFact(tokens)) return null;
  const line = joined(tokens);
  if (item !== true && wantedPerson.test(line)) return required;
  if (restOfDuties.test(line) || isOfProcess(line) || givesInList.test(line) || formFact.test(line))
    return null;
  if (asksOfReader.test(line)) return { zone: "duties", isDuty: true };
  const isDemand = demandStart.test(line) && strong.test(line);
  if (isDemand || shownFirst.test(line)) return { zone: "requirements", isDuty: false };
  return isBenefit(tokens) || aboutEmployer.test(line) || answersAd.test(line)
    ? null
    : { zone: "duties", isDuty: true };
}

/** "You may come from insurance, banking or health", "You might be a rep in plumbing supplies": any past will do. */
const anyPast =
  /^(?!.*\b(?:counts?|matters?|need|must|if you)\b)(?:you|your background) (?:may|might|could) (?:(?:come|be coming|have come|be) (?:from|in)|(?:already |currently )?be an?)(?: |$)/;

/** "You'll hold a work licence LF, an LO would be great": the wish is for its own clause. */
function demandsFirst(tokens: readonly Token[]): boolean {
  const comma = tokens.findLastIndex(({ gap: bits }) => (bits & (gap.comma | gap.dash)) !== 0);
  return comma > 0 && findCues(tokens.slice(0, comma)).some(({ level }) => level === "must");
}

const ofJob =
  /^the (?:\w+ ){1,3}(?:section|team|department|unit|division|branch|office|company|organisation|organization|school|group) (?:is|are|has|provides|works|supports)(?: |$)|^(?:(?:this|the) (?:role|position|job|work|level|range)|it|(?:this|these|that|those)(?: \w+)?|range \d+)(?: \w+)? (?:will|is|are|has|seeks|can|may|does|focuses|reports|sits|offers)(?: |$)|^(?:\w+ ){1,9}(?<!(?:that|which|who) )will (?:ensure|help|enable|support|make|allow|lead|require)(?: |$)/;
const asksAll =
  /(?:^| )(?:you|your|youll|youve|applicants?|candidates?|required|requires|essential|must|mandatory|desirable|experience|experienced|knowledge|skills?|ability|qualifications?|licen[cs]e|check|degree)(?: |$)/;

/** "This position will usually impact beyond the work area", "Prompt responses will ensure …": told under the list of demands. */
function tellsOfJob(line: string): boolean {
  return ofJob.test(line) && !asksAll.test(line);
}

/** "The successful candidate will assist attorneys": told in a paragraph of the demands, and work. */
const holderDoes =
  /^(?:the )?(?:successful )?(?:candidate|applicant|incumbent|appointee) will (?:also |routinely |regularly )*(?!have|hold|possess|be |need|bring|demonstrate|show|enjoy|join|receive|thrive|understand|know)/;

const persons = new Set("you youll youd your we wed well us i this that please".split(" "));
const had = new Set("hold have can speak know".split(" "));

/** "if you hold a dogging ticket, or have run a crew.": half a sentence, whose other half wished for it. */
function isOnlyIf([first, you, verb, ...rest]: readonly Token[]): boolean {
  const isIf = first?.low === "if" && you?.low === "you" && had.has(verb?.low ?? "");
  return isIf && !rest.some(({ low }) => persons.has(low));
}

/** What an item asks under a heading of demands or wishes. */
function listAsking(
  zone: "requirements" | "preferred",
  { tokens, item }: Pick<AdSentence, "tokens" | "item">,
): Asking | null {
  const line = joined(tokens);
  if (callsToApply(line) || (item !== true && tellsOfJob(line))) return null;
  if (formFact.test(line) || answersAd.test(line) || isOfProcess(line)) return null;
  if (tokens[0]?.low === "our" || isBenefit(tokens) || ofResponse.test(line) || anyPast.test(line))
    return null;
  if (item !== true && holderDoes.test(line)) return { zone: "duties", isDuty: true };
  const isWish = (endsInWish(tokens) && !demandsFirst(tokens)) || isOnlyIf(tokens);
  return { zone: isWish ? "preferred" : zone, isDuty: false };
}

/** The employer's own part asks only where it says so outright. */
function companyAsking(sentence: AdSentence): Asking | null {
  if (toolsOfHouse.test(joined(sentence.tokens))) return { ...duty, namesOnly: true };
  return strong.test(joined(sentence.tokens)) && !isBenefit(sentence.tokens) ? ownAsking(sentence) : null;
}

/**
 * How a sentence asks: by its zone, and outside the lists of demands and duties by its own words. Null for what the
 * employer tells of itself, gives, or wants to be sent.
 */
export function askingOf(sentence: AdSentence, lists: AdLists): Asking | null {
  return ruledAsking(sentence, lists) ?? likelyAsking(sentence);
}

/** What no rule knows and is likely to ask (`likely/likely-asking.ts`). */
function likelyAsking({ likely, tokens }: AdSentence): Asking | null {
  if (likely === undefined || tellsHowToApply(tokens) || formFact.test(joined(tokens))) return null;
  if (tellsGain.test(joined(tokens)) || anyPast.test(joined(tokens))) return null;
  return { zone: likely, isDuty: likely === "duties" };
}

function tellsHowToApply(tokens: readonly Token[]): boolean {
  const line = joined(tokens);
  return (
    [toSend, answersAd, ofResponse].some((form) => form.test(line)) || isOfProcess(line) || callsToApply(line)
  );
}

/** "You will be responsible for", "The right candidate will have": said outright, beside whatever list. */
const saysOutright =
  /(?:^| )(?:responsible for|tasked with|accountable for|(?:every|any)thing from|(?:role|position|job) has an? (?:\w+ )?focus on)(?: |$)|(?:candidate|applicant|person) (?:will|must|should) have(?: |$)/;

/** "Build, segment and test our newsletter", in an ad that lists something: a recipe lists nothing of a job. */
function toldPlainly({ tokens, item }: AdSentence, { duties, demands }: AdLists): Asking | null {
  return (duties || demands) && item !== true && isToldPlainly(tokens) ? duty : null;
}

function ruledAsking(sentence: AdSentence, lists: AdLists): Asking | null {
  const { zone, tokens } = sentence;
  if (zone === "requirements" || zone === "preferred") return listAsking(zone, sentence);
  if (zone === "duties") return dutyAsking(sentence);
  if (zone === "company") return companyAsking(sentence);
  const own = zone === "role" ? (ownAsking(sentence) ?? toldPlainly(sentence, lists)) : null;
  if (own !== null && !own.isDuty && saysOutright.test(joined(tokens))) return { ...own, knownOnly: false };
  if (own === null || (own.isDuty ? sentence.item === true : lists.demands)) return own;
  if (own.isDuty) return { ...own, inShort: lists.duties && !saysOutright.test(joined(tokens)) };
  return { ...own, knownOnly: false };
}
