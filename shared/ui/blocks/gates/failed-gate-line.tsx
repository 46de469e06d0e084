import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import type { Gate } from "#shared/match/analysis.ts";
import { knockOuts } from "./gate-words.ts";

export interface FailedGateLineProps {
  gates: readonly Gate[];
  /** At the end: a link to the gates. */
  action?: ReactNode | undefined;
}

/** One line near the top when the ad demands what the person does not have; nothing otherwise. */
export function FailedGateLine({ gates, action }: FailedGateLineProps) {
  const failed = knockOuts(gates);
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
