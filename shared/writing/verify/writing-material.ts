import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Analysis, RequirementEdit } from "#shared/engine/analysis.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import { letterTarget } from "../built-in/letter/letter-target.ts";
import type { Source } from "./claim.ts";
import { type FactSources, readFactSources } from "./fact-sources.ts";
import { groundLetter, type LetterPlace } from "./ground-letter.ts";
import { withoutHidden } from "./hidden-characters.ts";
import type { Target } from "./scope.ts";

/** So many words in a row are a copy of the ad, not an answer to it. */
const run = 6;

/**
 * Tells whether a sentence repeats six words in a row of the ad. Its title and employer are names and no
 * copy, nor is what the person's own lines say ("Certificate IV in Accounting and Bookkeeping").
 */
function copyCheck(
  ad: string,
  names: readonly string[],
  own: readonly string[] = [],
): (sentence: string) => boolean {
  const held = new Set(own.flatMap(runsOf));
  const runs = new Set(runsOf(ad).filter((one) => !held.has(one)));
  return (sentence) => {
    const bare = names.reduce(
      (text, name) => (name === "" ? text : text.replaceAll(name, "\u0001")),
      sentence,
    );
    return bare.split("\u0001").some((part) => runsOf(part).some((one) => runs.has(one)));
  };
}

function runsOf(text: string): string[] {
  const words = tokenise(text).map((token) => token.low);
  return words.flatMap((_, at) => (at + run <= words.length ? [words.slice(at, at + run).join(" ")] : []));
}

/** A sentence that was taken out, and why. */
export interface Blocked {
  line: string;
  claim: string;
  reason: string;
}

/** What every text about a person is checked against. */
export interface MaterialInput {
  resumeText: string;
  resumeEdits?: readonly ResumeEdit[];
  ad: AdInput;
  requirementEdits?: readonly RequirementEdit[];
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** What the person confirmed besides the resume. */
  sources?: readonly Source[];
}

/** Resume, ad and facts, read once. */
export interface WritingMaterial {
  model: ResumeModel;
  analysis: Analysis;
  facts: FactSources;
  target: Target;
  /** True when a sentence behind these is supported and no copy of the ad; a refused one is noted as blocked. */
  isSupported: (before: readonly string[], sentence: string) => boolean;
  blocked: Blocked[];
  /** Where its sentences are checked. */
  place: LetterPlace;
}

/** Reads resume, ad and facts for the check of every sentence. */
export function readMaterial(input: MaterialInput): WritingMaterial {
  const { resumeText, resumeEdits, requirementEdits, asOf, sources = [] } = input;
  const ad = { ...input.ad, text: withoutHidden(input.ad.text) };
  const { model, ...analysis } = analyseResume({
    ...{ resumeText, ad, asOf },
    ...(resumeEdits && { resumeEdits }),
    ...(requirementEdits && { requirementEdits }),
  });
  const facts = readFactSources(model, sources);
  const target = letterTarget(ad, asOf);
  const pasted = new Set(analysis.match.pastedLines);
  const own = model.meta.lines.filter((line) => !pasted.has(line.id)).map((line) => line.text);
  const isCopied = copyCheck(ad.text, [target.title ?? "", target.company ?? ""], own);
  const blocked: Blocked[] = [];
  const known = new Map<string, boolean>();
  const place: LetterPlace = { target, asOf, known: new Map() };
  const refusal = (before: readonly string[], sentence: string): Blocked | undefined => {
    const lines = groundLetter([...before, sentence].join(" "), facts, place);
    const refused = lines.find((one) => !one.supported);
    if (refused !== undefined && !refused.supported)
      return { line: sentence, claim: refused.claim.claim, reason: refused.claim.reason };
    if (!isCopied(sentence)) return undefined;
    return { line: sentence, claim: sentence, reason: "This repeats the advertisement word for word." };
  };
  const isSupported = (before: readonly string[], written: string): boolean => {
    const sentence = withoutHidden(written);
    const key = [...before, sentence].join(" ");
    // Each once: the fact check is the most expensive part of a letter.
    const verdict = known.get(key);
    if (verdict !== undefined) return verdict;
    const refused = refusal(before, sentence);
    if (refused !== undefined) blocked.push(refused);
    known.set(key, refused === undefined);
    return refused === undefined;
  };
  return { model, analysis, facts, target, isSupported, blocked, place };
}
