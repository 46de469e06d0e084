import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import type { Token } from "../words/tokenise.ts";
import { isNumber } from "./phrases/phrase-words.ts";

const ofKind = new Set(
  "equivalent relevant similar comparable equal extensive related industry work practical professional".split(
    " ",
  ),
);
/** "five years' relevant experience", "at least 3 years of experience". */
const ofLength = new Set("at least minimum years year yrs of".split(" "));
const longestEquivalent = 8;

const isOfIt = (low: string) => ofKind.has(low) || ofLength.has(low) || isNumber(low);

/** "A degree (or equivalent experience)": experience that stands in for an award is its alternative. */
export function equivalentExperience(tokens: readonly Token[], names: readonly Candidate[]): Candidate[] {
  const award = names.find(({ kind }) => kind === "qualification");
  if (award === undefined) return [];
  const at = tokens.findIndex(
    ({ low }, n) => n >= award.last && low === "or" && endOfExperience(tokens, n + 1) > 0,
  );
  if (at === -1) return [];
  const [first, last] = [at + 1, endOfExperience(tokens, at + 1)];
  const start = tokens[first]?.start ?? 0;
  const end = tokens[last - 1]?.end ?? start;
  return [{ first, last, start, end, kind: "hard", aliases: [], origin: "pattern" }];
}

/** Behind "five years' equivalent experience"; 0 where no such words begin at `first`. */
function endOfExperience(tokens: readonly Token[], first: number): number {
  let last = first;
  while (last - first < longestEquivalent && isOfIt(tokens[last]?.low ?? "")) last += 1;
  return last > first && tokens[last]?.low === "experience" ? last + 1 : 0;
}
