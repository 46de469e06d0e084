import type { RequirementKind } from "./analysis.ts";
import type { Candidate } from "./candidate.ts";
import { discoverTerms } from "./discover-terms.ts";
import { type FoundTerm, findTermsIn } from "./find-terms.ts";
import type { PhraseRange } from "./noun-phrases.ts";
import { asksForSkill, isInName } from "./skill-context.ts";
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

/** An everyday word such as "research" is a skill only where skills are spoken of. */
function isPlainWord(found: FoundTerm): boolean {
  return found.term.kind === "hard" && found.last - found.first === 1;
}

function isSkillHere(sentence: string, tokens: readonly Token[], found: FoundTerm, asks: boolean): boolean {
  if (found.term.kind === "soft") return true;
  if (isInName(tokens, found)) return false;
  const written = sentence.slice(found.start, found.end);
  if (isPlainWord(found) && written === written.toLowerCase() && !asks) return false;
  return true;
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
  const asks = asksForSkill(tokens);
  const wider = listed.filter(
    (f) => isSkillHere(sentence, tokens, f, asks) && !more.some((m) => overlaps(m, f)),
  );
  return [...wider.map(listedSkill), ...more.map(skillOf)].sort((a, b) => a.start - b.start);
}
