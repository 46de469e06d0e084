import type { Token } from "../../words/tokenise.ts";
import { isJobNoun, leadsInTasks } from "../job-nouns.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const subjectReach = 14;
const you = words("you youll youre youve youd");
const forWords = words("looking searching responsible responsibility");
const personNouns = words(
  "applicant applicants candidate candidates person someone engineer officer manager holder postholder incumbent appointee",
);
const personVerbs = words("will must should who with has");
const thirdVerbs = words("requires require needs entail entails involves includes seek seeks seeking");

/** "As business needs change": there the needs are a noun. */
const afterNeeds = words("a an the our your you to someone somebody people at two three more");

const onThe = words("hunt lookout");

/** "on the hunt for a chef"; "hunt for threats" is a duty. */
export function isOnTheHunt(tokens: readonly Token[], at: number): boolean {
  return onThe.has(tokens[at]?.low ?? "") && tokens[at - 1]?.low === "the";
}

/** "will put you ahead": there the reader does nothing. */
const takesYou = words(
  "put puts give gives help helps set sets enable enables allow allows assist assists make makes",
);
export const asksWhat = words("what how where why");
/** "Inspect frames before you call the vet": when, of what was said. */
const tellsWhen = words("before after until once when while");

/** "you" as the one who does: "what you hear" tells of something else, "will put you ahead" of somebody. */
function isAddressed(tokens: readonly Token[], first: number, at: number): boolean {
  const before = tokens[at - 1]?.low ?? "";
  const isInside = at > first + 1 && (asksWhat.has(before) || tellsWhen.has(before));
  return you.has(tokens[at]?.low ?? "") && !takesYou.has(before) && !isInside;
}

/** "Your role on site will be to erect": what is done stands behind. */
function leadsToWork(tokens: readonly Token[], first: number, at: number): boolean {
  const before = tokens[at - 1]?.low;
  if (tokens[at]?.low !== "to" || (before !== "be" && before !== "is")) return false;
  // "The purpose of the role is to provide"
  return tokens[first]?.low === "your" || tokens.slice(first, at).some(({ low }) => low === "purpose");
}

const hireVerbs = words("appoint recruit employ engage hire add welcome");
const hopes = words("seeking looking wish wishing hoping like want wanting need");

/** "We are seeking to appoint a", "would like to recruit": who is wanted stands behind. */
function leadsToHire(tokens: readonly Token[], at: number): boolean {
  const [low, next, verb] = [tokens[at]?.low ?? "", tokens[at + 1]?.low, tokens[at + 2]?.low ?? ""];
  return next === "to" && hopes.has(low) && hireVerbs.has(verb);
}

const counts = words("counts matters");
const farthestIs = 7;

/** "What counts is a year of", "what we do insist on is that you": how many words lead in the demand; 0 for none. */
function leadsToCount(tokens: readonly Token[], at: number): number {
  if (tokens[at]?.low !== "what") return 0;
  const next = tokens[at + 1]?.low ?? "";
  if (next !== "we" && !counts.has(next)) return 0;
  const is = tokens.findIndex(({ low }, n) => n > at && n < at + farthestIs && low === "is");
  if (is < 0) return 0;
  return is - at + (tokens[is + 1]?.low === "that" ? 2 : 1);
}

/** "You will be tasked with": the work stands behind. */
const givenTo = words("tasked charged entrusted");
const pointKinds = words("extra bonus brownie");

/** "Extra points for holding a position where you lead": the wish stands behind. */
function givesPoints(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.low === "points" && pointKinds.has(tokens[at - 1]?.low ?? "");
}

const kinds = words("kind type sort");
const whoWords = words("who that");

/** "the kind of leader who sweeps the floor": what they do stands behind. */
function namesKind(tokens: readonly Token[], at: number): boolean {
  const [kind, of, , who] = tokens.slice(at, at + 4).map(({ low }) => low);
  return kinds.has(kind ?? "") && of === "of" && whoWords.has(who ?? "");
}

/** How many words at `at` end the subject; 0 where none does. */
function subjectEnds(tokens: readonly Token[], first: number, at: number): number {
  if (leadsToWork(tokens, first, at)) return 1;
  if (leadsToHire(tokens, at)) return 3;
  if (namesKind(tokens, at)) return 4;
  const counted = leadsToCount(tokens, at);
  if (counted > 0) return counted;
  const [low, next] = [tokens[at]?.low ?? "", tokens[at + 1]?.low ?? ""];
  const requires = thirdVerbs.has(low) && (low !== "needs" || afterNeeds.has(next));
  if (requires || leadsInTasks(tokens, at) || isAddressed(tokens, first, at)) return 1;
  if (next === "with" && givenTo.has(low)) return 2;
  if (next === "for") return forWords.has(low) || isOnTheHunt(tokens, at) || givesPoints(tokens, at) ? 2 : 0;
  return (personNouns.has(low) && personVerbs.has(next)) || (next === "will" && isJobNoun(low)) ? 2 : 0;
}

/** "In this role you will", "The role requires", "We are looking for a": the phrase begins behind them. */
export function afterSubject(tokens: readonly Token[], first: number, last: number): number {
  let start = first;
  const end = Math.min(last, first + subjectReach);
  for (let at = first; at < end; at += 1) {
    const length = subjectEnds(tokens, first, at);
    if (length > 0) start = at + length;
  }
  return start;
}
