import type { PhraseRange } from "../../words/noun-phrases.ts";
import { genericWords, phraseEnds, phraseLeads } from "../../words/plain-words.ts";
import { gap } from "../../words/tokenise.ts";
import {
  type Candidate,
  type DiscoverInput,
  isBlank,
  isFree,
  patternCandidate,
  rawAt,
} from "./discover-input.ts";
import { roleNouns } from "./skill-context.ts";

const labels = new Set(["technologies", "tags", "skills", "stack", "tools", "keywords", "competencies"]);
/** Tags are divided by white space; a hyphen is only inside one ("web-services"). */
const inside = gap.joined | gap.dash;

function isTagWord(input: DiscoverInput, at: number): boolean {
  const low = input.tokens[at]?.low ?? "";
  if (input.taken[at] === true) return true;
  const written = rawAt(input, at);
  return written === written.toLowerCase() && !isBlank(input, at) && !isSentenceWord(low);
}

function isSentenceWord(low: string): boolean {
  return (
    phraseEnds.has(low) ||
    phraseLeads.has(low) ||
    roleNouns.has(low) ||
    genericWords.has(low) ||
    /^\d/.test(low)
  );
}

function isSameRun(input: DiscoverInput, at: number): boolean {
  return ((input.tokens[at]?.gap ?? 0) & ~inside) === 0;
}

function runEnd(input: DiscoverInput, first: number): number {
  let last = first;
  while (last < input.tokens.length && isTagWord(input, last) && (last === first || isSameRun(input, last)))
    last += 1;
  return last;
}

/** A run is a list of tags when a label opens it or it fills the line, and a known tool is in it. */
function isTagList(input: DiscoverInput, run: PhraseRange): boolean {
  const isWhole = run.first === 0 && run.last === input.tokens.length;
  const isLabelled = labels.has(input.tokens[run.first - 1]?.low ?? "");
  if (run.last - run.first < 2 || !(isWhole || isLabelled)) return false;
  return input.tools.some((tool) => tool.first >= run.first && tool.last <= run.last);
}

/** The tags of a run that the vocabulary does not know; parts joined by a hyphen are one tag. */
function tagsOf(input: DiscoverInput, run: PhraseRange): PhraseRange[] {
  const tags: PhraseRange[] = [];
  for (let at = run.first; at < run.last; at += 1) {
    const last = tags.at(-1);
    const isPart = at > run.first && ((input.tokens[at]?.gap ?? 0) & gap.joined) !== 0;
    if (isPart && last !== undefined && last.last === at) last.last = at + 1;
    else tags.push({ first: at, last: at + 1 });
  }
  return tags.filter((tag) => isFree(input, tag));
}

/** Tags in lower case, as job boards print them: "Technologies java spring-mvc docker jenkins". */
export function tagLists(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < input.tokens.length; at += 1) {
    const run = { first: at, last: runEnd(input, at) };
    if (run.last === at) continue;
    if (isTagList(input, run))
      found.push(...tagsOf(input, run).map((tag) => patternCandidate(input, tag, "tool")));
    at = run.last - 1;
  }
  return found;
}
