import { ChevronDown } from "lucide-react";
import { type ReactNode, useId } from "react";
import { capitalised } from "#shared/domain/text.ts";
import type { Importance } from "#shared/engine/analysis.ts";
import type { LedgerEntry } from "#shared/engine/ledger.ts";
import { classNames } from "../../primitives/class-names.ts";
import { pointing } from "../../primitives/pointing.ts";
import { CreditPip } from "./credit-pip.tsx";
import { ProofThread } from "./proof-thread.tsx";

export const importanceWords: Record<Importance, string> = {
  must: "Must",
  preferred: "Preferred",
  duty: "Duty",
};

export interface RequirementRowProps {
  entry: LedgerEntry;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Shows a shortened proof while closed, for the strongest and the missing ones. */
  preview?: boolean | undefined;
  /** For a place whose heading already says it. */
  hideImportance?: boolean | undefined;
  /** Brief row: only a must is labelled, and the points appear when it is open. */
  isBrief?: boolean | undefined;
  /** Replaces the mark with the criterion's number on its screen. */
  sign?: ReactNode | undefined;
  /** True if another part of the screen highlights it. */
  isMarked?: boolean | undefined;
  /** Called when the mouse or the focus enters or leaves. */
  onPoint?: ((isOn: boolean) => void) | undefined;
  /** Shown after the ad's sentence in the open row ("Show in the ad"). */
  adAction?: ReactNode | undefined;
  /** Shown below the proof in the open row: importance, other wordings. */
  children?: ReactNode | undefined;
}

/**
 * One requirement of the ad, as one button that opens in place with its proof. Escape closes it, and the focus stays.
 */
export function RequirementRow(props: RequirementRowProps) {
  const { entry, open, onOpenChange, preview, isBrief, sign, isMarked, onPoint, adAction, children } = props;
  const { evidence } = entry.best;
  const proofId = useId();
  const isShown = open || preview;
  return (
    <li
      data-picked={isMarked || undefined}
      className={classNames(
        "border-t border-line px-4 py-2.5 first:border-t-0",
        open && "bg-sunken/45",
        isMarked && "-outline-offset-2 outline-2 outline-primary",
      )}
      onKeyDown={(event) => {
        if (!open || event.key !== "Escape") return;
        event.stopPropagation();
        onOpenChange(false);
      }}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={isShown ? proofId : undefined}
        onClick={() => onOpenChange(!open)}
        {...pointing(onPoint)}
        className={classNames(
          "grid min-h-6 w-full items-start gap-x-2 rounded-paper py-0.5 text-left text-14",
          sign ? "grid-cols-[1.5rem_minmax(0,1fr)_auto_1rem]" : "grid-cols-[1rem_minmax(0,1fr)_auto_1rem]",
        )}
      >
        {sign ?? <CreditPip credit={evidence.credit} className="mt-0.5" />}
        <span className="font-medium wrap-anywhere">
          <span data-ad-line>{capitalised(entry.term)}</span>
          <ImportanceWord {...props} />
        </span>
        <Points entry={entry} open={open} isBrief={isBrief} />
        <ChevronDown
          aria-hidden="true"
          className={classNames("mt-0.5 size-4 text-muted transition-transform", open && "rotate-180")}
        />
      </button>
      {isShown && (
        <div id={proofId} className="pr-3">
          <ProofThread
            entry={entry}
            clamped={!open}
            adAction={
              open && adAction ? <span className="ml-1 whitespace-nowrap">{adAction}</span> : undefined
            }
            className={open ? "mt-2" : "mt-1"}
          />
          {open && <Reason entry={entry} />}
          {open && children && <div className="mt-4 pl-6">{children}</div>}
        </div>
      )}
    </li>
  );
}

function ImportanceWord({ entry: { importance }, hideImportance, isBrief }: RequirementRowProps) {
  if (hideImportance || (isBrief && importance !== "must")) return null;
  return (
    <span className="ml-2 text-13 font-normal whitespace-nowrap text-muted">
      {importanceWords[importance]}
    </span>
  );
}

/** The points it adds now; for a missing one, the points it would add. */
function Points(props: { entry: LedgerEntry; open: boolean; isBrief: boolean | undefined }) {
  const { entry, open, isBrief } = props;
  if (isBrief && !open) return <span />;
  const isMissing = entry.state === "missing";
  const points = (isMissing ? entry.worth : entry.points).toFixed(1);
  return (
    <span
      className={classNames(
        "text-13 leading-5 tabular-nums",
        isMissing ? "font-medium text-accent" : "text-muted",
      )}
    >
      <span className="sr-only">{isMissing ? "would add " : ""}</span>
      {isMissing ? `+${points}` : points}
      <span className="sr-only"> points</span>
    </span>
  );
}

const halfCredit = 0.5;

/** Why a partly met criterion does not count in full, and what full credit would add. */
function Reason({ entry }: { entry: LedgerEntry }) {
  if (entry.state !== "partly" || entry.worth <= 0) return null;
  const isListed = entry.best.evidence.credit > halfCredit;
  return (
    <p className="mt-3 pl-6 text-13 text-muted">
      {isListed
        ? "Counts in part, because your resume only lists it. Shown in a role it counts in full:"
        : "Counts half, because your resume shows something close or less than asked. In full it would add"}{" "}
      <b className="font-bold text-primary">+{entry.worth.toFixed(1)}</b>.
    </p>
  );
}
