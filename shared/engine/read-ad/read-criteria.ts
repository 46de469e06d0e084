import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import type { FoundTerm } from "../vocabulary/terms/find-terms.ts";
import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import { properNouns } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { askedNames, withoutNames } from "./beside-names.ts";
import { equivalentExperience } from "./equivalent-experience.ts";
import { isJobNoun } from "./job-nouns.ts";
import type { AskingPhrase } from "./phrases/asking-phrase.ts";
import { askingPhrases } from "./phrases/asking-phrases.ts";
import { isList } from "./phrases/duty-clauses.ts";
import { contentCount, isContent } from "./phrases/phrase-words.ts";
import { besideTraits, traitRow, wantedTraits } from "./phrases/traits.ts";
import type { AdSentence } from "./read-ad-sections.ts";
import type { Asking } from "./sentence-asks.ts";
import { ofTerm, overlaps, ownKinds, readTerms, size } from "./sentence-terms.ts";
import { isCategory, isSure, standsAlone } from "./stands-alone.ts";

/** Neither a place nor the employer: a phrase of nothing else asks for nothing. */
function isOwnWord(text: string, { low, start }: Token, company: ReadonlySet<string>): boolean {
  const isName = company.has(low) && /\p{Lu}/u.test(text[start] ?? "");
  return isContent(low) && !properNouns.has(low) && !isName;
}

/** "Wattle Analytics" of Wattle, in a duty: what the employer makes is asked of nobody. */
function isOwnProduct(
  text: string,
  tokens: readonly Token[],
  { first, last }: PhraseRange,
  company: ReadonlySet<string>,
): boolean {
  const isNamed = tokens.slice(first, last).every(({ start }) => /\p{Lu}/u.test(text[start] ?? ""));
  return last - first > 1 && isNamed && company.has(tokens[first]?.low ?? "");
}

/** The vocabulary's term that the phrase is: all its words of meaning lie in it. */
function termOf(
  tokens: readonly Token[],
  phrase: PhraseRange,
  known: readonly FoundTerm[],
): FoundTerm | undefined {
  const all = contentCount(tokens, phrase.first, phrase.last);
  return known.find((f) => {
    if (f.first < phrase.first || f.last > phrase.last) return false;
    return contentCount(tokens, f.first, f.last) >= all;
  });
}

/** A phrase as the reader of requirements takes it, with the vocabulary's term that it is. */
export function candidateOf(
  tokens: readonly Token[],
  phrase: PhraseRange,
  known: readonly FoundTerm[],
): Candidate {
  const start = tokens[phrase.first]?.start ?? 0;
  const end = tokens[phrase.last - 1]?.end ?? start;
  const term = termOf(tokens, phrase, known)?.term;
  const range = { first: phrase.first, last: phrase.last, start, end, aliases: [] };
  if (term !== undefined) return { ...range, kind: term.kind, canonicalId: term.id, origin: "vocab" };
  const inside = known.filter((f) => overlaps(f, phrase));
  const isSoft = inside.length > 0 && inside.every((f) => f.term.kind === "soft");
  return { ...range, kind: isSoft ? "soft" : "hard", origin: "pattern" };
}

/** "Written communication: prepares clear documents", "Experience with CI/CD: Jenkins": the label names the criterion. */
function labelOf(tokens: readonly Token[], known: readonly FoundTerm[]): Candidate[] {
  const isNamed = ({ term }: FoundTerm) => !ownKinds.has(term.kind);
  return known
    .filter((f) => contentCount(tokens, 0, f.first) === 0 && isNamed(f))
    .filter((f) => ((tokens[f.last]?.gap ?? 0) & gap.colon) !== 0)
    .map(ofTerm);
}

const longestLabel = 6;
/** Behind "you have experience publishing" the demand itself stands, and the label sums it up. */
const demandsAnew = new Set(
  "have hold experience experienced proficient proficiency understanding understand skills able ability degree knowledge familiar need must".split(
    " ",
  ),
);
const toReader = new Set("you youll youve your we well weve".split(" "));

