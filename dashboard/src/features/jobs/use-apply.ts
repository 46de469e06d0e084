import { useEffect, useState } from "react";
import { listedJob } from "#shared/contract/jobs.ts";
import { statusFacts } from "#shared/domain/applications/status.ts";
import { readValue, writeText, writeValue } from "../../platform/browser-storage.ts";
import type { ListedJob } from "./job-queries.ts";

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
