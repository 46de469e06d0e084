import { AlertDialog } from "#shared/ui/primitives/alert-dialog.tsx";
import type { ListedJob } from "./job-queries.ts";
import { applyTexts as texts } from "./jobs-texts.ts";

export interface DidYouApplyProps {
  /** The ad that the person comes back from; null asks nothing. */
  job: ListedJob | null;
  onAnswered: () => void;
  onApplied: (job: ListedJob) => void;
}

/** decision: D-16. */
export function DidYouApply({ job, onAnswered, onApplied }: DidYouApplyProps) {
  return (
    <AlertDialog
      open={job !== null}
      onOpenChange={(open) => open || onAnswered()}
      title={texts.title}
      description={job ? texts.text(job.title, job.company) : ""}
      confirmLabel={texts.yes}
      cancelLabel={texts.no}
      onConfirm={() => job && onApplied(job)}
    />
  );
}