/** "Strong organisation: you juggle ten cases a week": the label is asked for, and what stands behind it explains it. */
function withoutTalk(text: string, sentence: AdSentence, company: ReadonlySet<string>): AdSentence {
  const { tokens, item } = sentence;
  const colon = tokens.findIndex(({ gap: bits }, at) => at > 0 && (bits & gap.colon) !== 0);
  if (item !== true || colon < 1 || colon > longestLabel || !toReader.has(tokens[colon]?.low ?? ""))
    return sentence;
  if (tokens.slice(colon).some(({ low }) => demandsAnew.has(low))) return sentence;
  const label = { ...sentence, tokens: tokens.slice(0, colon) };
  const says = contentCount(tokens, 0, colon) > 0 || readTerms(text, label, company).known.length > 0;
  return says ? label : sentence;
}

const longestLaw = 8;

/** "Children, Youth and Families Act": where the name of the law that ends at `at` begins. */
function lawStart(text: string, tokens: readonly Token[], at: number): number {
  const isCapital = (n: number) => /\p{Lu}/u.test(text[tokens[n]?.start ?? text.length] ?? "");
  let first = at;
  let isRow = false;
  for (let n = at - 1; n >= Math.max(0, at - longestLaw); n -= 1) {
    const low = tokens[n]?.low;
    // "National Employment Standards, Privacy Act" are two names.
    const isParted = ((tokens[n + 1]?.gap ?? 0) & gap.comma) !== 0 && !isRow;
    if (isParted || low === "act" || !(isCapital(n) || low === "and")) break;
    isRow ||= low === "and";
    if (isCapital(n)) first = n;
  }
  return isCapital(at) ? first : at;
}

/** Where no phrase is taken apart: behind the first word of each term, and of each law. */
function boundWords(
  text: string,
  tokens: readonly Token[],
  known: readonly FoundTerm[],
): ReadonlySet<number> {
  const bound = new Set<number>();
  for (const { first, last } of known) for (let at = first + 1; at < last; at += 1) bound.add(at);
  tokens.forEach(({ low }, at) => {
    if (low !== "act") return;
    for (let n = lawStart(text, tokens, at) + 1; n <= at; n += 1) bound.add(n);
  });
  return bound;
}

const leastOfSummary = 3;
const talk = new Set(
  "work working collaborate collaborating contribute contributing play playing take taking be build building join joining help helping ensure ensuring foster fostering teach employing talk talking speak speaking keep keeping facilitate facilitating lift lifting position report reporting travel".split(
    " ",
  ),
);

/** "You will carry out chemical analysis of drinking water", above the list of it: work, and no talk of the job. */
function saysWork(tokens: readonly Token[], { first, last }: PhraseRange): boolean {
  const isWork = isActionHere(tokens[first]) && !talk.has(tokens[first]?.low ?? "");
  return isWork && contentCount(tokens, first, last) >= leastOfSummary;
}

const leastListed = 3;

/** "The role involves operational planning, incident management and engagement": each is work, also beside the list of it. */
function isListOfWork(tokens: readonly Token[], kept: readonly PhraseRange[]): boolean {
  return kept.length >= leastListed && isList(tokens);
}

/** "in a fast-paced environment": where, and no manner. */
const ofPlace = new Set(["fast", "paced", "environment", "environments"]);

/** "Confident working autonomously", "a can-do attitude": a manner in several words that no phrase took up. */
function isLeft(
  { tokens, item }: AdSentence,
  term: FoundTerm,
  { asking, phrases }: { asking: Asking; phrases: readonly PhraseRange[] },
): boolean {
  // An item without any phrase asks as a whole.
  if (asking.isDuty || size(term) < 2 || (item === true && phrases.length === 0)) return false;
  if (tokens.slice(term.first, term.last).some(({ low }) => ofPlace.has(low))) return false;
  return !phrases.some((phrase) => overlaps(phrase, term));
}

/** An item of so few words has nothing else to say. */
const shortItem = 6;

/**
 * What one sentence asks for, in text order, none overlapping: names (tools, courses, licences) and phrases, each with
 * the vocabulary's term where it is one.
 * @param company folded words of the employer's name.
 */
