import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import { roleNouns } from "../vocabulary/terms/skill-context.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import { properNouns } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { waitsForName } from "./part-kinds.ts";
import type { AskingPhrase } from "./phrases/asking-phrase.ts";
import { afterLeads, beforeTail, contentCount, isNumber } from "./phrases/phrase-words.ts";
import { overlaps, size, type Terms } from "./sentence-terms.ts";

const paperNouns = new Set(
  "induction ticket tickets card cards licence licences certificate certificates course endorsement accreditation class".split(
    " ",
  ),
);
const longestTail = 3;

/** "Standard 11 Coal Induction": words behind a paper's name that only say which paper it is. */
function isPaperTail(
  tokens: readonly Token[],
  names: readonly Candidate[],
  { first, last }: PhraseRange,
): boolean {
  const isBehind = names.some((name) => name.kind === "licence" && name.last === first);
  return isBehind && last - first <= longestTail && paperNouns.has(tokens[last - 1]?.low ?? "");
}

const paperLeads = new Set("open full clean manual unrestricted provisional current valid state".split(" "));

/** "An open Queensland driver licence": words before a paper's name that only say which paper it is. */
function isPaperLead(
  tokens: readonly Token[],
  names: readonly Candidate[],
  { first, last }: PhraseRange,
): boolean {
  const isBefore = names.some((name) => name.kind === "licence" && name.first === last);
  const says = ({ low }: Token) => paperLeads.has(low) || properNouns.has(low);
  return isBefore && tokens.slice(first, last).every(says);
}

const lengthWords = new Set(
  "year years month months week weeks semester semesters completion of a an the full part time".split(" "),
);

/** "Completion of a four-year teaching degree": how long it takes. */
function isLength(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  return tokens.slice(first, last).every(({ low }) => isNumber(low) || lengthWords.has(low));
}

/** Whether the words between two names, or before the first, ask for something of their own. */
function saysMore(
  tokens: readonly Token[],
  part: PhraseRange,
  isFirst: boolean,
  { names, known }: Terms,
): boolean {
  const { first, last } = part;
  // One word behind a name only says what the name is: "MySQL database", "Xero experience".
  const content = contentCount(tokens, first, last);
  const isField = isFirst && last - first > 1 && content > 0;
  const isKnown = content === 1 && known.some((f) => f.first >= first && f.last <= last);
  const isJob = roleNouns.has(tokens[last - 1]?.low ?? "") && last - first <= 3;
  const isOfPaper = isPaperTail(tokens, names, part) || isPaperLead(tokens, names, part);
  return !isJob && !isOfPaper && !isLength(tokens, part) && (content > 1 || isField || isKnown);
}

/** Where the words before a name end: "Write complex" of "Write complex SQL" waits for the name. */
function endBefore(tokens: readonly Token[], from: number, name: PhraseRange): number {
  let last = beforeTail(tokens, from, Math.max(from, name.first));
  while (last > from && last === name.first && waitsForName(tokens[last - 1])) last -= 1;
  return last;
}

/** The parts of a phrase that stand beside the names in it. */
export function withoutNames(tokens: readonly Token[], phrase: AskingPhrase, terms: Terms): AskingPhrase[] {
  const inside = terms.names.filter((name) => overlaps(name, phrase));
  if (inside.length === 0) return [phrase];
  const parts: AskingPhrase[] = [];
  let first = phrase.first;
  for (const name of [...inside, { first: phrase.last, last: phrase.last }]) {
    const isFirst = first === phrase.first;
    const from = isFirst ? first : afterLeads(tokens, first, name.first);
    const part = { first: from, last: endBefore(tokens, from, name) };
    // Behind a name the known word must stand apart from it.
    const isApart = isFirst || from > first || contentCount(tokens, part.first, part.last) > 1;
    if (isApart && saysMore(tokens, part, isFirst, { ...terms, names: inside }))
      parts.push({ ...phrase, ...part });
    first = Math.max(first, name.last);
  }
  return parts;
}

/** "We run on Xero, so you need Xero": of two mentions the later is the demand. */
function isSaidAgain(names: readonly Candidate[], name: Candidate): boolean {
  const { canonicalId, first } = name;
  const isSame = (other: Candidate) => other.canonicalId === canonicalId && size(other) === size(name);
  return (
    canonicalId !== undefined &&
    name.kind === "tool" &&
    names.some((o) => o.first > first && isSame(o) && o.end - o.start === name.end - name.start)
  );
}

/** "(e.g. Slack, Teams)" only explains the word before it. */
function isExplained(tokens: readonly Token[], name: PhraseRange): boolean {
  for (let at = name.first; at > 0 && name.first - at < 12; at -= 1) {
    const bits = tokens[at]?.gap ?? 0;
    if ((bits & (gap.close | gap.semicolon)) !== 0) return false;
    if ((bits & gap.open) === 0) continue;
    return explains.has(tokens[at]?.low ?? "");
  }
  return false;
}

/** "White Card (General Construction Induction)": the bracket says the same name in full. */
function isNamedBefore(tokens: readonly Token[], names: readonly Candidate[], name: Candidate): boolean {
  const isPaper = name.kind === "licence" || name.kind === "qualification";
  const opens = tokens.slice(name.first - 1, name.first + 1).some((t) => (t.gap & gap.open) !== 0);
  if (!isPaper || !opens || name.canonicalId === undefined) return false;
  return names.some(
    (o) => o.canonicalId === name.canonicalId && o.last <= name.first && name.first - o.last < 2,
  );
}

const explains = new Set(["ie", "i"]);

/** The names of a sentence that are asked for: not said again, not explained, not named before. */
export function askedNames(tokens: readonly Token[], names: readonly Candidate[]): Candidate[] {
  return names.filter(
    (name) => !isExplained(tokens, name) && !isSaidAgain(names, name) && !isNamedBefore(tokens, names, name),
  );
}
