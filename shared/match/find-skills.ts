import type { RequirementKind } from "./analysis.ts";
import type { Candidate } from "./candidate.ts";
import { discoverTerms } from "./discover-terms.ts";
import { type FoundTerm, findTermsIn } from "./find-terms.ts";
import type { PhraseRange } from "./noun-phrases.ts";
import { hasSkillCue, isInName, tellsAboutUs } from "./skill-context.ts";
import { type Token, tokenise } from "./tokenise.ts";

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

/** Two terms of one list stand at most this many characters apart ("A, B and C"). */
const listReach = 5;
const shortLine = 4;

function isListed(found: FoundTerm, all: readonly FoundTerm[]): boolean {
  return all.some(
    (o) => o !== found && o.term.kind !== "soft" && o.start - found.end <= listReach && found.start - o.end <= listReach,
  );
}

/** Technologies are named for themselves; "research" or "insurance" is a skill only where skills are spoken of. */
function isTechnical(found: FoundTerm): boolean {
  return found.term.kind === "tool" || found.term.family === "it";
}

interface Sentence {
  tokens: readonly Token[];
  listed: readonly FoundTerm[];
  aboutUs: boolean;
}

function isSkillHere(sentence: Sentence, found: FoundTerm): boolean {
  const { tokens, listed, aboutUs } = sentence;
  if (found.term.kind === "soft") return true;
  if (isInName(tokens, found)) return false;
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
  const more = discoverTerms({ text: sentence, tokens, taken, company: new Set(), tools });
  const around = { tokens, listed, aboutUs: tellsAboutUs(tokens) };
  const wider = listed.filter((f) => isSkillHere(around, f) && !more.some((m) => overlaps(m, f)));
  return [...wider.map(listedSkill), ...more.map(skillOf)].sort((a, b) => a.start - b.start);
}
