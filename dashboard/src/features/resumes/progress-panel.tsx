import { useEffect, useState } from "react";
import { progressTick } from "#shared/domain/ui-constants.ts";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { announce } from "../../platform/live-region.tsx";
import { useDelayed } from "../../platform/use-delayed.ts";
import { progressSteps } from "./optimizer-texts.ts";
import { easeProgress, reachStep } from "./progress-rule.ts";

const longWaitMs = 10_000;

export interface ProgressPanelProps {
  /** The step that the server has reached, 0 to 4. */
  step: number;
  onCancel: () => void;
}

/** The five named steps while an optimisation runs. */
export function ProgressPanel({ step, onCancel }: ProgressPanelProps) {
  const progress = useEasedProgress(step);
  const isLong = useDelayed(longWaitMs);
  const name = progressSteps[step] ?? progressSteps[0];
  useEffect(() => announce(`${name}, step ${step + 1} of ${progressSteps.length}`), [name, step]);
  return (
    <Card as="section" inset={24} aria-label="Optimization progress" className="mx-auto max-w-[35rem]">
      <CardBody className="border-b border-line">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-18 font-bold">{name}</h2>
          <p className="text-14 whitespace-nowrap text-muted tabular-nums">
            Step {step + 1} of {progressSteps.length}
          </p>
        </div>
        <Progress label="Overall progress" value={progress} className="mt-4" />
        <p className="mt-2 text-13 text-muted tabular-nums">{progress}%</p>
      </CardBody>
      <CardBody>
        <Steps steps={progressSteps.map((label) => ({ label }))} current={step} />
      </CardBody>
      {isLong && (
        <CardFooter>
          <p className="text-13 text-muted">This takes longer than usual. Your texts are kept here.</p>
          <Button compact onClick={onCancel}>
            Cancel
          </Button>
        </CardFooter>
      )}
    </Card>
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
