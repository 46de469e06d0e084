import { useEffect, useState } from "react";
import { letterStepMs } from "#shared/domain/ui-constants.ts";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Button } from "#shared/ui/primitives/button.tsx";
import { Card, CardBody, CardFooter } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { announce } from "../../platform/live-region.tsx";
import { stepAfter } from "./letter-rules.ts";
import { letterSteps } from "./letter-texts.ts";

export interface LetterProgressProps {
  /** The step that the server has reached; null until it names one. */
  reached: number | null;
  onCancel: () => void;
}

/**
 * The five steps while a letter is written: the server's own (decision: D-09), and until it names one, one more
 * every 2 seconds (part 2, section 4). Never done before the answer.
 */
export function LetterProgress({ reached, onCancel }: LetterProgressProps) {
  const elapsed = useStep();
  const step = reached ?? elapsed;
  const name = letterSteps[step] ?? letterSteps[0];
  useEffect(() => announce(`${name}, step ${step + 1} of ${letterSteps.length}`), [name, step]);
  const progress = (100 * step) / letterSteps.length;
  return (
    <Card as="section" inset={24} aria-label="Writing your letter">
      <CardBody className="border-b border-line">
        <div className="flex items-baseline justify-between gap-4">
          <h2 className="text-18 font-bold">{name}</h2>
          <p className="text-14 whitespace-nowrap text-muted tabular-nums">
            Step {step + 1} of {letterSteps.length}
          </p>
        </div>
        <Progress label="Overall progress" value={progress} className="mt-4" />
        <p className="mt-2 text-13 text-muted tabular-nums">{progress}%</p>
      </CardBody>
      <CardBody>
        <Steps steps={letterSteps.map((label) => ({ label }))} current={step} />
      </CardBody>
      <CardFooter>
        <p className="text-13 text-muted">What you typed is kept here.</p>
        <Button compact onClick={onCancel}>
          Cancel
        </Button>
      </CardFooter>
    </Card>
  );
}

/** Short enough that a step shows when it is due. */
const lookEveryMs = 250;

function useStep(): number {
  const [step, setStep] = useState(0);
  useEffect(() => {
    const start = Date.now();
    const timer = setInterval(() => setStep(stepAfter(Date.now() - start, letterStepMs)), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return step;
}
