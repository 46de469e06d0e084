import { isActionHere } from "../../words/action-verbs.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { deedBehindAside, roleDeedAt } from "../told-work.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const between = words("also then often regularly usually be get help just even always now will would");
/** What the reader is or has, knows or feels: no deed. */
const noDeeds = words(
  "are have had need want get got like love enjoy know understand think feel can cant see hear come bring find care",
);
const holders = words("you person one");
const doesIt = words("is are be its");
/** "we'll count on you to", "it falls to you to", "we ask you to": what is done stands behind. */
const leavesTo = words("on to for ask asks need needs want wants expect expects trust rely");

function verbAt(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at - from < 3 && (between.has(tokens[at]?.low ?? "") || tokens[at]?.low.endsWith("ly") === true))
    at += 1;
  // "you'll help the project teams with cost reports"
  if (tokens[at - 1]?.low === "help" && !isActionHere(tokens[at])) return at - 1;
  // "you'll be the one to win them back"
  if (tokens[at]?.low === "the" && tokens[at + 1]?.low === "one") at += tokens[at + 2]?.low === "to" ? 3 : 2;
  return isActionHere(tokens[at]) && !noDeeds.has(tokens[at]?.low ?? "") ? at : -1;
}

const isDone = (token: Token | undefined) =>
  isActionHere(token) ||
  (token?.low.endsWith("s") === true && isActionHere({ ...token, low: token.low.slice(0, -1) }));

/** "and it'll be you who answers", "you are the person who prepares". */
function behindWho(tokens: readonly Token[], at: number): number {
  const isHolder = holders.has(tokens[at - 1]?.low ?? "");
  const isSaid = tokens.slice(Math.max(0, at - 5), at).some(({ low }) => doesIt.has(low));
  return tokens[at]?.low === "who" && isHolder && isSaid && isDone(tokens[at + 1]) ? at + 1 : -1;
}

function deedAt(tokens: readonly Token[], at: number): number {
  const [low, next] = [tokens[at]?.low ?? "", tokens[at + 1]?.low ?? ""];
  if (low === "youll" || low === "youd") return verbAt(tokens, at + 1);
  if (low !== "you") return behindWho(tokens, at);
  if (next === "to") return leavesTo.has(tokens[at - 1]?.low ?? "") ? verbAt(tokens, at + 2) : -1;
  return verbAt(tokens, at + 1);
}

/** "before you call the engineer": when, and no deed. */
const tellsWhen = words(
  "before after if when once until unless while as where what how whatever whenever that than like",
);
/** What begins with these tells when or why up to the deed. */
const opensTalk = words(
  "if when where once after before as since because with while until whenever unless every some",
);

/** Talk parted from the deed by a sign or a joint; what stands right behind a plain subject is found without. */
function opensThere(tokens: readonly Token[], at: number): boolean {
  if (opensTalk.has(tokens[0]?.low ?? "")) return true;
  return tokens.slice(1, at + 1).some(({ gap: bits }) => (bits & signs) !== 0);
}

const signs = gap.comma | gap.dash | gap.semicolon | gap.colon;

const seeks = words("seeking seeks looking");
const farthestSought = 9;

/** "is seeking a Project Officer to provide support": where the work of the one sought begins; -1 elsewhere. */
function soughtDeed(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }) => seeks.has(low));
  if (at < 0) return -1;
  const to = tokens.findIndex(({ low }, n) => n > at + 1 && n < at + farthestSought && low === "to");
  const verb = tokens[to + 1];
  return to > 0 && isActionHere(verb) && verb?.low !== "join" && !noDeeds.has(verb?.low ?? "") ? to + 1 : -1;
}

const spans = words("day week month shift");
const holds = words("include includes involve involves");
const farthestHolds = 10;

/** "A week in your life might include logging boreholes": where the work begins; -1 elsewhere. */
function behindSpan(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }, n) => n > 1 && n < farthestHolds && holds.has(low));
  const isSpan = at > 0 && tokens.slice(0, 4).some(({ low }) => spans.has(low));
  return isSpan && tokens[at + 1] !== undefined ? at + 1 : -1;
}

const farthestPartner = 8;

/** "With Operations and Procurement, lead projects": where the work begins behind those it is done with; -1 elsewhere. */
function behindPartners(tokens: readonly Token[]): number {
  const isWith =
    tokens[0]?.low === "with" ||
    tokens[0]?.low === "under" ||
    (tokens[0]?.low === "working" && tokens[1]?.low === "with");
  if (!isWith) return -1;
  const at = tokens.findIndex(({ gap: bits }, n) => n > 1 && (bits & gap.comma) !== 0);
  return at <= farthestPartner && isActionHere(tokens[at]) ? at : -1;
}

/**
 * "Some customers ring, others chat, and it'll be you who answers calls": where what the reader does begins, behind talk
 * that tells why or when. 0 where the words begin with what is done, or speak to nobody.
 */
export function deedStart(tokens: readonly Token[]): number {
  const beside = Math.max(behindPartners(tokens), behindSpan(tokens));
  if (beside > 0) return beside;
  if (isActionHere(tokens[0])) return 0;
  const sought = soughtDeed(tokens);
  if (sought > 0) return sought;
  const ofRole = Math.max(roleDeedAt(tokens), deedBehindAside(tokens));
  if (ofRole > 0) return ofRole;
  // "That means looking after leases"
  if (tokens[1]?.low === "means" && tokens[2]?.low.endsWith("ing") === true) return 2;
  for (let at = 1; at < tokens.length - 1; at += 1) {
    if (tellsWhen.has(tokens[at - 1]?.low ?? "")) continue;
    const deed = deedAt(tokens, at);
    if (deed > 0) return opensThere(tokens, at) ? deed : 0;
  }
  return 0;
}
