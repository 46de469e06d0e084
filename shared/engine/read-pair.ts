import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { readAdLines } from "./ad/ad-lines.ts";
import { foreignShare, isTooForeign } from "./ad/facts/ad-language.ts";
import { partsOfLine } from "./ad/line-parts.ts";
import { indexAdCopy } from "./ad/pasted-text.ts";
import { readRequirements } from "./ad/read-requirements.ts";
import { applyEdits } from "./ad/requirement-edits.ts";
import type { AdInput, NoScoreReason, Requirement, RequirementEdit } from "./analysis.ts";
import { classifyLines, type FoundRequirement, findRequirements } from "./evidence/classify-lines.ts";
import { evidenceBase } from "./evidence/evidence-base.ts";
import { type EvidenceLine, readEvidenceLines } from "./evidence/resume-lines.ts";
import { type RoleFamily, roleFamily } from "./roles/role-family.ts";
import { type CriteriaGroup, groupCriteria, type PairLanguage } from "./score/criteria-groups.ts";
import { resumeStems } from "./score/resume-stems.ts";
import type { ScoreInput } from "./score/score.ts";
import { type AdLanguage, ratioBeside, readAdLanguage, shareLanguage } from "./score/shared-language.ts";
import { countWords, hasWord } from "./words/count-words.ts";
import { isEnglish } from "./words/plain-words.ts";
import { type Token, tokenise } from "./words/tokenise.ts";

const thinWords = 40;

/** What refuses an ad whoever it is compared with. */
interface AdForm {
  words: number;
  isEnglish: boolean;
  foreignShare: number;
}

const forms = new WeakMap<readonly Token[], AdForm>();

/** Read once for all the resumes that an ad is compared with. */
function formOf(ad: string, adWords: readonly Token[]): AdForm {
  const known = forms.get(adWords);
  if (known !== undefined) return known;
  const form = {
    words: countWords(ad),
    isEnglish: isEnglish(adWords),
    foreignShare: foreignShare(ad, readAdLines(ad, adWords)),
  };
  forms.set(adWords, form);
  return form;
}

function refusal(form: AdForm, groups: number, resumeText: string): NoScoreReason | undefined {
  if (form.words < thinWords) return "ad-too-short";
  if (!form.isEnglish || isTooForeign(form.foreignShare, groups)) return "not-english";
  if (groups === 0) return "no-requirements";
  return !hasWord(resumeText) ? "empty-resume" : undefined;
}

export interface MatchInput {
  resume: ResumeModel;
  resumeText: string;
  ad: AdInput;
  asOf: string;
  requirements?: readonly Requirement[];
  requirementEdits?: readonly RequirementEdit[];
  /** The resume's lines when they were read already. */
  lines?: readonly EvidenceLine[];
  /** The words of the ad when they were read already. */
  adWords?: readonly Token[];
  /** The language of the ad when it was read already. */
  adLanguage?: AdLanguage;
}

/** A headline that is in a line copied from the ad is the ad's, not the person's. */
function withoutPastedLabel(resume: ResumeModel, lines: readonly EvidenceLine[]): ResumeModel {
  const { label, ...basics } = resume.basics;
  if (label === undefined || !lines.some((l) => l.pasted && l.line.text.includes(label))) return resume;
  return { ...resume, basics };
}

/** What MATCH is made of, whether it is shown as a number or explained. */
export interface Pair {
  requirements: readonly Requirement[];
  /** What was looked up of each of them, before the verdict. */
  found: readonly FoundRequirement[];
  lines: readonly EvidenceLine[];
  language: PairLanguage;
  family: RoleFamily | null;
  groups: readonly CriteriaGroup[];
  scored: ScoreInput;
  /** Why there is no number, or 0. */
  reason: NoScoreReason | undefined;
}

const noSupport = { credit: 0, recent: false, own: false } as const;

/** Reads a resume against an ad, with what was read of either already. */
export function readPair(input: MatchInput): Pair {
  const { resume, ad, asOf, requirementEdits = [] } = input;
  const adWords = input.adWords ?? tokenise(ad.text);
  const own = input.requirements ?? readRequirements(ad);
  // Without edits the same list: what was read of it once serves the next resume.
  const requirements = requirementEdits.length === 0 ? own : applyEdits(own, requirementEdits);
  const lines = input.lines ?? readEvidenceLines(resume, indexAdCopy(adWords), asOf);
  const adLanguage = input.adLanguage ?? readAdLanguage(adWords, ad.company);
  const language = { ad: adLanguage, stems: resumeStems(resume, lines) };
  const family = roleFamily(withoutPastedLabel(resume, lines), ad, asOf);
  const alternatives = requirements.flatMap(({ groupId, term }) => (groupId === undefined ? [] : [term]));
  const nearness = {
    family: family?.ratio ?? null,
    language: ratioBeside(alternatives, language.ad, language.stems),
  };
  const partsOf = (requirement: Requirement) => partsOfLine(requirement, ad.text);
  const parts = requirements.flatMap(partsOf);
  const base = evidenceBase({ lines, requirements: parts, model: resume, ad, asOf, nearness });
  const found = findRequirements(requirements, base, ad);
  const supports = classifyLines(found, base);
  const groups = groupCriteria(requirements, (one) => supports.get(one) ?? noSupport, language);
  const scored: ScoreInput = {
    groups: groups.map((g) => g.scored),
    family: family?.ratio ?? null,
    language: shareLanguage(language.ad, language.stems),
  };
  const reason = refusal(formOf(ad.text, adWords), groups.length, input.resumeText);
  return { requirements, found, lines, language, family, groups, scored, reason };
}
