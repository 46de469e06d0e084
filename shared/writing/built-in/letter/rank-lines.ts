import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { AdInput, Credit, Requirement } from "#shared/engine/analysis.ts";
import { evidenceForLines } from "#shared/engine/evidence-for-lines.ts";
import type { CandidateLine } from "./candidate-lines.ts";
import { endForOrder } from "./letter-jobs.ts";

/** A line with what it shows of the ad and how strong it is. */
export interface RankedLine extends CandidateLine {
  shows: ReadonlyMap<Requirement, Credit>;
  rank: number;
  isResult: boolean;
}

const figure =
  /(?<![\d/-])(?!(?:19|20)\d\d\b)\$?\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|third|quarter|dozen|double|doubled|halved|tripled)\b/i;
const result =
  /\b(?:cut|reduc\w{1,9}|increas\w{1,9}|rais\w{1,9}|grew|grow\w{0,6}|sav(?:ed|ing)s?|improv\w{1,9}|lift\w{1,9}|halv\w{1,9}|doubl\w{1,9}|tripl\w{1,9}|won|win|deliver\w{1,9}|achiev\w{1,9}|exceed\w{0,6}|clear\w{1,9}|lower\w{0,6}|shorten\w{1,9}|drop\w{0,6}|fell|rose|recover\w{1,9}|earn\w{1,9}|secur\w{1,9}|award\w{1,9}|on time|under budget|above target|over target)\b|\bfrom \$?\d\S{0,12} ?\S{0,12} to \$?\d|\d ?(?:%|per cent|percent)/i;

const bonus = { result: 2.4, figure: 1 } as const;
const bestShown = 3;

/** How recent the job of a line is. */
function recencyOf(model: ResumeModel, work: number | undefined, asOf: string): number {
  const entry = work === undefined ? undefined : model.work[work];
  const end = entry === undefined ? "" : endForOrder(entry);
  if (end === "") return 0.25;
  if (end === "present") return 1.5;
  const years = Number(asOf.slice(0, 4)) - Number(end.slice(0, 4));
  return years <= 3 ? 1 : years <= 6 ? 0.5 : 0;
}

/** The weight of a requirement in a letter. */
export const weightInLetter = ({ importance, core }: Requirement): number =>
  weightOf(importance) * (core ? 2 : 1);

/**
 * Ranks lines by the sum of their three best requirements (credit and weight), a bonus for a figure or a measured
 * result, and how recent they are.
 */
export function rankLines(
  lines: readonly CandidateLine[],
  shown: readonly Requirement[],
  { model, ad, asOf }: { model: ResumeModel; ad: AdInput; asOf: string },
): RankedLine[] {
  const singles = lines.map(({ text, work }) => ({
    text,
    section: "work" as const,
    ...(work !== undefined && { work }),
  }));
  const credits = evidenceForLines(singles, shown, { model, ad, asOf });
  return lines.map((line, at): RankedLine => {
    const shows = credits[at] ?? new Map<Requirement, Credit>();
    const best = [...shows]
      .map(([requirement, credit]) => credit * weightInLetter(requirement))
      .sort((a, b) => b - a)
      .slice(0, bestShown);
    const hasFigure = figure.test(line.text);
    const isResult = hasFigure && result.test(line.text);
    const extra = isResult ? bonus.result : hasFigure ? bonus.figure : 0;
    const rank = best.reduce((sum, one) => sum + one, 0) + extra + recencyOf(model, line.work, asOf);
    return { ...line, shows, rank, isResult };
  });
}
