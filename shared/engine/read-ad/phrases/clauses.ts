import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { isJobNoun } from "../job-nouns.ts";
import { isEmployer } from "./phrase-bounds.ts";
import { afterLeads, contentCount } from "./phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** A stretch of a sentence that no phrase reaches beyond. */
export interface Clause extends PhraseRange {
  /** It stands in brackets. */
  bracket: boolean;
}

const hardBits = gap.semicolon | gap.stop | gap.colon | gap.open | gap.close | gap.newline;
const breakSigns = /[|\u2013\u2014\u2022\u2026*]/;

/** "E. coli": the stop belongs to a shortened name. */
function isInitial(text: string, before: Token, token: Token): boolean {
  return (
    before.end - before.start === 1 && /^\p{Lu}\. \p{Ll}/u.test(text.slice(before.start, token.start + 1))
  );
}

function isHardBreak(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at] as Token;
  if (at === 0) return true;
  const between = text.slice(
    (tokens[at - 1] as Token).end,
    Math.min(token.start, (tokens[at - 1] as Token).end + 8),
  );
  // "2-3 days", "wi-fi": one written word; a range of numbers with a long dash too.
  if ((token.gap & gap.joined) !== 0)
    return between === "\u2014" || (breakSigns.test(between) && !/\d/.test(token.low)) || between === "(";
  if (isInitial(text, tokens[at - 1] as Token, token)) return false;
  return (token.gap & (hardBits | gap.dash)) !== 0 || breakSigns.test(between);
}

/** Words behind which the sentence tells why or when, and no longer what. */
const enders = words(`
because so which while whilst when whenever where unless until since although though however if whom whose therefore otherwise
but even ensuring enabling allowing thereby once whether plus maybe perhaps
`);
/** "while" and the like begin a demand's second half all the same: "and enjoy" does not. */
const goesOnAfter = words("but plus maybe perhaps");

/** "so you need", "if you have": the person is spoken of again. */
const demandAfter = words("if so where");
const you = words("you youll youre youve youd");

const wantedPersons = words(
  "someone somebody person candidate candidates applicant applicants individual individuals those anyone",
);

const attitudes = words("empathy respect compassion patience sensitivity care concern");

/** "respect for people with no knowledge of it", "customers who are in hardship": what follows tells of them, not of the person wanted. */
function tellsOfOthers(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (before?.low === "people" && tokens[at - 2]?.low === "for" && attitudes.has(tokens[at - 3]?.low ?? ""))
    return true;
  if (tokens[at]?.low !== "who" || before === undefined) return false;
  if (before.low === "people") return tokens[at - 2]?.low !== "for" && at > 1;
  return !wantedPersons.has(before.low) && !isJobNoun(before.low);
}

const tellers = words("there we you youll it they our your this the");

/** "your own transport, as there is no bus": the reason stands behind; only "there" needs no comma before. */
function tellsReason(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]?.low ?? "";
  if (tokens[at]?.low !== "as") return false;
  return next === "there" || (((tokens[at]?.gap ?? 0) & gap.comma) !== 0 && tellers.has(next));
}

/** "please don't apply if you've only been a support worker": who is not wanted. */
function warnsOff(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.low === "dont" && tokens[at + 1]?.low === "apply";
}

const weighty = words("essential critical crucial vital imperative important");
const aims = words("ensure maintain deliver achieve succeed support enable keep manage provide help");

/** "Attention to detail is essential to ensure consistency": what it is good for. */
function tellsWorth(tokens: readonly Token[], at: number): boolean {
  return (
    tokens[at]?.low === "to" && weighty.has(tokens[at - 1]?.low ?? "") && aims.has(tokens[at + 1]?.low ?? "")
  );
}

function endsClause(tokens: readonly Token[], first: number, at: number): boolean {
  if (tellsWorth(tokens, at)) return true;
  if (warnsOff(tokens, at) || (tokens[at]?.low === "rather" && tokens[at + 1]?.low === "than")) return true;
  // "Ensuring accounts operate within budget" begins a duty.
  if (at === 0 && tokens[at]?.low.endsWith("ing") === true) return false;
  if (enders.has(tokens[at]?.low ?? "") || tellsReason(tokens, at)) return true;
  return tellsOfOthers(tokens, at) && contentCount(tokens, afterLeads(tokens, first, at), at) > 0;
}

