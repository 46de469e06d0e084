import type { PhraseRange } from "../../words/noun-phrases.ts";
import { genericWords, nounsInIng, phraseEnds, phraseLeads } from "../../words/plain-words.ts";
import { phraseBreaks, type Token } from "../../words/tokenise.ts";
import { type Candidate, type DiscoverInput, isBlank, isProper, patternCandidate } from "./discover-input.ts";
import { hasSkillCue, isInName, roleNouns } from "./skill-context.ts";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words that end the name of a field of work: "polymer chemistry", "access control", "tax law". */
const fieldHeads = words(`
science sciences engineering programming design analysis architecture architectures law nursing accounting chemistry
biology physics economics mathematics statistics genetics genomics medicine modelling modeling simulation simulations
processing protocols protocol framework frameworks patterns testing security administration algorithms structures
databases languages language learning automation integration infrastructure networking monitoring optimisation
optimization visualisation visualization storage computing control controls development management methodology
methodologies techniques technology technologies systems system planning lifecycle principles standards practices
regulations legislation processes equipment machinery therapy care education consulting maintenance methods
scripting cryptography virtualisation virtualization containers apis tools architecture studies
`);

/** Verbs that open a line of duties, and other words that are no part of a name. */
const notInName = words(`
design implement perform conduct create review assess apply follow identify improve understand analyse analyze plan
own execute test deploy operate monitor handle run do does did prepare coordinate oversee report deep senior junior
responsible part time day daily next other own similar related relevant equivalent following current everyday great
modern latest new best good better high highest low right different various several many multiple numerous least
level years year months plus etc incl including e.g i.e eg ie well-known leading strong solid excellent proven
`);

const mostModifiers = 3;

function isModifier(input: DiscoverInput, at: number): boolean {
  const token = input.tokens[at];
  if (token === undefined) return false;
  const { low } = token;
  if (phraseEnds.has(low) || phraseLeads.has(low) || notInName.has(low) || isBlank(input, at)) return false;
  if (low.length < 2 || /^\d/.test(low) || /ly$/.test(low)) return false;
  if (low.endsWith("ing") && low.length > 5 && !nounsInIng.has(low)) return false;
  return !isProper(input, low) && !roleNouns.has(low);
}

/** The compound that ends with the head at `at`, or undefined when it has no modifier. */
function compoundAt(input: DiscoverInput, at: number): PhraseRange | undefined {
  let first = at;
  while (at - first < mostModifiers && isInPhrase(input.tokens, first) && isModifier(input, first - 1))
    first -= 1;
  const only = input.tokens[first]?.low ?? "";
  const isVague = at - first === 1 && (genericWords.has(only) || vague.has(only));
  return first === at || isVague ? undefined : { first, last: at + 1 };
}

const vague = words(
  "technical global local complex standard professional practical common basic whole entire own",
);

/** A known field with the words that narrow it down: "seed grading" for "grading". */
export function withModifiers(input: DiscoverInput, range: PhraseRange): PhraseRange {
  let { first } = range;
  while (range.first - first < 2 && isInPhrase(input.tokens, first) && isFreeModifier(input, first - 1))
    first -= 1;
  return { first, last: range.last };
}

function isFreeModifier(input: DiscoverInput, at: number): boolean {
  return input.taken[at] !== true && !genericWords.has(input.tokens[at]?.low ?? "") && isModifier(input, at);
}

function isInPhrase(tokens: readonly Token[], at: number): boolean {
  return at > 0 && ((tokens[at]?.gap ?? phraseBreaks) & phraseBreaks) === 0;
}

/**
 * Names of fields and methods built from a head noun ("quantum chemistry", "tax law") where the sentence
 * speaks of skills. Wider than what an ad's requirements are read from.
 */
export function compoundTerms(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 1; at < input.tokens.length; at += 1) {
    const token = input.tokens[at];
    if (token === undefined || !fieldHeads.has(token.low)) continue;
    const next = input.tokens[at + 1];
    if (next !== undefined && fieldHeads.has(next.low) && isInPhrase(input.tokens, at + 1)) continue;
    const range = compoundAt(input, at);
    if (range === undefined || isInName(input.tokens, range) || !hasSkillCue(input.tokens, range)) continue;
    found.push(patternCandidate(input, range, "hard"));
  }
  return found;
}
