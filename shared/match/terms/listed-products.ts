import type { PhraseRange } from "../words/noun-phrases.ts";
import { gap } from "../words/tokenise.ts";
import type { Candidate } from "./candidate.ts";
import { type DiscoverInput, isFree, isProduct, patternCandidate } from "./discover-input.ts";

const mostWords = 3;

/** A list connector between the tool and its neighbour; the position of the neighbour's near end. */
function neighbourAt(input: DiscoverInput, at: number, step: 1 | -1): number | undefined {
  const low = input.tokens[at]?.low;
  if (low === "and" || low === "or") return at + step;
  const joint = input.tokens[step === 1 ? at : at + 1];
  return ((joint?.gap ?? 0) & (gap.comma | gap.slash)) === 0 ? undefined : at;
}

function productAfter(input: DiscoverInput, first: number): PhraseRange {
  let last = first;
  while (last - first < mostWords && isProduct(input, last)) {
    if (last > first && (input.tokens[last]?.gap ?? 0) !== 0) break;
    last += 1;
  }
  return { first, last };
}

function productBeside(input: DiscoverInput, tool: PhraseRange, step: 1 | -1): PhraseRange | undefined {
  const at = neighbourAt(input, step === 1 ? tool.last : tool.first - 1, step);
  if (at === undefined) return undefined;
  const range =
    step === 1 ? productAfter(input, at) : { first: at, last: at + (isProduct(input, at) ? 1 : 0) };
  return range.last > range.first && isFree(input, range) ? range : undefined;
}

/** Capitalised, dotted or CamelCase words that stand in one list with a known tool. */
export function listedProducts(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (const tool of input.tools) {
    for (const step of [1, -1] as const) {
      const range = productBeside(input, tool, step);
      if (range !== undefined) found.push(patternCandidate(input, range, "tool"));
    }
  }
  return found;
}
