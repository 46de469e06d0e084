import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import { emptyAlone, nounsInIng, phraseLeads } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { afterLeads, isNumber } from "./phrases/phrase-words.ts";

const modifier = /(?:al|ive|ous|ic|ed|ary|able|ible|ful|less|ly|ant|ent|ern|ory)$/;
const modifiers = new Set(
  (
    "written verbal oral spoken inbound outbound internal external senior junior primary front back fast local state federal " +
    "soft hard hot cold short long small large high low big oral planned reactive indoor outdoor domestic medium heavy light " +
    "new used non clear concise accurate timely warm volunteer voluntary paid unpaid"
  ).split(" "),
);

/** However much stands before them, these wait for their noun: "pays weekly" is no list's end, "processing of weekly" is none. */
const alwaysModifiers = new Set(
  (
    "written verbal oral spoken inbound outbound internal external clear concise accurate timely daily weekly fortnightly monthly " +
    "quarterly annual yearly quantitative qualitative national international regional global domestic commercial residential " +
    "public private social emotional physical mental formal informal direct indirect technical operational strategic tactical " +
    "clinical preventative preventive corrective reactive proactive scheduled unscheduled existing prospective electrical " +
    "mechanical hydraulic pneumatic structural digital federal small medium large complex"
  ).split(" "),
);

/** "management" and "equipment" end like adjectives. */
const nounInAnt = /(?:ment|ments|ient|gent|dent|tory|ility|ally)$/;

function isAdjective(token: Token | undefined): boolean {
  const low = token?.low ?? "";
  if (modifiers.has(low)) return true;
  if (low.length < 5 || !modifier.test(low) || isActionHere(token)) return false;
  return !nounInAnt.test(low) || emptyAlone.has(low);
}

/** "Build scalable and trustworthy programs": whatever stands before, such a word waits for its noun. */
const waiting = /(?:able|ible|ous|ful|less|tional|ical)$/;
const nounsLikeIt = new Set(
  "table timetable cable variable deliverable vegetable consumable constable professional chemical periodical musical".split(
    " ",
  ),
);

/** "technical", "operational": an adjective whose noun was cut off says nothing. */
export function waitsForNoun(token: Token | undefined): boolean {
  const low = token?.low ?? "";
  return low.length > 5 && waiting.test(low) && !nounsLikeIt.has(low);
}

/** What stands before a name without its own noun: "Write complex" of "Write complex SQL". */
export function waitsForName(token: Token | undefined): boolean {
  return waitsForNoun(token) || alwaysModifiers.has(token?.low ?? "");
}

const notModifier = /^(?:one|working|years?|months?)$/;
const longestModifier = 3;

/** "children's", folded to "children": of whom, and no thing. */
function isOwner(token: Token | undefined): boolean {
  return token !== undefined && token.end - token.start === token.low.length + "'s".length;
}

/** "written" of "written and verbal communication": the part waits for the noun of the next one. */
export function isModifier(tokens: readonly Token[], part: PhraseRange, isDuty: boolean): boolean {
  const length = part.last - afterLeads(tokens, part.first, part.last);
  const token = tokens[part.last - 1];
  const low = token?.low ?? "";
  if (length === 1 && isOwner(token)) return true;
  if (length <= longestModifier && (modifiers.has(low) || phraseLeads.has(low)))
    return !notModifier.test(low);
  if (length > 1 && (waitsForNoun(token) || alwaysModifiers.has(low))) return true;
  // "use inclusive and respectful language"
  const verb = tokens[part.last - 2];
  const isDone = length === 2 && (isActionHere(verb) || verb?.low === "use") && !/(?:ment|ly)$/.test(low);
  return length <= (isDuty || isDone ? 2 : 1) && isAdjective(token);
}

const plainAdjectives = new Set(
  "clean safe tidy fun calm neat smart busy happy healthy friendly open honest fair strong kind vibrant great good nice secure modern hygienic foodsafe".split(
    " ",
  ),
);

