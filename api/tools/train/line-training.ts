import { joinItems, joinLabels } from "#shared/language/join-lines.ts";
import type { TaggerItem, TaggerModel } from "#shared/language/sequence-tagger.ts";
import { baseScores, tagSequence } from "#shared/language/sequence-tagger.ts";
import { type LineFacts, lineFacts } from "#shared/resume/reader/line-facts.ts";
import { lineFeatures, lineLabels } from "#shared/resume/reader/line-features.ts";
import { lineItems } from "#shared/resume/reader/line-items.ts";
import { secondLineFeatures } from "#shared/resume/reader/second-line-features.ts";
import { fitTagger, type TrainingSequence } from "./fit-tagger.ts";
import type { PreparedResume } from "./prepared-resume.ts";

const strings = new Map<string, string>();

/** One string for equal ones, so that millions of features share their memory. */
export function shared(features: readonly string[]): string[] {
  return features.map((feature) => {
    const known = strings.get(feature);
    if (known !== undefined) return known;
    strings.set(feature, feature);
    return feature;
  });
}

const sharedItems = (items: readonly TaggerItem[]): TaggerItem[] =>
  items.map((item) => ({ ...item, features: shared(item.features) }));

const joinOptions = {
  labels: joinLabels,
  steps: 1,
  epochs: 6,
  averaged: 3,
  leastSources: 3,
  rate: 0.025,
  decay: 0.001,
};

/** Trains the model that joins printed lines. */
export function fitJoiner(resumes: readonly PreparedResume[], seed: number): TaggerModel {
  const sequences = resumes.map(
    ({ id, printed, continues }): TrainingSequence => ({
      source: id,
      items: sharedItems(joinItems(printed)),
      labels: continues.map(Number),
    }),
  );
  return fitTagger(sequences, { ...joinOptions, seed });
}

export const factsOf = ({ lines, order }: PreparedResume): LineFacts[] =>
  lines.map((line) => lineFacts(line, order));

const labelIndex = new Map<string, number>(lineLabels.map((label, at) => [label, at]));

export const lineTargets = ({ labels }: PreparedResume): number[] =>
  labels.map((label) => labelIndex.get(label) ?? labelIndex.get("OTHER") ?? 0);

const lineOptions = {
  labels: lineLabels,
  steps: 2,
  epochs: 6,
  averaged: 3,
  leastSources: 3,
  rate: 0.05,
  decay: 0.01,
};

/** Trains the first pass of the line labels. */
export function fitFirstLines(
  resumes: readonly PreparedResume[],
  facts: readonly LineFacts[][],
  seed: number,
): TaggerModel {
  const sequences = resumes.map((resume, at): TrainingSequence => {
    const own = facts[at] ?? [];
    return {
      source: resume.id,
      items: sharedItems(lineItems(own, lineFeatures(own))),
      labels: lineTargets(resume),
    };
  });
  return fitTagger(sequences, { ...lineOptions, seed });
}

/** Trains the second pass; `firstOf` returns the labels of a first pass that has not seen the resume. */
export function fitSecondLines(
  resumes: readonly PreparedResume[],
  facts: readonly LineFacts[][],
  firstOf: (at: number) => TaggerModel,
  seed: number,
): TaggerModel {
  const sequences = resumes.map((resume, at): TrainingSequence => {
    const own = facts[at] ?? [];
    const features = lineFeatures(own);
    const first = tagSequence(firstOf(at), lineItems(own, features));
    const second = secondLineFeatures(own, first);
    return {
      source: resume.id,
      base: baseScores(first),
      items: sharedItems(lineItems(own, second)),
      labels: lineTargets(resume),
    };
  });
  return fitTagger(sequences, { ...lineOptions, seed });
}
