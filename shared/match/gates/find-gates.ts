import { findYears } from "../roles.ts";
import type { Token } from "../tokenise.ts";
import { findDriverLicences } from "./driver-licence.ts";
import { findNamedGates } from "./find-named-gates.ts";
import type { GateHit } from "./gate-hit.ts";
import { findHighRiskWork } from "./high-risk-work.ts";
import { findQualificationLevels } from "./qualification-level.ts";
import { findSalary } from "./salary.ts";

function yearsHits(tokens: readonly Token[]): GateHit[] {
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

/** All that one sentence or line says about gates; named things first, none overlapping. */
export function findGates(text: string, tokens: readonly Token[]): GateHit[] {
  const kept: GateHit[] = [];
  const taken: boolean[] = [];
  const finders = [findHighRiskWork, findDriverLicences, findNamedGates, findSalary];
  const found = finders.flatMap((find) => find(text, tokens).slice(0, mostHits));
  const counted = [...findQualificationLevels(tokens), ...yearsHits(tokens)].slice(0, mostHits);
  for (const hit of [...found, ...counted]) {
    if (taken.slice(hit.first, hit.last).includes(true)) continue;
    for (let i = hit.first; i < hit.last; i += 1) taken[i] = true;
    kept.push(hit);
  }
  return kept.sort((a, b) => a.first - b.first);
}
