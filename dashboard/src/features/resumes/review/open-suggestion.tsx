import { ArrowDown, ArrowUp, Check, Pencil, X } from "lucide-react";
import { useId } from "react";
import { DiffLine } from "#shared/ui/blocks/diff/diff-line.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { LineMove, Proposal } from "#shared/writing/changes/edit-line.ts";
import { movesUp } from "#shared/writing/changes/proposals.ts";

export interface OpenSuggestionProps {
  proposal: Proposal;
  /** Absent where there are no words to change. */
  onWord: (() => void) | undefined;
  onDecide: (kind: "accepted" | "refused") => void;
}

/** A proposal that waits for the person's word. */
export function OpenSuggestion({ proposal, onWord, onDecide }: OpenSuggestionProps) {
  const lineId = useId();
  return (
    <>
      <div id={lineId}>
        <Words proposal={proposal} />
      </div>
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="min-w-0 flex-[1_1_14rem] text-14">{proposal.reason && `${proposal.reason}.`}</p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&_svg]:hidden max-sm:[&>*]:flex-1">
          {onWord && (
            <Button
              compact
              variant="ghost"
              aria-describedby={lineId}
              icon={<Pencil aria-hidden="true" />}
              onClick={onWord}
            >
              Edit line
            </Button>
          )}
          <Button
            compact
            aria-describedby={lineId}
            icon={<X aria-hidden="true" />}
            onClick={() => onDecide("refused")}
          >
            Reject
          </Button>
          <Button
            compact
            variant="soft"
            aria-describedby={lineId}
            icon={<Check aria-hidden="true" />}
            onClick={() => onDecide("accepted")}
          >
            Accept
          </Button>
        </div>
      </div>
    </>
  );
}

function Words({ proposal }: { proposal: Proposal }) {
  if (proposal.kind === "move") return <Moved move={proposal} />;
  return (
    <DiffLine before={proposal.kind === "rewrite" ? proposal.before : undefined} after={proposal.after} />
  );
}

/** Which way it goes, then its own words. */
function Moved({ move }: { move: LineMove }) {
  const isUp = movesUp(move);
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <p className="grid grid-cols-[1.75rem_minmax(0,1fr)] rounded-control border border-line py-2 pr-3 text-14">
      <Arrow aria-hidden="true" className="mt-0.5 size-4 justify-self-center text-primary" />
      <span className="wrap-anywhere">
        <b className="font-medium">{isUp ? "Move up" : "Move down"}: </b>
        {move.text}
      </span>
    </p>
  );
}
