import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { KnockOut } from "#shared/engine/analysis.ts";
import { failedKnockOuts } from "./knock-out-words.ts";

export interface FailedKnockOutLineProps {
  knockOuts: readonly KnockOut[];
  /** Shown at the end: a link to the knock-outs. */
  action?: ReactNode | undefined;
}

/** A line near the top if the ad requires something that the person does not have; otherwise nothing. */
export function FailedKnockOutLine({ knockOuts, action }: FailedKnockOutLineProps) {
  const failed = failedKnockOuts(knockOuts);
  const [first] = failed;
  if (first === undefined) return null;
  const others = failed.length - 1;
  const more = others === 0 ? "" : ` and ${others} more`;
  return (
    <p
      role="status"
      className="fc-border flex items-start gap-2 rounded-control bg-danger-soft px-3 py-2 text-14 text-ink"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-danger" />
      <span className="min-w-0 flex-1">
        <b className="font-medium">Could rule you out:</b> {first.ask.value}
        {more}
      </span>
      {action}
    </p>
  );
}
