import { ArrowDown, ArrowUp, Check, Undo2 } from "lucide-react";
import { DiffLine } from "#shared/ui/blocks/diff/diff-line.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import type { LineMove, Proposal } from "#shared/writing/changes/edit-line.ts";
import { movesUp } from "#shared/writing/changes/proposals.ts";

/** The state and the button label for each kind of proposal. */
const wording = {
  rewrite: {
    used: "In the download",
    unused: "Your own line stays",
    use: "Use the new line",
    leave: "Keep mine",
  },
  move: { used: "Moved in the download", unused: "Stays where it is", use: "Move it", leave: "Move back" },
  insert: { used: "In the download", unused: "Not in your resume", use: "Add it", leave: "Take it out" },
} as const;

interface ChangeRowProps {
  proposal: Proposal;
  isUsed: boolean;
  onToggle: () => void;
}

/** One proposal, which is in the download or not, and the button to switch that. */
export function ChangeRow({ proposal, isUsed, onToggle }: ChangeRowProps) {
  const words = wording[proposal.kind];
  return (
    <li className="border-t border-line px-4 pt-4 pb-2 first:border-t-0">
      <Line proposal={proposal} isUsed={isUsed} />
      {proposal.reason && (isUsed || proposal.kind !== "rewrite") && (
        <p className="mt-2 text-13 text-muted">{proposal.reason}.</p>
      )}
      <div className="mt-1 flex items-center justify-between gap-4">
        <span
          className={`inline-flex items-center gap-1 text-13 font-medium ${isUsed ? "text-success" : "text-muted"}`}
        >
          {isUsed && <Check aria-hidden="true" className="size-4" />}
          {isUsed ? words.used : words.unused}
        </span>
        <Button
          compact
          variant="ghost"
          className="-mr-3"
          icon={isUsed ? <Undo2 aria-hidden="true" /> : undefined}
          onClick={onToggle}
        >
          {isUsed ? words.leave : words.use}
        </Button>
      </div>
    </li>
  );
}

function Line({ proposal, isUsed }: Pick<ChangeRowProps, "proposal" | "isUsed">) {
  if (proposal.kind === "move") return <Moved move={proposal} />;
  if (proposal.kind === "insert") return <DiffLine after={proposal.after} />;
  if (!isUsed) return <p className="wrap-anywhere">{proposal.before}</p>;
  return <DiffLine before={proposal.before} after={proposal.after} />;
}

function Moved({ move }: { move: LineMove }) {
  const isUp = movesUp(move);
  const Arrow = isUp ? ArrowUp : ArrowDown;
  return (
    <p className="grid grid-cols-[1.25rem_minmax(0,1fr)] text-14">
      <Arrow aria-hidden="true" className="mt-0.5 size-4 text-primary" />
      <span className="wrap-anywhere">
        <b className="font-medium">{isUp ? "Move up" : "Move down"}: </b>
        {move.text}
      </span>
    </p>
  );
}
