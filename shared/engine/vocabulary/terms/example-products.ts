import type { PhraseRange } from "../../words/noun-phrases.ts";
import { gap } from "../../words/tokenise.ts";
import { type Candidate, type DiscoverInput, isFree, isProduct, patternCandidate } from "./discover-input.ts";

const systemNouns = new Set(
  "system systems software tool tools platform platforms package packages program programs application applications app apps crm erp lms emr ehr pms pos hris suite suites database databases".split(
    " ",
  ),
);
const mostExamples = 8;
/** Words between the noun and its examples: "systems, for example", "system, e.g." is two. */
const leads = [
  ["such", "as"],
  ["for", "example"],
  ["for", "instance"],
  ["e", "g"],
  ["eg"],
  ["like"],
  ["including"],
];

/** Where the examples begin behind a noun of systems at `at`. */
function examplesAt({ tokens }: DiscoverInput, at: number): number | undefined {
  const lead = leads.find((words) => words.every((word, n) => tokens[at + 1 + n]?.low === word));
  return lead && at + 1 + lead.length;
}

const joints = new Set(["or", "and"]);

/** The products of a list that begins at `from`. */
function productsFrom(input: DiscoverInput, from: number): PhraseRange[] {
  const { tokens } = input;
  const found: PhraseRange[] = [];
  let first = from;
  while (found.length < mostExamples) {
    let last = first;
    while (isProduct(input, last) && (last === first || tokens[last]?.gap === 0)) last += 1;
    if (last === first) break;
    found.push({ first, last });
    const isJoined = joints.has(tokens[last]?.low ?? "");
    if (!isJoined && ((tokens[last]?.gap ?? 0) & gap.comma) === 0) break;
    first = isJoined ? last + 1 : last;
  }
  return found;
}

/** "a payroll system such as Preceda, Chris21 or MicrOpay": names, whatever they are, of one kind of system. */
export function exampleProducts(input: DiscoverInput): Candidate[] {
  const nouns = input.tokens.flatMap(({ low }, at) => (systemNouns.has(low) ? [at] : []));
  return nouns
    .flatMap((noun) => examplesAt(input, noun) ?? [])
    .flatMap((from) => productsFrom(input, from))
    .filter((range) => isFree(input, range))
    .map((range) => patternCandidate(input, range, "tool"));
}
