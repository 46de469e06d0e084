import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import type { Analysis, Requirement } from "#shared/engine/analysis.ts";
import { weightOf } from "#shared/engine/read-ad/keep-requirements.ts";
import { firstPerson } from "./first-person.ts";

/** One line of a role that answers demands of the ad. */
export interface Proof {
  work: number;
  line: number;
  text: string;
  isClause: boolean;
  /** The ad's words that it answers; none for a line that is told for its own sake. */
  terms: string[];
  weight: number;
}

const mostPerRole = 4;
const mostProofs = 5;

const goesOn =
  /(?:[,&/+-]|\b(?:and|or|the|a|an|of|in|on|to|by|for|with|using|through|across|from|at|as|into|via|between|including|improving|reducing|increasing|ensuring))$/i;

/** Points as the person wrote them: what a page's edge broke in two is one again. */
function wholePoints(highlights: readonly string[]): string[] {
  const points: string[] = [];
  for (const line of highlights) {
    const before = points.at(-1);
    const isRest = before !== undefined && (/^\p{Ll}/u.test(line) || goesOn.test(before));
    if (isRest) points[points.length - 1] = `${before} ${line}`;
    else points.push(line);
  }
  return points.filter((one) => !goesOn.test(one) && !/^\p{Ll}/u.test(one));
}

function add(
  proofs: Map<number, Proof>,
  model: ResumeModel,
  lineId: number,
  requirement: Requirement | undefined,
): void {
  const line = model.meta.lines[lineId];
  const work = line?.work;
  if (line === undefined || work === undefined) return;
  // The header of a role names it; the bullets say what was done, some over several lines.
  const whole = wholePoints(model.work[work]?.highlights ?? []).find((one) => one.includes(line.text));
  const said = whole === undefined ? undefined : firstPerson(whole);
  if (said === undefined) return;
  // A line that no demand asks for is told only where it surely is a sentence about the person.
  if (requirement === undefined && !said.isClause) return;
  const known = [...proofs.values()].find((one) => one.work === work && one.text === said.text);
  const proof = known ?? { work, line: lineId, ...said, terms: [], weight: /\d/.test(line.text) ? 0.5 : 0 };
  if (requirement !== undefined) {
    proof.terms.push(requirement.term);
    proof.weight += weightOf(requirement.importance);
  }
  proofs.set(proof.line, proof);
}

/**
 * Lines of roles that answer what the ad asks for, the strongest first and grouped by role as they come.
 * Only full proof counts: the engine found the term in the role itself.
 */
export function readProofs(model: ResumeModel, { match }: Analysis): Proof[] {
  const asked = new Map(match.requirements.map((one) => [one.id, one]));
  const proofs = new Map<number, Proof>();
  for (const evidence of match.evidence) {
    if (evidence.credit === 1 && evidence.section === "work" && evidence.resumeLineId !== undefined)
      add(proofs, model, evidence.resumeLineId, asked.get(evidence.requirementId));
  }
  const pasted = new Set(match.pastedLines);
  const strongest = [...proofs.values()]
    .filter((one) => !pasted.has(one.line))
    .sort((a, b) => b.weight - a.weight || a.line - b.line);
  return strongest.slice(0, mostProofs);
}

/** The roles at the top of a resume. */
const latest = [0, 1, 2];

/** Further lines of the roles already told and of the latest, for a letter that is short: figures first. */
export function moreProofs(model: ResumeModel, told: readonly Proof[], pasted: readonly number[]): Proof[] {
  const proofs = new Map<number, Proof>();
  for (const work of new Set([...told.map((one) => one.work), ...latest])) {
    for (const id of model.work[work]?.lines ?? [])
      if (!pasted.includes(id)) add(proofs, model, id, undefined);
  }
  const isTold = (proof: Proof) => told.some((one) => one.work === proof.work && one.text === proof.text);
  return [...proofs.values()]
    .filter((one) => !isTold(one))
    .sort((a, b) => b.weight - a.weight || a.line - b.line);
}

/** The proofs by role: the role of the strongest first, at most four lines of each. */
export function byRole(proofs: readonly Proof[]): Proof[][] {
  const roles = new Map<number, Proof[]>();
  for (const proof of proofs) {
    const list = roles.get(proof.work) ?? [];
    if (list.length < mostPerRole) list.push(proof);
    roles.set(proof.work, list);
  }
  return [...roles.values()];
}
