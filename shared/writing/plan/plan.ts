import type { FactAnswer, RoleName } from "#shared/domain/evidence-bank/bank-entry.ts";
import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { Analysis, Importance } from "#shared/engine/analysis.ts";
import { type LedgerEntry, type LedgerMember, ledgerOf } from "#shared/engine/ledger.ts";
import { type BankQuestion, questionsFor } from "../bank/questions-for.ts";
import { misreadRoles } from "./misread-roles.ts";

/** A criterion in the ad's words, and its weight. */
export interface PlannedCriterion {
  term: string;
  importance: Importance;
  core: boolean;
}

/** A criterion with the person's best proof of it. */
export interface PlannedProof extends PlannedCriterion {
  /** Id of the person's own line. */
  line: number;
  text: string;
  /** The role in which it was done; null if the line belongs to no role. */
  role: RoleName | null;
  /** True if it shows only part of the criterion: a text may name it, but not as the whole. */
  isPartial: boolean;
}

/** The content of a text for one ad, before the wording. */
export interface WritingPlan {
  /** Up to six proofs, the heaviest first. */
  prove: PlannedProof[];
  /** The need and the strongest proof, for the opening; null if no role shows anything. */
  hook: PlannedProof | null;
  /** Requirements that nothing shows; no text claims them. */
  gaps: PlannedCriterion[];
  /** Ids of lines that no text uses: they copy the ad, or belong to a misread role. */
  leaveOut: number[];
  /** Questions for the person, the most valuable first. */
  ask: BankQuestion[];
}

interface Planned {
  model: ResumeModel;
  analysis: Pick<Analysis, "match">;
  /** What the person has answered already. */
  facts?: readonly FactAnswer[];
}

const mostProofs = 6;
const mostGaps = 8;
const mostQuestions = 3;

const heaviness = ({ importance, core }: PlannedCriterion) => weightOf(importance) * (core ? 2 : 1);

function leftOut({ model, analysis }: Planned): number[] {
  const misread = new Set(misreadRoles(model));
  const told = model.meta.lines.filter(({ work }) => work !== undefined && misread.has(work));
  return [...new Set([...analysis.match.pastedLines, ...told.map(({ id }) => id)])].sort((a, b) => a - b);
}

function roleOf(model: ResumeModel, line: number): RoleName | null {
  const work = model.meta.lines[line]?.work;
  const role = work === undefined ? undefined : model.work[work];
  return role === undefined ? null : { position: role.position ?? "", employer: role.name ?? "" };
}

const criterionOf = ({ term, importance, core }: LedgerEntry): PlannedCriterion => ({
  term,
  importance,
  core,
});

/** A role is stronger proof than a list, and a line with a figure stronger than one without. */
function strength({ evidence }: LedgerMember): number {
  const { credit, section, resumeLine = "" } = evidence;
  return credit * 4 + (section === "work" ? 2 : 0) + (/\d/.test(resumeLine) ? 1 : 0);
}

function proofOf(entry: LedgerEntry, model: ResumeModel, out: ReadonlySet<number>): PlannedProof[] {
  const told = entry.members
    .filter(({ evidence: { credit, resumeLineId } }) => credit > 0 && !out.has(resumeLineId ?? -1))
    .sort((a, b) => strength(b) - strength(a));
  const best = told[0];
  const { resumeLineId: line, resumeLine: text } = best?.evidence ?? {};
  if (best === undefined || line === undefined || text === undefined) return [];
  // Of alternatives only the one that the resume shows may be named.
  const { term } = best.requirement;
  const isPartial = best.evidence.credit < 0.8;
  return [{ ...criterionOf(entry), term, line, text, role: roleOf(model, line), isPartial }];
}

function hookOf(proofs: readonly PlannedProof[]): PlannedProof | null {
  const whole = proofs.filter(({ role, isPartial }) => role !== null && !isPartial);
  const heaviest = Math.max(0, ...whole.map(heaviness));
  const first = whole.filter((one) => heaviness(one) === heaviest);
  return first.find(({ text }) => /\d/.test(text)) ?? first[0] ?? null;
}

/**
 * Plans a text: what to prove with which of the person's lines, the opening, the gaps, the lines to leave out and the
 * questions to ask first. The first step of every writer; pure, never throws. Source: docs/engine.md, Writing.
 */
export function planFor(planned: Planned): WritingPlan {
  const { model, analysis, facts = [] } = planned;
  const leaveOut = leftOut(planned);
  const out = new Set(leaveOut);
  const ledger = ledgerOf(analysis.match);
  const proofs = ledger
    .flatMap((entry) => proofOf(entry, model, out))
    .sort((a, b) => Number(a.isPartial) - Number(b.isPartial) || heaviness(b) - heaviness(a));
  const gaps = ledger
    .filter(({ state, importance }) => state === "missing" && importance !== "duty")
    .map(criterionOf)
    .sort((a, b) => heaviness(b) - heaviness(a));
  return {
    prove: proofs.slice(0, mostProofs),
    hook: hookOf(proofs),
    gaps: gaps.slice(0, mostGaps),
    leaveOut,
    ask: questionsFor(analysis, facts).slice(0, mostQuestions),
  };
}
