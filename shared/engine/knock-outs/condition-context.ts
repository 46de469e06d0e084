import type { State } from "#shared/domain/australia.ts";
import type { KnockOutKind } from "#shared/domain/resumes/knock-out-profile.ts";
import type { AdSentence } from "../ad/ad-sentence.ts";
import type { Span } from "../analysis.ts";
import { type PhraseList, phraseEnd } from "../words/count-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { type KnockOutHit, readWords } from "./knock-out-term.ts";

/** Not holding it yet is accepted. */
export const obtainWords = readWords(
  "willing to obtain|willingness to obtain|able to obtain|ability to obtain|eligible to obtain|eligibility to obtain|eligible for|be willing to get|willing to get|capacity to obtain|" +
    "undergo|undertake|subject to|willing to complete|prepared to obtain|will be required to obtain|required to obtain|must obtain|obtain a|obtain and maintain|obtain an|satisfactory completion|successful completion|" +
    "willing to gain|ability to gain|able to gain|working towards|or be working towards|willing to acquire|ability to acquire|can obtain|need to complete|required to complete|will be conducted|willing to apply|prepared to undergo|pass a|will need to pass|eligibility for|studying towards|working toward",
);
/** What the employer gives. */
const offerWords = readWords(
  "free|we will pay|we pay|well pay|paid for|we cover|provided|we provide|we offer|we will provide|you will receive|reimbursed|reimbursement|funded|subsidised|discounted|at no cost|perks|staff benefits|we also offer|enjoy|access to free",
);
const negations = new Set(["no", "not", "without", "never", "zero", "nor"]);

/** True when one of the phrases is among the words. */
export function holds(tokens: readonly Token[], list: PhraseList): boolean {
  return tokens.some((_, i) => phraseEnd(tokens, i, list) !== -1);
}

const ofRosters = new Set(
  "or nor and weekend weekends public holidays holiday night nights evening evenings late lates shift shifts work on call split early".split(
    " ",
  ),
);
const longestRow = 8;
const orWords = new Set(["or", "nor"]);

/** "No weekends or public holidays": the second of a row that is denied. */
function isOfDeniedRow(tokens: readonly Token[], { kind, first, last }: KnockOutHit): boolean {
  if (kind !== "roster") return false;
  const hasOr = tokens.slice(Math.max(0, first - longestRow), last + 2).some(({ low }) => orWords.has(low));
  for (let at = first - 1; at >= Math.max(0, first - longestRow); at -= 1) {
    const low = tokens[at]?.low ?? "";
    // "No nights, one weekend a month": another thing behind the comma.
    if (((tokens[at + 1]?.gap ?? 0) & (gap.comma | gap.stop)) !== 0 && !hasOr) return false;
    if (negations.has(low)) return true;
    if (!ofRosters.has(low)) return false;
  }
  return false;
}

/** "no weekends", "no night shifts", "no on-call work". */
export function isNegated(tokens: readonly Token[], hit: KnockOutHit): boolean {
  if (isOfDeniedRow(tokens, hit)) return true;
  for (let i = hit.first - 1; i >= Math.max(0, hit.first - 2); i -= 1) {
    const token = tokens[i];
    if (token === undefined || ((tokens[i + 1]?.gap ?? 0) & (gap.comma | gap.stop)) !== 0) return false;
    if (negations.has(token.low)) return true;
  }
  return false;
}

/** Kinds that employers also give away: a free flu vaccine, a paid first aid course, relocation help. */
const givable: ReadonlySet<string> = new Set([
  "health",
  "first-aid",
  "cpr",
  "ticket",
  "own-vehicle",
  "rsa",
  "rcg",
  "driver-licence",
  "travel",
  "location",
  "qualification",
]);

const demands = new Set(
  "must required require requires essential mandatory need needed hold have minimum".split(" "),
);

