import { shownLine } from "#shared/domain/shown-line.ts";
import type { Analysis } from "#shared/engine/analysis.ts";
import { ledgerOf } from "#shared/engine/ledger.ts";
import { missingTerms } from "../../bank/questions-for.ts";

const leastFound = 2;
const leastRequirements = 3;
const mostNamed = 5;

/** The requirements that could not be found, if the resume shows fewer than two besides credentials. */
export function notFoundOf({ match }: Analysis): string[] | undefined {
  const asked = ledgerOf(match).filter(({ members }) =>
    members.some(({ requirement: { kind } }) => kind !== "licence" && kind !== "qualification"),
  );
  const found = asked.filter(({ state }) => state !== "missing");
  if (asked.length < leastRequirements || found.length >= leastFound) return undefined;
  const missing = missingTerms(match).map(({ term }) => shownLine(term));
  return [...new Set(missing)].slice(0, mostNamed);
}
