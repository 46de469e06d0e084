import type { RequirementKind } from "./analysis.ts";
import type { Candidate } from "./candidate.ts";
import { nextInList, nounPhraseAt, type PhraseRange } from "./noun-phrases.ts";
import { phraseEnd, readPhraseList } from "./phrase-list.ts";
import { genericWords, phraseEnds, properNouns } from "./plain-words.ts";
import { findQualifications } from "./read-qualifications.ts";
import { gap, type Token, tokenise } from "./tokenise.ts";

/** "experience with X": the words that announce an unlisted skill. Capital heads need a capitalised phrase. */
const heads =
  "experience with|experience in|experience using|experience of|experienced in|experienced with|experience across|knowledge of|knowledge in|" +
  "proficient in|proficient with|proficiency in|proficiency with|understanding of|familiar with|familiarity with|skilled in|skilled at|" +
  "hands on|expertise in|background in|exposure to|qualified in|competent in|competency in|confident with|confident in|" +
  "trained in|fluent in|competence in|capability in|skills in|specialising in|specialise in|specialist in";
const capitalHeads =
  "using|certified in|certification in|tools such as|systems such as|software such as|platforms such as";

const plainHeads = readPhraseList(heads);
const strictHeads = readPhraseList(capitalHeads);

const upper = /^\p{Lu}/u;
const acronym = /^[A-Z][A-Z0-9]{1,5}$/;
const camel = /^[A-Z]?[a-z]+[A-Z][A-Za-z]*$/;
/** Public-sector grades: a level of the job, not a skill. */
const jobGrade = /^(APS|EL|SES|HEW|VPS|AO|ASO|SO|LEVEL)\d{1,2}$/;
const standardBody = /^(ISO|AS|NZS|IEC|IEEE|ASME|ASTM|API|AASB|IFRS)$/;

/** Everything a sentence offers beyond the vocabulary. `taken` marks tokens that vocabulary terms cover. */
export interface DiscoverInput {
  text: string;
  tokens: readonly Token[];
  taken: readonly boolean[];
  /** Folded words of the company name: never a skill. */
  company: ReadonlySet<string>;
  /** Token positions of known tools: neighbours in their list are tools too. */
  tools: readonly PhraseRange[];
}

function raw(input: DiscoverInput, at: number): string {
  const token = input.tokens[at];
  return token === undefined ? "" : input.text.slice(token.start, token.end);
}

function isFree(input: DiscoverInput, range: PhraseRange): boolean {
  for (let i = range.first; i < range.last; i += 1) if (input.taken[i] === true) return false;
  return true;
}

function isProper(input: DiscoverInput, low: string): boolean {
  return properNouns.has(low) || input.company.has(low);
}

function candidate(
  input: DiscoverInput,
  range: PhraseRange,
  kind: RequirementKind,
  aliases: string[] = [],
): Candidate {
  return {
    ...range,
    start: input.tokens[range.first]?.start ?? 0,
    end: input.tokens[range.last - 1]?.end ?? 0,
    kind,
    aliases,
    origin: "pattern",
  };
}

function headPhrases(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  const { tokens } = input;
  for (let at = 0; at < tokens.length; at += 1) {
    const plain = phraseEnd(tokens, at, plainHeads);
    const strict = plain === -1 ? phraseEnd(tokens, at, strictHeads) : -1;
    if (plain === -1 && strict === -1) continue;
    let next: number | undefined = Math.max(plain, strict);
    for (let n = 0; n < 8 && next !== undefined; n += 1) {
      const phrase = nounPhraseAt(tokens, next);
      const start = next;
      if (phrase === undefined) break;
      const isName = upper.test(raw(input, phrase.first));
      if (isWanted(input, phrase) && (strict === -1 || isName)) found.push(candidate(input, phrase, "hard"));
      next = nextInList(tokens, Math.max(phrase.last, coveredEnd(input, start)));
    }
  }
  return found;
}

/** When a phrase runs into a vocabulary term, the list goes on after that term. */
function coveredEnd(input: DiscoverInput, at: number): number {
  let end = at;
  while (input.taken[end] === true) end += 1;
  return end;
}

function isWanted(input: DiscoverInput, phrase: PhraseRange): boolean {
  if (!isFree(input, phrase)) return false;
  const lows = input.tokens.slice(phrase.first, phrase.last).map((t) => t.low);
  if (lows.every((low) => isProper(input, low) || genericWords.has(low) || /^\d+$/.test(low))) return false;
  return !isProper(input, lows[0] ?? "") || lows.length > 1;
}

