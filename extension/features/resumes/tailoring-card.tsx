import { PenLine, ShieldCheck } from "lucide-react";
import { Steps } from "#shared/ui/blocks/steps.tsx";
import { Card } from "#shared/ui/primitives/card.tsx";
import { Progress } from "#shared/ui/primitives/progress.tsx";
import { builtInWriter } from "./built-in-writer.ts";

/** The five steps as the specification names them. decision: D-48. */
const steps = [
  "Analyzing Resume",
  "Job Analysis",
  "Keyword Matching",
  "Content Enhancement",
  "Final Optimization",
].map((label) => ({ label }));

/** The writer at work: the step that the server has reached, never further. */
export function TailoringCard({ step }: { step: number }) {
  const label = steps[step]?.label ?? "";
  return (
    <div className="grid gap-3">
      <Card as="section" aria-busy="true" className="p-4">
        <h1 className="text-18 font-bold">
          <span role="status">{label}</span>
        </h1>
        <Progress label="Tailoring" value={(step / steps.length) * 100} className="mt-2" />
        <p className="mt-2 mb-4 text-13 text-muted">
          Step {step + 1} of {steps.length}
        </p>
        <Steps steps={steps} current={step} />
      </Card>
      <p className="flex gap-2 text-13 text-muted">
        <ShieldCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
        Every new line is checked against your own resume. A line with a fact that is not in it is blocked.
      </p>
      <p className="flex gap-2 text-13 text-muted">
        <PenLine aria-hidden="true" className="mt-px size-4 shrink-0" />
        {builtInWriter}
      </p>
    </div>
  );
}
