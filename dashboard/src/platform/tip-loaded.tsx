import { useSyncExternalStore } from "react";
import { tooltipSkipMs } from "#shared/domain/ui-constants.ts";
import { Tooltip, type TooltipProps, TooltipProvider } from "#shared/ui/primitives/overlay/tooltip.tsx";

/** Each tip has a provider of its own (see tip.tsx), so what they share is here: one was open just now. */
let isWarm = false;
let cooling: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setWarm(next: boolean): void {
  isWarm = next;
  for (const listener of listeners) listener();
}

function onOpenChange(open: boolean): void {
  clearTimeout(cooling);
  if (open) setWarm(true);
  else cooling = setTimeout(() => setWarm(false), tooltipSkipMs);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The tooltip with its provider; at once while another was open a moment ago. */
export function TipLoaded(props: TooltipProps) {
  const isNext = useSyncExternalStore(subscribe, () => isWarm);
  return (
    <TooltipProvider>
      <Tooltip {...props} delayMs={isNext ? 0 : undefined} onOpenChange={onOpenChange} />
    </TooltipProvider>
  );
}
