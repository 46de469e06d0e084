import type { Candidate } from "../vocabulary/terms/discover-input.ts";
import type { FoundTerm } from "../vocabulary/terms/find-terms.ts";
import { isActionHere } from "../words/action-verbs.ts";
import type { PhraseRange } from "../words/noun-phrases.ts";
import { gap, type Token } from "../words/tokenise.ts";
import { isJobNoun } from "./job-nouns.ts";
import { isAge, isAside, isHollow, isProcess, isWorkplace, waitsForNoun } from "./part-kinds.ts";
import type { AskingPhrase } from "./phrases/asking-phrase.ts";
import { contentCount, isNumber } from "./phrases/phrase-words.ts";
import type { AdSentence } from "./read-ad-sections.ts";
import { isSelfImage } from "./self-images.ts";
import type { Asking } from "./sentence-asks.ts";
import { isAcronym, overlaps, size } from "./sentence-terms.ts";

/** The vocabulary knows it, or it counts years. */
export function isSure({ tokens }: AdSentence, phrase: PhraseRange, known: readonly FoundTerm[]): boolean {
  return isNumber(tokens[phrase.first]?.low ?? "") || known.some((f) => overlaps(f, phrase));
}

/** "AP experience", "horticultural knowledge": behind such a word one word is enough. */
const fields = new Set(["experience", "knowledge", "skills", "background", "expertise", "qualifications"]);

/** A single everyday word asks for something only where the vocabulary knows it, or it is a list's item. */
export function standsAlone(
  text: string,
  sentence: AdSentence,
  phrase: AskingPhrase,
  known: readonly FoundTerm[],
  asking: Asking & { isListed: boolean },
): boolean {
  const { tokens } = sentence;
  // "…, reporting to our director": where in the house
  const [verb, to] = [tokens[phrase.first]?.low, tokens[phrase.first + 1]?.low];
  if (!asking.isDuty && verb === "reporting" && to === "to") return false;
  // "LinkedIn Campaign Manager" without its name
  if (asking.isDuty && size(phrase) === 1 && isJobNoun(tokens[phrase.first]?.low ?? "")) return false;
  if (isProcess(tokens, phrase) || isWorkplace(tokens, phrase) || isAge(tokens, phrase)) return false;
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
  "platforms tools skills systems software packages applications technologies libraries programs suites products qualification qualifications tickets licences certificates certifications".split(
    " ",
  ),
);
const leadsToExamples = new Set(["such", "including", "include", "like", "eg", "e"]);

/** "Cloud platforms (AWS, Azure)", "design tools such as FMEA": what is named stands for the category of everyday words. */
export function isCategory(
  tokens: readonly Token[],
  phrase: AskingPhrase,
  names: readonly Candidate[],
): boolean {
  const next = tokens[phrase.last];
  if (next === undefined || !categoryNouns.has(tokens[phrase.last - 1]?.low ?? "")) return false;
  const opens = (next.gap & gap.open) !== 0;
  if (!opens && !leadsToExamples.has(next.low)) return false;
  return names.some((name) => name.first >= phrase.last && name.first - phrase.last <= 3);
}
