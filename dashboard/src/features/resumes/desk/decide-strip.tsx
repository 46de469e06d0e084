import { Check, ChevronDown, ChevronUp, Undo2, X } from "lucide-react";
import { Button } from "#shared/ui/primitives/button.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { Kbd } from "#shared/ui/primitives/kbd.tsx";
import type { Proposal } from "#shared/writing/changes/edit-line.ts";
import type { DeskChanges } from "./use-desk-changes.ts";

/** What is proposed at the place the person is at, and their word on it. It stands still while the page moves. */
export function DecideStrip({ changes }: { changes: DeskChanges }) {
  const { current, place, all, open, step, say, undo } = changes;
  if (all.length === 0) return null;
  return (
    <div
      data-foot-bar
      className="sticky bottom-[var(--foot,0px)] z-10 shrink-0 rounded-b-card border-t border-line bg-surface px-4 py-3 @xl:flex @xl:items-center @xl:gap-3 @4xl/desk:static"
    >
      <div className="flex flex-1 items-center justify-between gap-2">
        <p aria-live="polite" className="min-w-0 text-14 wrap-anywhere">
          {current ? <About proposal={current} points={changes.points} /> : `All ${all.length} checked.`}
        </p>
        <div className="flex shrink-0 items-center text-13 text-muted tabular-nums">
          {current && place}
          {undo && <IconButton compact label="Undo" icon={<Undo2 aria-hidden="true" />} onClick={undo} />}
          <IconButton
            compact
            label="Change before (K)"
            icon={<ChevronUp aria-hidden="true" />}
            disabled={open.length < 2}
            onClick={() => step(-1)}
          />
          <IconButton
            compact
            label="Next change (J)"
            icon={<ChevronDown aria-hidden="true" />}
            disabled={open.length < 2}
            onClick={() => step(1)}
          />
        </div>
      </div>
      {current && (
        <div className="mt-2 flex shrink-0 gap-2 max-sm:[&>*]:flex-1 @xl:mt-0">
          <Button compact icon={<X aria-hidden="true" />} onClick={() => say("refused")}>
            Reject <Key>R</Key>
          </Button>
          <Button compact icon={<Check aria-hidden="true" />} onClick={() => say("accepted")}>
            Accept <Key>A</Key>
          </Button>
        </div>
      )}
    </div>
  );
}

/** Only where there are keys. */
function Key({ children }: { children: string }) {
  return (
    <span aria-hidden="true" className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}

function About({ proposal, points }: { proposal: Proposal; points: number | null }) {
  const what = proposal.reason || (proposal.kind === "move" ? "Moved elsewhere" : "Another wording");
  return (
    <>
      <span className="font-medium">{what}</span>
      {points !== null && points !== 0 && (
        <span className="ml-2 rounded-full bg-success-soft px-2 text-13 font-medium text-success tabular-nums">
          {points > 0 ? `+${points}` : `−${-points}`}
          <span className="sr-only"> points</span>
        </span>
      )}
    </>
  );
}
