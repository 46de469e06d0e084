import { CloudOff, RotateCw, Trash2 } from "lucide-react";
import { agoText } from "#shared/domain/dates.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { IconButton } from "#shared/ui/primitives/icon-button.tsx";
import { nowIso } from "../../platform/clock.ts";
import type { QueuedCall } from "../../platform/queue.ts";
import { useQueue } from "./use-queue.ts";

const words: Record<QueuedCall["act"], string> = {
  save: "Save this job",
  applied: "Mark as applied",
  change: "Change this job",
};

/** The waiting changes, each with a button to drop it, and a button to send now. */
export function QueueList() {
  const { calls, isSending, send, discard } = useQueue();
  if (calls.length === 0) return <p className="text-muted">Everything is sent. Nothing waits.</p>;
  return (
    <div className="grid gap-3">
      <p className="text-muted">
        Kept on this computer and tried again every half minute, also after this panel is closed.
      </p>
      <Card>
        <ul className="divide-y divide-line">
          {calls.map((call) => (
            <li key={call.key} className="flex items-start gap-3 p-4">
              <CloudOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{call.title || "A job"}</p>
                <p className="text-13 text-muted">
                  {words[call.act]}, {agoText(call.at, nowIso())}
                </p>
                {call.refusal && <p className="text-13 text-danger">{call.refusal}</p>}
              </div>
              <IconButton
                compact
                label={`Discard: ${call.title}`}
                icon={<Trash2 aria-hidden="true" />}
                className="-mt-1.5 -mr-2"
                onClick={() => discard(call.key)}
              />
            </li>
          ))}
        </ul>
      </Card>
      <Button
        variant="primary"
        className="justify-self-start"
        icon={<RotateCw aria-hidden="true" />}
        busy={isSending}
        busyLabel="Sending..."
        onClick={send}
      >
        Send now
      </Button>
    </div>
  );
}
