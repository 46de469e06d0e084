import type { MatchResult } from "#shared/engine/analysis.ts";

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
