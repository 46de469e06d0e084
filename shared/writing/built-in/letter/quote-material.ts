import type { QuotedLine } from "#shared/domain/cover-letters/quoted-letter.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { AdInput, Analysis, Requirement } from "#shared/engine/analysis.ts";
import type { Source } from "../../verify/claim.ts";
import {
  aimWords,
  bankLines,
  type CandidateLine,
  candidateLines,
  isQuotable,
  trimmed,
} from "./candidate-lines.ts";
import { type LetterJob, letterJobs, sinceAt } from "./letter-jobs.ts";
import { type RankedLine, rankLines } from "./rank-lines.ts";
import { fill, type LetterStyle, wordings } from "./sentences.ts";

/** The material of every text that quotes: the person's lines, ranked for the ad, and their jobs. */
export interface QuoteMaterial {
  model: ResumeModel;
  analysis: Analysis;
  /** The jobs that may be named; the main one first. */
  jobs: LetterJob[];
  lines: RankedLine[];
  /** Requirements that the whole resume shows. */
  shown: Requirement[];
}

export function quoteMaterial(
  model: ResumeModel,
  analysis: Analysis,
  { ad, asOf, sources = [] }: { ad: AdInput; asOf: string; sources?: readonly Source[] },
): QuoteMaterial {
  const { requirements, evidence, pastedLines } = analysis.match;
  const found = new Set(
    evidence.filter(({ credit }) => credit > 0).map(({ requirementId }) => requirementId),
  );
  const shown = requirements.filter((one) => found.has(one.id) && one.kind !== "licence");
  const jobs = letterJobs(model);
  const named = new Set(jobs.map(({ work }) => work));
  const proofs = new Set(
    evidence.flatMap(({ credit, resumeLineId }) => (credit > 0 ? (resumeLineId ?? []) : [])),
  );
  const own = candidateLines(model, { pasted: new Set(pastedLines), shown: proofs, asOf });
  const candidates = [...own, ...bankLines(sources)];
  const placed = candidates.map((line): CandidateLine => {
    if (line.work === undefined || named.has(line.work)) return line;
    const { work: _, ...unplaced } = line;
    return unplaced;
  });
  const lines = rankLines(placed, shown, { model, ad, asOf });
  return { model, analysis, jobs: mainJobFirst(jobs, lines), lines, shown };
}

/** Of several current jobs the one with the strongest lines comes first. */
function mainJobFirst(jobs: readonly LetterJob[], lines: readonly RankedLine[]): LetterJob[] {
  const best = (job: LetterJob) =>
    lines
      .filter(({ work }) => work === job.work)
      .map(({ rank }) => rank)
      .sort((a, b) => b - a)
      .slice(0, 3)
      .reduce((sum, rank) => sum + rank, 0);
  const current = jobs.filter(({ isCurrent }) => isCurrent).sort((a, b) => best(b) - best(a));
  return [...current, ...jobs.filter(({ isCurrent }) => !isCurrent)];
}

/** Where the person works or worked last, from certain fields only. */
export function employedSentence(
  style: LetterStyle,
  { model, jobs: [job] }: Pick<QuoteMaterial, "model" | "jobs">,
): string[] {
  if (job?.sure === undefined) return [];
  const said = wordings[style];
  if (!job.isCurrent) return job.isLast ? [fill(said.lastEmployed, job.sure)] : [];
  const since = sinceAt(model, job.work);
  return [fill(since === "" ? said.employed : said.employedSince, { ...job.sure, since })];
}

const years =
  /\b(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty)(?: and a half)?\+? years?\b/i;

/** "I have been well for ten years" says nothing about work. */
const ofWork =
  /\byears?['’]?,? (?:in|as|of|on|with|at|across|since|under|behind|driving|running|working|managing|teaching|leading|building|making|selling|cooking|nursing|caring)\b|\bexperience\b|\bwork(?:ed|ing)?\b/i;

/** "Summary: five years on the import desk": the name of the section is no part of the sentence. */
const sectionLabel =
  /^(?:(?:career |professional )?(?:summary|profile|overview|objective)|about me)\s*[:–—-]\s*/i;

/** The person's own sentence about their years of work. */
export function yearsSentence(model: ResumeModel): QuotedLine[] {
  for (const { id, text } of model.meta.lines.filter(({ section }) => section === "summary")) {
    let from = 0;
    for (const labelled of text.split(/(?<=[.!?])\s+/)) {
      const one = labelled.replace(sectionLabel, "");
      const start = text.indexOf(one, from);
      from = start + one.length;
      if (years.test(one) && ofWork.test(one) && !aimWords.test(one) && isQuotable(one))
        return [{ id: `line:${id}:${start}:${from}`, text: trimmed(one), isOn: true }];
    }
  }
  return [];
}
