import { Check } from "lucide-react";
import { classNames } from "../primitives/class-names.ts";

export interface Step {
  label: string;
  /** What was found, or what is happening now; shown below the step. */
  note?: string | undefined;
}

export interface StepsProps {
  steps: readonly Step[];
  /** Index of the running step; the number of steps when all are done. */
  current: number;
  className?: string | undefined;
}

type StepState = "done" | "now" | "later";

const dots: Record<StepState, string> = {
  done: "border border-primary bg-primary text-on-primary",
  now: "border-6 border-primary bg-surface",
  later: "border border-control bg-surface",
};

const words: Record<StepState, string> = { done: "Done: ", now: "Now: ", later: "To come: " };

/** The named steps of something that takes a while. */
export function Steps({ steps, current, className }: StepsProps) {
  return (
    <ol className={classNames("flex flex-col text-14", className)}>
      {steps.map((step, index) => {
        const state = index < current ? "done" : index === current ? "now" : "later";
        return <StepRow key={step.label} step={step} state={state} isLast={index === steps.length - 1} />;
      })}
    </ol>
  );
}

function StepRow({ step, state, isLast }: { step: Step; state: StepState; isLast: boolean }) {
  return (
    <li
      aria-current={state === "now" ? "step" : undefined}
      className={classNames("relative flex gap-3", isLast ? "min-h-6" : "min-h-12 pb-3")}
    >
      {!isLast && <span aria-hidden="true" className="absolute top-5 bottom-0 left-[9.5px] w-px bg-line" />}
      <span
        aria-hidden="true"
        className={classNames("fc-border grid size-5 shrink-0 place-items-center rounded-full", dots[state])}
      >
        {state === "done" && <Check strokeWidth={2.5} className="size-3" />}
      </span>
      <div>
        <p className={classNames("font-medium", state === "later" && "text-muted")}>
          <span className="sr-only">{words[state]}</span>
          {step.label}
        </p>
        {step.note && state !== "later" && <p className="text-13 text-muted">{step.note}</p>}
      </div>
    </li>
  );
}