/** Acronyms of capitals, with a bracketed expansion in either order linked as an alias. */
function acronyms(input: DiscoverInput): Candidate[] {
  const { tokens } = input;
  const shouted =
    tokens.filter((_, i) => acronym.test(raw(input, i))).length > tokens.length / 2 && tokens.length > 3;
  if (shouted) return [];
  const found: Candidate[] = [];
  for (let i = 0; i < tokens.length; i += 1) {
    const written = raw(input, i);
    const low = tokens[i]?.low ?? "";
    if (!acronym.test(written) || input.taken[i] === true || isProper(input, low) || phraseEnds.has(low))
      continue;
    if (jobGrade.test(written)) continue;
    if (written.length < 3 && !/\d/.test(written)) continue;
    const expansion = expansionBefore(input, i);
    found.push(
      candidate(input, { first: i, last: i + 1 }, "hard", expansion === undefined ? [] : [expansion]),
    );
  }
  return found;
}

/** "Building Information Modelling (BIM)": the words before whose initials spell the acronym. */
function expansionBefore(input: DiscoverInput, at: number): string | undefined {
  const token = input.tokens[at];
  if (token === undefined || (token.gap & gap.open) === 0) return undefined;
  const first = at - token.low.length;
  if (first < 0) return undefined;
  const initials = input.tokens.slice(first, at).map((t) => t.low[0]);
  if (initials.join("") !== token.low) return undefined;
  return input.text.slice(input.tokens[first]?.start, input.tokens[at - 1]?.end);
}

/** ISO 9001, AS/NZS 3000, and training-package codes such as CHC33021. */
function codes(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  const { tokens } = input;
  for (let i = 0; i < tokens.length; i += 1) {
    const low = tokens[i]?.low ?? "";
    if (/^(chc|hlt|bsb|rii|cpc|uee|tli|sit|fns|ict|ahc|mem|aur|tae|pua)[a-z]{0,6}\d{3,5}[a-z]?$/.test(low)) {
      found.push(candidate(input, { first: i, last: i + 1 }, "qualification"));
      continue;
    }
    if (!/^\d{3,5}$/.test(low) || i === 0) continue;
    let first = i;
    while (first > 0 && i - first < 2 && standardBody.test(raw(input, first - 1))) first -= 1;
    if (first < i) found.push(candidate(input, { first, last: i + 1 }, "hard"));
  }
  return found.filter((c) => isFree(input, c));
}

/** Capitalised, dotted or CamelCase words that stand in one list with a known tool. */
function listedProducts(input: DiscoverInput): Candidate[] {
  const found: Candidate[] = [];
  for (const tool of input.tools) {
    for (const [at, step] of [
      [tool.last, 1],
      [tool.first - 1, -1],
    ] as const) {
      const i = productBeside(input, at, step);
      if (i !== undefined) found.push(candidate(input, i, "tool"));
    }
  }
  return found;
}

function productBeside(input: DiscoverInput, at: number, step: 1 | -1): PhraseRange | undefined {
  const { tokens } = input;
  const joint = tokens[step === 1 ? at : at + 1];
  const isWord = tokens[at]?.low === "and" || tokens[at]?.low === "or";
  if (!isWord && ((joint?.gap ?? 0) & (gap.comma | gap.slash)) === 0) return undefined;
  let last = isWord ? at + step : at;
  if (step === -1) {
    const range = { first: last, last: last + 1 };
    return isProduct(input, last) && isFree(input, range) ? range : undefined;
  }
  const first = last;
  while (last < tokens.length && last - first < 3 && isProduct(input, last)) {
    if (last > first && (tokens[last]?.gap ?? 0) !== 0) break;
    last += 1;
  }
  const range = { first, last };
  return last > first && isFree(input, range) ? range : undefined;
}

function isProduct(input: DiscoverInput, at: number): boolean {
  const low = input.tokens[at]?.low ?? "";
  if (low.length < 2 || isProper(input, low) || genericWords.has(low) || phraseEnds.has(low)) return false;
  const written = raw(input, at);
  return upper.test(written) || camel.test(written) || low.includes(".");
}

/**
 * Terms of a sentence that the vocabulary does not list (match-engine.md section 8, discovery), in text
 * order, none overlapping another or a vocabulary term.
 */
export function discoverTerms(input: DiscoverInput): Candidate[] {
  const all = [
    ...findQualifications(input.text, input.tokens),
    ...codes(input),
    ...headPhrases(input),
    ...acronyms(input),
    ...listedProducts(input),
  ];
  const used: boolean[] = [];
  const kept: Candidate[] = [];
  for (const found of all) {
    let isFree = true;
    for (let i = found.first; i < found.last; i += 1) if (used[i] === true) isFree = false;
    if (!isFree) continue;
    for (let i = found.first; i < found.last; i += 1) used[i] = true;
    kept.push(found);
  }
  return kept.sort((a, b) => a.first - b.first);
}

/** Folded words of a company name, for the stop list. */
export function companyWords(company: string | undefined): ReadonlySet<string> {
  return new Set(tokenise(company ?? "").map((t) => t.low));
}