export function readCriteria(
  text: string,
  whole: AdSentence,
  asking: Asking,
  company: ReadonlySet<string>,
): Candidate[] {
  const sentence = asking.isDuty ? whole : withoutTalk(text, whole, company);
  const { tokens } = sentence;
  const terms = readTerms(text, sentence, company);
  const { known } = terms;
  // What somebody teaches or whom they supervise: "the Bachelor of Nursing", "Cert III educators".
  const names = asking.isDuty
    ? terms.names.filter(
        (name) =>
          name.kind !== "qualification" &&
          !isOwnProduct(text, tokens, name, company) &&
          !(size(name) === 1 && isJobNoun(tokens[name.first]?.low ?? "")),
      )
    : terms.names;
  const phrases = askingPhrases(
    text,
    tokens,
    asking.isDuty,
    sentence.item === true,
    boundWords(text, tokens, known),
  )
    .flatMap((phrase) => withoutNames(tokens, phrase, { names, known }))
    .filter(
      (phrase) =>
        tokens.slice(phrase.first, phrase.last).some((t) => isOwnWord(text, t, company)) ||
        known.some((term) => size(term) > 1 && overlaps(term, phrase)),
    );
  const isShort = sentence.item === true && tokens.length <= shortItem;
  const isListed = asking.isDuty ? sentence.item === true : phrases.length + names.length > 1 || isShort;
  const isTalk = (phrase: AskingPhrase) => asking.knownOnly === true && !isSure(sentence, phrase, known);
  const kept = phrases.filter(
    (phrase) =>
      !phrase.job &&
      !isTalk(phrase) &&
      (isSure(sentence, phrase, known) || !isCategory(tokens, phrase, names)) &&
      standsAlone(text, sentence, phrase, known, { ...asking, isListed }),
  );
  const manners = known.filter(
    (f) =>
      f.term.kind === "soft" &&
      (phrases.some((p) => p.job && overlaps(p, f)) ||
        (!asking.namesOnly && isLeft(sentence, f, { asking, phrases }))),
  );
  const told =
    asking.inShort === true && !isListOfWork(tokens, kept)
      ? kept.slice(0, 1).filter((one) => saysWork(tokens, one))
      : kept;
  const wanted = wantedTraits(tokens);
  const row = wanted.length > 0 || asking.isDuty ? wanted : traitRow(tokens);
  const own = asking.namesOnly
    ? []
    : besideTraits(tokens, told, row, wanted.length > 0).map((phrase) => candidateOf(tokens, phrase, known));
  const traits = row.map((one): Candidate => ({ ...candidateOf(tokens, one, known), kind: "soft" }));
  const all = [
    ...askedNames(tokens, names),
    ...traits,
    ...own,
    ...manners.filter((f) => !row.some((one) => overlaps(f, one))).map(ofTerm),
    ...(asking.isDuty ? [] : labelOf(tokens, known)),
    ...(asking.isDuty ? [] : equivalentExperience(tokens, names)),
  ];
  return all
    .sort((a, b) => a.first - b.first)
    .map((one) => withShortForm(text, withClosedBracket(text, one), known));
}

/** "Bachelor of Engineering (Civil": the bracket that closes belongs to it. */
const shortForm = /^ \(([A-Z][A-Za-z]{0,4}(?:[/&]?[A-Z][A-Za-z]{0,4}){0,3})\)/;

/** "continuous integration/continuous deployment (CI/CD)", "construction induction (White Card)": said twice. */
function withShortForm(text: string, one: Candidate, known: readonly FoundTerm[]): Candidate {
  const letters = shortForm.exec(text.slice(one.end, one.end + 16))?.[1]?.toLowerCase();
  // A proper name and its initials are read as names.
  if (letters !== undefined && !/\p{Lu}/u.test(text[one.start] ?? "")) {
    const initials = text
      .slice(one.start, one.end)
      .toLowerCase()
      .split(/[^a-z]+/)
      .map((word) => word[0] ?? "");
    if (initials.join("") === letters.replaceAll(/[^a-z]/g, ""))
      return { ...one, end: one.end + letters.length + 3 };
  }
  const again = known.find(
    ({ first, term }) => first === one.last && text[one.end + 1] === "(" && term.id === one.canonicalId,
  );
  const close = again === undefined ? -1 : text.indexOf(")", one.end);
  return close > 0 && close - one.end < longestAgain ? { ...one, end: close + 1 } : one;
}

const longestAgain = 30;

function withClosedBracket(text: string, candidate: Candidate): Candidate {
  const { start, end } = candidate;
  const isOpen =
    text[end] === ")" && text.slice(start, end).lastIndexOf("(") > text.slice(start, end).lastIndexOf(")");
  return isOpen ? { ...candidate, end: end + 1 } : candidate;
}
