import { CircleCheck, CircleX, PenLine } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { Decision } from "#shared/writing/changes/decisions.ts";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import { movesUp } from "#shared/writing/changes/proposals.ts";

export interface DecidedSuggestionProps {
  proposal: Proposal;
  decision: Decision;
  onWord: (() => void) | undefined;
  onUndo: () => void;
}

const icons = {
  accepted: <CircleCheck aria-hidden="true" className="size-5 text-success" />,
  edited: <PenLine aria-hidden="true" className="size-5 text-primary" />,
  refused: <CircleX aria-hidden="true" className="size-5 text-muted" />,
};

/** What the person said, in one line, with the way back. */
export function DecidedSuggestion({ proposal, decision, onWord, onUndo }: DecidedSuggestionProps) {
  const isRefused = decision.kind === "refused";
  const words = decision.kind === "edited" ? decision.text : wordsOf(proposal);
  // A row that stays where it is loses no word.
  const look = isRefused && proposal.kind !== "move" ? "text-muted line-through" : "text-muted";
  return (
    <div className="-my-2 grid grid-cols-[1.25rem_minmax(0,1fr)_auto] items-center gap-3 text-14">
      {icons[decision.kind]}
      <p className={isRefused ? "truncate" : "wrap-anywhere"}>
        <b className="mr-2 font-medium">{saidOf(proposal, decision)}</b>
        <span className={look}>{words}</span>
      </p>
      <div className="-mr-3 flex">
        {decision.kind === "edited" && onWord && (
          <Button compact variant="ghost" onClick={onWord}>
            Edit line
          </Button>
        )}
        <Button compact variant="ghost" onClick={onUndo}>
          Undo
        </Button>
      </div>
    </div>
  );
}

function saidOf(proposal: Proposal, { kind }: Decision): string {
  if (proposal.kind === "move") {
    if (kind === "refused") return "Stays where it is";
    return movesUp(proposal) ? "Moved up" : "Moved down";
  }
  if (kind === "refused") return "Rejected";
  return kind === "edited" ? "Your wording" : "Accepted";
}

const wordsOf = (proposal: Proposal) => (proposal.kind === "move" ? proposal.text : proposal.after);

/** The lines of this proposal were rewritten in the edit mode: they are the person's. */
export function RewrittenByHand({ proposal }: { proposal: Proposal }) {
  return (
    <li className="flex items-center gap-3 border-t border-line px-4 py-3 text-14 text-muted first:border-t-0 @md:px-6">
      <PenLine aria-hidden="true" className="size-5 shrink-0" />
      <p className="min-w-0">
        <b className="mr-2 font-medium text-ink">Rewritten by you</b>
        <span className="line-through">{wordsOf(proposal)}</span>
      </p>
    </li>
  );
}
