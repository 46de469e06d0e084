import { useEffect, useState } from "react";
import { DownloadLine } from "#shared/device/download-line.tsx";
import { letterSteps } from "#shared/domain/cover-letters/letter-words.ts";
import { letterStepMs } from "#shared/domain/ui-constants.ts";
import { Button } from "#shared/ui/primitives/button.tsx";
import { StepCard } from "../../platform/step-card.tsx";
import { stepAfter } from "./letter-rules.ts";
import { letterTexts as texts } from "./letter-texts.ts";

export interface LetterProgressProps {
  /** The step that the server has reached; null until it names one. */
  reached: number | null;
  /** Of the browser's own model, 0 to 1; null while there is none. */
  download: number | null;
  onCancel: () => void;
}

/**
 * The five steps while a letter is written: the server's own (decision: D-09), and until it names one, one more
 * every 2 seconds. Never done before the answer.
 */
export function LetterProgress({ reached, download, onCancel }: LetterProgressProps) {
  const elapsed = useStep();
  const step = reached ?? elapsed;
  return (
    <StepCard
      label="Writing your letter"
      steps={letterSteps}
      step={step}
      progress={(100 * step) / letterSteps.length}
      footer={
        <>
          <DownloadLine share={download} />
          <p className="text-13 text-muted">{texts.leave}</p>
          <Button compact onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    />
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