/** "Maintain a clean and organised kitchen", "a fast-paced and team-oriented place": behind its article the word waits. */
export function endsArticled(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const token = tokens[last - 1];
  if (token === undefined || last - first < 2) return false;
  const isJoined = (token.gap & gap.joined) !== 0;
  // "a high quality, play based program"
  const isQuality = token.low === "quality" && /^(?:high|top|good|best)$/.test(tokens[last - 2]?.low ?? "");
  if (isQuality) return tokens[last - 3]?.low === "a" && last - 3 >= first;
  const at = isJoined || tokens[last - 2]?.low.endsWith("ly") === true ? last - 3 : last - 2;
  if (at < first || (tokens[at]?.low !== "a" && tokens[at]?.low !== "an")) return false;
  return plainAdjectives.has(token.low) || isAdjective(token) || (isJoined && /(?:ed|ing)$/.test(token.low));
}

/** "showcasing", also where no list of verbs has it; "nursing" and "planning" are nouns. */
export function isVerbIng(token: Token | undefined): boolean {
  const low = token?.low ?? "";
  return low.length > 5 && low.endsWith("ing") && !nounsInIng.has(low);
}

const verbLeads = new Set("to can will you youll must who should".split(" "));

/** The clause says what somebody does or can do: "able to weld and fit", not "program design and research". */
export function isVerbal(tokens: readonly Token[], clause: PhraseRange): boolean {
  const at = afterLeads(tokens, clause.first, clause.last);
  const verb = tokens[at];
  if (at >= clause.last || verb === undefined || !isActionHere(verb)) return false;
  // "Problem solving: gathers and analyses data": behind the label it is told what somebody does.
  if (at === clause.first && (verb.gap & gap.colon) !== 0 && formOf(verb.low) === "s") return true;
  return isVerbIng(verb) || (at > 0 && verbLeads.has(tokens[at - 1]?.low ?? ""));
}

/** How a verb stands: "prepare", "prepares", "preparing". */
type VerbForm = "base" | "s" | "ing";

/** How the parts of one clause are read. */
export interface ClauseKind {
  isDuty: boolean;
  /** Its parts begin with verbs, in other forms than -ing too. */
  verbal: boolean;
  /** The form of its first verb: of two things done both are said alike, so that another form is a noun. */
  form: VerbForm | undefined;
}

function formOf(low: string): VerbForm {
  if (low.endsWith("ing")) return "ing";
  return low.endsWith("s") && !low.endsWith("ss") ? "s" : "base";
}

/** What is known of a clause before its parts are told apart. */
export function clauseKind(tokens: readonly Token[], clause: PhraseRange, isDuty: boolean): ClauseKind {
  const opening = tokens[afterLeads(tokens, clause.first, clause.last)];
  return {
    isDuty,
    verbal: isDuty || isVerbal(tokens, clause),
    form: opening !== undefined && isActionHere(opening) ? formOf(opening.low) : undefined,
  };
}

/** "nursing homes": nouns however they end. */
const trades = new Set("nursing housing banking clothing engineering".split(" "));

/** The part begins with a verb: "track risks", beside "maintain" not "issues", beside "completing" not "service sheets". */
export function startsVerb(
  tokens: readonly Token[],
  part: PhraseRange,
  { verbal, form }: Pick<ClauseKind, "verbal" | "form">,
): boolean {
  const at = afterLeads(tokens, part.first, part.last);
  const token = tokens[at];
  if (at >= part.last || token === undefined || !isActionHere(token)) return false;
  // "fault finding", "care planning"
  if (part.last - at === 2 && tokens[at + 1]?.low.endsWith("ing") === true) return false;
  if (trades.has(token.low)) return false;
  if (token.low.endsWith("ing")) return verbal || isVerbIng(token);
  return verbal && (form === undefined || form === formOf(token.low));
}

const pastVerbs = new Set("built led run grown sold taught".split(" "));

/** Nothing but verbs: "assess", "preparing" wait for the object of the next part. */
export function isBareVerb(tokens: readonly Token[], part: PhraseRange, kind: ClauseKind): boolean {
  const first = afterLeads(tokens, part.first, part.last);
  if (part.last - first > 2 || !startsVerb(tokens, part, kind)) return false;
  // "menu planning, rostering, stocktake": between nouns it is one.
  const isNoun = part.last - first === 1 && nounsInIng.has(tokens[first]?.low ?? "");
  const isVerb = (v: Token) => isActionHere(v) || v.low.endsWith("ly") || pastVerbs.has(v.low);
  // "receive stock" has its object; "actively promote" has none.
  const isAlone = part.last - first === 1 || tokens[first]?.low.endsWith("ly") === true;
  return !isNoun && isAlone && tokens.slice(first, part.last).every(isVerb);
}

