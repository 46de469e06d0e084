import type { PhraseRange } from "../words/noun-phrases.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { qualifiedProfession } from "./degree-qualified.ts";
import { beforeTail } from "./phrase-words.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

const heads = words(
  "degree degrees diploma diplomas certificate certificates cert qualification qualifications bachelor bachelors master masters phd doctorate apprenticeship",
);
/** What comes before the head and belongs to it. */
const before = words(
  "tertiary university postgraduate post graduate undergraduate advanced associate trade formal vocational relevant honours bachelor bachelors master masters expected academic teaching nursing law engineering",
);
const levels = words("i ii iii iv 1 2 3 4 iii/iv");
const fieldStarts = words("in of");
/** Where the fields end and another requirement begins. */
const ends = words(
  "with is are was will would plus who that which and/or preferred required essential desirable mandatory highly to from you we at from then have has must should youre youll youve im weve coupled combined together as working progress membership registration experience current or and completed ideally preferably sorry no please but though although while",
);
const openFields = words("related similar relevant equivalent equal other another comparable associated in");
const mostWords = 18;
const hardBits = gap.newline | gap.semicolon | gap.stop | gap.colon;

function startsOther(tokens: readonly Token[], at: number): boolean {
  const next = tokens.slice(at + 1, at + 5).map((t) => t.low);
  // "or a related field" and "or in Warehousing" are of the same award; "or equivalent experience" is another way.
  if (tokens[at]?.low === "and" && articles.has(next[0] ?? "")) return true;
  if (next.includes("experience") || next.some((low) => heads.has(low))) return true;
  return next.length > 0 && next[0] !== undefined && ends.has(next[0]) && !openFields.has(next[0]);
}

const otherDemands = words(
  "training licence license skills knowledge understanding ability language car check registration",
);
const articles = words("a an the");
const itemWords = 5;

/** Behind a comma "dementia training", "a second language", "own car" are no fields of the award. */
function startsDemand(tokens: readonly Token[], at: number): boolean {
  if (articles.has(tokens[at]?.low ?? "")) return true;
  for (let i = at + 1; i < at + itemWords; i += 1) {
    const token = tokens[i];
    if (token === undefined || (token.gap & (gap.comma | gap.open)) !== 0 || token.low === "or") return false;
    if (otherDemands.has(token.low)) return true;
  }
  return false;
}

/** "(or willing to undertake)": how one may come by it, no field. */
const underWay = words(
  "willing willingness working be currently studying progress near nearing in able equivalent higher above",
);

function isEnd(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || (token.gap & hardBits) !== 0) return true;
  if ((token.gap & gap.dash) !== 0 && (token.gap & gap.joined) === 0) return true;
  if ((token.gap & gap.open) !== 0 && token.low === "or" && underWay.has(tokens[at + 1]?.low ?? ""))
    return true;
  if (token.low === "or" || token.low === "and") return startsOther(tokens, at);
  const isApart = (token.gap & (gap.comma | gap.open)) !== 0;
  if (isApart && (heads.has(token.low) || startsDemand(tokens, at))) return true;
  return ends.has(token.low);
}

const noFields = words("or and qualified level minimum trade plus higher above equivalent");

/** "Cert III Commercial Cookery": behind a level the field needs no word before it. */
function isBareField(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (token === undefined || token.gap !== 0 || !levels.has(tokens[at - 1]?.low ?? "")) return false;
  return (
    !noFields.has(token.low) && !ends.has(token.low) && !heads.has(token.low) && !otherDemands.has(token.low)
  );
}

/** Behind "III or IV" and the nouns of the award. */
function behindLevel(tokens: readonly Token[], from: number): number {
  let at = from;
  const isLevel = (n: number) => levels.has(tokens[n]?.low ?? "");
  while (isLevel(at) || (tokens[at]?.low === "or" && isLevel(at + 1))) at += 1;
  while (heads.has(tokens[at]?.low ?? "") && ((tokens[at]?.gap ?? 0) & (hardBits | gap.comma)) === 0) at += 1;
  return at;
}

/** "Certificate IV in Allied Health (physiotherapy and/or …": an award never ends inside a bracket that it opens. */
function beforeBracket(tokens: readonly Token[], from: number, end: number): number {
  let open: number | undefined;
  for (let at = from; at <= end; at += 1) {
    const bits = tokens[at]?.gap ?? gap.close;
    if ((bits & gap.close) !== 0) open = undefined;
    if (at < end && (bits & gap.open) !== 0) open = at;
  }
  return open ?? end;
}

/** The end of "in Accounting, Finance or a related field" behind an award. */
function fieldsEnd(tokens: readonly Token[], from: number): number {
  const at = behindLevel(tokens, from);
  const isOpen = fieldStarts.has(tokens[at]?.low ?? "");
  if (!isOpen && !(at > from && isBareField(tokens, at))) return at;
  let end = at + 1;
  while (end - from < mostWords && !isEnd(tokens, end)) end += 1;
  const tidy = beforeTail(tokens, at, beforeBracket(tokens, at + 1, end));
  return tidy > (isOpen ? at + 1 : at) ? tidy : at;
}

/** The award that a head noun names, with its level and its fields. */
function awardAt(tokens: readonly Token[], at: number): PhraseRange | undefined {
  const qualified = qualifiedProfession(tokens, at);
  if (qualified !== undefined) return qualified;
  if (!heads.has(tokens[at]?.low ?? "")) return undefined;
  let first = at;
  while (first > 0 && before.has(tokens[first - 1]?.low ?? "") && (tokens[first]?.gap ?? 0) === 0) first -= 1;
  const last = fieldsEnd(tokens, at + 1);
  return last - first > 1 ? { first, last } : undefined;
}

/** "degree" of angle, of care, of independence is no award. */
function isDegreeOf(tokens: readonly Token[], award: PhraseRange): boolean {
  const low = tokens[award.first]?.low;
  return (
    low === "degree" &&
    ["a", "high", "the", "some", "any", "great", "certain"].includes(tokens[award.first - 1]?.low ?? "") &&
    tokens[award.first + 1]?.low === "of"
  );
}

const beside = new Set(["a", "an"]);

/** "a bachelor's degree with a Master of Teaching" is one way to the job. */
function goesWith(tokens: readonly Token[], before: PhraseRange, award: PhraseRange): boolean {
  const between = tokens.slice(before.last, award.first).map((t) => t.low);
  return (
    between[0] === "with" && (between.length === 1 || (between.length === 2 && beside.has(between[1] ?? "")))
  );
}

/** Where a sentence names awards, each with its fields; token positions. */
export function awardRanges(tokens: readonly Token[]): PhraseRange[] {
  const awards: PhraseRange[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const award = awardAt(tokens, at);
    if (award === undefined || isDegreeOf(tokens, award)) continue;
    const last = awards.at(-1);
    const isJoined = last !== undefined && (last.last > award.first || goesWith(tokens, last, award));
    if (last !== undefined && isJoined) last.last = Math.max(last.last, award.last);
    else awards.push(award);
    at = Math.max(at, award.last - 1);
  }
  return awards;
}
