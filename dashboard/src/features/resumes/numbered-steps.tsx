/** Sentences in their order, each with its number. */
export function NumberedSteps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3 text-14">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-[1rem_minmax(0,1fr)] gap-3">
          <span aria-hidden="true" className="text-muted tabular-nums">
            {index + 1}
          </span>
          {step}
        </li>
      ))}
    </ol>
  );
}
