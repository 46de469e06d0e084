import type { CriteriaWork } from "#shared/contract/criteria.ts";
import { mostCriteria } from "#shared/domain/criteria/criterion.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";

const levels = { must: "essential", preferred: "desirable", duty: null } as const;

/** What the ad asks for as criteria to answer, the musts first; its duties only where it names nothing else. */
export function adPoints(ledger: readonly LedgerEntry[]): CriteriaWork["criteria"] {
  const wanted = ledger.filter(({ importance }) => importance !== "duty");
  const points = wanted.length > 0 ? wanted : ledger;
  const musts = points.filter(({ importance }) => importance === "must");
  const others = points.filter(({ importance }) => importance !== "must");
  return [...musts, ...others].slice(0, mostCriteria).map(({ term, importance }, at) => ({
    id: `c${at + 1}`,
    label: "",
    text: term,
    level: levels[importance],
  }));
}
