import { Tooltip, type TooltipProps, TooltipProvider } from "#shared/ui/primitives/tooltip.tsx";

/** The tooltip with its provider; see tip.tsx for why they come together. */
export function TipLoaded(props: TooltipProps) {
  return (
    <TooltipProvider>
      <Tooltip {...props} />
    </TooltipProvider>
  );
}
