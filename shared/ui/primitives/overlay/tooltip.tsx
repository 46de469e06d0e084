import { Tooltip as Radix } from "radix-ui";
import { type ReactElement, type ReactNode, useState } from "react";
import { tooltipDelayMs, tooltipSkipMs } from "#shared/domain/ui-constants.ts";
import { useLandmark } from "./use-landmark.ts";

/** Once around the app: 700 ms before the first tooltip, then none while moving to another within 300 ms. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Radix.Provider delayDuration={tooltipDelayMs} skipDelayDuration={tooltipSkipMs}>
      {children}
    </Radix.Provider>
  );
}

export interface TooltipProps {
  content: ReactNode;
  /** One focusable element. */
  children: ReactElement;
  side?: "top" | "right" | "bottom" | "left" | undefined;
  /** Replaces the provider's delay, for a tooltip without a provider. */
  delayMs?: number | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
}

/** A short text about a control; never the only place of an information. */
export function Tooltip({ content, children, side = "top", delayMs, onOpenChange }: TooltipProps) {
  const place = useLandmark<HTMLButtonElement>();
  // Drawn on first use, because a list with many tooltips would otherwise pay for all of them.
  const [hasOpened, setHasOpened] = useState(false);
  const onChange = (open: boolean) => {
    if (open) setHasOpened(true);
    place.onOpenChange(open);
    onOpenChange?.(open);
  };
  return (
    <Radix.Root onOpenChange={onChange} {...(delayMs !== undefined && { delayDuration: delayMs })}>
      <Radix.Trigger asChild ref={place.trigger}>
        {children}
      </Radix.Trigger>
      {hasOpened && (
        <Radix.Portal container={place.container}>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="fc-border z-60 max-w-80 rounded-control bg-ink px-2.5 py-1.5 text-13 text-canvas data-[state=delayed-open]:animate-fade-in"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      )}
    </Radix.Root>
  );
}