/** "Process police checks for new staff": done with the credentials of others. */
const handled = new Set(
  "process processing conduct conducting administer administering coordinate coordinating arrange arranging organise organising track tracking monitor monitoring verify verifying manage managing run running initiate initiating".split(
    " ",
  ),
);
/** "Ensure all staff have", "Check that contractors hold", "Teach first aid": at the start only, inside they are nouns. */
const handledFirst = new Set(
  "check checking ensure ensuring teach teaching deliver delivering write writing prepare preparing support supporting help helping".split(
    " ",
  ),
);
const papersOfOthers: ReadonlySet<string> = new Set([
  "police-check",
  "children-check",
  "ndis-check",
  "work-rights",
  "citizenship",
  "health",
  "white-card",
  "security-clearance",
]);
const othersWords = new Set(
  "staff people clients client contractors participants participant students student customers learners drivers others visitors employees workers candidates volunteers families courses course classes sessions rosters roster".split(
    " ",
  ),
);
/** What a team leader, a trainer or a support worker handles beside their own: only where others are named. */
const sharedPapers: ReadonlySet<string> = new Set(["driver-licence", "first-aid", "cpr", "rsa", "roster"]);

const handleReach = 4;
const houseOrReader = new Set("we our you your youll".split(" "));

const asked = new Set("must required requires mandatory essential subject undergo".split(" "));
const beforeNouns = new Set(
  "the a recruitment hiring selection application screening employment this".split(" "),
);

/** "conduct a police check": right before the credential; in "the recruitment process, a police check is required" it is a noun. */
function isDoneNear(tokens: readonly Token[], first: number): boolean {
  if (tokens.some(({ low }) => asked.has(low))) return false;
  return tokens
    .slice(0, first)
    .some(
      ({ low }, at) =>
        at >= first - handleReach && handled.has(low) && !beforeNouns.has(tokens[at - 1]?.low ?? ""),
    );
}

/** "Process police checks", "Ensure all staff have a current check", "Write rosters for weekend staff". */
function isHandled({ tokens }: AdSentence, { kind, first }: KnockOutHit): boolean {
  // "Before you start we check …": the reader's own.
  if (tokens.some(({ low }) => houseOrReader.has(low))) return false;
  const opening = tokens[0]?.low ?? "";
  const handlesOthers =
    (handled.has(opening) || handledFirst.has(opening)) && tokens.some(({ low }) => othersWords.has(low));
  // "Coordinate domestic and international travel": the trips of others; "some travel is required" has a requirement word.
  if (kind === "travel") return handled.has(opening) && isDoneNear(tokens, first);
  if (!papersOfOthers.has(kind)) return sharedPapers.has(kind) && handlesOthers;
  return handlesOthers || isDoneNear(tokens, first);
}

const months = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/;

/** "Applications close: Sunday, 12th April": a date, and no Sunday at work. */
function isDate(tokens: readonly Token[], { kind, last }: KnockOutHit): boolean {
  const [day, month] = [tokens[last]?.low ?? "", tokens[last + 1]?.low ?? ""];
  return kind === "roster" && /^\d{1,2}(?:st|nd|rd|th)?$/.test(day) && months.test(month);
}

/** "teach English as a second language": what is taught. */
function isTaught(tokens: readonly Token[], { id, first, last }: KnockOutHit): boolean {
  if (!id.startsWith("ticket:language")) return false;
  const around = tokens.slice(Math.max(0, first - 3), last + 4).map(({ low }) => low);
  return /(?:^| )english as an? (?:second|additional|foreign)(?: |$)/.test(around.join(" "));
}

const rules = new Set("standards guidelines code codes requirements policies regulations rules".split(" "));

/** "conduct security clearance assessments up to NV2": the work of those who vet. */
function isVetted(tokens: readonly Token[], { kind }: KnockOutHit): boolean {
  if (kind !== "security-clearance" || tokens.some(({ low }) => asked.has(low))) return false;
  return tokens.some(
    ({ low }, at) =>
      low === "clearance" &&
      /^(?:assessment|application|process|vetting|review)/.test(tokens[at + 1]?.low ?? ""),
  );
}

/** "records in line with AHPRA standards": by what the work is measured. */
function isMeasure(tokens: readonly Token[], { kind, last }: KnockOutHit): boolean {
  return kind === "ahpra" && tokens.slice(last, last + 3).some(({ low }) => rules.has(low));
}

