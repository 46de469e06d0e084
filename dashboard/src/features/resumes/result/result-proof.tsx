import { countStates, type LedgerEntry, ledgerOf } from "#shared/engine/ledger.ts";
import { RequirementGroups } from "#shared/ui/blocks/requirements/requirement-groups.tsx";
import { Card, CardHeader } from "#shared/ui/primitives/card.tsx";
import { CriterionFill } from "../desk/criterion-disc.tsx";
import type { DeskShared } from "../desk/desk.tsx";
import { StatementOf } from "../review/statement-of.tsx";
import type { Reviewed } from "../review/use-review.ts";
import { useStatementCheck } from "./use-statement-check.ts";

interface ResultProofProps extends DeskShared {
  reviewed: Reviewed;
}

/** Where each point comes from: the ad's sentence beside the resume's line, and what each missing one would add. */
export function ResultProof({ reviewed, criteria, picks }: ResultProofProps) {
  const { current: result } = reviewed;
  const ledger = ledgerOf(result.analysis.match);
  const { shown, partly } = countStates(ledger);
  const inPart = partly > 0 ? `, ${partly} partly` : "";
  // Also where it is shown now: an accepted statement can be taken back where it was made.
  const askable = new Set(reviewed.missing.map((one) => one.id));
  const { card, tell } = useStatementCheck(reviewed);
  const renderStatement = ({ best: { requirement } }: LedgerEntry) =>
    askable.has(requirement.id) ? (
      <StatementOf requirement={requirement} reviewed={reviewed} onDecided={tell} />
    ) : null;
  const rows = {
    renderMore: renderStatement,
    renderSign: (entry: LedgerEntry) => {
      const criterion = criteria.find((one) => one.entry.id === entry.id);
      return (
        criterion && (
          <span className="grid size-6 place-items-center">
            <CriterionFill criterion={criterion} isActive={entry.id === picks.active} />
          </span>
        )
      );
    },
    markedId: picks.active,
    onPoint: picks.point,
  };
  if (ledger.length === 0) return null;
  return (
    <Card as="section" inset={16} ref={card} tabIndex={-1}>
      <CardHeader title="What the ad asks for" count={`${shown} of ${ledger.length} shown${inPart}`} dense />
      <RequirementGroups hideCounts ledger={ledger} {...rows} />
    </Card>
  );
}
