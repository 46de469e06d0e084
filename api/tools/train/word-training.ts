import { separatorCount } from "#shared/language/line-words.ts";
import type { TaggerItem, TaggerModel } from "#shared/language/sequence-tagger.ts";
import { baseScores, tagSequence } from "#shared/language/sequence-tagger.ts";
import { headGroups, headWords } from "#shared/resume/reader/head-groups.ts";
import type { LineFacts } from "#shared/resume/reader/line-facts.ts";
import type { LineLabel } from "#shared/resume/reader/line-features.ts";
import {
  type HeadContext,
  headContexts,
  secondWordFeatures,
  wordFeatures,
  wordLabels,
} from "#shared/resume/reader/word-features.ts";
import { fitTagger, type TrainingSequence } from "./fit-tagger.ts";
import { shared } from "./line-training.ts";
import type { PreparedResume } from "./prepared-resume.ts";

/** The headings of a resume with their contexts, for the given labels. */
export function contextsOf(labels: readonly string[], facts: readonly LineFacts[]): HeadContext[] {
  const groups = headGroups(labels as readonly LineLabel[]);
  return headContexts(groups, facts, (group) => headWords(group, facts), labels);
}

export const wordItems = (context: HeadContext, features: readonly string[][]): TaggerItem[] =>
  context.words.map((word, at) => ({ features: features[at] ?? [], step: word.separator }));

const labelIndex = new Map<string, number>(wordLabels.map((label, at) => [label, at]));

/** The right label of each word: the tag of most of its units. */
function targetsOf(context: HeadContext, { tags }: PreparedResume): number[] {
  return context.words.map((word) => {
    const own = (tags[word.line] ?? "").slice(word.start, word.end).replace(/\./g, "");
    return own.length * 2 < word.end - word.start ? 0 : (labelIndex.get(own[0] ?? "") ?? 0);
  });
}

const options = {
  labels: wordLabels,
  steps: separatorCount,
  epochs: 7,
  averaged: 3,
  leastSources: 3,
  rate: 0.04,
  decay: 0.003,
};

const sequence = (
  context: HeadContext,
  features: readonly string[][],
  resume: PreparedResume,
): TrainingSequence => ({
  source: resume.id,
  items: wordItems(context, features).map((item) => ({ ...item, features: shared(item.features) })),
  labels: targetsOf(context, resume),
});

/** Trains the first pass of the word labels. */
export function fitFirstWords(
  resumes: readonly PreparedResume[],
  facts: readonly LineFacts[][],
  seed: number,
): TaggerModel {
  const sequences = resumes.flatMap((resume, at) =>
    contextsOf(resume.labels, facts[at] ?? []).map((context) =>
      sequence(context, wordFeatures(context), resume),
    ),
  );
  return fitTagger(sequences, { ...options, seed });
}

/** Trains the second pass; `firstOf` returns the labels of a first pass that has not seen the resume. */
export function fitSecondWords(
  resumes: readonly PreparedResume[],
  facts: readonly LineFacts[][],
  firstOf: (at: number) => TaggerModel,
  seed: number,
): TaggerModel {
  const sequences = resumes.flatMap((resume, at) => {
    const contexts = contextsOf(resume.labels, facts[at] ?? []);
    const features = contexts.map(wordFeatures);
    const first = contexts.map((context, n) =>
      tagSequence(firstOf(at), wordItems(context, features[n] ?? [])),
    );
    const second = secondWordFeatures(contexts, first);
    return contexts.map((context, n) => ({
      ...sequence(context, second[n] ?? [], resume),
      base: baseScores(first[n] ?? []),
    }));
  });
  return fitTagger(sequences, { ...options, seed });
}