const leadsTo = new Set("leading leads lead".split(" "));
const leadReach = 4;

/** "a paid course leading to a Certificate III": what one gets in the job. */
function isLedTo(tokens: readonly Token[], { kind, first }: KnockOutHit): boolean {
  if (kind !== "qualification") return false;
  const from = Math.max(0, first - leadReach);
  return tokens
    .slice(from, first)
    .some(({ low }, n) => leadsTo.has(low) && tokens[from + n + 1]?.low === "to");
}

/** What the words around make something else than a question to the reader. */
export function isOfOthers(sentence: AdSentence, hit: KnockOutHit): boolean {
  const { tokens } = sentence;
  if (isVetted(tokens, hit) || isLedTo(tokens, hit)) return true;
  return isHandled(sentence, hit) || isDate(tokens, hit) || isTaught(tokens, hit) || isMeasure(tokens, hit);
}

const ofHouse: ReadonlySet<string> = new Set(["years", "roster"]);
const toReader = new Set("you your youll candidate candidates applicant applicants successful".split(" "));

/** "Hours: 76 a fortnight, with one late night": a field of the position. */
const fields = new Set("hours roster shift shifts".split(" "));

function asksReader({ tokens }: AdSentence): boolean {
  return fields.has(tokens[0]?.low ?? "") || tokens.some(({ low }) => demands.has(low) || toReader.has(low));
}

const payers = new Set("we well".split(" "));
const pays = new Set("pay cover sponsor fund put get help".split(" "));
const payReach = 9;

/** "We'll pay for your diploma", "we will put you through your crane tickets": what the employer gives, wherever it says so. */
function isPaidFor({ tokens }: AdSentence, { kind, first }: KnockOutHit): boolean {
  if (!givable.has(kind) && kind !== "high-risk-work") return false;
  return tokens.slice(Math.max(0, first - payReach), first).some(({ low }, at, near) => {
    const verb = near[at + 1]?.low === "will" || near[at + 1]?.low === "can" ? near[at + 2] : near[at + 1];
    return payers.has(low) && pays.has(verb?.low ?? "") && near.slice(at).some((t) => t.low === "your");
  });
}

/** "Further checks may be required for specific roles which require a clearance": said of other jobs. */
function isOfOtherRoles({ tokens }: AdSentence): boolean {
  const said = tokens.map(({ low }) => low).join(" ");
  return /(?:^| )for (?:specific|some|certain|particular) (?:roles|positions|jobs)(?: |$)/.test(said);
}

/** The sentence offers the thing instead of asking for it. */
export function isGiven(sentence: AdSentence, hit: KnockOutHit): boolean {
  if (isPaidFor(sentence, hit) || isOfOtherRoles(sentence)) return true;
  // "40 % off your own car", "after twelve months you can move on": of what one is given, no word asks for these.
  if (sentence.zone === "benefits" && (hit.kind === "own-vehicle" || hit.kind === "years")) return true;
  // "Our team has over 20 years of experience", "our depot is open Monday to Saturday": said of the employer.
  const isOfHouse = ofHouse.has(hit.kind) && hit.id !== "roster:fifo";
  if (sentence.zone === "company" && isOfHouse && !asksReader(sentence)) return true;
  // "43 per cent of families speak a language other than English": said of others.
  if (sentence.zone === "company" && hit.id.startsWith("ticket:language")) return true;
  if (!givable.has(hit.kind) || sentence.zone !== "benefits") return false;
  if (holds(sentence.tokens, offerWords)) return true;
  return !hit.id.startsWith("ticket:language") && !sentence.tokens.some(({ low }) => demands.has(low));
}

/** What the ad asks about one knock-out, before anything is known of the person. */
export interface RequiredCondition {
  id: string;
  kind: KnockOutKind;
  label: string;
  /** The ad's sentence, folded no further than its own text. */
  text: string;
  sentence: Span;
  span: Span;
  mandatory: boolean;
  obtain: boolean;
  level?: number;
  state?: State;
}
