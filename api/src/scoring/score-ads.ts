import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { isOtherField } from "#shared/domain/resumes/score-bands.ts";
import { type AdCopyIndex, indexAdCopy } from "#shared/engine/ad/pasted-text.ts";
import { readAdUnits } from "#shared/engine/ad/read-ad-units.ts";
import { readRequirements } from "#shared/engine/ad/read-requirements.ts";
import type { Requirement } from "#shared/engine/analysis.ts";
import { readEvidenceLines } from "#shared/engine/evidence/resume-lines.ts";
import { matchValue } from "#shared/engine/match-ad.ts";
import { type AdLanguage, readAdLanguage } from "#shared/engine/score/shared-language.ts";
import { type Token, tokenise } from "#shared/engine/words/tokenise.ts";
import type { MeasuredResume } from "#shared/resume/measured-resume.ts";
import { readResume } from "#shared/resume/read-resume.ts";
import { applyResumeEdits } from "#shared/resume/resume-edits.ts";
import { wordsOfModel } from "./ranking-words.ts";

export interface ResumeToScore {
  /** Its id and when it last changed. */
  key: string;
  resume: MeasuredResume;
}

export interface AdToScore {
  /** Changes with the ad's words. */
  key: string;
  title: string;
  company: string;
  text: string;
}

/** MATCH of an ad and a resume; null where it cannot be measured. */
export interface AdScore {
  value: number | null;
  isOtherField: boolean;
}

interface ReadAd {
  words: Token[];
  copy: AdCopyIndex;
  requirements: readonly Requirement[];
  language: AdLanguage;
}

const mostAds = 2000;
const mostResumes = 50;
const readAds = new Map<string, ReadAd>();
const readResumes = new Map<string, { read: ResumeModel; model: ResumeModel }>();

function remembered<T>(cache: Map<string, T>, most: number, key: string, read: () => T): T {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = read();
  if (cache.size >= most) cache.delete(cache.keys().next().value ?? "");
  cache.set(key, value);
  return value;
}

function readAd(ad: AdToScore): ReadAd {
  const words = tokenise(ad.text);
  const requirements = readRequirements(ad, readAdUnits(ad.text, words));
  return {
    words,
    copy: indexAdCopy(words),
    requirements,
    language: readAdLanguage(words, ad.company),
  };
}

function resumeOf({ key, resume }: ResumeToScore) {
  return remembered(readResumes, mostResumes, key, () => {
    const read = readResume(resume.resumeText);
    return { read, model: applyResumeEdits(read, resume.resumeEdits) };
  });
}

/** A resume's titles and skills as its text has them: what ranks ads before they are scored. */
export function wordsOf(resume: ResumeToScore): string[] {
  return wordsOfModel(resumeOf(resume).read);
}

/**
 * MATCH of many ads against one resume, equal to the whole analysis of each; null where it cannot be measured. What does
 * not depend on the other side of a pair is read once.
 */
export function scoreAds({ key, resume }: ResumeToScore, ads: readonly AdToScore[], asOf: string): AdScore[] {
  const { resumeText } = resume;
  const { model } = resumeOf({ key, resume });
  return ads.map((ad) => {
    const { words, copy, requirements, language } = remembered(readAds, mostAds, ad.key, () => readAd(ad));
    const lines = readEvidenceLines(model, copy, asOf);
    const { value, family } = matchValue({
      ...{ resume: model, resumeText, ad, asOf, requirements, lines },
      ...{ adWords: words, adLanguage: language },
    });
    return { value, isOtherField: isOtherField(family) };
  });
}
