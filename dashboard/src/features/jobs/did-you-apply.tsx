import { useEffect, useState } from "react";
import { listedJob } from "#shared/contract/jobs.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { AlertDialog } from "#shared/ui/primitives/overlay/alert-dialog.tsx";
import { readValue, writeText, writeValue } from "../../platform/browser/browser-storage.ts";
import type { ListedJob } from "./job-queries.ts";
import { applyTexts as texts } from "./jobs-texts.ts";

const key = "kelpie_apply";

/**
 * Opens an ad in a new tab and asks on return whether the person applied; also when the page was loaded anew
 * meanwhile. decision: D-16.
 */
export function useApply() {
  const [left, setLeft] = useState<ListedJob | null>(() => readValue("session", key, listedJob));
  const [isBack, setIsBack] = useState(() => left !== null);

  useEffect(() => {
    if (!left) return;
    const look = () => {
      if (document.visibilityState === "visible" && document.hasFocus()) setIsBack(true);
    };
    document.addEventListener("visibilitychange", look);
    window.addEventListener("focus", look);
    return () => {
      document.removeEventListener("visibilitychange", look);
      window.removeEventListener("focus", look);
    };
  }, [left]);

  return {
    apply: (job: ListedJob) => {
      window.open(job.url, "_blank", "noopener,noreferrer");
      // Who has applied already is not asked again.
      if (job.saved && statusFacts[job.saved.status].isSent) return;
      writeValue("session", key, job);
      setIsBack(false);
      setLeft(job);
    },
    asked: isBack ? left : null,
    answered: () => {
      writeText("session", key, null);
      setLeft(null);
      setIsBack(false);
    },
  };
}

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
