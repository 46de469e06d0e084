import { refuse, type UnsupportedClaim } from "./claim.ts";
import { holdsPhrase, namePhrase } from "./entities.ts";
import { isEveryday } from "./everyday-words.ts";
import type { SourceLine } from "./fact-sources.ts";
import type { Check, ClaimLine, Scope } from "./scope.ts";
import { isAsStrong, isPartOnly, opensWeakly, strengthOf } from "./strength.ts";
import { wordFamily } from "./word-family.ts";

function isHeld(low: string, scope: Scope): boolean {
  return scope.wording.some((one) => isAsStrong(low, one.words, one.families));
}

/** Words that inflate: each needs its family, or a word as strong, where the claim comes from. */
function inflated(line: ClaimLine, scope: Scope): UnsupportedClaim | undefined {
  const { target } = scope;
  for (const [at, token] of line.tokens.entries()) {
    if (line.judged[at] === true || strengthOf(token.low) === undefined) continue;
    // "Dear Hiring Manager" and the advertised title claim nothing.
    const after = line.tokens[at - 1]?.low;
    if (token.low === "manager" && (after === "hiring" || after === "dear")) continue;
    if (
      holdsPhrase(namePhrase(target?.title ?? ""), token.low) ||
      holdsPhrase(namePhrase(target?.company ?? ""), token.low)
    )
      continue;
    if (!isHeld(token.low, scope)) return refuse("strength", line.text.slice(token.start, token.end));
  }
  return undefined;
}

const contentOf = (words: Iterable<string>) =>
  [...words].filter((word) => word.length > 3 && !isEveryday(word));
const saysNo = /\b(?:no|not|never|without|zero|nil|free)\b/i;

/** The line that a claim most likely comes from, by the words they share. */
function closest(line: ClaimLine, lines: readonly SourceLine[]): SourceLine | undefined {
  const families = new Set(line.tokens.map((token) => wordFamily(token.low)));
  let best: { source: SourceLine; share: number } | undefined;
  for (const source of lines) {
    const own = contentOf(source.words);
    if (own.length < 2) continue;
    const share = own.filter((word) => families.has(wordFamily(word))).length / own.length;
    if (share > (best?.share ?? 0.5)) best = { source, share };
  }
  return best?.source;
}

/** A part in the work may not become the whole of it, nor a "no" a "yes". */
function raised(line: ClaimLine, scope: Scope): UnsupportedClaim | undefined {
  const [only, ...others] = scope.wording;
  const source = others.length === 0 ? only : closest(line, scope.wording);
  if (source === undefined) return undefined;
  if (opensWeakly(source.text) && !isPartOnly(line.text))
    return refuse(
      "strength",
      line.text,
      `Your own line says "${source.text.slice(0, 60)}": a part in the work.`,
    );
  if (saysNo.test(source.text) && !saysNo.test(line.text))
    return refuse("strength", line.text, `Your own line says "${source.text.slice(0, 60)}".`);
  return undefined;
}

export const checkStrength: Check = (line, scope) => inflated(line, scope) ?? raised(line, scope);
