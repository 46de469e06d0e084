import type { Importance } from "#shared/engine/analysis.ts";
import type { PlannedCriterion, PlannedProof, WritingPlan } from "../plan/plan.ts";
import type { Material } from "../prompt.ts";
import type { Target } from "../verify/scope.ts";

const level: Record<Importance, string> = { must: "essential", preferred: "an advantage", duty: "a duty" };

const longestTerm = 120;

/** A term comes from the ad and may be any text, so it is cut to one short line. */
const named = ({ term }: Pick<PlannedCriterion, "term">) => term.replace(/\s+/g, " ").slice(0, longestTerm);

function proofLine({ role, line, isPartial, ...criterion }: PlannedProof): string {
  const where = role === null ? "" : `, done as ${role.position || "a role"} at ${role.employer}`;
  const part = isPartial ? "; only in part, so never as if it were all of it" : "";
  return `- ${named(criterion)} (${level[criterion.importance]}): line ${line}${where}${part}`;
}

function toWhom({ title, company, reference, contact }: Target): string[] {
  return [
    title && `The job: ${title}`,
    company && `The employer: ${company}`,
    reference && `The reference: ${reference}`,
    contact && `Read by: ${contact}`,
  ].flatMap((one) => one || []);
}

/**
 * The plan in words for a model: what to prove with which numbered lines, and what not to claim. It never contains a
 * score.
 */
export function planMaterial({ prove, hook, gaps, leaveOut }: WritingPlan, target: Target): Material {
  const text = [
    ...toWhom(target),
    ...(prove.length > 0 ? ["Prove these, the heaviest first:", ...prove.map(proofLine)] : []),
    ...(hook === null ? [] : [`Strongest proof: ${named(hook)}, line ${hook.line}`]),
    ...(gaps.length > 0 ? [`Not shown by any line, never to be claimed: ${gaps.map(named).join("; ")}`] : []),
    ...(leaveOut.length > 0 ? [`Lines not to be told: ${leaveOut.join(", ")}`] : []),
  ].join("\n");
  return { name: "plan", text };
}
