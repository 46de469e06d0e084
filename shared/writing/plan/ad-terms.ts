import type { ResumeModel } from "#shared/domain/resumes/resume-model.ts";
import { weightOf } from "#shared/engine/ad/importance-weight.ts";
import type { Evidence, MatchResult, Requirement } from "#shared/engine/analysis.ts";
import { findTerms } from "#shared/engine/vocabulary/terms/find-terms.ts";

/** A match whose requirements are the terms inside the ad's lines, not the whole lines. */
export type TermMatch = Pick<MatchResult, "requirements" | "evidence" | "pastedLines">;

/**
 * The terms of an ad, each once, with the weight of the heaviest line that contains it. A short line without terms
 * is taken whole.
 */
export function termsOf(requirements: readonly Requirement[]): Requirement[] {
  const all = new Map<string, Requirement>();
  for (const requirement of requirements) {
    const { terms, importance } = requirement;
    const own =
      terms === undefined
        ? [requirement]
        : terms.flatMap(({ id, text, kind, span, isAdjective }): Requirement | [] => {
            if (isAdjective) return [];
            return { ...requirement, id, canonicalId: id, term: text, kind, span, origin: "vocab" };
          });
    for (const one of own) {
      const known = all.get(one.id);
      if (known === undefined || weightOf(importance) > weightOf(known.importance)) all.set(one.id, one);
    }
  }
  return [...all.values()];
}

/**
 * Which terms of the ad the resume contains, and in which lines: shown in a role (1), named elsewhere (0.8), or
 * missing. Only the engine's evidence counts; a line that copies the ad shows nothing. Pure; linear in both texts.
 */
export function adTerms({ requirements, evidence, pastedLines }: TermMatch, model: ResumeModel): TermMatch {
  const terms = termsOf(requirements);
  const asked = new Set(terms.map(({ id }) => id));
  const held = new Set(evidence.flatMap(({ heldTerms = [] }) => heldTerms));
  const known = new Map(evidence.map((one) => [one.requirementId, one]));
  const pasted = new Set(pastedLines);
  const found = new Map<string, { line: number; section: Evidence["section"]; text: string }>();
  for (const { id, text, section, heading } of model.meta.lines) {
    if (heading === true || pasted.has(id)) continue;
    for (const { term } of findTerms(text)) {
      const isBetter = !found.has(term.id) || (section === "work" && found.get(term.id)?.section !== "work");
      if (asked.has(term.id) && held.has(term.id) && isBetter)
        found.set(term.id, { line: id, section, text });
    }
  }
  const proofs = terms.map((requirement): Evidence => {
    const own = known.get(requirement.id);
    if (requirement.terms === undefined && own !== undefined) return own;
    const proof = found.get(requirement.id);
    const credit = proof === undefined ? 0 : proof.section === "work" ? 1 : 0.8;
    const quoted = proof && {
      resumeLine: proof.text,
      resumeLineId: proof.line,
      ...(proof.section && { section: proof.section }),
    };
    return { requirementId: requirement.id, credit, adSentence: "", ...quoted, points: 0, maxPoints: 0 };
  });
  return { requirements: terms, evidence: proofs, pastedLines };
}
