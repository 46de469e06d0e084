import { findYears } from "../terms/roles.ts";
import type { Token } from "../words/tokenise.ts";
import { findDriverLicences } from "./driver-licence.ts";
import { findNamedKnockOuts } from "./find-named-knock-outs.ts";
import { findHighRiskWork } from "./high-risk-work.ts";
import type { KnockOutHit } from "./knock-out-hit.ts";
import { findQualificationLevels } from "./qualification-level.ts";
import { findSalary } from "./salary.ts";

function yearsHits(tokens: readonly Token[]): KnockOutHit[] {
  return findYears(tokens).map(({ years, first, last }) => ({
    id: "years",
    kind: "years",
    label: `${years} ${years === 1 ? "year" : "years"} of experience`,
    first,
    last,
    level: years,
  }));
}

/** No honest sentence names more; the limit keeps hostile ones linear. */
const mostHits = 40;

/**
 * All that one sentence or line says about knock-outs; tickets and licences first, none overlapping.
 * @param named the named knock-outs, when they were found already.
 */
export function findKnockOuts(
  text: string,
  tokens: readonly Token[],
  named: readonly KnockOutHit[] = findNamedKnockOuts(text, tokens),
): KnockOutHit[] {
  const kept: KnockOutHit[] = [];
  const taken: boolean[] = [];
  const counted = [...findQualificationLevels(tokens), ...yearsHits(tokens)];
  const all = [findHighRiskWork(text, tokens), findDriverLicences(text, tokens), named];
  all.push(findSalary(text, tokens), counted);
  for (const hit of all.flatMap((hits) => (hits.length > mostHits ? hits.slice(0, mostHits) : hits))) {
    if (taken.slice(hit.first, hit.last).includes(true)) continue;
    for (let i = hit.first; i < hit.last; i += 1) taken[i] = true;
    kept.push(hit);
  }
  return kept.sort((a, b) => a.first - b.first);
}
