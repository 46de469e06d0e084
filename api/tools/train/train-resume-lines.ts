import type { TaggerModel } from "#shared/language/sequence-tagger.ts";
import type { ReaderModels } from "#shared/resume/reader/tag-resume.ts";
import { augmentResume, valuePool, wrapResume } from "./augment.ts";
import type { LabelledResume } from "./labelled-resume.ts";
import { factsOf, fitFirstLines, fitJoiner, fitSecondLines } from "./line-training.ts";
import { inOwnLayout } from "./own-layout.ts";
import { inTemplateLayout } from "./own-template.ts";
import { prepareResume } from "./prepared-resume.ts";
import { fitFirstWords, fitSecondWords } from "./word-training.ts";

/** Copies of each resume with other names, wraps, marks and dates. */
const copies = 6;
/** Copies of each resume in the product's own layout. */
const ownLayouts = 2;
/** Copies of each resume as the product's templates set it. */
const ownTemplates = 2;
/** Copies of each resume wrapped as by a mail program: only for the joiner, which decides what was wrapped. */
const wraps = 10;
const perResume = 1 + copies + ownLayouts + ownTemplates;

/**
 * Trains all models of the resume parser. The second passes learn from first passes that have not seen the resume
 * (two halves, each read by a model of the other). The same resumes give the same models.
 */
export function trainResumeLines(
  resumes: readonly LabelledResume[],
  report: (stage: string) => void,
): ReaderModels {
  const pool = valuePool(resumes);
  const prepared = resumes.flatMap((resume, at) => [
    prepareResume(resume),
    ...Array.from({ length: copies }, (_, n) => prepareResume(augmentResume(resume, pool, at * 100 + n))),
    ...Array.from({ length: ownLayouts }, (_, n) => prepareResume(inOwnLayout(resume, at * 100 + 50 + n))),
    ...Array.from({ length: ownTemplates }, (_, n) =>
      prepareResume(inTemplateLayout(resume, at * 100 + 70 + n)),
    ),
  ]);
  const facts = prepared.map(factsOf);
  const halfOf = (at: number) => Math.floor(at / perResume) % 2;
  const halves = [0, 1].map((half) => prepared.map((_, at) => at).filter((at) => halfOf(at) !== half));
  type Fit = (own: typeof prepared, ownFacts: typeof facts, seed: number) => TaggerModel;
  const byHalf = (fit: Fit): ((at: number) => TaggerModel) => {
    const models = halves.map((own) =>
      fit(
        own.flatMap((at) => prepared[at] ?? []),
        own.flatMap((at) => (facts[at] === undefined ? [] : [facts[at]])),
        2,
      ),
    );
    return (at) => {
      const model = models[halfOf(at)];
      if (model === undefined) throw new Error("There are two halves.");
      return model;
    };
  };
  report("line joiner");
  const wrapped = resumes.flatMap((resume, at) =>
    Array.from({ length: wraps }, (_, n) => prepareResume(wrapResume(resume, at * 100 + 80 + n))),
  );
  const joiner = fitJoiner([...prepared, ...wrapped], 1);
  report("lines, first pass");
  const firstLines = fitFirstLines(prepared, facts, 1);
  report("lines, second pass");
  const secondLines = fitSecondLines(prepared, facts, byHalf(fitFirstLines), 1);
  report("words, first pass");
  const firstWords = fitFirstWords(prepared, facts, 1);
  report("words, second pass");
  const secondWords = fitSecondWords(prepared, facts, byHalf(fitFirstWords), 1);
  return { joiner, firstLines, secondLines, firstWords, secondWords };
}
