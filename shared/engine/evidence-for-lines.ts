import type { ResumeLine, ResumeModel, ResumeSection } from "#shared/domain/resumes/resume-model.ts";
import { partsOfLine } from "./ad/line-parts.ts";
import { indexAdCopy } from "./ad/pasted-text.ts";
import type { AdInput, Credit, Requirement } from "./analysis.ts";
import { findRequirements } from "./evidence/classify-lines.ts";
import { evidenceBase } from "./evidence/evidence-base.ts";
import type { LineFeatures } from "./evidence/line-features.ts";
import { readEvidenceLines } from "./evidence/resume-lines.ts";

/** One sentence or point of a resume, measured without the rest of it. */
export interface SingleLine {
  text: string;
  section: ResumeSection;
  /** Index into `model.work` of the role that it belongs to. */
  work?: number;
}

export interface LinesInput {
  model: ResumeModel;
  ad: AdInput;
  /** `YYYY-MM-DD`. */
  asOf: string;
}

/** Shares of a requirement's words, by their rarity, that one line must say to show it, or a part of it. */
const shownFrom = 0.5;
const partFrom = 0.2;

function creditOf({ inLine, terms, judged }: LineFeatures): Credit {
  const share = Math.max(inLine, terms, judged);
  if (share >= shownFrom) return 1;
  return share >= partFrom ? 0.5 : 0;
}

/**
 * What each line shows by itself of each requirement, whatever else the resume says. Pure.
 * @returns for each line the requirements that it shows, with the credit.
 */
export function evidenceForLines(
  lines: readonly SingleLine[],
  requirements: readonly Requirement[],
  { model, ad, asOf }: LinesInput,
): ReadonlyMap<Requirement, Credit>[] {
  const rows = lines.map((line, id): ResumeLine => ({ id, ...line }));
  const all = { ...model, meta: { ...model.meta, lines: rows } };
  const nearness = { family: null, language: null };
  return readEvidenceLines(all, indexAdCopy([]), asOf).map((line) => {
    const alone = { ...all, meta: { ...all.meta, lines: [line.line] } };
    const parts = requirements.flatMap((one) => partsOfLine(one, ad.text));
    const base = evidenceBase({ lines: [line], requirements: parts, model: alone, ad, asOf, nearness });
    const credits = new Map<Requirement, Credit>();
    for (const { requirement, found } of findRequirements(requirements, base, ad)) {
      const credit = creditOf(found.features);
      if (credit > 0) credits.set(requirement, credit);
    }
    return credits;
  });
}
