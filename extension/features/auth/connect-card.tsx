import { LoaderCircle } from "lucide-react";
import { Notice } from "#shared/ui/blocks/notice.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import type { Connecting } from "./use-connect.ts";

interface ConnectCardProps {
  connecting: Connecting;
  onCancel: () => void;
}

/** The code to compare while our own page asks the person. */
export function ConnectCard({ connecting, onCancel }: ConnectCardProps) {
  if (connecting.status === "ran-out")
    return <Notice tone="warn">Nobody agreed within five minutes. Press Connect again.</Notice>;
  if (connecting.status !== "waiting") return null;
  return (
    <Card as="section" className="grid gap-3 p-4">
      <div role="status" className="grid gap-1">
        <p className="flex items-center gap-2 font-medium">
          <LoaderCircle aria-hidden="true" className="size-4 text-muted" />
          Press Connect on the page that opened
        </p>
        <p className="text-muted">It must show this code:</p>
      </div>
      <p className="fc-border rounded-control border border-line bg-sunken py-2 text-center text-22 font-bold tracking-wider tabular-nums">
        {connecting.code}
      </p>
      <Button compact variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Card>
  );
}
