import { refuse, type UnsupportedClaim } from "./claim.ts";
import { holdsPhrase, namePhrase } from "./entities.ts";
import type { Check, ClaimLine, Scope } from "./scope.ts";
import { isAsStrong, strengthOf } from "./strength.ts";

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

/** Words that say more than the work itself. */
export const checkStrength: Check = (line, scope) => inflated(line, scope);