const mays = words("can could will may");

const mustVerbs = words("have need want");

/** "Good English, so you can read labels": what it is good for. */
function tellsAim(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.low !== "so") return false;
  const [who, verb] = [tokens[at + 1]?.low ?? "", tokens[at + 2]?.low ?? ""];
  // "so you'll have to be quick with computers" asks.
  return mays.has(verb) || (who === "youll" && !mustVerbs.has(verb));
}

/** Why and when are told up to here: the next comma or hard break. */
function tellsWhy(tokens: readonly Token[], from: number, to: number): number {
  let at = from + 1;
  while (at < to && ((tokens[at]?.gap ?? 0) & gap.comma) === 0) at += 1;
  return at;
}

/** The text behind the colon is a sentence or a task of its own, not a list of what the label means. */
function isSaidBehind(text: string, tokens: readonly Token[], next: Token, label: PhraseRange): boolean {
  if (/\p{Lu}/u.test(text[next.start] ?? "") || isActionHere(next)) return true;
  // "Refer students to the right support: language, counselling": the task stands before.
  return contentCount(tokens, label.first, label.last) < 2 && !isActionHere(tokens[label.first]);
}

/** The groups of the public sectors' capability frameworks: the capability stands behind. */
const capabilityGroups = new Set([
  "personal attributes",
  "relationships",
  "results",
  "business enablers",
  "people management",
  "outcomes",
  "people",
]);

/** "Achieves results - Sees projects through", "Displays drive – Takes …": a capability of a framework, and what it means. */
function isFrameworkLabel(tokens: readonly Token[], { last }: PhraseRange, sign: string): boolean {
  const isSentence = (token: Token | undefined) =>
    token?.low.endsWith("s") === true && isActionHere(baseOf(token));
  return (
    /^\s+[\u2013\u2014-]\s+$/.test(sign) && isSentence(tokens[0]) && tokens[last]?.low.endsWith("s") === true
  );
}

/** "sees" as "see". */
const baseOf = (token: Token): Token => ({ ...token, low: token.low.replace(/s$/, "") });

const leadsOn = words(
  "able good great experienced confident comfortable familiar across qualified skilled used capable ready",
);

/** "You're organised: no day goes to plan": what the reader is, and no label; "You're across: Xero" leads on. */
function isSaidOfReader(tokens: readonly Token[], { last }: PhraseRange): boolean {
  const is = tokens[0]?.low === "youre" ? 1 : tokens[0]?.low === "you" && tokens[1]?.low === "are" ? 2 : 0;
  return is > 0 && last === is + 1 && !leadsOn.has(tokens[is]?.low ?? "");
}

const finite = words("is are was were");
const asked = words("essential required desirable preferred mandatory needed must");

/** Behind a label that demands something it is told of something else: "half of what comes in is a wiring fault". */
function givesReason(tokens: readonly Token[], { last }: PhraseRange): boolean {
  const behind = tokens.slice(last);
  const demandsBefore = tokens.slice(0, last).some(({ low }) => demandNounsBefore.has(low));
  return (
    demandsBefore &&
    !you.has(behind[0]?.low ?? "") &&
    behind.some(({ low }) => finite.has(low)) &&
    !behind.some(({ low }) => asked.has(low))
  );
}

const demandNounsBefore = words("experience knowledge skills ability understanding");

/** "Travel planning – Book complex travel", "Licences: HR": the label says less than what it labels. */
function isLabel(text: string, tokens: readonly Token[], range: PhraseRange, isDuty: boolean): boolean {
  const next = tokens[range.last];
  // "Clear writing matters: we live in docs": the reason stands behind.
  if (range.first !== 0 || next === undefined || range.last > 6 || isEmployer(next)) return false;
  if (isSaidOfReader(tokens, range)) return false;
  // "Real mechanical knowledge: half of what comes in is a wiring fault": the reason stands behind.
  if (!isDuty && (next.gap & gap.colon) !== 0 && givesReason(tokens, range)) return false;
  // "Full function accounts payable: 1,200 invoices a month": there the label is what is done.
  if ((next.gap & gap.colon) !== 0) return !isDuty || isSaidBehind(text, tokens, next, range);
  const sign = text.slice((tokens[range.last - 1] as Token).end, next.start);
  if (!isDuty && isFrameworkLabel(tokens, range, sign)) return true;
  if (
    capabilityGroups.has(
      tokens
        .slice(0, range.last)
        .map(({ low }) => low)
        .join(" "),
    )
  )
    return true;
  return isDuty && /^\s+[\u2013\u2014-]\s+$/.test(sign) && !isActionHere(tokens[0]);
}

