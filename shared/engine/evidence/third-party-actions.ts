import { isJobNoun } from "../ad/job-nouns.ts";
import { gap, type Token } from "../words/tokenise.ts";

const words = (text: string) => new Set(text.split(" "));

/** People beside the person whose tasks are their own. Those whom one teaches or leads are told of as one's own success. */
const people = words(
  "boss bosses colleague colleagues mate mates sister brother mother father mum dad husband wife partner aunt uncle cousin " +
    "agency agencies vendor vendors contractor contractors pmo mssp consultants owner owners landlord speechie sparkies",
);
const ownPeople = words(
  "apprentice apprentices trainee trainees student students graduate graduates junior juniors intern interns staff people personnel " +
    "candidate candidates role roles position positions lead leads partners",
);
const determiners = words("the our my a an his her their another");
const clauseLeads = words("while once after before when because as until whereas and but where");
const clauseEnds = gap.comma | gap.semicolon | gap.stop;

/** Verbs of tasks that do not end in "-ed". */
const deeds = words(
  "did does had held holds made makes gave gives took takes ran runs kept keeps led leads set sets came comes " +
    "went goes sat sits built builds bought buys sold sells taught teaches looks works signs checks handles manages uses",
);
/** What is done to, for or about the person speaks of them: "my manager asked me to train", "the owner trusts me". */
const aboutMe = words("me i us myself");
/** What others think of one's work is told of it. */
const praise = words(
  "liked loved praised rated trusted asked wanted called preferred appreciated noticed agreed adopted copied followed needed",
);

function isPerson(low: string): boolean {
  return !ownPeople.has(low) && (people.has(low) || isJobNoun(low));
}

const isDeed = (low: string) => deeds.has(low) || (low.length > 4 && low.endsWith("ed") && !praise.has(low));
const objects = words("the my our us his her their a an all every most me it them");
const placed = words("of on in at from next");

const longestName = 4;
const longestPlace = 4;
/** A clause of more words is none: without an end each look would run through the whole line. */
const longestClause = 60;

/** Where the clause's verb comes after a subject that is somebody else; -1 where it tells of the person. */
function verbOfOthers(tokens: readonly Token[], from: number): number {
  const isLed = determiners.has(tokens[from]?.low ?? "");
  const first = isLed ? from + 1 : from;
  const reach = isLed ? longestName : 2;
  for (let at = first; at < first + reach; at += 1) {
    const token = tokens[at];
    if (token === undefined || (at > from && (token.gap & clauseEnds) !== 0)) return -1;
    if (!isPerson(token.low)) continue;
    let verb = at + 1;
    if (isLed && placed.has(tokens[verb]?.low ?? "")) {
      const rest = tokens.slice(verb + 1, verb + 1 + longestPlace).findIndex(({ low }) => isDeed(low));
      if (rest === -1) return -1;
      verb += 1 + rest;
    }
    if (!isDeed(tokens[verb]?.low ?? "") || ((tokens[verb]?.gap ?? 0) & clauseEnds) !== 0) continue;
    // "Electrician licensed in Victoria" is a title; "Chef held the certificate" tells of the chef.
    return isLed || objects.has(tokens[verb + 1]?.low ?? "") ? verb : -1;
  }
  return -1;
}

function clauseEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + longestClause) {
    const token = tokens[at];
    if (token === undefined || (token.gap & clauseEnds) !== 0) break;
    if (at > from && (token.low === "i" || token.low === "we" || token.low === "but")) break;
    at += 1;
  }
  return at;
}

function isAboutMe(tokens: readonly Token[], verb: number, end: number): boolean {
  return tokens.slice(verb + 1, end).some(({ low }) => aboutMe.has(low));
}

/** "kept the executives informed", "typed the chart while the dentist talked": behind another clause only a task done to something counts. */
function isAside(tokens: readonly Token[], at: number, verb: number): boolean {
  return clauseLeads.has(tokens[at - 1]?.low ?? "") && !objects.has(tokens[verb + 1]?.low ?? "");
}

function opensClause(tokens: readonly Token[], at: number): boolean {
  if (at === 0 || ((tokens[at]?.gap ?? 0) & clauseEnds) !== 0) return true;
  return clauseLeads.has(tokens[at - 1]?.low ?? "");
}

/**
 * Marks the clauses in which somebody else did it: "our safety officer ran the audits", "while the climber did
 * the cutting", "the owner looks after the web shop, I pack". Linear in the words of the line.
 */
export function markThirdPartyActions(tokens: readonly Token[], marks: boolean[]): void {
  for (let at = 0; at < tokens.length; at += 1) {
    if (!opensClause(tokens, at)) continue;
    const verb = verbOfOthers(tokens, at);
    if (verb === -1) continue;
    const end = clauseEnd(tokens, verb + 1);
    if (isAboutMe(tokens, verb, end) || isAside(tokens, at, verb)) continue;
    marks.fill(true, at, end);
    at = end - 1;
  }
}
