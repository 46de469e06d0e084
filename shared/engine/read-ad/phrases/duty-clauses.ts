import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { leadsInTasks } from "../job-nouns.ts";
import type { Clause } from "./clauses.ts";
import { contentCount } from "./phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** "Manage the grant life cycle: guidelines, assessment, payments": the parts of what was said. */
export function isDetail(text: string, tokens: readonly Token[], { first }: Clause): boolean {
  const token = tokens[first];
  if (token === undefined || (token.gap & gap.colon) === 0) return false;
  return isActionHere(tokens[0]) && /\p{Ll}/u.test(text[token.start] ?? "") && !isActionHere(token);
}

/** "The job includes calf rearing and fencing": what follows are duties whatever they begin with. */
const lists = words("includes include involves entail entails");
const listReach = 8;

const farthestVariety = 12;
const works = words("duties tasks responsibilities");

/** "a variety of yard duties, including lawn maintenance", "responsible for the month end process, preparation of reports". */
function isVariety(tokens: readonly Token[], at: number): boolean {
  const [low, next] = [tokens[at]?.low ?? "", tokens[at + 1]?.low];
  return (works.has(low) && next === "including") || (low === "responsible" && next === "for");
}

export function isList(tokens: readonly Token[]): boolean {
  const isLed = tokens.slice(0, listReach).some(({ low }, at) => lists.has(low) || leadsInTasks(tokens, at));
  return isLed || tokens.slice(0, farthestVariety).some((_, at) => isVariety(tokens, at));
}

const together = words(
  "collaborate collaborating work working partner partnering liaise liaising engage engaging cooperate team",
);
const beside = words("with alongside");
const partnersReach = 5;
const hollow = words("matters issues initiatives projects topics tasks things opportunities needs");

/** "collaborate with the duty manager on complex matters" says more than "complex matters". */
function isHollow(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  return hollow.has(tokens[last - 1]?.low ?? "") && contentCount(tokens, first, last) < 2;
}
/** What all work is for: it says less than those it is done with. */
const aims = words(
  "ensure meet achieve support align optimise optimize facilitate drive improve accomplish enhance maximise maximize foster accelerate expand embed help enable understand advance provide deliver",
);

/** Where what is done with others begins, from `from` on; undefined where only the aim of all work is told. */
function purposeAt(
  tokens: readonly Token[],
  { first: from, last }: PhraseRange,
  isItem: boolean,
): number | undefined {
  for (let at = from; at + 1 < last; at += 1) {
    const low = tokens[at]?.low;
    // "Working with two partners, you will advise on …"
    if (low === "you" || low === "youll") return undefined;
    if (low === "on") return at + 1;
    const verb = tokens[at + 1]?.low.endsWith("ly") === true ? tokens[at + 2] : tokens[at + 1];
    if (low === "to" && isActionHere(verb)) return isItem && aims.has(verb?.low ?? "") ? undefined : at + 1;
  }
  return undefined;
}

function isHandInHand(tokens: readonly Token[], verb: number): boolean {
  return tokens[verb + 1]?.low === tokens[verb + 3]?.low && tokens[verb + 2]?.low === "in";
}

/** "Collaborate with developers to bring features live": what is done stands behind those it is done with. */
export function behindPartners(tokens: readonly Token[], clause: Clause, isItem: boolean): Clause {
  const reach = tokens.slice(clause.first, Math.min(clause.last, clause.first + partnersReach));
  const verb = reach.findIndex(({ low }) => together.has(low));
  // "Own renewals and work with sales on expansion": what stands first is done, too.
  if (verb < 0 || reach.slice(0, verb).some(({ low }) => low === "and")) return clause;
  const at = clause.first + verb;
  // "work with", "work closely with", "work hand in hand with"
  const isBeside = tokens
    .slice(at + 1, at + 5)
    .some(({ low }, n) => beside.has(low) && (n < 2 || isHandInHand(tokens, at)));
  const first = isBeside ? purposeAt(tokens, { first: at + 3, last: clause.last }, isItem) : undefined;
  if (first === undefined || isHollow(tokens, { ...clause, first })) return clause;
  return { ...clause, first };
}

const told = words(
  "is are was were be been will would can could should must may might have has had do does did we our us they it i he she you youll youd youre your that which who",
);

const means = words("use using utilise utilize utilising utilizing apply applying leverage leveraging");
const ownMeans = words("your knowledge training expertise judgement judgment experience skills");
const meansReach = 9;

/** "Use your design knowledge to create room settings": what is done stands behind what it is done with. */
export function behindMeans(tokens: readonly Token[], clause: Clause): Clause {
  const isMeans = means.has(tokens[clause.first]?.low ?? "");
  if (!isMeans || !ownMeans.has(tokens[clause.first + 1]?.low ?? "")) return clause;
  const reach = Math.min(clause.last - 1, clause.first + meansReach);
  for (let at = clause.first + 2; at < reach; at += 1)
    if (tokens[at]?.low === "to" && isActionHere(tokens[at + 1])) return { ...clause, first: at + 1 };
  return clause;
}

const longestWork = 7;

/** "Routine inspections, lease renewals, arrears and bond claims.": a list of works, in which nothing is told. */
export function isBareList(tokens: readonly Token[], { first, last, bracket }: Clause): boolean {
  if (bracket || first > 0 || isActionHere(tokens[0])) return false;
  const inside = tokens.slice(first, last);
  const starts = inside.flatMap(({ gap: bits }, n) => (n === 0 || (bits & gap.comma) !== 0 ? [n] : []));
  const isShort = starts.every((start, n) => (starts[n + 1] ?? inside.length) - start <= longestWork);
  return starts.length > listCommas && isShort && !isList(tokens) && !tellsSomething(tokens, { first, last });
}

const all = words("everything anything");

/** "everything from retreat planning to research, data analysis and …": where what is named begins; -1 elsewhere. */
export function everythingFrom(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }, n) => all.has(low) && tokens[n + 1]?.low === "from");
  const commas = tokens.slice(at + 2).filter(({ gap: bits }) => (bits & gap.comma) !== 0).length;
  return at >= 0 && commas > 0 ? at + 2 : -1;
}

const roles = words("role position job");
const latestFocus = 7;

/** "This role has a strong focus on water supply, parks and gardens": where what it is about begins; -1 elsewhere. */
export function roleFocus(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ low }, n) => low === "focus" && tokens[n + 1]?.low === "on");
  if (at < 0 || at > latestFocus || !tokens.slice(0, at).some(({ low }) => roles.has(low))) return -1;
  return tokens.slice(at).some(({ gap: bits }) => (bits & gap.comma) !== 0) ? at + 2 : -1;
}

/** It has a subject or a verb of its own. */
export function tellsSomething(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  return tokens.slice(first, last).some(({ low }) => told.has(low));
}

const longestLead = 5;
const listCommas = 2;
const reader = words("you youll youd your");

/** "You'll handle: leasing, inspections, rent reviews": each thing behind the colon is work of its own. */
export function isListedWork(tokens: readonly Token[], { first, last, bracket }: Clause): boolean {
  const token = tokens[first];
  if (bracket || first === 0 || first > longestLead || token === undefined || (token.gap & gap.colon) === 0)
    return false;
  const commas = tokens.slice(first + 1, last).filter(({ gap: bits }) => (bits & gap.comma) !== 0).length;
  return reader.has(tokens[0]?.low ?? "") && commas >= listCommas;
}
