import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import type { Token } from "../words/tokenise.ts";

const ofKind = new Set(
  "equivalent relevant similar comparable equal extensive related industry work practical professional".split(
    " ",
  ),
);
const longestEquivalent = 5;

/** "A degree (or equivalent experience)": experience that stands in for an award is its alternative. */
export function equivalentExperience(tokens: readonly Token[], names: readonly Candidate[]): Candidate[] {
  return names.flatMap((name) => {
    if (name.kind !== "qualification" || tokens[name.last]?.low !== "or") return [];
    const first = name.last + 1;
    let last = first;
    while (last - first < longestEquivalent && ofKind.has(tokens[last]?.low ?? "")) last += 1;
    if (last === first || tokens[last]?.low !== "experience") return [];
    const start = tokens[first]?.start ?? 0;
    const end = tokens[last]?.end ?? start;
    return [{ first, last: last + 1, start, end, kind: "hard", aliases: [], origin: "pattern" }];
  });
}
