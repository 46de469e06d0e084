import { pages } from "#shared/domain/pages.ts";
import { TextLink } from "#shared/ui/primitives/text-link.tsx";
import { useNavigateTo } from "../../../platform/use-navigate-to.ts";
import { gainText } from "./gain-text.ts";
import type { Gain } from "./use-expected-gain.ts";

/** Beside every button that optimises: what the press would bring; where wording brings nothing, the way to what would. */
export function GainLine({ gain, className = "" }: { gain: Gain | null; className?: string }) {
  const onNavigate = useNavigateTo();
  if (!gain) return null;
  return (
    <p role="status" className={`text-14 text-muted ${className}`}>
      {gainText(gain)}{" "}
      {gain.lines + gain.moves === 0 && (
        <TextLink href={pages.evidence} onNavigate={onNavigate}>
          Say what it does not say yet
        </TextLink>
      )}
    </p>
  );
}
