import type { RequirementKind } from "./analysis.ts";
import type { Candidate } from "./candidate.ts";
import { compoundTerms } from "./compound-terms.ts";
import { discoverTerms, withoutOverlaps } from "./discover-terms.ts";
import { dutyPhrases } from "./duty-phrases.ts";
import { type FoundTerm, findTermsIn } from "./find-terms.ts";
import { mannerPhrases } from "./manner-phrases.ts";
import type { PhraseRange } from "./noun-phrases.ts";
import { hasSkillCue, isInName, tellsAboutUs } from "./skill-context.ts";
import { lightStem } from "./stem.ts";
import { type Token, tokenise } from "./tokenise.ts";
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

function listedSkill(found: FoundTerm): FoundSkill {
  return { start: found.start, end: found.end, kind: found.term.kind, origin: "vocab" };
}

function softSkill(tokens: readonly Token[], range: PhraseRange): FoundSkill {
  const start = tokens[range.first]?.start ?? 0;
  return { start, end: tokens[range.last - 1]?.end ?? start, kind: "soft", origin: "pattern" };
}

/** Two terms of one list stand at most this many characters apart ("A, B and C"). */
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
  return isTechnical(found) || tokens.length <= shortLine || isListed(found, listed);
}

/**
 * The skills of one sentence, wherever it stands: vocabulary terms and discovered ones, in text order.
 * Not the requirements of an ad: cues, negation and sections play no part (match-engine.md section 10).
 */
export function findSkills(sentence: string): FoundSkill[] {
  const tokens = tokenise(sentence);
  const listed = findTermsIn(sentence, tokens);
  const taken: boolean[] = [];
  for (const f of listed) for (let i = f.first; i < f.last; i += 1) taken[i] = true;
  const tools = listed.filter((f) => f.term.kind === "tool");
  const input = { text: sentence, tokens, taken, company: new Set<string>(), tools };
  const more = withoutOverlaps([
    ...discoverTerms(input),
    ...unseparatedTools(input),
    ...compoundTerms(input),
  ]);
  const around = { text: sentence, tokens, listed, aboutUs: tellsAboutUs(tokens) };
  const unlisted = more.filter((m) => m.kind !== "tool" || !isInName(tokens, m));
  const wider = listed.filter((f) => isSkillHere(around, f) && !unlisted.some((m) => overlaps(m, f)));
  const skills = [...wider.map(listedSkill), ...unlisted.map(skillOf)].sort((a, b) => a.start - b.start);
  const free = (range: FoundSkill, among: readonly FoundSkill[]) =>
    !among.some((other) => other.start < range.end && range.start < other.end);
  const known = skills.filter((skill) => skill.kind === "soft");
  const manners = mannerPhrases(tokens).map((range) => softSkill(tokens, range));
  const soft = [...known, ...manners.filter((manner) => free(manner, skills))];
  const duties = dutyPhrases(tokens).map((range) => softSkill(tokens, range));
  const all = [
    ...skills.filter((skill) => skill.kind !== "soft"),
    ...soft,
    ...duties.filter((duty) => free(duty, soft)),
  ];
  return all.sort((a, b) => a.start - b.start || a.end - b.end);
}
