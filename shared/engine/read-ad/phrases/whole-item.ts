import type { Candidate } from "../../vocabulary/terms/discover-input.ts";
import { isActionHere } from "../../words/action-verbs.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { functionWords } from "../../words/plain-words.ts";
import { gap, type Token } from "../../words/tokenise.ts";
import { findCues } from "../cue-words.ts";
import { isProcess, isWorkplace } from "../part-kinds.ts";
import type { AdSentence } from "../read-ad-sections.ts";
import { candidateOf } from "../read-criteria.ts";
import { size } from "../sentence-terms.ts";
import { trimmed } from "./phrase-bounds.ts";
import { afterLeads } from "./phrase-words.ts";
import { afterSubject } from "./subject.ts";

const longestWhole = 8;

const ofAnyWork = new Set("pace paced environment environments pressure dynamic changing".split(" "));

const merely = new Set(["just", "only"]);
const told = new Set(["that", "which"]);
const addresses = new Set("you youre youll youve we".split(" "));

/** "You are a credentialed diabetes educator": what is asked stands behind the reader; nothing in "we reckon you've got". */
function behindAddress(tokens: readonly Token[]): PhraseRange | undefined {
  const last = tokens.length;
  if (!addresses.has(tokens[0]?.low ?? "")) return { first: 0, last };
  const first = afterLeads(tokens, afterSubject(tokens, 0, last), last);
  return last - first > 1 ? { first, last } : undefined;
}

const levels = new Set("preferred required desirable essential".split(" "));
const countries = new Set("australia zealand new uk us usa canada ireland".split(" "));

const degrees = new Set("highly strongly very greatly is are would be".split(" "));

/** "Medical receptionist: 1 year (Preferred)", "Work in a HIPAA environment highly preferred": the level behind it is no part of it. */
function withoutLevel(tokens: readonly Token[]): readonly Token[] {
  const last = tokens.at(-1);
  const isLevel = last !== undefined && levels.has(last.low) && (last.gap & gap.open) !== 0;
  if (isLevel) return tokens.slice(0, -1);
  const cue = findCues(tokens).at(-1);
  if (cue?.last !== tokens.length || (cue.level !== "preferred" && !cue.literal)) return tokens;
  let end = cue.first;
  while (degrees.has(tokens[end - 1]?.low ?? "")) end -= 1;
  return tokens.slice(0, end);
}

const ends = new Set("to which that so in for across within".split(" "));
const latestDeed = 2;
const shortestDeed = 3;

/** "Experience managing a variety of internal and external stakeholders to ensure …": all its words are everyday ones. */
function ofDeed(tokens: readonly Token[]): PhraseRange | undefined {
  const first = tokens.findIndex(({ low }, at) => at > 0 && at <= latestDeed && low.endsWith("ing"));
  if (first < 0 || !isActionHere(tokens[first]) || tokens[0]?.low !== "experience") return undefined;
  const end = tokens.findIndex(
    ({ low, gap: bits }, at) => at > first + 1 && (ends.has(low) || (bits & ~gap.joined) !== 0),
  );
  const last = end < 0 ? tokens.length : end;
  return last - first >= shortestDeed && last - first <= longestWhole ? { first, last } : undefined;
}

/** The words of an item, or of a longer one what it says first: "engage with all levels of the business". */
function firstSaid(tokens: readonly Token[]): PhraseRange | undefined {
  if (tokens.length <= longestWhole) return behindAddress(tokens);
  const end = tokens.findIndex(({ gap: bits }, at) => at > 0 && (bits & ~gap.joined) !== 0);
  const said = trimmed(tokens, { first: 0, last: end < 0 ? tokens.length : end });
  // "a portfolio that shows your thinking"
  if (said !== undefined && told.has(tokens[said.last]?.low ?? "")) return said;
  const done = ofDeed(tokens);
  if (done !== undefined) return done;
  const isPlain = said !== undefined && size(said) > 3 && isActionHere(tokens[said.first]);
  return isPlain && !tokens.some(({ low }) => ofAnyWork.has(low)) ? said : undefined;
}

/** "Own tools", "Love of the outdoors": an item of everyday words alone asks for itself. */
export function wholeItem({ tokens: all, item }: AdSentence): Candidate[] {
  const tokens = withoutLevel(all);
  // "Australia (Required)" under the right to work: a question, and nothing to show.
  if (tokens.length < all.length && tokens.every(({ low }) => countries.has(low))) return [];
  const whole = item === true && tokens.length > 1 ? firstSaid(tokens) : undefined;
  if (whole === undefined) return [];
  const isSaid = tokens.some(({ low }) => low.length > 3 && !functionWords.has(low));
  const isDenied = tokens
    .slice(0, Math.max(whole.last, longestWhole))
    .some(({ low }, at) => low === "no" || (low === "not" && !merely.has(tokens[at + 1]?.low ?? "")));
  return isSaid && !isDenied && !isProcess(tokens, whole) && !isWorkplace(tokens, whole)
    ? [candidateOf(tokens, whole, [])]
    : [];
}
