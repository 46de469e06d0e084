import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Analysis, Requirement, RequirementEdit } from "#shared/engine/analysis.ts";
import { demandsShown, type ToldSentence } from "#shared/engine/evidence/demands-shown.ts";
import { tokenise } from "#shared/engine/words/tokenise.ts";
import { analyseResume } from "#shared/resume/analyse-resume.ts";
import type { ResumeEdit } from "#shared/resume/resume-edits.ts";
import type { Source } from "../../verify/claim.ts";
import { type FactSources, readFactSources } from "../../verify/fact-sources.ts";
import { groundLetter, type LetterPlace } from "../../verify/ground-letter.ts";
import { withoutHidden } from "../../verify/hidden-characters.ts";
import type { Target } from "../../verify/scope.ts";
import type { LetterStyle } from "./letter-phrases.ts";
import { letterTarget } from "./letter-target.ts";

/** So many words in a row are a copy of the ad, not an answer to it. */
const run = 6;

/**
 * Tells whether a sentence repeats six words in a row of the ad. Its title and employer are names and no
 * copy, nor is what the person's own lines say ("Certificate IV in Accounting and Bookkeeping").
 */
export function copyCheck(
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
interface Blocked {
  line: string;
  claim: string;
  reason: string;
}

export interface LetterInput {
  resumeText: string;
  resumeEdits?: readonly ResumeEdit[];
  /** An empty text gives a letter about the last role, with no demands answered. */
  ad: AdInput;
  requirementEdits?: readonly RequirementEdit[];
  style: LetterStyle;
  /** `YYYY-MM-DD`. */
  asOf: string;
  /** What the person confirmed besides the resume. */
  sources?: readonly Source[];
  /** A page, or half of one. */
  length?: LetterLength;
  /** Why the person wants this job, in their own words; told as it stands, and no proof of anything else. */
  reason?: string;
  /** 0 is the best letter, 1 the next true one: it begins with another proof. */
  variant?: number;
}

export const letterLengths = ["full", "short"] as const;
export type LetterLength = (typeof letterLengths)[number];

/** What a letter is made from; read once. */
export interface LetterMaterial {
  model: ResumeModel;
  analysis: Analysis;
  facts: FactSources;
  target: Target;
  isCopied: (sentence: string) => boolean;
  /** True when a sentence behind these is grounded and no copy of the ad; what is not is noted as blocked. */
  stands: (before: readonly string[], sentence: string | undefined) => boolean;
  /** The same for a sentence alone, without a note: a writer asks what it may say. */
  allows: (sentence: string | undefined) => boolean;
  /** `stands` without a note. */
  allowsBehind: (before: readonly string[], sentence: string) => boolean;
  /** Keeps the sentences of a paragraph that stand. */
  sift: (paragraph: readonly string[]) => string[];
  blocked: Blocked[];
  /** Where its sentences are judged. */
  place: LetterPlace;
  /** Of these demands the ones that the sentences show by themselves. */
  shown: (told: readonly ToldSentence[], demands: readonly Requirement[]) => Requirement[];
}

/** Reads resume, ad and facts, and makes the sieve that every sentence passes. */
export function readMaterial(input: Omit<LetterInput, "style">): LetterMaterial {
  const { sources = [], length: _length, reason: _reason, variant: _variant, ...measured } = input;
  const ad = { ...input.ad, text: withoutHidden(input.ad.text) };
  const { model, ...analysis } = analyseResume({ ...measured, ad });
  const facts = readFactSources(model, sources);
  const target = letterTarget(ad, input.asOf);
  const pasted = new Set(analysis.match.pastedLines);
  const own = model.meta.lines.filter((line) => !pasted.has(line.id)).map((line) => line.text);
  const isCopied = copyCheck(ad.text, [target.title ?? "", target.company ?? ""], own);
  const blocked: Blocked[] = [];
  const judged = new Map<string, boolean>();
  const place: LetterPlace = { target, asOf: input.asOf, known: new Map() };
  const isNamedOnly = (sentence: string) => /^I (?:also )?(?:hold|have) /.test(sentence);
  const refusal = (before: readonly string[], sentence: string): Blocked | undefined => {
    const lines = groundLetter([...before, sentence].join(" "), facts, place);
    const refused = lines.find((one) => !one.supported);
    if (refused !== undefined && !refused.supported)
      return { line: sentence, claim: refused.claim.claim, reason: refused.claim.reason };
    // A paper has one name, the ad's as well.
    if (isNamedOnly(sentence) || !isCopied(sentence)) return undefined;
    return { line: sentence, claim: sentence, reason: "This repeats the advertisement word for word." };
  };
  const stands = (before: readonly string[], written: string | undefined): boolean => {
    if (written === undefined) return false;
    const sentence = withoutHidden(written);
    const key = [...before, sentence].join(" ");
    // Each once: the fact check is the dearest part of a letter.
    const known = judged.get(key);
    if (known !== undefined) return known;
    const refused = refusal(before, sentence);
    if (refused !== undefined) blocked.push(refused);
    judged.set(key, refused === undefined);
    return refused === undefined;
  };
  const allows = (sentence: string | undefined): boolean => {
    if (sentence === undefined) return false;
    const known = judged.get(sentence) ?? refusal([], sentence) === undefined;
    judged.set(sentence, known);
    return known;
  };
  const allowsBehind = (before: readonly string[], sentence: string): boolean => {
    const key = [...before, sentence].join(" ");
    const known = judged.get(key) ?? refusal(before, sentence) === undefined;
    judged.set(key, known);
    return known;
  };
  const sift = (paragraph: readonly string[]) => {
    const kept: string[] = [];
    for (const one of paragraph) if (stands(kept, one)) kept.push(withoutHidden(one));
    return kept;
  };
  const shown: LetterMaterial["shown"] = (told, demands) =>
    demandsShown(told, demands, { model, ad, asOf: input.asOf });
  return {
    model,
    analysis,
    facts,
    target,
    isCopied,
    stands,
    allows,
    allowsBehind,
    sift,
    blocked,
    place,
    shown,
  };
}
