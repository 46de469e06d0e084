import { useEffect, useState } from "react";
import { DownloadLine } from "#shared/device/download-line.tsx";
import { progressTick } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { useDelayed } from "../../../platform/loading/use-delayed.ts";
import { StepCard } from "../../../platform/step-card.tsx";
import { progressSteps } from "./optimizer-texts.ts";
import { easeProgress, reachStep } from "./progress-rule.ts";

const longWaitMs = 10_000;

export interface ProgressPanelProps {
  /** The step that the server has reached, 0 to 4. */
  step: number;
  /** Of the browser's own model, 0 to 1; null while there is none. */
  download: number | null;
  onCancel: () => void;
}

/** The five named steps while an optimisation runs. */
export function ProgressPanel({ step, download, onCancel }: ProgressPanelProps) {
  const progress = useEasedProgress(step);
  const isLong = useDelayed(longWaitMs);
  return (
    <StepCard
      label="Optimization progress"
      steps={progressSteps}
      step={step}
      progress={progress}
      className="mx-auto max-w-[35rem]"
      footer={
        (isLong || download !== null) && (
          <>
            <DownloadLine share={download} />
            <p className="text-13 text-muted">This takes longer than usual. Your texts are safe here.</p>
            <Button compact onClick={onCancel}>
              Cancel
            </Button>
          </>
        )
      }
    />
  );
}

/** Eases between two events; with reduced motion it only jumps when a step is reached. decision: D-09. */
function useEasedProgress(step: number): number {
  const [progress, setProgress] = useState(0);
  useEffect(() => {
    setProgress((before) => reachStep(before, step));
    if (window.matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    const timer = setInterval(
      () => setProgress((before) => easeProgress(before, step, Math.random())),
      progressTick.everyMs,
    );
    return () => clearInterval(timer);
  }, [step]);
  return progress;
}
