import { CloudOff } from "lucide-react";
import { useQueue } from "./use-queue.ts";

/** Below the header while something waits: how much, and a link to the list. */
export function QueueStrip({ onShow }: { onShow: () => void }) {
  const { calls } = useQueue();
  if (calls.length === 0) return null;
  const text = calls.length === 1 ? "1 change waits to be sent." : `${calls.length} changes wait to be sent.`;
  return (
    <section
      aria-label="Waiting to send"
      className="flex items-center gap-2 border-b border-line bg-warn-soft px-3 py-2 text-13 text-ink min-[344px]:px-4"
    >
      <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warn" />
      <p role="status" className="min-w-0 flex-1">
        {navigator.onLine ? text : "You are offline. Changes are saved and sent later."}
      </p>
      <button type="button" onClick={onShow} className="min-h-6 rounded-paper font-medium text-primary">
        Show
      </button>
    </section>
  );
}
