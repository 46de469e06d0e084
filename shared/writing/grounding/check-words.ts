import { formal, isTargetName, knowsWord } from "./check-names.ts";
import { refuse } from "./claim.ts";
import { isEveryday } from "./everyday-words.ts";
import { type Check, supportedBy } from "./scope.ts";
import { strengthOf } from "./strength.ts";

const machineTalk =
  /\b(?:(?:system|developer|hidden) (?:prompt|message|instructions?)|(?:ignore|disregard|follow|previous|my|your|these|all) (?:\w+ )?instructions?|prompts?|you are (?:an?|now)\b|(?:ai|language) (?:model|assistant|tools?|writer|system)|[a-z]+ mode|match ?score|ats ?score|canary)\b/i;

/** Talk of prompts, modes and scores: an instruction that was followed or a secret that got out, and no fact. */
export const checkMachineTalk: Check = (line, { sources }) => {
  const claim = machineTalk.exec(line.text)?.[0];
  if (claim === undefined) return undefined;
  const isOwn = supportedBy(line, sources.lines, (one) =>
    one.text.toLowerCase().includes(claim.toLowerCase()),
  );
  return isOwn ? undefined : refuse("word", claim, "This is about the writing machine and not about you.");
};

/** A word in small letters that neither the sources nor everyday English hold may be a name in disguise. */
export const checkWords: Check = (line, scope) => {
  const everywhere = scope.sources.lines;
  for (const [at, token] of line.tokens.entries()) {
    // Words of strength have their own check.
    if (line.judged[at] === true || formal.has(token.low) || isEveryday(token.low)) continue;
    if (strengthOf(token.low) !== undefined) continue;
    const isKnown = everywhere.some((one) => knowsWord(one, token, token.low));
    if (!isKnown && !isTargetName(token.low, scope))
      return refuse("word", line.text.slice(token.start, token.end));
  }
  return undefined;
};
