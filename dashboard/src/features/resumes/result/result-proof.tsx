import { type LedgerEntry, ledgerOf, missingFirst, shownOf, strongestFirst } from "#shared/engine/ledger.ts";
import { MoveList } from "#shared/ui/blocks/move-list.tsx";
import { RequirementList } from "#shared/ui/blocks/requirements/requirement-list.tsx";
import { Card, CardBody, CardHeader } from "#shared/ui/primitives/card.tsx";
import { StatementOf } from "../review/statement-of.tsx";
import type { Reviewed } from "../review/use-review.ts";
import { useStatementTold } from "./use-statement-told.ts";

const shownMoves = 8;

/** Where each point comes from: the ad's sentence beside the resume's line, and what would move the score. */
export function ResultProof({ reviewed }: { reviewed: Reviewed }) {
  const { current: result } = reviewed;
  const { cap } = result.analysis.match;
  const ledger = ledgerOf(result.analysis.match);
  const { shown, asked } = shownOf(ledger);
  // Under a cap a single addition moves nothing; the sentence about the cap says what does.
  const moves = result.analysis.match.moves.filter((move) => move.points >= 0.05).slice(0, shownMoves);
  const met = strongestFirst(ledger);
  const missing = missingFirst(ledger);
  // Also where it is shown now: an accepted statement can be taken back where it was made.
  const askable = new Set(reviewed.missing.map((one) => one.id));
  const { card, tell } = useStatementTold(reviewed);
  const renderStatement = ({ best: { requirement } }: LedgerEntry) =>
    askable.has(requirement.id) ? (
      <StatementOf requirement={requirement} reviewed={reviewed} onDecided={tell} />
    ) : null;
  if (asked === 0) return null;
  return (
    <div className="grid items-start gap-4 md:gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Card as="section" inset={16} ref={card} tabIndex={-1}>
        <CardHeader
          title="What the ad asks for"
          count={`${shown} of ${asked} shown`}
          text="Open a line to see the ad's sentence and yours."
        />
        {met.length > 0 && (
          <RequirementList title="Shown in your resume" entries={met} renderMore={renderStatement} />
        )}
        {missing.length > 0 && (
          <div className={met.length > 0 ? "border-t border-line" : undefined}>
            <RequirementList
              title="Not found"
              unit="would add"
              entries={missing}
              renderMore={renderStatement}
            />
          </div>
        )}
      </Card>
      {(cap || moves.length > 0) && (
        <Card as="section" inset={16}>
          <CardHeader title="Raise your score" />
          <CardBody className="grid gap-4">
            {cap && (
              <p className="text-14">
                The score stops at {cap.limit} while the ad's must{cap.missing.length === 1 ? " is" : "s are"}{" "}
                missing: <strong>{cap.missing.join(", ")}</strong>.
              </p>
            )}
            <MoveList moves={moves} />
          </CardBody>
        </Card>
      )}
    </div>
  );
}
