import type { RequirementKind } from "../../analysis.ts";
import type { PhraseRange } from "../../words/noun-phrases.ts";
import { lightStem } from "../../words/stem.ts";
import { type Token, tokenise } from "../../words/tokenise.ts";
import { compoundTerms, withModifiers } from "./compound-terms.ts";
import type { Candidate, DiscoverInput } from "./discover-input.ts";
import { discoverTerms, withoutOverlaps } from "./discover-terms.ts";
import { dutyPhrases } from "./duty-phrases.ts";
import { type FoundTerm, findTermsIn } from "./find-terms.ts";
import { mannerPhrases } from "./manner-phrases.ts";
import { hasSkillCue, isInName, tellsAboutUs } from "./skill-context.ts";
import { tagLists } from "./tag-lists.ts";
import { unseparatedTools } from "./unseparated-tools.ts";

/** A skill of one sentence; offsets are UTF-16 units of the sentence, end exclusive. */
export interface FoundSkill {
  start: number;
  end: number;
  kind: RequirementKind;
  origin: "vocab" | "pattern";
}

function overlaps(a: PhraseRange, b: PhraseRange): boolean {
  return a.first < b.last && b.first < a.last;
}

function skillOf(found: Candidate): FoundSkill {
  const { start, end, kind, origin } = found;
  return { start, end, kind, origin };
}

/** A known field keeps its modifiers in the span where skills are spoken of; a technology is its own name. */
function widened(input: DiscoverInput, found: FoundTerm): FoundSkill {
  const { kind } = found.term;
  const range =
    kind === "hard" && !isTechnical(found) && hasSkillCue(input.tokens, found)
      ? withModifiers(input, found)
      : found;
  const start = input.tokens[range.first]?.start ?? found.start;
  return { start, end: found.end, kind, origin: "vocab" };
}

function softSkill(tokens: readonly Token[], range: PhraseRange): FoundSkill {
  const start = tokens[range.first]?.start ?? 0;
  return { start, end: tokens[range.last - 1]?.end ?? start, kind: "soft", origin: "pattern" };
}

/** A reader marks "Java/Python" as one span; the either-or of requirements keeps its two members. */
function joinNeighbours(text: string, skills: readonly FoundSkill[]): FoundSkill[] {
  const joined: FoundSkill[] = [];
  for (const skill of skills) {
    const last = joined.at(-1);
    if (last !== undefined && isOneSpan(text, last, skill))
      joined[joined.length - 1] = { ...last, end: skill.end };
    else joined.push(skill);
  }
  return joined;
}

function isOneSpan(text: string, a: FoundSkill, b: FoundSkill): boolean {
  if (a.kind === "soft" || b.kind === "soft") return false;
  return text.slice(a.end, b.start) === "/";
}

/** Two terms of one list are at most this many characters apart ("A, B and C"). */
const listReach = 5;
const shortLine = 4;

function isListed(found: FoundTerm, all: readonly FoundTerm[]): boolean {
  return all.some(
    (o) =>
      o !== found &&
      o.term.kind !== "soft" &&
      o.start - found.end <= listReach &&
      found.start - o.end <= listReach,
  );
}

/** Technologies, and names that were found by their neighbours, stand for themselves; "research" or "insurance" is a skill only where skills are spoken of. */
function isTechnical(found: FoundTerm): boolean {
  return found.term.kind === "tool" || found.term.family === "it" || found.term.near.length > 0;
}

/** "networker", "marked", "recruited": a person or an act, not the field that the stem stands for. */
function isOtherForm(text: string, found: FoundTerm): boolean {
  if (found.last - found.first !== 1 || found.term.kind !== "hard") return false;
  const low = text.slice(found.start, found.end).toLowerCase();
  if (!/(er|or|ers|ors|ed)$/.test(low)) return false;
  const stems = found.term.forms.map((f) => lightStem(f.written.toLowerCase()));
  return !stems.includes(lightStem(low));
}

/** "coding", "networks": one word of no product, in lower case. */
function isEverydayWord(text: string, found: FoundTerm): boolean {
  const written = text.slice(found.start, found.end);
  return found.term.kind === "hard" && !/[^a-z-]/.test(written) && found.last - found.first === 1;
}

interface Sentence {
  text: string;
  tokens: readonly Token[];
  listed: readonly FoundTerm[];
  aboutUs: boolean;
}

function isSkillHere(sentence: Sentence, found: FoundTerm): boolean {
  const { tokens, listed, aboutUs } = sentence;
  if (found.term.kind === "soft") return true;
  if (isInName(tokens, found) || isOtherForm(sentence.text, found)) return false;
  if (hasSkillCue(tokens, found)) return true;
  if (aboutUs) return false;
  if (tokens.length <= shortLine || isListed(found, listed)) return true;
  return isTechnical(found) && !isEverydayWord(sentence.text, found);
}

/** Vocabulary terms and discovered ones, where the sentence means a skill. */
function namedSkills(text: string, tokens: readonly Token[]): FoundSkill[] {
  const listed = findTermsIn(text, tokens);
  const taken: boolean[] = [];
  for (const f of listed) for (let i = f.first; i < f.last; i += 1) taken[i] = true;
  const tools = listed.filter((f) => f.term.kind === "tool");
  const input = { text, tokens, taken, company: new Set<string>(), tools };
  const discovered = withoutOverlaps([
    ...discoverTerms(input),
    ...tagLists(input),
    ...unseparatedTools(input),
    ...compoundTerms(input),
  ]).filter((m) => m.kind !== "tool" || !isInName(tokens, m));
  const around = { text, tokens, listed, aboutUs: tellsAboutUs(tokens) };
  const known = listed.filter((f) => isSkillHere(around, f) && !discovered.some((m) => overlaps(m, f)));
  const spans = known.map((f) => widened(input, f));
  const all = [...spans, ...discovered.map(skillOf)];
  return joinNeighbours(
    text,
    all.sort((a, b) => a.start - b.start),
  );
}

function isFreeOf(others: readonly FoundSkill[], skill: FoundSkill): boolean {
  return !others.some((other) => other.start < skill.end && skill.start < other.end);
}

/** Manners and duties that no named skill covers. */
function softSkills(tokens: readonly Token[], named: readonly FoundSkill[]): FoundSkill[] {
  const manners = mannerPhrases(tokens)
    .map((range) => softSkill(tokens, range))
    .filter((manner) => isFreeOf(named, manner));
  const soft = [...named.filter((skill) => skill.kind === "soft"), ...manners];
  const duties = dutyPhrases(tokens).map((range) => softSkill(tokens, range));
  return [...soft, ...duties.filter((duty) => isFreeOf(soft, duty))];
}

/**
 * The skills of one sentence, wherever it is: vocabulary terms and discovered ones, in text order.
 * Not the requirements of an ad: cues, negation and sections play no part (docs/engine.md, Measures).
 */
export function findSkills(sentence: string): FoundSkill[] {
  const tokens = tokenise(sentence);
  const named = namedSkills(sentence, tokens);
  const all = [...named.filter((skill) => skill.kind !== "soft"), ...softSkills(tokens, named)];
  return all.sort((a, b) => a.start - b.start || a.end - b.end);
}
