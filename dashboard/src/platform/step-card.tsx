import { type ReactNode, useEffect } from "react";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { announce } from "./live/live-region.tsx";

export interface StepCardProps {
  /** What runs, read out. */
  label: string;
  steps: readonly string[];
  /** The step under way, from 0. */
  step: number;
  /** 0 to 100. */
  progress: number;
  /** What a long wait offers. */
  footer?: ReactNode;
  className?: string;
}

/** Named steps while something is made: which one, how far, what is done; each step is announced. */
export function StepCard({ label, steps, step, progress, footer, className }: StepCardProps) {
  const name = steps[step] ?? "";
  useEffect(() => announce(`${name}, step ${step + 1} of ${steps.length}`), [name, step, steps.length]);
  return (
    <Card as="section" inset={24} aria-label={label} className={className}>
      <CardBody className="border-b border-line">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-18 font-bold">{name}</h2>
          <p className="text-14 whitespace-nowrap text-muted tabular-nums">
            Step {step + 1} of {steps.length}
          </p>
        </div>
        <Progress label="Overall progress" value={progress} className="mt-4" />
        <p className="mt-2 text-13 text-muted tabular-nums">{progress}%</p>
      </CardBody>
      <CardBody>
        <Steps steps={steps.map((one) => ({ label: one }))} current={step} />
      </CardBody>
      {footer && <CardFooter>{footer}</CardFooter>}
    </Card>
  );
}
