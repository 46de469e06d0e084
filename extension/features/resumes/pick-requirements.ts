import type { Evidence, MatchResult, Requirement } from "#shared/engine/analysis.ts";

const shown = 3;

/** The three that bring the most points now. */
export function bestOf(match: MatchResult): Requirement[] {
  return pick(match, (proof) => (proof.credit > 0 ? proof.points : null));
}

/** The three whose absence costs the most. */
export function missingOf(match: MatchResult): Requirement[] {
  return pick(match, (proof) => (proof.credit === 0 ? proof.maxPoints : null));
}

/**
 * Names as one begins a line: "Surgical nursing", while "eCommerce" and "n8n" stay as they are. The marks in the
 * proof do not look at capitals.
 */
export function withCapitals(match: MatchResult): MatchResult {
  const capital = <T extends { term: string }>(named: T): T => ({ ...named, term: capitalised(named.term) });
  return { ...match, requirements: match.requirements.map(capital), moves: match.moves.map(capital) };
}

function capitalised(term: string): string {
  return /^\p{Ll}+(?:[\s/-]|$)/u.test(term) ? term.charAt(0).toUpperCase() + term.slice(1) : term;
}

/** The order of the ad decides between equals, so that the same input always shows the same three. */
function pick(match: MatchResult, worth: (proof: Evidence) => number | null): Requirement[] {
  const proofs = new Map(match.evidence.map((proof) => [proof.requirementId, proof]));
  const seen = new Set<string>();
  return match.requirements
    .flatMap((requirement) => {
      const proof = proofs.get(requirement.id);
      const value = proof ? worth(proof) : null;
      return value === null ? [] : [{ requirement, value }];
    })
    .sort((one, other) => other.value - one.value)
    .filter(({ requirement }) => {
      const name = requirement.term.toLowerCase();
      const isNew = !seen.has(name);
      seen.add(name);
      return isNew;
    })
    .slice(0, shown)
    .map(({ requirement }) => requirement);
}