const takes = words("takes requires needs demands means");

/** "We talk to people in hardship every day, which takes empathy": how many words lead in what is asked; 0 for none. */
function takesLength(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.low !== "which") return 0;
  if (takes.has(tokens[at + 1]?.low ?? "")) return 2;
  return tokens[at + 1]?.low === "calls" && tokens[at + 2]?.low === "for" ? 3 : 0;
}

/** "…, so you know", "and that you can": what stands here goes on with what is asked. */
function goesOnAsking(tokens: readonly Token[], at: number): boolean {
  const low = tokens[at]?.low ?? "";
  if (tellsAim(tokens, at)) return false;
  return goesOnAfter.has(low) || (demandAfter.has(low) && you.has(tokens[at + 1]?.low ?? ""));
}

/** Where the next clause begins behind a border at `at`. */
function behindBorder(tokens: readonly Token[], at: number, last: number): number {
  const taken = takesLength(tokens, at);
  if (taken > 0) return at + taken;
  return goesOnAsking(tokens, at) ? at + 1 : tellsWhy(tokens, at, last);
}

function splitClause(tokens: readonly Token[], range: PhraseRange): PhraseRange[] {
  const found: PhraseRange[] = [];
  let first = range.first;
  let at = first;
  while (at < range.last) {
    if (!endsClause(tokens, first, at)) {
      at += 1;
      continue;
    }
    if (at > first) found.push({ first, last: at });
    // "wheat rather than, say, cotton or cane": what follows is what it is not.
    if (tokens[at]?.low === "rather") return found;
    at = behindBorder(tokens, at, range.last);
    first = at;
  }
  if (first < range.last) found.push({ first, last: range.last });
  return found;
}

const spans = words("for during throughout per each every");

/** "Able to lift (up to 15 kg) for the whole shift": behind the bracket it is told how long. */
function tellsHowLong(tokens: readonly Token[], first: number): boolean {
  const token = tokens[first];
  return token !== undefined && (token.gap & gap.close) !== 0 && spans.has(token.low);
}

const copulas = words("is are was were");

/** "(attendance, behaviour) are proving to be barriers": of what stands before the bracket something is told. */
function isToldBehind(tokens: readonly Token[], first: number): boolean {
  const token = tokens[first];
  return token !== undefined && (token.gap & gap.close) !== 0 && copulas.has(token.low);
}

/** What stands behind "You're organised:" says why. */
function isReason(tokens: readonly Token[], behind: Clause | undefined, isDuty: boolean): boolean {
  const next = behind === undefined ? undefined : tokens[behind.first];
  if (isDuty || behind === undefined || next === undefined || (next.gap & gap.colon) === 0) return false;
  return isSaidOfReader(tokens, { first: 0, last: behind.first });
}

/**
 * The clauses of a sentence in order: apart at stops, brackets, dashes and colons, and where it goes on to tell why
 * or when. A label before a colon is left out.
 */
export function readClauses(text: string, tokens: readonly Token[], isDuty: boolean): Clause[] {
  const stretches: Clause[] = [];
  let first = 0;
  let depth = 0;
  for (let at = 1; at <= tokens.length; at += 1) {
    if (at < tokens.length && !isHardBreak(text, tokens, at)) continue;
    stretches.push({ first, last: at, bracket: depth > 0 });
    const bits = tokens[at]?.gap ?? 0;
    if ((bits & gap.close) !== 0) depth = 0;
    if ((bits & gap.open) !== 0) depth = 1;
    first = at;
  }
  const kept =
    stretches.length > 1 && isLabel(text, tokens, stretches[0] as Clause, isDuty)
      ? stretches.slice(1)
      : stretches;
  const said = isReason(tokens, kept[1], isDuty) ? kept.slice(0, 1) : kept;
  const told = said.filter(({ first }) => !tellsHowLong(tokens, first) && !isToldBehind(tokens, first));
  return told.flatMap((one) => splitClause(tokens, one).map((range) => ({ ...range, bracket: one.bracket })));
}
