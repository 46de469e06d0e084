import { lazy, Suspense } from "react";
import type { TooltipProps } from "#shared/ui/primitives/overlay/tooltip.tsx";

const TipLoaded = lazy(async () => ({ default: (await import("./tip-loaded.tsx")).TipLoaded }));

/** A tooltip whose code (it measures and places itself) stays out of the first screen; until then the bare control. */
export function Tip(props: TooltipProps) {
  return (
    <Suspense fallback={props.children}>
      <TipLoaded {...props} />
    </Suspense>
  );
}