/** Words of readiness, of telling and of no one thing, that ask for nothing alone; "documentation" and "planning" do. */
const unfinished = new Set(
  (
    "interest willingness acquire obtain used live lives willing eager keen happy able ready date dates response total communicate adjustments technique techniques concept concepts " +
    "principle principles approach approaches method methods topic topics trend trends platform platforms feature features " +
    "component components element elements factor factors content contents subject subjects matter matters question questions foundation foundations " +
    "activity activities level levels domain domains discipline disciplines detail details insight insights operations order " +
    "purpose requirements environment version versions number numbers"
  ).split(" "),
);

/** "techniques", "willing", "coordinate": alone it does not say what is asked. */
export function isHollow(token: Token | undefined): boolean {
  const low = token?.low ?? "";
  // "peels", "installs" beside other things of their kind
  return unfinished.has(low) || (isActionHere(token) && !low.endsWith("s"));
}

const weekdays = new Set(
  ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"].flatMap((d) => [d, `${d}s`]),
);

/** "on Monday" is a time or a picture, "in a respectful way" says how, "two visual stylists" whom one leads. */
export function isAside(tokens: readonly Token[], { first, last }: PhraseRange, isDuty: boolean): boolean {
  for (let at = first + 1; at < last; at += 1)
    if (weekdays.has(tokens[at]?.low ?? "") && tokens[at - 1]?.low === "on") return true;
  const low = tokens[first]?.low ?? "";
  if (last - first > 1 && low !== "work" && /^ways?$/.test(tokens[last - 1]?.low ?? "")) return true;
  // Digits begin names: "12-lead ECGs", "24 hour emergency care".
  return isDuty && /^[a-z]+$/.test(low) && isNumber(low) && !/^years?$/.test(tokens[first + 1]?.low ?? "");
}

const elsewhere = new Set("work working team role first environment setting basis option options".split(" "));

const toPlace = new Set("our the at from between across".split(" "));
const premises = new Set("campus campuses office offices".split(" "));

/** "occasional remote work", "working from home": where the work is done is a fact of the ad, no demand. */
export function isWorkplace(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  // "to our Bendigo and Wodonga campuses"
  const isThere = last - first <= 3 && premises.has(tokens[last - 1]?.low ?? "");
  if (isThere && (toPlace.has(tokens[first - 1]?.low ?? "") || tokens.some(({ low }) => low === "travel")))
    return true;
  for (let at = first; at + 1 < last; at += 1) {
    const [low, next] = [tokens[at]?.low, tokens[at + 1]?.low ?? ""];
    if ((low === "remote" || low === "hybrid") && elsewhere.has(next)) return at + 2 === last;
    if (low === "from" && next === "home") return true;
  }
  return false;
}

const ages = new Set("age aged older over old".split(" "));
const besideAges = new Set("years year of or and above minimum be at least must".split(" "));

/** "18 years of age | or older": without its number it asks for nothing. */
export function isAge(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const words = tokens.slice(first, last).map(({ low }) => low);
  return words.some((low) => ages.has(low)) && words.every((low) => ages.has(low) || besideAges.has(low));
}

/** "let us know", "show us", "address the selection criteria": how to apply, not what to bring. */
const process: ReadonlyMap<string, string> = new Map([
  ..."let tell show send give contact call email join".split(" ").map((verb) => [verb, "us"] as const),
  ["selection", "criteria"],
  ["desirable", "criteria"],
  ["essential", "criteria"],
  ["wed", "love"],
  ["we", "would"],
  ["head", "start"],
  ["leg", "up"],
  ["month", "probation"],
  ["months", "probation"],
]);

export function isProcess(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  for (let at = first; at + 1 < last; at += 1) {
    const next = process.get(tokens[at]?.low ?? "");
    if (next !== undefined && tokens[at + 1]?.low === next) return true;
  }
  return false;
}
