import { ShieldCheck } from "lucide-react";
import { letterSteps } from "#shared/domain/cover-letters/letter-words.ts";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";

const steps = letterSteps.map((label) => ({ label }));

/** The letter being written: the step that the server has reached, never further. */
export function LetterWriting({ step }: { step: number }) {
  return (
    <div className="grid gap-3">
      <Card as="section" aria-busy="true" className="p-4">
        <h1 className="text-18 font-bold">
          <span role="status">{letterSteps[step] ?? ""}</span>
        </h1>
        <Progress label="Writing your letter" value={(step / steps.length) * 100} className="mt-2" />
        <p className="mt-2 mb-4 text-13 text-muted">
          Step {step + 1} of {steps.length}
        </p>
        <Steps steps={steps} current={step} />
      </Card>
      <p className="flex gap-2 text-13 text-muted">
        <ShieldCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
        Every sentence is checked against your own resume. One with a fact that is not in it is left out.
      </p>
    </div>
  );
}
