import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import type { FoundTerm } from "../vocabulary/terms/find-terms.ts";
import { roleNouns } from "../vocabulary/terms/skill-context.ts";
import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import { properNouns } from "../words/plain-words.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { equivalentExperience } from "./equivalent-experience.ts";
import { isAside, isHollow, isProcess, isWorkplace, waitsForName, waitsForNoun } from "./part-kinds.ts";
import { type AskingPhrase, askingPhrases } from "./phrases/asking-phrases.ts";
import { afterLeads, beforeTail, contentCount, isContent, isNumber } from "./phrases/phrase-words.ts";
import type { AdSentence } from "./read-ad-sections.ts";
import { isSelfImage } from "./self-images.ts";
import type { Asking } from "./sentence-asks.ts";
import { isAcronym, ofTerm, overlaps, ownKinds, readTerms, size, type Terms } from "./sentence-terms.ts";

/** Neither a place nor the employer: a phrase of nothing else asks for nothing. */
function isOwnWord(text: string, { low, start }: Token, company: ReadonlySet<string>): boolean {
  const isName = company.has(low) && /\p{Lu}/u.test(text[start] ?? "");
  return isContent(low) && !properNouns.has(low) && !isName;
}

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

/** The parts of a phrase that stand beside the names in it. */
function withoutNames(
  tokens: readonly Token[],
  phrase: AskingPhrase,
  { names, known }: Terms,
): AskingPhrase[] {
  const inside = names.filter((name) => overlaps(name, phrase));
  if (inside.length === 0) return [phrase];
  const parts: AskingPhrase[] = [];
  let first = phrase.first;
  for (const name of [...inside, { first: phrase.last, last: phrase.last }]) {
    const from = first === phrase.first ? first : afterLeads(tokens, first, name.first);
    let last = beforeTail(tokens, from, Math.max(from, name.first));
    while (last > from && last === name.first && waitsForName(tokens[last - 1])) last -= 1;
    // One word behind a name only says what the name is: "MySQL database", "Xero experience".
    const content = contentCount(tokens, from, last);
    const isField = first === phrase.first && last - from > 1 && content > 0;
    const isApart = first === phrase.first || from > first;
    const isKnown = isApart && content === 1 && known.some((f) => f.first >= from && f.last <= last);
    const isJob = roleNouns.has(tokens[last - 1]?.low ?? "") && last - from <= 3;
    if (!isJob && !isPaperTail(tokens, inside, { first: from, last }) && (content > 1 || isField || isKnown))
      parts.push({ ...phrase, first: from, last });
    first = Math.max(first, name.last);
  }
  return parts;
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

const explains = new Set(["eg", "e", "ie", "i", "for", "including", "like"]);

/** "Written communication: prepares clear documents": the label names the criterion. */
function labelOf(tokens: readonly Token[], known: readonly FoundTerm[]): Candidate[] {
  const isNamed = ({ term }: FoundTerm) => !ownKinds.has(term.kind);
  return known
    .filter((f) => f.first === 0 && isNamed(f) && ((tokens[f.last]?.gap ?? 0) & gap.colon) !== 0)
    .map(ofTerm);
}

/** The vocabulary knows it, or it counts years. */
function isSure({ tokens }: AdSentence, phrase: PhraseRange, known: readonly FoundTerm[]): boolean {
  return isNumber(tokens[phrase.first]?.low ?? "") || known.some((f) => overlaps(f, phrase));
}

/** Where no phrase is taken apart: behind the first word of each term. */
function boundWords(known: readonly FoundTerm[]): ReadonlySet<number> {
  const bound = new Set<number>();
  for (const { first, last } of known) for (let at = first + 1; at < last; at += 1) bound.add(at);
  return bound;
}

/** An item of so few words has nothing else to say. */
const shortItem = 6;

/** "AP experience", "horticultural knowledge": behind such a word one word is enough. */
const fields = new Set(["experience", "knowledge", "skills", "background", "expertise", "qualifications"]);

/** A single everyday word asks for something only where the vocabulary knows it, or it is a list's item. */
function standsAlone(
  text: string,
  sentence: AdSentence,
  phrase: AskingPhrase,
  known: readonly FoundTerm[],
  asking: Asking & { isListed: boolean },
): boolean {
  const { tokens } = sentence;
  if (isProcess(tokens, phrase) || isWorkplace(tokens, phrase)) return false;
  // A known thing stands whatever is said of it; a known manner only where it is most of what is said.
  const isNamed = known.some(
    (f) => overlaps(f, phrase) && (f.term.kind !== "soft" || size(f) * 2 > size(phrase)),
  );
  if (!isNamed && (isSelfImage(tokens, phrase) || isAside(tokens, phrase, asking.isDuty))) return false;
  if (asking.isDuty && size(phrase) === 2 && waitsForNoun(tokens[phrase.last - 1])) return false;
  if (sentence.explains === true || phrase.explains) return isSure(sentence, phrase, known);
  return saysEnough(text, sentence, phrase, known, asking);
}

function namesField(tokens: readonly Token[], { last }: PhraseRange): boolean {
  return fields.has(tokens[last]?.low ?? "") || fields.has(tokens[last - 1]?.low ?? "");
}

function saysEnough(
  text: string,
  { tokens }: AdSentence,
  phrase: AskingPhrase,
  known: readonly FoundTerm[],
  asking: Asking & { isListed: boolean },
): boolean {
  const content = contentCount(tokens, phrase.first, phrase.last);
  if (content > 1 || (content === 1 && namesField(tokens, phrase))) return true;
  if (known.some((f) => overlaps(f, phrase)) || size(phrase) > 2) return true;
  // "identify risk"
  if (content === 1 && size(phrase) === 2 && !asking.isDuty && isActionHere(tokens[phrase.first]))
    return true;
  if (isAcronym(text, tokens[phrase.first]) && size(phrase) === 1) return true;
  // "in transport or logistics": behind such a word it is a field, however often it is a verb.
  const isField =
    !asking.isDuty &&
    isActionHere(tokens[phrase.first]) &&
    fieldLeads.has(tokens[phrase.first - 1]?.low ?? "");
  return asking.isListed && (isField || !(size(phrase) === 1 && isHollow(tokens[phrase.first])));
}

const fieldLeads = new Set(["in", "of", "within"]);

const categoryNouns = new Set(
  "platforms tools skills systems software packages applications technologies libraries programs suites products".split(
    " ",
  ),
);
const leadsToExamples = new Set(["such", "including", "include", "like", "eg", "e"]);

/** "Cloud platforms (AWS, Azure)", "design tools such as FMEA": what is named stands for the category of everyday words. */
function isCategory(tokens: readonly Token[], phrase: AskingPhrase, names: readonly Candidate[]): boolean {
  const next = tokens[phrase.last];
  if (next === undefined || !categoryNouns.has(tokens[phrase.last - 1]?.low ?? "")) return false;
  const opens = (next.gap & gap.open) !== 0;
  if (!opens && !leadsToExamples.has(next.low)) return false;
  return names.some((name) => name.first >= phrase.last && name.first - phrase.last <= 2);
}

/**
 * What one sentence asks for, in text order, none overlapping: names (tools, courses, licences) and phrases, each with
 * the vocabulary's term where it is one.
 * @param company folded words of the employer's name.
 */
export function readCriteria(
  text: string,
  sentence: AdSentence,
  asking: Asking,
  company: ReadonlySet<string>,
): Candidate[] {
  const { tokens } = sentence;
  const terms = readTerms(text, sentence, company);
  const { known } = terms;
  // What somebody teaches or whom they supervise: "the Bachelor of Nursing", "Cert III educators".
  const names = asking.isDuty ? terms.names.filter(({ kind }) => kind !== "qualification") : terms.names;
  const phrases = askingPhrases(text, tokens, asking.isDuty, sentence.item === true, boundWords(known))
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
  const manners = known.filter((f) => f.term.kind === "soft" && phrases.some((p) => p.job && overlaps(p, f)));
  const own = asking.namesOnly ? [] : kept.map((phrase) => candidateOf(tokens, phrase, known));
  const all = [
    ...names.filter(
      (name) =>
        !isExplained(tokens, name) && !isSaidAgain(names, name) && !isNamedBefore(tokens, names, name),
    ),
    ...own,
    ...manners.map(ofTerm),
    ...(asking.isDuty ? [] : labelOf(tokens, known)),
    ...(asking.isDuty ? [] : equivalentExperience(tokens, names)),
  ];
  return all.sort((a, b) => a.first - b.first).map((one) => withClosedBracket(text, one));
}

/** "Bachelor of Engineering (Civil": the bracket that closes belongs to it. */
function withClosedBracket(text: string, candidate: Candidate): Candidate {
  const { start, end } = candidate;
  const isOpen =
    text[end] === ")" && text.slice(start, end).lastIndexOf("(") > text.slice(start, end).lastIndexOf(")");
  return isOpen ? { ...candidate, end: end + 1 } : candidate;
}
